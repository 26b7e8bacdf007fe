import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { recordedDays } from '../../bench/recorded-days.ts';
import type { Report } from '../../conformance/model/report.ts';
import { ndjsonWriter } from '../../conformance/traffic/write-ndjson.ts';
import { read } from '../house/files.ts';
import { ROOT, runCli } from '../scripts/cli/process.ts';

/** Returns the blocks of a language in the guide. */
export function blocks(language: string): string[] {
  const all = read('docs/traffic.md').matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'));
  return Array.from(all, ([, text = '']) => text);
}

/**
 * Writes `day.har`, calls to a bank that forgets a property now and then, and the command that npx would run, after lines of the shell that may set `$around`.
 *
 * @returns the environment in which `npx` is that command
 */
export async function writeDay(folder: string, before = ''): Promise<NodeJS.ProcessEnv> {
  const npx = `#!/bin/sh\nshift\n${before}\nexec $around "${process.execPath}" "${join(ROOT, 'scripts/cli.ts')}" "$@"\n`;
  writeFileSync(join(folder, 'npx'), npx);
  chmodSync(join(folder, 'npx'), 0o755);
  const callOf = await recordedDays();
  const writer = ndjsonWriter();
  const day = Array.from({ length: 400 }, (_, index) => {
    const line = writer.write(callOf(index));
    return index % 5 === 0
      ? line.replace(String.raw`\"currency\":\"USD\"`, String.raw`\"currency\":7`)
      : line;
  });
  writeFileSync(join(folder, 'day.har'), day.join(''));
  return { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
}

/** Judges `day.har` in one process. */
export async function judgeDay(folder: string): Promise<{ code: number | null; said: object }> {
  const { code } = await runCli(['conform', '--traffic', 'day.har', '--report-dir', 'whole'], folder);
  return { code, said: saidIn(folder, 'whole') };
}

/** Returns what a report says of each requirement; the two examples that are shown of each violation are those of the part that has them. */
export function saidIn(folder: string, name = 'conformance-report'): object {
  const report = JSON.parse(readFileSync(join(folder, name, 'conformance.json'), 'utf8')) as Report;
  const { counts, requirements } = report;
  return {
    counts,
    statuses: Object.fromEntries(requirements.map(({ id, status }) => [id, status])),
    tallies: talliesOf(report),
  };
}

/** Returns what was counted, without the names of the calls. */
export function talliesOf({ traffic }: Report): object {
  return Object.fromEntries(
    Object.entries(traffic?.tallies ?? {}).map(([id, { violations, doubtful, ...counts }]) => [
      id,
      { ...counts, listed: violations?.length, doubtful: doubtful?.count },
    ]),
  );
}
