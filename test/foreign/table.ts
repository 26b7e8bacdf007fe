import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FOREIGN } from './descriptions.ts';
import { OTHER_GENERATOR } from './other-generator.ts';
import { isPassed, PEER_STEPS, type PeerSteps, Results, STEPS, type Steps } from './results.ts';
import { ROOT, type Step } from './run-script.ts';

/**
 * Writes docs/internals/public-descriptions.md from the results that `run.ts` and `peers.ts` kept: `node test/foreign/table.ts 2026-11-22`, with the day of
 * the run. A description without a result is not in the table.
 */

const [day] = process.argv.slice(2);
if (day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day))
  throw new Error('Give the day of the run: 2026-11-22');

const versionOf = (name: string) =>
  (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version;
const PEERS: Readonly<Record<string, string>> = {
  'hey-api': OTHER_GENERATOR,
  'openapi-typescript': `openapi-typescript ${versionOf('openapi-typescript')}`,
  orval: `orval ${versionOf('orval')}`,
};
const TITLES: Readonly<Record<(typeof STEPS)[number], string>> = {
  generate: 'generate',
  'typescript 7': 'TypeScript 7',
  'typescript 5': 'TypeScript 5.9',
  oracle: 'verdicts',
  walk: 'calls',
  types: 'values',
};

const ours = new Results<Steps>('ours');
const theirs = new Results<Readonly<Record<string, PeerSteps>>>('peers');
const rows = FOREIGN.flatMap((one) => {
  const [steps, peers = {}] = [ours.read(one.name), theirs.read(one.name)];
  return steps === undefined ? [] : [{ ...one, title: one.title ?? one.name, steps, peers }];
});

const cell = (step: { readonly ok: boolean } | undefined) => {
  if (step === undefined) return '';
  return step.ok ? 'yes' : '**no**';
};
const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const names = Object.keys(PEERS);
/** `12` of `0.6 s, 12 operations`. */
const numberIn = (step: Step | undefined, of: string) =>
  new RegExp(`(\\d+) ${of}`).exec(step?.says ?? '')?.[1] ?? '';
const source = ({ repository, commit, package: packed, path, title, name }: (typeof rows)[number]) =>
  title !== name || repository === undefined
    ? (packed ?? '')
    : `[\`${commit?.slice(0, 8)}\`](https://github.com/${repository}/blob/${commit}/${path})`;
const count = (is: (row: (typeof rows)[number]) => boolean | undefined) => String(rows.filter(is).length);

const head = [
  'description',
  'source',
  'OpenAPI',
  'operations',
  'types',
  ...STEPS.map((step) => TITLES[step]),
  ...names.flatMap((name) => PEER_STEPS.map((step) => `${name}: ${step}`)),
];
const body = rows.map((row) => [
  row.title,
  source(row),
  row.version,
  numberIn(row.steps.walk, 'operations'),
  numberIn(row.steps.types, 'types'),
  ...STEPS.map((step) => cell(row.steps[step])),
  ...names.flatMap((name) => PEER_STEPS.map((step) => cell(row.peers[name]?.[step]))),
]);
const sums = [
  `**of ${rows.length}**`,
  ...['', '', '', ''],
  ...STEPS.map((step) => count(({ steps }) => steps[step]?.ok)),
  ...names.flatMap((name) =>
    PEER_STEPS.map((step) => {
      const passed = count(({ peers }) => peers[name]?.[step]?.ok);
      return `${passed} of ${count(({ peers }) => peers[name] !== undefined)}`;
    }),
  ),
];
const reasons = rows.flatMap(({ title, steps }) => {
  const wrong = STEPS.find((step) => steps[step]?.ok === false);
  if (wrong === undefined) return [];
  const says = (steps[wrong]?.says ?? '').split('\n')[0] ?? '';
  return [
    line([
      title,
      TITLES[wrong],
      says
        .replace(/^exit \d+: /, '')
        .slice(0, 240)
        .replaceAll('|', '\\|'),
    ]),
  ];
});

const text = `# Public descriptions

Made by \`node test/foreign/table.ts\`, from a run on ${day}. \`test/foreign/descriptions.json\` names the descriptions by repository and commit, or by package and version; they are taken as they are, without
configuration and without a network. ${count(({ steps }) => isPassed(steps))} of these ${rows.length} pass all six steps here:

- **generate** writes all outputs. Each of them compiles under **TypeScript 7** and **5.9**, strict.
- **verdicts**: validators and zod schemas agree with Ajv on the description's own examples and on random payloads.
- **calls**: the generated client calls each operation, and the mock responds as described.
- **values**: both compilers let each example and random payload that a schema accepts be of its type, let each described property be read, and refuse a value without a required property.

Where the last cell of these is empty although those before it say yes, they were run on 2026-11-22, before values were compared.

The other generators (${Object.values(PEERS).join(', ')}) are asked for types, fetch client and zod schemas, or what they have of these; orval also for MSW handlers with the examples. **compile** is TypeScript 7 with
\`strict\` and \`skipLibCheck\`. An empty cell was not run, or a step before it failed.

${line(head)}
${line(head.map(() => '---'))}
${body.map(line).join('\n')}
${line(sums)}

## What does not pass here

Where the description itself is wrong, the rule that refuses it stands in brackets; \`lint.rules\` of the [configuration](../configuration.md) can lower it.

${line(['description', 'step', 'reason'])}
${line(['---', '---', '---'])}
${reasons.join('\n')}
`;
writeFileSync(join(ROOT, 'docs/internals/public-descriptions.md'), text);
