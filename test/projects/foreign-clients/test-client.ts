import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../../conformance/model/report.ts';
import { run, temporaryFolder } from '../../scripts/pipeline/command-line.ts';
import { CLIENTS, type Mistake } from './mistakes.ts';

const FOLDER = new URL('./', import.meta.url);

/** What each kind of client is run with, and what has to be there. */
export const PROGRAMS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '.mjs': [process.execPath],
  '.py': ['python3'],
  '.sh': ['bash', 'curl'],
};

const programsOf = (file: string) => PROGRAMS[extname(file)] ?? [file];

/** Those that are missing here. */
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

async function judge(
  file: string,
  mistake?: Mistake,
  only: readonly string[] = [],
): Promise<{ code: number; violated: string[]; notes: string[]; others: string[] }> {
  const folder = await temporaryFolder();
  const text = await readFile(new URL(file, FOLDER), 'utf8');
  if (mistake !== undefined) expect(text).toContain(mistake.in);
  await writeFile(
    join(folder, file),
    mistake === undefined ? text : text.replace(mistake.in, () => mistake.instead),
  );
  const flags = ['--evidence', 'advice', '--timeout', '6000', '--jobs', '3'];
  const [program] = programsOf(file);
  const { code } = await run(
    ['judge-client', ...flags, ...only.flatMap((row) => ['--only', row]), '--', program ?? '', file],
    folder,
  );
  const { requirements } = JSON.parse(
    await readFile(join(folder, 'client-report/conformance.json'), 'utf8'),
  ) as Report;
  const violated = requirements.filter(({ status }) => status === 'violated');
  return {
    code,
    violated: violated.map(({ id }) => id).sort(),
    notes: violated.flatMap(({ id, violations }) => violations.map((one) => `${id}: ${JSON.stringify(one)}`)),
    // What was asked and not judged, but for rows that no call of the client concerns.
    others: requirements
      .filter(({ status }) => status === 'inconclusive')
      .flatMap(({ id, notes }) => notes.map((note) => `${id}: ${note}`))
      .filter((note) => !note.endsWith('no call of the client concerns it')),
  };
}

/** Tests: what is sound in the client is no violation, and each mistake in it is found by its row. It takes minutes, so each client has a file of tests. */
export function testClient(file: string): void {
  const mistakes = CLIENTS[file] ?? [];
  const missing = missingFor(file);
  const why = missing.length === 0 ? '' : ` (skipped: no ${missing.join(', no ')})`;
  test.skipIf(missing.length > 0)(`${file}: nothing is wrong, by any row${why}`, async () => {
    const { notes, others } = await judge(file);
    expect([notes, others]).toEqual([[], []]);
  });

  test.skipIf(missing.length > 0).each(mistakes)(`${file}: $what${why}`, async (mistake) => {
    const { row, also = [] } = mistake;
    expect(await judge(file, mistake, [row])).toMatchObject({ code: 1, violated: [row] });
    // By all rows: nothing else is said of it but what is true.
    expect(await judge(file, mistake)).toMatchObject({ code: 1, violated: [row, ...also].sort() });
  });
}
