import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consoleReport } from '../../../conformance/report/console.ts';
import { htmlReport } from '../../../conformance/report/html.ts';
import { ndjsonWriter } from '../../../conformance/traffic/write-ndjson.ts';
import conform from '../../../scripts/commands/conform.ts';
import report from '../../../scripts/commands/report.ts';
import traffic from '../../../scripts/commands/traffic.ts';
import { syntheticDay } from '../../conformance/traffic/synthetic-day.ts';
import { folderForAll } from '../../temporary-folder.ts';
import { runWith } from '../cli/run.ts';

const folder = folderForAll();

test('the parts of a recording are judged one by one, and their reports merged', async () => {
  const writer = ndjsonWriter();
  const calls = await syntheticDay({ clients: 3, accounts: 12, programs: 2 });
  writeFileSync(join(folder, 'day.ndjson'), calls.map((call) => writer.write(call)).join(''));
  const judge = (...flags: string[]) =>
    runWith([conform], ['conform', '--traffic', 'day.ndjson', '--reporter', 'json', ...flags], {
      cwd: folder,
    });
  await judge('--report-dir', 'whole');
  for (const number of [1, 2]) await judge('--part', `${number}/2`, '--report-dir', `part-${number}`);
  const merged = await runWith(
    [report],
    [
      'report',
      'merge',
      'part-1/conformance.json',
      'part-2/conformance.json',
      '--reporter',
      'json',
      '--report-dir',
      'all',
    ],
    { cwd: folder },
  );
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name, 'conformance.json'), 'utf8'));
  const [whole, all] = [read('whole'), read('all')];
  expect(all.requirements).toEqual(whole.requirements);
  expect(all.traffic).toEqual(whole.traffic);
  expect(merged.code).toBe({ conformant: 0, violated: 1, inconclusive: 3 }[whole.run.verdict as 'violated']);
  const text = consoleReport(whole);
  expect(text).toContain('createAccount: 12 calls, 12 successes, ');
  expect(text).not.toContain('seed');
  expect(await htmlReport(whole)).toContain('<h2>Recorded traffic</h2>');
  const lonely = await runWith([report], ['report', 'merge', 'part-2/conformance.json'], { cwd: folder });
  expect(lonely).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('the recording has 2 parts, and 1 is missing'),
  });
  const unknown = await judge('--part', '3/2');
  expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('--part cannot be "3/2".') });
});

test('a recording is split into parts, all or none', async () => {
  const calls = await syntheticDay({ clients: 2, accounts: 4, programs: 1 });
  const lines = calls.map((call) => ndjsonWriter().write(call)).join('');
  writeFileSync(join(folder, 'split.ndjson'), lines);
  writeFileSync(join(folder, 'broken.ndjson'), `${lines}{`);
  const split = (...args: string[]) => runWith([traffic], ['traffic', 'split', ...args], { cwd: folder });
  const made = await split('split.ndjson', '--parts', '3', '--out', 'three');
  expect(made).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^three\/part-1-of-3: \d+ calls, \d+ copies\n/),
  });
  const files = ['1', '2', '3'].map((part) => join(folder, 'three', `part-${part}-of-3`, 'split.ndjson'));
  const kept = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
  expect(kept.filter((line) => !line.includes('"context":'))).toHaveLength(calls.length);
  const refused: [string[], string][] = [
    [['split.ndjson', '--parts', '3', '--out', 'three'], 'three is not empty.'],
    [['split.ndjson', '--parts', '1', '--out', 'one'], '--parts must be a number from 2 to 1024.'],
    [['split.ndjson', '--parts', '2'], 'traffic split needs --parts and --out.'],
    [['broken.ndjson', '--parts', '2', '--out', 'broken'], 'is not valid JSON'],
  ];
  for (const [args, stderr] of refused)
    expect(await split(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(stderr) });
  expect(readdirSync(folder).filter((name) => /^(?:one|broken(?!\.))/.test(name))).toEqual([]);
});
