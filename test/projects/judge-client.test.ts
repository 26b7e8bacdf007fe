import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Report } from '../../conformance/model/report.ts';
import { FILES, REPORTERS } from '../../conformance/report/reporters.ts';
import { run, temporaryFolder } from '../scripts/pipeline/command-line.ts';
import { folderForTest } from '../temporary-folder.ts';

/** Clients as people write them, over sockets; each a module with the bank's addresses at hand. */
const START = `
const { BANKING_BASE_URL: base, BANKING_API_KEY: key, BANKING_PERSON_ID: person, BANKING_PROGRAM_ID: program } = process.env;
const headers = { 'sd-api-key': key, 'sd-person-id': person, 'content-type': 'application/json' };
const { BANKING_ACCOUNT_ID: accountId, BANKING_CONTACT_ID: contactId } = process.env;
const pull = { accountId, contactId, amount: '1.00', description: 'Fees', type: 'sameDay' };
const send = (more = {}) => fetch(base + '/v1/receive/ach', {
  method: 'POST', headers, body: JSON.stringify(pull), redirect: 'manual', signal: AbortSignal.timeout(1000), ...more });
`;

interface Judged {
  readonly code: number;
  readonly report: Report;
  readonly stderr: string;
}

async function judge(script: string, ...flags: string[]): Promise<Judged> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'client.mjs'), START + script);
  const { code, stderr } = await judgeCommand(folder, [...flags, '--', process.execPath, 'client.mjs']);
  const report = JSON.parse(await readFile(join(folder, 'client-report/conformance.json'), 'utf8')) as Report;
  return { code, report, stderr };
}

function judgeCommand(cwd: string, words: readonly string[]) {
  return run(['judge-client', ...words], cwd);
}

const violated = ({ requirements }: Report) =>
  requirements.filter(({ status }) => status === 'violated').map(({ id }) => id);

const SOUND = `
const response = await send();
if (!response.ok) { console.error('status', response.status); process.exit(1); }
console.log('pulled', (await response.json()).id);
`;

test('a sound script over sockets is conformant in what is asked', async () => {
  const { code, report } = await judge(
    SOUND,
    '--only',
    'credentials,amounts,failures',
    '--reporter',
    'json,junit,html',
  );
  expect(violated(report)).toEqual([]);
  expect([code, report.run.verdict]).toEqual([0, 'conformant']);
  expect(report.scenarios?.[0]).toMatchObject({ id: 'without-faults', calls: 1 });
});

test('a client without a GET can end with 0, and what no call of it concerns is skipped', async () => {
  const { code, report } = await judge(SOUND, '--reporter', 'json');
  expect([code, violated(report)]).toEqual([0, []]);
  const untouched = report.requirements.filter(({ status }) => status === 'skipped');
  expect(untouched.map(({ notes }) => notes)).toEqual(
    untouched.map(() => ['no call of the client concerns it']),
  );
  expect(untouched.map(({ id }) => id)).toContain('requests.no-body-where-none-is-described');
});

test('a retry by another process that the command starts is caught, with the fault that shows it', async () => {
  const script = `
import { execFileSync } from 'node:child_process';
if (process.argv[2] === 'again') await send();
else try { await send(); } catch { execFileSync(process.execPath, [process.argv[1], 'again']); }
`;
  const { code, report } = await judge(script, '--only', 'retries.no-creation-after-a-cut');
  expect([code, violated(report)]).toEqual([1, ['retries.no-creation-after-a-cut']]);
  const [violation] = report.requirements.flatMap(({ violations }) => violations);
  const scenario = report.scenarios?.find(({ id }) => id === violation?.scenario);
  expect(scenario?.faults).toMatchObject([{ operation: 'receiveAchPull', drop: expect.any(String) }]);
});

test('a body where the description has none', async () => {
  const script = `
import { request } from 'node:http';
await new Promise((resolve, reject) => {
  const call = request(base + '/v1/program/' + program, { method: 'GET', headers: { 'sd-api-key': key, 'content-type': 'application/json', 'content-length': 2 } }, (response) => response.resume().on('end', resolve));
  call.on('error', reject);
  call.end('{}');
});
`;
  const { report } = await judge(script, '--only', 'requests.no-body-where-none-is-described');
  expect(violated(report)).toEqual(['requests.no-body-where-none-is-described']);
});

test('a client that waits without end is stopped, with what it has started', async () => {
  const script = `
import { spawn } from 'node:child_process';
spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' }).unref();
const response = await send({ signal: undefined });
process.exit(response.ok ? 0 : 1);
`;
  const { code, report } = await judge(
    script,
    ...['--only', 'process.ends-without-a-response', '--evidence', 'advice', '--timeout', '3000'],
  );
  expect([code, violated(report)]).toEqual([1, ['process.ends-without-a-response']]);
});

