import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { Report } from '../../conformance/model/report.ts';
import { connectStream } from '../../conformance/stream/connect-stream.ts';
import { readVerdicts } from '../../conformance/stream/read-verdicts.ts';
import { readStreamAddress } from '../../conformance/stream/stream-address.ts';
import { subjects } from '../../conformance/stream/streams.ts';
import { judgeTraffic } from '../../conformance/traffic/judge-traffic.ts';
import { openCalls } from '../../conformance/traffic/open-calls.ts';
import { mergeReports } from '../../conformance/traffic/report/merge-reports.ts';
import { randomNumbers } from '../random-numbers.ts';
import { startCli } from '../scripts/cli/process.ts';
import { callBank, commandLine, freePort, kill, listens, type Mortal, natsServer } from './fleet.ts';
import { talliesOf } from './recorded-day.ts';

/** The full proof has 200,000. */
const CALLS = Number(process.env.NATS_CALLS ?? 6000);
const KILLS = Number(process.env.NATS_KILLS ?? 9);
const SEED = Number(process.env.NATS_SEED ?? 20261127);

/** A busy machine may be slow, but goes on. */
const STALLED_MS = 600_000;

const FAULTS = [
  { operation: 'createCard', times: null, patch: [{ op: 'remove', path: '/last4' }] },
  { operation: 'createContact', times: null, patch: [{ op: 'replace', path: '/name', value: 7 }] },
  { operation: 'updateAccount', times: null, patch: [{ op: 'change', path: '/createdAt', addSeconds: 3 }] },
  { operation: 'receiveAchPull', times: null, patch: [{ op: 'change', path: '/amount', addAmount: '0.01' }] },
];

const folder = mkdtempSync(join(tmpdir(), 'nats-proof-'));
const all: Mortal[] = [];
afterAll(() => {
  for (const one of all) if (one.child !== undefined) kill(one);
  rmSync(folder, { recursive: true, force: true });
});

