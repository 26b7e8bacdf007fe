import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { jsonReport } from '../../../conformance/report/json.ts';
import verifyReport from '../../../scripts/commands/verify-report.ts';
import { soundReport } from '../../conformance/report/sample-report.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { runWith } from '../cli/run.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

const BADGES = ['--badge-json', 'badge.json', '--badge-svg', 'badge.svg'];

function verify(text: string, ...flags: readonly string[]) {
  writeFileSync(join(folder, 'conformance.json'), text);
  return runWith([verifyReport], ['verify-report', 'conformance.json', ...flags], { cwd: folder });
}

test('a report as it was written: 0, and badges', async () => {
  const { code, stdout } = await verify(jsonReport(soundReport()), ...BADGES);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^The report is as it was written: run .*, verdict conformant\./),
  ]);
  expect(JSON.parse(readFileSync(join(folder, 'badge.json'), 'utf8'))).toMatchObject({ schemaVersion: 1 });
  expect(readFileSync(join(folder, 'badge.svg'), 'utf8')).toMatch(/^<svg /);
});

test('a byte order mark before it, as some editors write: 0', async () => {
  expect(await verify(`\ufeff${jsonReport(soundReport())}`)).toMatchObject({ code: 0 });
});

test.each([
  ['--badge-svg', 'conformance.json', '--badge-svg has the same file as the report: conformance.json'],
  ['--badge-json', './link.json', '--badge-json has the same file as the report'],
])(
  'a badge in the place of the report is refused, and the report stays: %s %s',
  async (flag, file, message) => {
    const text = jsonReport(soundReport());
    symlinkSync('conformance.json', join(folder, 'link.json'));
    const { code, stderr } = await verify(text, flag, file);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(readFileSync(join(folder, 'conformance.json'), 'utf8')).toBe(text);
  },
);

test('two badges in one file are refused', async () => {
  const { code, stderr } = await verify(jsonReport(soundReport()), '--badge-json', 'b', '--badge-svg', './b');
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('--badge-svg has the same file as --badge-json'),
  ]);
});

test('an edited report: 1, why, and no badge', async () => {
  const edited = jsonReport(soundReport()).replace(
    '"https://bank.example/prefix"',
    '"https://other.example"',
  );
  const { code, stdout, stderr } = await verify(edited, ...BADGES);
  expect([code, stdout]).toEqual([
    1,
    'The digest does not match: the report was edited after it was written.\n',
  ]);
  expect(stderr).toContain('No badge was written');
  expect(readdirSync(folder)).toEqual(['conformance.json']);
  const { stdout: json } = await verify(edited, '--json');
  expect(JSON.parse(json)).toMatchObject({ verified: false, digest: 'wrong' });
});

test('a report without a digest: 3, and no badge', async () => {
  const { code, stdout } = await verify(JSON.stringify(soundReport()), ...BADGES);
  expect([code, stdout]).toEqual([3, expect.stringMatching(/^The report has no digest/)]);
  expect(readdirSync(folder)).toEqual(['conformance.json']);
});

test('another file, a part of one and none: 2, and what to give', async () => {
  expect(await verify('{}')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('not a conformance report'),
  });
  expect(await verify('{"run":')).toMatchObject({ code: 2, stderr: expect.stringContaining('is not JSON') });
  expect(await verify('{"run":{"verdict":"conformant","verdict":"violated"}}')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('has a member twice, at /run/verdict'),
  });
  const none = await runWith([verifyReport], ['verify-report', 'none.json'], { cwd: folder });
  expect(none).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('none.json: no such file or folder (ENOENT)'),
  });
});

test('a report of controls does not steer the terminal', async () => {
  const { stdout } = await verify(
    JSON.stringify({ ...soundReport(), digest: 'sha256:\u001b[2J', '\u001b[2J': 1 }),
  );
  expect(stdout).not.toContain('\u001b');
});
