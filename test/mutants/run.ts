/**
 * `npm run test:mutants`: how many of the faulty servers the suite catches, and how many of the permitted ones it accuses. Exit code 1 when a single
 * one lives or is accused, or when it takes longer than two minutes.
 */
import { PERMITTED_KINDS } from './jobs.ts';
import { type Matrix, runMatrix } from './matrix.ts';
import { MUTANT_KINDS } from './mutant.ts';

const MAX_SECONDS = 120;

const matrix = await runMatrix();
const seconds = matrix.milliseconds / 1000;
const living = matrix.mutants.filter(({ killed }) => !killed);
const straying = matrix.mutants.filter(({ strays }) => strays.length > 0);
const alarms = matrix.permitted.filter(({ alarm }) => alarm !== undefined);
process.stdout.write(
  [
    ...killed(matrix),
    ...accused(matrix),
    `${seconds.toFixed(1)} s for ${matrix.mutants.length + matrix.permitted.length} full runs`,
    ...section(
      'Lives:',
      living.map(({ id, instead }) => `${id} (${instead})`),
    ),
    ...section(
      'Is blamed for something else too:',
      straying.map(({ id, strays }) => `${id} (${strays.join(', ')})`),
    ),
    ...section(
      'False alarm:',
      alarms.map(({ id, alarm }) => `${id} (${alarm})`),
    ),
    '',
  ].join('\n'),
);
process.exitCode = living.length + straying.length + alarms.length > 0 || seconds > MAX_SECONDS ? 1 : 0;

function killed({ mutants }: Matrix): string[] {
  const lines = MUTANT_KINDS.map((kind) => {
    const all = mutants.filter((one) => one.kind === kind);
    return share(`faulty servers: ${kind}`, all.filter((one) => one.killed).length, all.length, 'caught');
  });
  const rows = new Set(mutants.flatMap(({ kind, breaks }) => (kind === 'behaviour' ? (breaks ?? []) : [])));
  const alone = new Set(
    mutants.flatMap(({ livesWithoutCheck, breaks }) => (livesWithoutCheck ? (breaks ?? []) : [])),
  );
  return [...lines, share('rows whose mutants live without their check', alone.size, rows.size, '')];
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
