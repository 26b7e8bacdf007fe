import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../../conformance/model/report.ts';
import { run, temporaryFolder } from '../../scripts/pipeline/command-line.ts';
import { CLIENTS, type Mistake } from './mistakes.ts';

const FOLDER = new URL('./', import.meta.url);

/** Each kind of client runs with this, and needs it. */
export const PROGRAMS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '.mjs': [process.execPath],
  '.py': ['python3'],
  '.sh': ['bash', 'curl'],
};

const programsOf = (file: string) => PROGRAMS[extname(file)] ?? [file];

/** The kinds that are missing here. */
function missingFor(file: string): string[] {
  return programsOf(file).filter((program) => {
    try {
      execFileSync(program, ['--version'], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
}

/**
 * Mistakes that are judged in one client, since a judgement runs it a hundred times: in other places of its text, and found by other rows. With `FULL=1`, each
 * is judged alone.
 */
function groupsOf(mistakes: readonly Mistake[]): Mistake[][] {
  const groups: Mistake[][] = [];
  for (const mistake of mistakes) {
    const group = FULL ? undefined : groups.find((one) => one.every((other) => areApart(mistake, other)));
    if (group === undefined) groups.push([mistake]);
    else group.push(mistake);
  }
  return groups;
}

const FULL = process.env.FULL === '1';

function areApart(one: Mistake, other: Mistake): boolean {
  return (
    one.isAlone !== true &&
    other.isAlone !== true &&
    !one.in.includes(other.in) &&
    !other.in.includes(one.in) &&
    !rowsOf(one).some((row) => rowsOf(other).includes(row))
  );
}

const rowsOf = ({ row, also = [] }: Mistake) => [row, ...also];

function withMistakes(text: string, mistakes: readonly Mistake[]): string {
  return mistakes.reduce((changed, mistake) => {
    expect(changed).toContain(mistake.in);
    return changed.replace(mistake.in, () => mistake.instead);
  }, text);
}

async function judge(
  file: string,
  mistakes: readonly Mistake[],
): Promise<{ code: number; violated: string[]; notes: string[]; others: string[] }> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, file), withMistakes(await readFile(new URL(file, FOLDER), 'utf8'), mistakes));
  const flags = ['--evidence', 'advice', '--timeout', '6000', '--jobs', '3'];
  const [program] = programsOf(file);
  const { code } = await run(['judge-client', ...flags, '--', program ?? '', file], folder);
  const { requirements } = JSON.parse(
    await readFile(join(folder, 'client-report/conformance.json'), 'utf8'),
  ) as Report;
  const violated = requirements.filter(({ status }) => status === 'violated');
  return {
    code,
    violated: violated.map(({ id }) => id).sort(),
    notes: violated.flatMap(({ id, violations }) => violations.map((one) => `${id}: ${JSON.stringify(one)}`)),
    // Lists what was asked and not checked, but for rows that no call of the client concerns.
    others: requirements
      .filter(({ status }) => status === 'inconclusive')
      .flatMap(({ id, notes }) => notes.map((note) => `${id}: ${note}`))
      .filter((note) => !note.endsWith('no call of the client concerns it')),
  };
}

/** Tests: what is sound in the client is no violation, and each mistake in it is found by its rows alone. It takes minutes, so each client has a file of tests. */
export function testClient(file: string): void {
  const missing = missingFor(file);
  const why = missing.length === 0 ? '' : ` (skipped: no ${missing.join(', no ')})`;
  test.skipIf(missing.length > 0)(`${file}: nothing is wrong, by any row${why}`, async () => {
    const { notes, others } = await judge(file, []);
    expect([notes, others]).toEqual([[], []]);
  });

  const groups = groupsOf(CLIENTS[file] ?? []).map((group) => ({
    what: group.map(({ what }) => what).join('; '),
    group,
  }));
  test.skipIf(missing.length > 0).each(groups)(`${file}: $what${why}`, async ({ group }) => {
    // Nothing else is said of it.
    expect(await judge(file, group)).toMatchObject({ code: 1, violated: group.flatMap(rowsOf).sort() });
  });
}