test(
  'a fleet whose processes are killed comes to the violations of one process, and every call is judged or counted',
  async () => {
    const natsPort = await freePort();
    const url = `nats://127.0.0.1:${natsPort}/fleet?partitions=16`;
    const env = { BANKING_PSEUDONYM_KEY: randomBytes(32).toString('hex') };
    const bankPort = await freePort();
    const bank = `http://127.0.0.1:${bankPort}`;
    startCli(['sandbox', '--memory', '--port', String(bankPort), '--quiet'], folder);
    const ports = await Promise.all(Array.from({ length: 4 }, freePort));
    const nats = natsServer(folder, natsPort);
    const proxies = ports.map((port) =>
      commandLine(
        'proxy',
        folder,
        ['proxy', '--target', bank, '--port', String(port), '--publish', url],
        env,
      ),
    );
    const workers = ports.map(() =>
      commandLine('worker', folder, ['conform', '--traffic', url, '--group', 'proof'], env),
    );
    all.push(nats, ...proxies, ...workers);
    let restarted = 0;
    // A worker that finds no server ends; whoever runs it starts it again.
    const start = (one: Mortal) => {
      const child = one.start();
      one.child = child;
      child.once('exit', () => {
        if (one.child !== child) return;
        restarted += 1;
        setTimeout(() => one.child === child && start(one), 500);
      });
    };
    start(nats);
    await listens(natsPort);
    for (const one of [...proxies, ...workers]) start(one);
    for (const port of [bankPort, ...ports]) await listens(port);
    for (const fault of FAULTS)
      await fetch(`${bank}/_sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });

    // The calls are the clock: whatever the machine is doing, the same one is killed after the same call.
    const random = randomNumbers(SEED);
    const pools = [proxies, workers, [nats]];
    const plan = Array.from({ length: KILLS }, (_, index) => {
      const pool = pools[index % pools.length] as readonly Mortal[];
      return {
        after: Math.floor(((index + random()) / KILLS) * CALLS * 0.95),
        victim: pool[Math.floor(random() * pool.length)] as Mortal,
      };
    });
    const made = await callBank({
      bank,
      proxies: ports,
      calls: CALLS,
      file: join(folder, 'customers.ndjson'),
      onCall(attempts) {
        for (const { victim } of plan.filter(({ after }) => after === attempts)) {
          kill(victim);
          setTimeout(() => start(victim), 500);
        }
      },
    });
    await sleep(1000);
    // A server that was killed reads all that it has before it listens.
    await listens(natsPort);
    await Promise.all(
      proxies.map(async (one) => {
        const { child } = one;
        one.child = undefined;
        const ended = child && once(child, 'exit');
        child?.kill('SIGTERM');
        await ended;
      }),
    );

    const address = readStreamAddress(url, {}, () => '');
    await expect(connectStream({ ...address, name: 'flet' }, true)).rejects.toThrow(
      'there is no stream flet',
    );
    const stream = await connectStream(address, true);
    const read = () => readVerdicts(stream, 'proof');
    const unlessAway = (error: Error) => {
      if (error.name !== 'StreamUnavailable') throw error;
      return undefined;
    };
    let found = await read().catch(unlessAway);
    let [before, since] = ['', Date.now()];
    while (found === undefined || found.counts.backlog > 0 || found.reports.length < 16) {
      const now = found === undefined ? before : JSON.stringify(found.counts);
      if (now !== before) [before, since] = [now, Date.now()];
      if (Date.now() - since > STALLED_MS) throw new Error(`nothing has been judged for ten minutes: ${now}`);
      await sleep(3000);
      // The server of a busy machine may need longer than the client waits.
      found = await read().catch(unlessAway);
    }
    const { counts, problems } = found;
    const merged = mergeReports(found.reports);

    // One process over the same calls, and one over what the customers saw.
    const ids = new Set<string>();
    const file = openSync(join(folder, 'stream.ndjson'), 'wx');
    const consumer = await stream.client.consumers.get('fleet', {
      filter_subjects: subjects.calls('fleet', '*'),
    });
    const { num_pending: pending } = await consumer.info();
    const messages = await consumer.consume();
    let rest = pending;
    for await (const message of messages) {
      const { size } = ids;
      if (ids.add(message.headers?.get('Nats-Msg-Id') ?? '').size > size) writeSync(file, message.string());
      rest -= 1;
      if (rest === 0) break;
    }
    closeSync(file);
    await stream.connection.close();
    const whole = await judged(join(folder, 'stream.ndjson'));
    const seen = await judged(join(folder, 'customers.ndjson'));

    const killsOf = (pool: readonly Mortal[]) => pool.reduce((sum, { kills }) => sum + kills, 0);
    const lost = made.attempts - counts.judged;
    console.log(
      JSON.stringify({
        seed: SEED,
        calls: made.attempts,
        responses: made.responses,
        kills: { proxies: killsOf(proxies), workers: killsOf(workers), nats: killsOf([nats]) },
        restarted,
        counts,
        lost,
        duplicates: pending - ids.size,
        violated: violatedIn(merged).length,
        problems,
      }),
    );

    expect(talliesOf(merged)).toEqual(talliesOf(whole));
    expect(violatedIn(merged)).toEqual(violatedIn(seen));
    expect(violatedIn(merged).length).toBeGreaterThanOrEqual(FAULTS.length);
    expect(counts.judged).toBe(ids.size);
    // A killed proxy cannot say what it took with it: what is missing beyond the counts is no more than that, and said.
    expect(counts.open).toBe(killsOf(proxies));
    expect(counts.seen - counts.judged).toBeLessThanOrEqual(lost);
    if (killsOf(proxies) === 0) expect(counts.judged).toBe(made.responses);
    expect(problems.join().includes('ended without a word')).toBe(killsOf(proxies) > 0);
  },
  Math.max(3_600_000, CALLS * 150),
);

async function judged(file: string): Promise<Report> {
  const calls = openCalls([file]);
  try {
    return await judgeTraffic({ ...calls, isOfOneDeployment: true });
  } finally {
    calls.close();
  }
}

function violatedIn({ requirements, traffic }: Report): string[] {
  return requirements
    .filter(({ status }) => status === 'violated')
    .map(({ id }) => `${id} ${Object.keys(traffic?.tallies[id]?.places ?? {})}`);
}
