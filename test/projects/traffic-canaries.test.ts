/** Recorded calls whose every value is secret are judged by the command: no value of any of them is in what it prints and writes. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLiveJudge } from '../../conformance/traffic/create-live-judge.ts';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import type { TrafficWriter } from '../../conformance/traffic/traffic-writer.ts';
import { harWriter } from '../../conformance/traffic/write-har.ts';
import { ndjsonWriter } from '../../conformance/traffic/write-ndjson.ts';
import { findCanary } from '../conformance/record/find-canary.ts';
import { type FORMS, plant } from '../conformance/record/planted-calls.ts';
import { run, temporaryFolder } from '../scripts/pipeline/command-line.ts';

const REPORTERS = 'console,json,junit,html,har,sarif,markdown,github,gitlab';

// Amounts and times are shown where they are expected.
const forms = ['letters', 'digits', 'word'] as const satisfies readonly (keyof typeof FORMS)[];

function fileOf(writer: TrafficWriter, calls: readonly RecordedCall[]): string {
  return calls.map((call) => writer.write(call)).join('') + writer.end();
}

async function judge(folder: string, file: string): Promise<string> {
  const { stdout, stderr } = await run(['conform', '--traffic', file, '--reporter', REPORTERS], folder);
  const reports = join(folder, 'conformance-report');
  const files = await Promise.all(
    (await readdir(reports)).map((name) => readFile(join(reports, name), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(5);
  return [stdout, stderr, ...files].join('\n');
}

test.each(forms)('no planted value is in any output about recorded calls: %s', async (form) => {
  const { planted, calls } = plant(form);
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'calls.har'), fileOf(harWriter(), calls));
  // Calls that nobody says to be of a run are judged in another way.
  await writeFile(
    join(folder, 'calls.ndjson'),
    fileOf(
      ndjsonWriter(),
      calls.map(({ run: _, ...call }) => call),
    ),
  );
  const output = [await judge(folder, 'calls.har'), await judge(folder, 'calls.ndjson')].join('\n');
  expect(output).toContain('violated');
  expect(leaksIn(output, planted)).toEqual([]);
});

test.each(forms)('no planted value is in a live judgement: %s', (form) => {
  const { planted, calls } = plant(form);
  const judge = createLiveJudge();
  const found = calls.map(({ run: _, ...call }, index) => judge.add({ ...call, id: `call#${index}` }));
  expect(found.some(({ violations }) => violations.length > 0)).toBe(true);
  expect(leaksIn(JSON.stringify([found, judge.finish()]), planted)).toEqual([]);
});

function leaksIn(output: string, planted: readonly string[]): (string | undefined)[] {
  const found = findCanary(output, planted);
  if (found === undefined) return [];
  return [
    found,
    output
      .split('\n')
      .find((line) => line.toLowerCase().includes(found.toLowerCase()))
      ?.slice(0, 300),
  ];
}
