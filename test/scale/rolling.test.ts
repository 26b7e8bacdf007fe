import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { examples } from '../../generated/examples.ts';
import { startCli } from '../scripts/cli/process.ts';
import { freePort } from './fleet.ts';

const KEY = 'the-key-of-the-bank';
const WIDTH = 12;
const RESTARTS = 4;
const DRAIN_S = '5';

/** Two servers whose connections are kept between calls, and no call is tried twice but where a connection was refused. */
const config = (port: number, status: number, servers: readonly number[]) => `global
  maxconn 200
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  timeout check 2s
frontend status
  bind 127.0.0.1:${status}
  stats enable
  stats uri /status
listen bank
  bind 127.0.0.1:${port}
  http-reuse always
  option httpchk
  http-check send meth GET uri /_sandbox/ready ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1
${servers.map((one) => `  server sandbox${one} 127.0.0.1:${one}`).join('\n')}
`;

test('sandboxes behind HAProxy are restarted one after the other under load, and no call fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolling-'));
  const [port, status, ...ports] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const start = (at: number) =>
    startCli(
      ['sandbox', '--quiet', '--port', String(at), '--database', 'bank.sqlite', '--drain', DRAIN_S],
      folder,
      { BANKING_SANDBOX_API_KEY: KEY },
    );
  const running = new Map(ports.map((at) => [at, start(at)]));
  writeFileSync(join(folder, 'haproxy.cfg'), config(port, status, ports));
  const balancer = spawn('haproxy', ['-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
  const agent = new Agent({ keepAlive: true, maxSockets: WIDTH });
  onTestFinished(async () => {
    agent.destroy();
    balancer.kill('SIGKILL');
    for (const { child } of running.values()) child.kill('SIGKILL');
    await Promise.all([...running.values()].map(({ ended }) => ended));
    rmSync(folder, { recursive: true });
  });

  const states = async () => {
    const table = await send(status, 'GET', '/status;csv').catch(() => undefined);
    const rows = table?.text.split('\n').map((line) => line.split(',')) ?? [];
    return ports.map((at) => rows.find(([, name]) => name === `sandbox${at}`)?.[17]);
  };
  const until = async (wanted: string) => {
    while ((await states()).join() !== wanted) await sleep(100);
  };

  function send(to: number, method: string, path: string, headers = {}, body?: object) {
    return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const outgoing = request({ port: to, method, path, agent, headers }, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        incoming.on('end', () => resolve({ status: incoming.statusCode, text })).on('error', reject);
      });
      outgoing.on('error', reject).end(body && JSON.stringify(body));
    });
  }

  await until('UP,UP');
  const seed = JSON.parse((await send(port, 'GET', '/_sandbox/seed')).text);
  const headers = { 'sd-api-key': KEY, 'sd-person-id': seed.personId };
  const contact = { ...examples.createContact.requests.createContactRequest, accountId: seed.accountId };
  const made: string[] = [];
  const failed: string[] = [];
  let isDone = false;
  const customers = Array.from({ length: WIDTH }, async () => {
    for (let turn = 0; !isDone; turn += 1) {
      const isRead = turn % 3 === 0;
      const called = isRead
        ? send(port, 'GET', `/v1/program/${seed.programId}`, headers)
        : send(port, 'POST', '/v1/contact', { ...headers, 'content-type': 'application/json' }, contact);
      const got = await called.catch((error) => ({ status: undefined, text: String(error) }));
      if (got.status !== (isRead ? 200 : 201)) failed.push(`${got.status} ${got.text}`);
      else if (!isRead) made.push(JSON.parse(got.text).id);
      await sleep(5);
    }
  });
  const codes: (number | null)[] = [];
  for (let turn = 0; turn < RESTARTS; turn += 1) {
    const at = ports[turn % ports.length] as number;
    const { child, ended } = running.get(at) as ReturnType<typeof start>;
    const before = made.length;
    child.kill('SIGTERM');
    codes.push(await ended);
    expect(made.length).toBeGreaterThan(before);
    running.set(at, start(at));
    await until('UP,UP');
  }
  isDone = true;
  await Promise.all(customers);
  console.info(
    `${made.length} changes acknowledged during ${RESTARTS} restarts, ${failed.length} calls failed`,
  );
  expect([failed, codes]).toEqual([[], codes.map(() => 0)]);

  // A second signal ends it, though it would still serve for seconds.
  const { child, ended } = running.get(ports[0] as number) as ReturnType<typeof start>;
  child.kill('SIGTERM');
  await until('DOWN,UP');
  child.kill('SIGTERM');
  expect(await ended).not.toBe(0);
});
