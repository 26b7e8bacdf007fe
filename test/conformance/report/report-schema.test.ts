import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { REPORT_SCHEMA, type Report } from '../../../conformance/model/report.ts';
import schema from '../../../conformance/report/report.schema.json' with { type: 'json' };
import { realReport } from './real-report.ts';
import { richReport, sampleTraffic, soundReport } from './sample-report.ts';

const validate: ValidateFunction = new Ajv2020({
  allErrors: true,
  formats: { date: /^\d{4}-\d\d-\d\d$/ },
}).compile(schema);

function validationErrors(value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Bodies and headers hold what the deployment says, and faults have a schema of their own, counts are by status and requirement: here they have no form. */
const FREE = new Set(['body', 'headers', 'faults', 'refused', 'tallies']);

/** Every member of every object of the report that has a form, with one place where it stands. */
function members(value: unknown, path: readonly string[] = []): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  if (typeof value !== 'object' || value === null || FREE.has(path.at(-1) ?? '')) return found;
  for (const [name, entry] of Object.entries(value)) {
    const here = [...path, name];
    if (!Array.isArray(value)) found.set(generic(here), here);
    for (const [key, place] of members(entry, here)) found.set(key, place);
  }
  return found;
}

function generic(path: readonly string[]): string {
  return path.map((name) => (/^\d+$/.test(name) ? '*' : name)).join('/');
}

/** A copy of the report in which what stands at the path has been changed. */
function changed(
  report: Report,
  path: readonly string[],
  change: (holder: Record<string, unknown>, name: string) => void,
): unknown {
  const copy = structuredClone(report);
  const [name = '', ...above] = path.toReversed();
  const holder = above
    .toReversed()
    .reduce(
      (value, step) => value[step] as Record<string, unknown>,
      copy as unknown as Record<string, unknown>,
    );
  change(holder, name);
  return copy;
}

/** Members that the schema knows, as `exchanges/* /request/url` without the blank. */
function described(node: Record<string, unknown>, path: readonly string[] = []): string[] {
  const { $ref, items, properties } = node as {
    $ref?: string;
    items?: Record<string, unknown>;
    properties?: Record<string, Record<string, unknown>>;
  };
  if ($ref !== undefined) {
    const name = $ref.replace('#/$defs/', '') as keyof typeof schema.$defs;
    return described(schema.$defs[name] as Record<string, unknown>, path);
  }
  if (items !== undefined) return described(items, [...path, '*']);
  return Object.entries(properties ?? {}).flatMap(([name, property]) => [
    generic([...path, name]),
    ...described(property, [...path, name]),
  ]);
}

test('the schema has the name that reports carry', () => {
  expect(schema.$id).toBe(REPORT_SCHEMA);
  expect(schema.properties.$schema.const).toBe(REPORT_SCHEMA);
});

/** The sample has what only reports about clients and of recorded traffic have. */
function fullReport(): Report {
  const data = {
    kinds: [
      { name: 'phones', values: 2 },
      { name: 'bics', values: 1, enough: 2, weaker: ['createContact.international-wire-is-returned'] },
    ],
  };
  const sample = richReport();
  const rich = { ...sample, run: { ...sample.run, data }, traffic: sampleTraffic };
  const [faults, rewriting] = [[{ drop: 'before' }], 'capital letters'];
  return {
    ...rich,
    run: {
      ...rich.run,
      client: { command: 'node pay.js', runs: 2 },
      overlays: [{ title: 'A deployment', digest: rich.run.catalogue.digest }],
    },
    requirements: rich.requirements.map((one) => ({
      ...one,
      area: 'retries',
      place: { file: 'spec/openapi.yaml', line: 12 },
      sourceUrl: 'https://docs.example/cards',
      violations: one.violations.map((violation) => ({ ...violation, scenario: 'cut-before' })),
    })),
    notDeleted: [{ operation: 'createCard', call: 'card', ids: ['crd-1'] }],
    scenarios: [{ id: 'cut-before', title: 'Cut', faults, rewriting, end: 'exit code 1', calls: 3 }],
  };
}

test('reports with everything and with as little as there can be keep to it', () => {
  expect(validationErrors(richReport())).toEqual([]);
  expect(validationErrors(fullReport())).toEqual([]);
  expect(validationErrors(soundReport())).toEqual([]);
});

test('so do those of real runs: of a sound server, of broken ones and of one that answers nothing', async () => {
  expect(validationErrors(await realReport())).toEqual([]);
  const broken = await realReport(
    { operation: 'createCard', patch: [{ op: 'remove', path: '/cardholder' }] },
    { operation: 'createContact', body: 'truncated' },
    { operation: 'retrieveProgram', body: 'byte-order-mark' },
  );
  expect(broken.counts.violated).toBeGreaterThan(2);
  expect(validationErrors(broken)).toEqual([]);
  const silent = await realReport({ drop: 'before' });
  expect(silent.run.verdict).toBe('inconclusive');
  expect(validationErrors(silent)).toEqual([]);
});

test('it describes exactly the members that a report can have', () => {
  expect([...members(fullReport()).keys()].sort()).toEqual(described(schema).sort());
});

test('a member is required exactly where the type has it always', () => {
  const rich = fullReport();
  const wrong = [...members(rich)].filter(([key, path]) => {
    const without = changed(rich, path, (holder, name) => delete holder[name]);
    const optional = validationErrors(without).length === 0;
    return OPTIONAL.has(key) !== optional;
  });
  expect(wrong.map(([key]) => key)).toEqual([]);
});

/** As the type has it: those with `?`. */
const OPTIONAL = new Set([
  'run/client',
  'run/overlays',
  'run/seed',
  'run/data',
  'run/data/kinds/*/enough',
  'run/data/kinds/*/weaker',
  'run/thorough',
  'exchanges/*/question',
  'requirements/*/area',
  'requirements/*/place',
  'requirements/*/sourceUrl',
  'notDeleted',
  'traffic/agreement',
  'requirements/*/violations/*/scenario',
  'scenarios',
  'scenarios/*/rewriting',
  'run/stopped',
  'waivers/*/pointer',
  'observations/*/seen/*/pointer',
  'exchanges/*/request/body',
  'exchanges/*/response',
  'exchanges/*/response/body',
  'exchanges/*/response/unreadable',
  'exchanges/*/failure',
  'requirements/*/violations/*/why',
  'requirements/*/violations/*/cause',
  'requirements/*/violations/*/baseline',
  'left',
  'left/*/values',
  'left/*/values/*/before',
  'left/*/values/*/now',
  'left/*/values/*/sent',
  'left/*/shown',
  'left/*/shownBy',
  'restored',
  'causes',
  'baseline',
  'digest',
  'traffic',
  'traffic/from',
  'traffic/part',
  'traffic/to',
]);

test('a member of another kind, or one more, is refused everywhere', () => {
  const rich = richReport();
  const accepted = [...members(rich)]
    .filter(([key]) => !key.endsWith('/body'))
    .flatMap(([key, path]) => {
      const other = changed(rich, path, (holder, name) => {
        holder[name] = typeof holder[name] === 'string' ? 7 : 'x';
      });
      const more = changed(rich, path, (holder) => {
        holder.furtherMember = true;
      });
      return [
        ...(validationErrors(other).length === 0 ? [`${key} of another kind`] : []),
        ...(validationErrors(more).length === 0 ? [`a member beside ${key}`] : []),
      ];
    });
  expect(accepted).toEqual([]);
});
