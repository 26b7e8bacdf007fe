import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { Report } from '../../conformance/model/report.ts';
import { read } from '../house/files.ts';
import { runCli } from '../scripts/cli/process.ts';
import { environment, startSandboxIn } from '../scripts/commands/sandbox-process.ts';
import { freePort, listens } from './fleet.ts';
import { blocks, judgeDay, saidIn, writeDay } from './recorded-day.ts';

const folder = mkdtempSync(join(tmpdir(), 'gateways-'));
const gateways: ChildProcess[] = [];
afterAll(async () => {
  for (const one of gateways) one.kill();
  await Promise.all(gateways.map((one) => one.exitCode ?? once(one, 'exit')));
  rmSync(folder, { recursive: true, force: true });
});

/** Each writes the guide's configuration and what a gateway needs besides, and returns the path of its log. */
const START = {
  haproxy(port: number, bank: number): string {
    const [lines = ''] = blocks('haproxy');
    const config = `global
  tune.bufsize 65536
  log stdout len 65535 format raw local0
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
frontend bank
  bind 127.0.0.1:${port}
${lines}
  default_backend bank
backend bank
  server bank 127.0.0.1:${bank}
`;
    writeFileSync(join(folder, 'haproxy.cfg'), config);
    const log = join(folder, 'haproxy.log');
    const stdio = ['ignore', openSync(log, 'w'), 'ignore'] as const;
    gateways.push(spawn('haproxy', ['-f', join(folder, 'haproxy.cfg')], { stdio: [...stdio] }));
    return log;
  },
  nginx(port: number, bank: number): string {
    const [lines = ''] = blocks('nginx');
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${name};`,
    );
    const server = `server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${bank}; } }`;
    const config = `daemon off; pid nginx.pid; error_log error.log; events {}\nhttp { ${paths.join(' ')}\n${lines}\n${server} }`;
    writeFileSync(join(folder, 'nginx.conf'), config);
    const args = ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf'];
    gateways.push(spawn('nginx', args, { stdio: 'ignore' }));
    return join(folder, 'calls.ndjson');
  },
};

/** Requests that no client should send, and one that its client ends early. */
const HOSTILE = [
  'BAD\r\n\r\n',
  'GET /v1/program/"\\x HTTP/1.1\r\nHost: a"b\r\nContent-Type: "\\\r\n\r\n',
  `POST /v1/account HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n\xff"\n\\`,
  `POST /v1/account HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 40000\r\n\r\n${'"'.repeat(40_000)}`,
  'POST /v1/account HTTP/1.1\r\nHost: a\r\nContent-Length: 600\r\n\r\n{',
];

async function sendRaw(port: number, text: string): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(text, 'latin1');
  await Promise.race([once(socket, 'data'), once(socket, 'close'), sleep(500)]);
  socket.destroy();
}

function reportIn(name: string): Report {
  return JSON.parse(readFileSync(join(folder, name, 'conformance.json'), 'utf8'));
}

const OF_CURRENCY = ['createCard.body.currency:type', 'createCard.currency-is-returned'];

test.each([
  ['haproxy', OF_CURRENCY],
  ['nginx', []],
] as const)('the log of %s, as the guide has it, is a recording', async (name, violated) => {
  const port = await freePort();
  const env = environment(await startSandboxIn(folder, '--memory'));
  const bank = Number(new URL(env.BANKING_BASE_URL as string).port);
  const log = START[name](port, bank);
  await listens(port);
  await fetch(`http://127.0.0.1:${bank}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operation: 'createCard',
      times: null,
      patch: [{ op: 'replace', path: '/currency', value: 7 }],
    }),
  });
  await runCli(['conform', '--allow-writes', '--report-dir', `${name}-run`], folder, {
    ...env,
    BANKING_BASE_URL: `http://127.0.0.1:${port}`,
  });
  for (const text of HOSTILE) await sendRaw(port, text);
  await sleep(500);
  const calls = join(folder, `${name}.ndjson`);
  const lines = readFileSync(log, 'utf8').split('\n');
  writeFileSync(calls, lines.filter((line) => !line.includes('BADREQ')).join('\n'));

  const judged = await runCli(['conform', '--traffic', calls, '--report-dir', name], folder);
  expect(judged, judged.stderr).toMatchObject({ code: violated.length > 0 ? 1 : 3 });
  const { requirements } = reportIn(name);
  const found = requirements.filter(({ status }) => status === 'violated').map(({ id }) => id);
  expect(found.sort()).toEqual(violated);
  const passed = requirements.filter(({ status }) => status === 'passed').length;
  const ofRun = reportIn(`${name}-run`).requirements.filter(({ status }) => status === 'passed').length;
  if (violated.length > 0) expect(passed).toBeGreaterThan(ofRun * 0.95);
  else expect(passed).toBe(Number(/requirements, (\d+)\./.exec(read('docs/traffic.md'))?.[1]));
});

test.each([['xargs'], ['parallel']])('the lines of the guide check parts with %s', async (tool) => {
  const lines = ['xargs', 'parallel'].map((one) => blocks('sh').find((text) => text.includes(one)) ?? '');
  const [script = '', other = ''] = lines;
  const place = mkdtempSync(join(folder, `${tool}-`));
  const env = await writeDay(place);
  const chosen = tool === 'xargs' ? script : script.replace(/^.*xargs.*\n/m, other);
  expect(chosen).toContain(tool);
  const [code] = await once(spawn('bash', ['-c', chosen], { cwd: place, env, stdio: 'ignore' }), 'exit');
  const whole = await judgeDay(place);
  expect(code).toBe(whole.code);
  expect(saidIn(place)).toEqual(whole.said);
});
