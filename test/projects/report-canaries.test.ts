import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../conformance/model/report.ts';
import { REPORTERS } from '../../conformance/report/reporters.ts';
import { harWriter } from '../../conformance/traffic/write-har.ts';
import { plant } from '../conformance/record/planted-calls.ts';
import { type Ran, run, temporaryFolder } from '../scripts/pipeline/command-line.ts';
import { everything, leaksIn, SECRETS } from './canaries.ts';

const ALL = REPORTERS.join(',');
const { key, token, password, name, mail, tenant } = SECRETS;

// biome-ignore lint/suspicious/noExplicitAny: it is edited against its form
type Edited = Record<string, any>;

async function reportOf(folder: string, recording: string): Promise<Report> {
  await run(['conform', '--traffic', recording, '--reporter', 'json'], folder);
  return JSON.parse(await readFile(join(folder, 'conformance-report/conformance.json'), 'utf8')) as Report;
}

test('baselines, merged parts, verification and badges show nothing of the calls', async () => {
  const { planted: values, calls } = plant('letters');
  const folder = await temporaryFolder();
  const writer = harWriter();
  await writeFile(join(folder, 'calls.har'), calls.map((call) => writer.write(call)).join('') + writer.end());
  const before = await reportOf(folder, 'calls.har');
  await writeFile(join(folder, 'before.json'), JSON.stringify(before));
  const outputs: Ran[] = [];
  const step = async (...argv: string[]) => {
    const ran = await run(argv, folder);
    outputs.push(ran);
    return ran.code;
  };
  await step(
    'conform',
    '--traffic',
    'calls.har',
    '--baseline',
    'before.json',
    '--reporter',
    ALL,
    '--report-dir',
    'compared',
  );
  for (const part of ['1', '2'])
    await step(
      'conform',
      '--traffic',
      'calls.har',
      '--part',
      `${part}/2`,
      '--reporter',
      'json',
      '--report-dir',
      `part-${part}`,
    );
  await step(
    'report',
    'merge',
    'part-1/conformance.json',
    'part-2/conformance.json',
    '--reporter',
    ALL,
    '--report-dir',
    'merged',
  );
  expect(
    await step(
      'verify-report',
      'merged/conformance.json',
      '--badge-json',
      'badge.json',
      '--badge-svg',
      'badge.svg',
    ),
  ).toBe(0);
  await rm(join(folder, 'calls.har'));
  const output =
    outputs.map((ran) => ran.stdout + ran.stderr).join('\n') + everything({ stdout: '', stderr: '' }, folder);
  expect(leaksIn(output, values)).toEqual([]);
});

test('a report that somebody has filled with secrets is not quoted', async () => {
  const folder = await temporaryFolder();
  const writer = harWriter();
  const { calls } = plant('letters');
  await writeFile(join(folder, 'calls.har'), calls.map((call) => writer.write(call)).join('') + writer.end());
  const good = await reportOf(folder, 'calls.har');
  const edits: readonly (readonly [string, (report: Edited) => void])[] = [
    [
      'status',
      (one) => {
        one.requirements[0].status = token;
      },
    ],
    [
      'name of a field',
      (one) => {
        one.requirements[0][token] = key;
      },
    ],
    [
      'verdict',
      (one) => {
        one.run.verdict = token;
      },
    ],
    [
      'version',
      (one) => {
        one.run.suite.version = token;
      },
    ],
    [
      'profile',
      (one) => {
        one.run.profile = token;
      },
    ],
    [
      'time',
      (one) => {
        one.run.startedAt = token;
      },
    ],
    [
      'run',
      (one) => {
        one.run.id = token;
      },
    ],
    [
      'form',
      (one) => {
        one.$schema = `https://${tenant}.test/${token}`;
      },
    ],
  ];
  await writeFile(join(folder, 'calls.ndjson'), '');
  for (const [name, edit] of edits) {
    const edited = structuredClone(good) as unknown as Edited;
    edit(edited);
    await writeFile(join(folder, 'edited.json'), JSON.stringify(edited));
    const ran = [
      await run(['verify-report', 'edited.json', '--badge-svg', 'badge.svg'], folder),
      await run(['verify-report', 'edited.json', '--json'], folder),
      await run(['report', 'merge', 'edited.json', 'edited.json'], folder),
      await run(['conform', '--traffic', 'calls.ndjson', '--baseline', 'edited.json'], folder),
    ];
    expect([name, leaksIn(ran.map(({ stdout, stderr }) => stdout + stderr).join('\n'))]).toEqual([name, []]);
  }
});

const CALL = JSON.stringify({
  startedAt: 1,
  request: { method: 'GET', url: `https://bank.test/v1/account/${key}`, headers: { [token]: password } },
  response: { status: 200, text: name },
});
const ENTRY = JSON.stringify({
  startedDateTime: 1_772_000_000_123,
  request: { method: 'GET', url: `https://x:${password}@bank.test/${token}` },
});

test.each([
  ['no JSON', `{"log": {"entries": [{"request": ${name} ${key}`],
  ['a text that is broken', `{"log": {"entries": [${ENTRY.replace(password, `${password}\\q`)}]}}`],
  ['an entry that ends early', `{"log": {"entries": [${ENTRY.slice(0, -4)}`],
  ['an entry of another form', `{"log": {"entries": [${ENTRY.replace('"GET"', `["${token}"]`)}]}}`],
  [
    'a time',
    `{"log": {"entries": [${ENTRY.replace(token, 'v1/program/x').replace('1772000000123', `"${name}"`)}]}}`,
  ],
  ['another file', `{"${token}": "${key}"}`],
  ['a text', `${name} ${key}`],
  ['a line that is no JSON', `${CALL}\n${CALL.replace('200', name)}\n`],
  ['a line of another form', `${CALL}\n${CALL.replace('"status"', `"${token}"`)}\n`],
  ['a field of another form', `${CALL}\n${CALL.replace('200', `"${key}"`)}\n`],
])('an error about a recording quotes nothing of it: %s', async (_, content) => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'calls'), content);
  for (const argv of [
    ['conform', '--traffic', 'calls'],
    ['record', '--in', 'calls', '--out', 'out.har'],
  ]) {
    const { code, stdout, stderr } = await run(argv, folder);
    expect(code).toBe(2);
    expect(stderr).toContain('calls: ');
    expect(leaksIn(stdout + stderr)).toEqual([]);
  }
});

test('a secret of the calls in the name of the file, and of the folders before it', async () => {
  const folder = await temporaryFolder();
  const other = join(folder, `of ${name}`);
  await mkdir(other);
  const line = JSON.stringify({
    startedAt: 1,
    request: { method: 'GET', url: 'https://bank.test/v1/program/x', headers: { 'sd-api-key': key } },
    response: { status: 200, json: { company: { contact: { email: mail, name } } } },
  });
  for (const path of [join(folder, `${key}-${mail}.ndjson`), join(other, `${key}-${mail}.ndjson`)])
    await writeFile(path, `${line}\n`);
  const files = [`${key}-${mail}.ndjson`, join(`of ${name}`, `${key}-${mail}.ndjson`)];
  await run(['conform', '--traffic', ...files, '--reporter', ALL, '--report-dir', 'reports'], folder);
  // The one who has typed the place of files may see it; reports are for others.
  expect(leaksIn(everything({ stdout: '', stderr: '' }, join(folder, 'reports')))).toEqual([]);
});