test('a process that has left the group of the command does not hold the run', async () => {
  const file = join(folderForTest(), 'pid');
  const script = `
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit', detached: true });
left.unref();
writeFileSync(${JSON.stringify(file)}, left.pid + '\\n', { flag: 'a' });
${SOUND}`;
  onTestFinished(async () => {
    for (const pid of (await readFile(file, 'utf8')).trim().split('\n')) process.kill(Number(pid));
  });
  const { code, report } = await judge(script, '--only', 'amounts.are-strings', '--timeout', '60000');
  expect([code, report.run.verdict]).toEqual([0, 'conformant']);
});

test('what is too long to be searched for the key is inconclusive', async () => {
  const { report } = await judge(
    `${SOUND} process.stdout.write('-'.repeat(5_000_000) + key + '\\n');`,
    ...['--only', 'credentials.no-key-in-output'],
  );
  const [result] = report.requirements.filter(({ status }) => status !== 'skipped');
  expect(result).toMatchObject({
    status: 'inconclusive',
    notes: [expect.stringMatching(/printed more than/)],
  });
});

test('a path with a slash behind it is none of the description', async () => {
  const { report } = await judge(
    `const response = await fetch(base + '/v1/receive/ach/', { method: 'POST', headers, body: JSON.stringify(pull) });`,
    ...['--only', 'requests.known-operation'],
  );
  expect(violated(report)).toEqual(['requests.known-operation']);
});

test('a part of the key is in no report', async () => {
  const { report } = await judge(
    `console.error('Error: bad key ' + key.slice(3, 15)); process.exit(1);`,
    ...['--only', 'retries'],
  );
  expect(report.scenarios?.[0]?.end).toBe('exit code 1: (masked)');
});

test('a redirect is followed to another name of this machine', async () => {
  const { report } = await judge(
    `const response = await send({ redirect: 'follow' }); process.exit(response.ok ? 0 : 1);`,
    ...['--only', 'credentials.no-key-to-other-hosts'],
  );
  expect(violated(report)).toEqual(['credentials.no-key-to-other-hosts']);
});

test('a client that fails without faults is inconclusive, and the report says why', async () => {
  const { code, report } = await judge(`throw new Error('no such file: ' + key);`, '--only', 'retries');
  expect([code, report.run.verdict]).toEqual([3, 'inconclusive']);
  const [note] = report.requirements.flatMap(({ notes, status }) => (status === 'inconclusive' ? notes : []));
  expect(note).toMatch(
    /^the run without faults has to succeed first; it ended with exit code 1: Error: no such file: \(masked\)$/,
  );
});

test('arguments have the address; a command that does not exist is wrong usage', async () => {
  const folder = await temporaryFolder();
  const args = [
    '-e',
    'fetch(process.argv[1]).then((r) => process.exit(r.ok ? 1 : 0))',
    '{baseUrl}/v1/transactions',
  ];
  const found = await judgeCommand(folder, [
    '--only',
    'requests.known-operation',
    '--',
    process.execPath,
    ...args,
  ]);
  expect([found.code, found.stdout]).toEqual([1, expect.stringContaining('GET /v1/transactions')]);
  const missing = await judgeCommand(folder, ['--', 'no-such-command-here']);
  expect([missing.code, missing.stderr]).toEqual([
    2,
    expect.stringContaining('The command could not be started'),
  ]);
});

test('every reporter tells what a client has violated, and a badge is made of its report', async () => {
  const folder = await temporaryFolder();
  const script = 'fetch(process.argv[1]).then((r) => process.exit(r.ok ? 1 : 0))';
  const client = [process.execPath, '-e', script, '{baseUrl}/v1/transactions'];
  const flags = ['--only', 'requests.known-operation', '--reporter', REPORTERS.join(',')];
  const { stdout } = await judgeCommand(folder, [...flags, '--', ...client]);
  expect(stdout).toContain('::error title=requests.known-operation::');
  const reports = join(folder, 'client-report');
  for (const { name } of Object.values(FILES).flat()) {
    const text = await readFile(join(reports, name), 'utf8');
    if (name === 'observations.json') continue;
    if (name !== 'conformance.har') expect([name, text]).toEqual([name, expect.stringContaining('known')]);
    expect(text).not.toContain('seed');
  }
  const verify = ['verify-report', 'client-report/conformance.json', '--badge-json', 'badge.json'];
  expect((await run(verify, folder)).code).toBe(0);
  expect(await readFile(join(folder, 'badge.json'), 'utf8')).toContain('1 violated');
});
