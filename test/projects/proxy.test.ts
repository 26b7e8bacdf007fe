/** The proxy command between a client and the sandbox, as its users have it. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Report } from '../../conformance/model/report.ts';
import { runConformance } from '../../conformance/run/run-conformance.ts';
import { judgeTraffic } from '../../conformance/traffic/judge-traffic.ts';
import { openCalls } from '../../conformance/traffic/open-calls.ts';
import { operations } from '../../generated/operations.ts';
import type { Fault } from '../../server/faults/fault.ts';
import { type RunningSandbox, runSandbox } from '../../server/node/run-sandbox.ts';
import { groupLives, startCli } from '../scripts/cli/process.ts';
import { start, temporaryFolder } from '../scripts/pipeline/command-line.ts';

async function startBank(): Promise<RunningSandbox> {
  const bank = await runSandbox({
    store: { kind: 'memory' },
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
  });
  onTestFinished(() => bank.stop(0));
  return bank;
}

/** The command, and the address that it printed. */
async function startCommand(target: string, ...flags: string[]) {
  const folder = await temporaryFolder();
  const stopping = new AbortController();
  const argv = ['proxy', '--target', target, '--port', '0', '--reporter', 'console,json', ...flags];
  const { done, written } = start(argv, folder, stopping.signal);
  const listens = expect.poll(() => written.stdout).toMatch(/^http:.*\n/);
  const ended = done.then(({ stderr }) => {
    if (!stopping.signal.aborted) throw new Error(stderr);
  });
  await Promise.race([listens, ended]);
  const report = () =>
    JSON.parse(readFileSync(join(folder, 'conformance-report/conformance.json'), 'utf8')) as Report;
  return {
    folder,
    url: written.stdout.trim(),
    written,
    report,
    stop() {
      stopping.abort();
      return done;
    },
  };
}

async function conform(url: string, { seed }: RunningSandbox): Promise<Report> {
  const { apiKey, personId, programId, businessId, checkTransferId } = seed;
  const known = { apiKey, personId, programId, businessId, checkTransferId };
  const run = runConformance({ baseUrl: url, seed: 7, ...known });
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
  }
}

const statuses = ({ requirements }: Report) => requirements.map(({ id, status }) => [id, status]);

