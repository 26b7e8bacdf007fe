import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Report } from '../../../conformance/model/report.ts';
import { FILES, REPORTERS, type Reporter } from '../../../conformance/report/reporters.ts';
import { sealReport } from '../../../conformance/report/seal-report.ts';
import { ReportsNotWritten, writeReports } from '../../../conformance/report/write-reports.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { richReport, soundReport } from './sample-report.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

const NAMED = Object.keys(FILES) as (keyof typeof FILES)[];

const NAMES = [
  'conformance.har',
  'conformance.html',
  'conformance.json',
  'conformance.junit.xml',
  'conformance.md',
  'conformance.sarif',
  'gl-code-quality-report.json',
  'observations.json',
];

test('every reporter writes its files, and says which, into a folder that is made for them', async () => {
  const dir = join(folder, 'a', 'b');
  const written = await writeReports(richReport(), { dir, reporters: REPORTERS });
  expect(readdirSync(dir).sort()).toEqual(NAMES);
  expect(written.toSorted()).toEqual(NAMES.map((name) => join(dir, name)));
  expect(JSON.parse(readFileSync(join(dir, 'conformance.json'), 'utf8'))).toEqual(sealReport(richReport()));
  const { run, observations } = JSON.parse(readFileSync(join(dir, 'observations.json'), 'utf8'));
  expect(observations).toEqual(richReport().observations);
  expect(run).toMatchObject({ id: richReport().run.id, target: { baseUrl: 'https://bank.example/prefix' } });
});

test('the console writes no file, and a reporter that is named twice writes once', async () => {
  expect(await writeReports(soundReport(), { dir: folder, reporters: ['console'] })).toEqual([]);
  expect(await writeReports(soundReport(), { dir: folder, reporters: ['har', 'console', 'har'] })).toEqual([
    join(folder, 'conformance.har'),
  ]);
  expect(readdirSync(folder)).toEqual(['conformance.har']);
});

test('an earlier run’s files are replaced, and others left alone', async () => {
  writeFileSync(join(folder, 'conformance.json'), 'earlier');
  writeFileSync(join(folder, 'created.jsonl'), 'kept');
  await writeReports(soundReport(), { dir: folder, reporters: ['json'] });
  expect(JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8'))).toEqual(
    sealReport(soundReport()),
  );
  expect(readFileSync(join(folder, 'created.jsonl'), 'utf8')).toBe('kept');
});

test.each(NAMED)(
  '%s fails: it is named, the others are written, and nothing of an earlier run stands for it',
  async (reporter) => {
    const own = FILES[reporter].map(({ name }) => name as string);
    for (const name of own) writeFileSync(join(folder, name), 'earlier');
    const spy = vi.spyOn(FILES[reporter][0], 'make').mockRejectedValue(new RangeError('no'));
    const failed: Reporter[] = [];
    try {
      await writeReports(richReport(), {
        dir: folder,
        reporters: REPORTERS,
        onFailure: (one) => failed.push(one),
      });
      expect(failed).toEqual([reporter]);
      expect(readdirSync(folder).sort()).toEqual(NAMES.filter((name) => !own.includes(name)));
      await expect(writeReports(richReport(), { dir: folder, reporters: [reporter] })).rejects.toThrow('no');
    } finally {
      spy.mockRestore();
    }
  },
);

test('all or none: where one cannot be put in its place, the folder is as it was', async () => {
  writeFileSync(join(folder, 'conformance.json'), 'earlier');
  mkdirSync(join(folder, 'conformance.sarif', 'in-the-way'), { recursive: true });
  const writing = writeReports(richReport(), { dir: folder, reporters: ['json', 'har', 'sarif'] });
  await expect(writing).rejects.toThrow(ReportsNotWritten);
  expect(readdirSync(folder).sort()).toEqual(['conformance.json', 'conformance.sarif']);
  expect(readFileSync(join(folder, 'conformance.json'), 'utf8')).toBe('earlier');
});

test('a folder that cannot be is an error that says so and how to mend it', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const error = await writeReports(soundReport(), { dir: join(file, 'below'), reporters: ['json'] }).then(
    () => undefined,
    (thrown: unknown) => thrown as ReportsNotWritten,
  );
  expect(error?.message).toMatch(/^the reports could not be written to .*file\/below: ENOTDIR/);
  expect(error?.fix).toBe('Use a folder that can be written to, or free up disk space.');
});

test('a report that cannot be made leaves nothing behind', async () => {
  const broken = { ...soundReport(), exchanges: undefined } as unknown as Report;
  for (const reporter of ['har', 'html'] as const)
    await expect(
      writeReports(broken, { dir: join(folder, 'x'), reporters: ['json', reporter] }),
    ).rejects.toThrow(TypeError);
  expect(readdirSync(folder)).toEqual([]);
});
