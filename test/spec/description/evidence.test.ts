import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { catalogue } from '../../../generated/catalogue.ts';
import { isObject } from '../../../lib/json.ts';
import { type Json, type Reading, readDescription, repository } from './reading.ts';
import { FACTS, NOT_SHOWN } from './source-statements.ts';
import { OPERATIONS, SECTIONS } from './source-table.ts';

interface Requirement {
  readonly id: string;
  readonly section: string;
  readonly evidence: 'stated' | 'observed' | 'implied';
  readonly statement: string;
  readonly operations: readonly string[];
}

interface Gap {
  readonly id: string;
  readonly section: string;
  readonly said: 'explicit' | 'silent';
  readonly open: string;
}

const spec = `${repository}spec/`;
const text = (file: string): string => readFileSync(spec + file, 'utf8');

const files = readdirSync(`${spec}requirements`).filter((file) => file.endsWith('.yaml'));
const byFile = files.map((file) => ({ file, rows: parse(text(`requirements/${file}`)) as Requirement[] }));
const requirements = byFile.flatMap(({ rows }) => rows);
const gaps = parse(text('not-shown.yaml')) as Gap[];

const holds = (where: string, words: readonly string[]): boolean =>
  words.every((word) => where.toLowerCase().includes(word.toLowerCase()));
const twice = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const known = OPERATIONS.map(({ id }) => id);

describe('requirements', () => {
  test.each(byFile)('$file satisfies its schema', ({ rows }) => {
    const validate = new Ajv2020({ allErrors: true }).compile(
      JSON.parse(text('requirements/requirement.schema.json')),
    );
    expect(validate(rows) ? [] : validate.errors).toEqual([]);
  });

  test('have a file for each operation', () => {
    expect([...files].sort()).toEqual(known.map((id) => `${id}.yaml`).sort());
  });

  test.each(byFile)(
    '$file judges its own operation, with the help of others that exist',
    ({ file, rows }) => {
      const operation = file.replace('.yaml', '');
      const wrong = rows.filter(
        ({ id, operations }) =>
          !id.startsWith(`${operation}.`) ||
          operations[0] !== operation ||
          operations.some((name) => !known.includes(name)),
      );
      expect(wrong.map(({ id }) => id)).toEqual([]);
    },
  );

  test('have ids in words, each once', () => {
    const ids = requirements.map(({ id }) => id);
    expect(twice(ids)).toEqual([]);
    expect(ids.filter((id) => /(^|[.-])\d+($|-)/.test(id) || id.split(/[.-]/).length < 3)).toEqual([]);
  });

  test('say in words where they are not checked', () => {
    const field = (pointer: string) => `\`${pointer.slice(1).replaceAll('/', '.')}\``;
    const silent = catalogue.requirements.flatMap(({ id, statement, where = {} }) => {
      const { sent = {}, response = {}, set, noProgramAmount = [], sentValue, sentGroup } = where;
      const words = [
        ...Object.values(sent).map(String),
        ...[...Object.keys(response), ...(set === undefined ? [] : [set]), ...noProgramAmount].map(field),
        ...(sentValue === undefined && sentGroup === undefined ? [] : ['empty']),
      ];
      return words.filter((word) => !statement.includes(word)).map((word) => `${id}: ${word}`);
    });
    expect(silent).toEqual([]);
  });

  test('name a section that the source has', () => {
    expect(requirements.filter(({ section }) => !SECTIONS.includes(section)).map(({ id }) => id)).toEqual([]);
  });

  test.each(FACTS)('of $operation hold what the source says: $words', ({ operation, sections, words }) => {
    const rows = requirements.filter(
      ({ operations, section, statement }) =>
        operations[0] === operation && sections.includes(section) && holds(statement, words),
    );
    expect(rows.map(({ evidence }) => evidence)).not.toEqual([]);
    // One that merely follows may speak of the same things, but the source says this one.
    expect(rows.some(({ evidence }) => evidence !== 'implied')).toBe(true);
  });

  test('claim no more than the source says: the rest is marked as implied', () => {
    const claimed = requirements
      .filter(({ evidence }) => evidence !== 'implied')
      .filter(({ operations, section, statement }) =>
        FACTS.every(
          (fact) =>
            fact.operation !== operations[0] ||
            !fact.sections.includes(section) ||
            !holds(statement, fact.words),
        ),
      );
    expect(claimed.map(({ id }) => id)).toEqual([]);
  });

  test('mark as observed what the source reports under that word', () => {
    const reported = requirements.filter(
      ({ section, evidence }) => evidence === 'stated' && ['4.3', '4.4', '4.6'].includes(section),
    );
    expect(reported.map(({ id }) => id)).toEqual([]);
  });
});