async function addFault({ url }: RunningSandbox, fault: Fault): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/_sandbox/faults`, {
    method: 'POST',
    headers,
    body: JSON.stringify(fault),
  });
  expect(response.ok).toBe(true);
}

const FAULT = {
  operation: 'retrieveProgram',
  times: null,
  patch: [{ op: 'replace', path: '/productName', value: 5 }],
} as const satisfies Fault;

test('a run through the proxy is the run without it, and the traffic is judged and recorded beside it', async () => {
  const bank = await startBank();
  const direct = await conform(bank.url, bank);
  const command = await startCommand(bank.url, '--record', 'calls.har');
  const through = await conform(command.url, bank);
  expect(statuses(through)).toEqual(statuses(direct));
  expect(through.exchanges.map(({ response }) => response?.bytes)).toEqual(
    direct.exchanges.map(({ response }) => response?.bytes),
  );

  const { code, stdout } = await command.stop();
  const report = command.report();
  expect(report.counts.violations).toBe(0);
  expect(report.counts.exchanges).toBe(through.counts.exchanges);
  // Recordings do not say that the program was read again for the sake of the updates, or that each card has addresses of its own.
  expect(stdout).toContain('Conformant');
  expect(code).toBe(0);
  const skipped = ['createCard.addresses-are-its-own', 'updateAccount.program-is-kept'];
  expect(statuses(report)).toEqual(
    statuses(direct).map(([id = '', status]) => [id, skipped.includes(id) ? 'skipped' : status]),
  );

  const file = join(command.folder, 'calls.har');
  expect(statSync(file).mode & 0o077).toBe(0);
  const recorded = await judgeTraffic(openCalls([file]));
  expect(statuses(recorded)).toEqual(statuses(report));
});

test('a violation is printed once, and decides the verdict; no secret is printed or recorded', async () => {
  const bank = await startBank();
  await addFault(bank, FAULT);
  const command = await startCommand(bank.url, '--record', 'calls.ndjson');
  const { apiKey = '', personId, programId } = bank.seed;
  const secret = 'canary-8d1f0c';
  const headers = { 'sd-api-key': apiKey, 'sd-person-id': personId, cookie: `session=${secret}` };
  for (let count = 0; count < 3; count += 1) {
    const response = await fetch(`${command.url}/v1/program/${programId}?token=${secret}`, { headers });
    expect(((await response.json()) as { productName: unknown }).productName).toBe(5);
  }
  await expect.poll(() => command.written.stderr).toContain('violated  retrieveProgram');
  const { code, stdout, stderr } = await command.stop();
  expect(code).toBe(1);
  expect(stdout).toContain('Not conformant');
  const lines = stderr.split('\n').filter((line) => line.startsWith('violated  '));
  expect(new Set(lines).size).toBe(lines.length);
  const report = command.report();
  expect(report.run.verdict).toBe('violated');
  const recording = readFileSync(join(command.folder, 'calls.ndjson'), 'utf8');
  expect(recording.trim().split('\n')).toHaveLength(3);
  for (const text of [stdout, stderr, recording, JSON.stringify(report)])
    for (const hidden of [secret, apiKey, personId]) expect(text).not.toContain(hidden);
  const recorded = await judgeTraffic(openCalls([join(command.folder, 'calls.ndjson')]));
  expect(recorded.run.verdict).toBe('violated');
  const violated = (of: Report) => of.requirements.filter(({ fails }) => fails).map(({ id }) => id);
  expect(violated(recorded)).toEqual(violated(report));
});

test('passing calls are judged by what an overlay says of the deployment, too', async () => {
  const bank = await startBank();
  const folder = await temporaryFolder();
  const overlay = join(folder, 'deployment.json');
  const { path } = operations.retrieveProgram;
  const header = { 'X-Trace': { required: true, schema: { type: 'string' } } };
  const target = `$.paths['${path}'].get.responses['2XX']`;
  const actions = [{ target, update: { headers: header } }];
  writeFileSync(
    overlay,
    JSON.stringify({ overlay: '1.1.0', info: { title: 'Ours', version: '1' }, actions }),
  );
  const command = await startCommand(bank.url, '--overlay', overlay);
  const { apiKey = '', personId, programId } = bank.seed;
  const headers = { 'sd-api-key': apiKey, 'sd-person-id': personId };
  const response = await fetch(`${command.url}/v1/program/${programId}`, { headers });
  expect(response.ok).toBe(true);
  await response.text();
  const { code } = await command.stop();
  expect(code).toBe(1);
  const violated = command.report().requirements.filter(({ status }) => status === 'violated');
  expect(violated.map(({ evidence, section }) => [evidence, section])).toEqual([
    ['deployment', 'deployment'],
  ]);
});

test('it stops by itself after a time, with a verdict', async () => {
  const bank = await startBank();
  const folder = await temporaryFolder();
  const argv = [
    'proxy',
    '--target',
    bank.url,
    '--port',
    '0',
    '--for',
    '0.1s',
    '--json',
    '--reporter',
    'console',
  ];
  const { done } = start(argv, folder, new AbortController().signal);
  const { code, stdout } = await done;
  expect(code).toBe(3);
  expect((JSON.parse(stdout) as Report).run.verdict).toBe('inconclusive');
});

test.each(['SIGINT', 'SIGHUP'] as const)(
  '%s goes to the processes of a terminal, and the verdict and the recording are written',
  async (signal) => {
    const bank = await startBank();
    const folder = await temporaryFolder();
    const flags = ['--target', bank.url, '--port', '0', '--record', 'calls.har', '--reporter', 'json'];
    const running = startCli(['proxy', ...flags], folder);
    await expect.poll(() => running.output.stdout).toMatch(/^http:.*\n/);
    const read = await fetch(`${running.output.stdout.trim()}/v1/program/${bank.seed.programId}`, {
      headers: { 'sd-api-key': String(bank.seed.apiKey) },
    });
    expect(read.status).toBe(200);
    await read.arrayBuffer();
    process.kill(-(running.child.pid as number), signal);
    await running.ended;
    expect(groupLives(running)).toBe(false);
    const report = JSON.parse(readFileSync(join(folder, 'conformance-report/conformance.json'), 'utf8'));
    expect(report.counts.passed).toBeGreaterThan(20);
    const { log } = JSON.parse(readFileSync(join(folder, 'calls.har'), 'utf8'));
    expect(log.entries).toHaveLength(1);
  },
);
