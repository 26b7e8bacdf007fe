/**
 * `npm run test:mutants`: how many of the faulty servers the suite catches, and how many of the permitted ones it accuses. Exit code 1 when a single
 * one lives or is accused, or when a row has no mutant of its own. `build/mutants.json` says how many proofs held: `{ "passed": 3694, "failed": 0 }`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rows as catalogueRows } from '../../conformance/catalogue/catalogue.ts';
import { PERMITTED_KINDS } from './jobs.ts';
import { type Matrix, runMatrix } from './matrix.ts';
import { MUTANT_KINDS } from './mutant.ts';

const folder = new URL('../../build/', import.meta.url);
const results = fileURLToPath(new URL('mutants.json', folder));
rmSync(results, { force: true });

const matrix = await runMatrix();
const living = matrix.mutants.filter(({ killed }) => !killed);
const unexpectedlyAccused = matrix.mutants.filter(({ unexpected }) => unexpected.length > 0);
const alarms = matrix.permitted.filter(({ alarm }) => alarm !== undefined);
const otherwise = [...matrix.mutants, ...matrix.permitted].filter(({ recorded }) => recorded !== undefined);
const rows = rowsOf(matrix);
process.stdout.write(
  [
    ...killed(matrix),
    share('rows whose mutants live without their check', rows.alone.size, rows.all.size, ''),
    ...accused(matrix),
    `${(matrix.milliseconds / 1000).toFixed(1)} s for ${matrix.mutants.length + matrix.permitted.length} full runs, ${matrix.recorded} of them judged from their recordings too`,
    ...section(
      'Lives:',
      living.map(({ id, instead }) => `${id} (${instead})`),
    ),
    ...section(
      'Is blamed for something else too:',
      unexpectedlyAccused.map(({ id, unexpected }) => `${id} (${unexpected.join(', ')})`),
    ),
    ...section(
      'Without a mutant that its own check alone notices:',
      [...rows.all].filter((row) => !rows.alone.has(row)),
    ),
    ...section(
      'Judged otherwise from its recording:',
      otherwise.map(({ id, recorded }) => `${id} (${recorded})`),
    ),
    ...section(
      'False alarm:',
      alarms.map(({ id, alarm }) => `${id} (${alarm})`),
    ),
    '',
  ].join('\n'),
);
const failed =
  new Set<unknown>([...living, ...unexpectedlyAccused, ...alarms, ...otherwise]).size +
  rows.all.size -
  rows.alone.size;
const passed = matrix.mutants.length + matrix.permitted.length + rows.all.size - failed;
mkdirSync(folder, { recursive: true });
writeFileSync(results, `${JSON.stringify({ passed, failed })}\n`);
process.exitCode = failed > 0 ? 1 : 0;

function killed({ mutants }: Matrix): string[] {
  return MUTANT_KINDS.map((kind) => {
    const all = mutants.filter((one) => one.kind === kind);
    return share(`faulty servers: ${kind}`, all.filter((one) => one.killed).length, all.length, 'caught');
  });
}

/** All rows, and those with a mutant that nothing but their own check notices. */
function rowsOf({ mutants }: Matrix): Readonly<Record<'all' | 'alone', ReadonlySet<string>>> {
  const ofRows = mutants.filter(({ kind }) => kind === 'behavior' || kind === 'state' || kind === 'thorough');
  const broken = (some: typeof ofRows) => new Set(some.flatMap(({ breaks }) => breaks ?? []));
  return {
    all: new Set(catalogueRows.map(({ id }) => id)),
    alone: broken(ofRows.filter((one) => one.livesWithoutCheck)),
  };
}

function accused({ permitted }: Matrix): string[] {
  return PERMITTED_KINDS.map((kind) => {
    const all = permitted.filter((one) => one.kind === kind);
    return share(
      `permitted servers: ${kind}`,
      all.filter(({ alarm }) => alarm !== undefined).length,
      all.length,
      'accused',
    );
  });
}

function share(what: string, part: number, all: number, verb: string): string {
  return `${what.padEnd(46)}${String(part).padStart(5)} of ${String(all).padStart(5)} ${verb}`.trimEnd();
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