describe('not shown', () => {
  test('satisfies its schema', () => {
    const validate = new Ajv2020({ allErrors: true }).compile(JSON.parse(text('not-shown.schema.json')));
    expect(validate(gaps) ? [] : validate.errors).toEqual([]);
  });

  test('has ids in words, each once, and sections that the source has', () => {
    expect(twice(gaps.map(({ id }) => id))).toEqual([]);
    expect(
      gaps.filter(({ id }) => !/[a-z]{3}/.test(id) || /(^|-)\d+($|-)/.test(id)).map(({ id }) => id),
    ).toEqual([]);
    expect(gaps.filter(({ section }) => !SECTIONS.includes(section)).map(({ id }) => id)).toEqual([]);
  });

  const explicit = gaps.filter(({ said }) => said === 'explicit');
  const about = ({ id, open }: Gap): string => `${id.replaceAll('-', ' ')} ${open}`;

  test.each(NOT_SHOWN)('has a row for section $sections: $words', ({ sections, words }) => {
    const rows = explicit.filter((gap) => sections.includes(gap.section) && holds(about(gap), words));
    expect(rows.map(({ id }) => id)).toHaveLength(1);
  });

  test('quotes the source for nothing else', () => {
    const others = explicit.filter(
      (gap) =>
        !NOT_SHOWN.some(({ sections, words }) => sections.includes(gap.section) && holds(about(gap), words)),
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });
});

describe('x-not-shown', () => {
  let description: Reading;
  beforeAll(async () => {
    description = await readDescription();
  });

  /** Every reference in the description; examples hold payloads, not references. */
  function references(value: unknown): unknown[] {
    if (Array.isArray(value)) return value.flatMap(references);
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
      if (key === 'x-not-shown') return [inner].flat();
      return key === 'examples' ? [] : references(inner);
    });
  }

  /** The rows that the `x-not-shown` of a place names. */
  const openAt = (holder: unknown): Gap[] =>
    gaps.filter(({ id }) => isObject(holder) && [holder['x-not-shown']].flat().includes(id));
  /** The entries that all of them leave open. */
  const wordsAt = (holder: unknown): string =>
    openAt(holder)
      .map(({ open }) => open)
      .join(' ');

  test('names a row that exists', () => {
    const ids = gaps.map(({ id }) => id);
    const used = references(description.document);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((id) => !ids.includes(String(id)))).toEqual([]);
  });

  test('stands on every field that may hold any value, and its row speaks of the field', () => {
    const wrong = OPERATIONS.flatMap(({ id, response }) => {
      const found = description.fields(`${description.bodySchema(id, 'response')}`);
      const open = response.filter(({ type }) => type === 'any').map(({ path }) => path);
      return open
        .map((path) => {
          // The entries of a list are spoken of where the list is.
          const holder = found.find((field) => field.path === path.replace(/\[\]$/, ''));
          return { path, open: openAt(description.at(holder?.pointer ?? '#/nowhere')) };
        })
        .filter(({ path, open }) => {
          const names = path.replaceAll('[]', '').split('.');
          return !names.slice(-2).some((name) => open.some((gap) => gap.open.includes(name)));
        })
        .map(({ path, open }) => `${id} response, ${path}: ${open.map((gap) => gap.id)}`);
    });
    expect(wrong).toEqual([]);
  });

  test('stands on every row about shapes', () => {
    const shapes = gaps.filter(({ id }) => /-shapes?$/.test(id)).map(({ id }) => id);
    const used = references(description.document);
    expect(shapes.length).toBeGreaterThan(0);
    expect(shapes.filter((id) => !used.includes(id))).toEqual([]);
  });

  test('stands where status codes, headers and errors are left open', () => {
    const components = description.document.components as { securitySchemes: { [name: string]: Json } };
    for (const [name, scheme] of Object.entries(components.securitySchemes)) {
      expect(wordsAt(scheme), name).toContain('mandatory');
    }
    for (const { id, success, headers } of OPERATIONS) {
      const { operation } = description.operation(id);
      const responses = operation.responses as { [status: string]: unknown };
      expect(wordsAt(description.follow(responses.default)), id).toContain('errors');
      if (headers.length === 0) expect(wordsAt(operation), id).toContain('headers');
      if (success === 'not shown') {
        const words = wordsAt(description.follow(responses['2XX'])) + wordsAt(operation);
        expect(words, id).toContain('status code');
      }
    }
  });
});
