import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { randomNumbers } from '../random-numbers.ts';
import { type BankCluster, drawOrder, type Step, startBankCluster } from './bank-cluster.ts';
import { findLosses, type Load, startLoad } from './write-load.ts';

/** The kills of the gate, and `FAILOVER_ORDERS` times all kinds in an order that `FAILOVER_SEED` says, some of them two at once. */
const FIRST: readonly Step[] = [['primary'], ['etcd'], ['sandbox'], ['node']];
const ORDERS = Number(process.env.FAILOVER_ORDERS ?? 0);
const SEED = Number(process.env.FAILOVER_SEED ?? 20261127);
const MAX_SILENCE_S = 30;
/** A kill has stopped everything that it stops after this time. */
const WATCH_MS = 8000;

let cluster: BankCluster | undefined;
let load: Load | undefined;
afterEach(async () => {
  await load?.stop();
  expect(await cluster?.stop()).toEqual([]);
});

test.each([
  ['directly', {}],
  ['through PgBouncer in transaction mode', { POOLER: '1' }],
])(
  'PostgreSQL %s: what dies loses no acknowledged write, halves none, and stops writes for less than 30 s',
  async (_how, env) => {
    const random = randomNumbers(SEED);
    const orders = [FIRST, ...Array.from({ length: ORDERS }, () => drawOrder(random))];
    cluster = await startBankCluster(env);
    load = await startLoad(cluster);
    const { acknowledged, others } = load;
    const table: { killed: string; silence: number; [more: string]: unknown }[] = [];
    const wrong: string[] = [];
    for (const step of orders.flat()) {
      await sleep(1000 + random() * 2000);
      const before = acknowledged.size;
      const bad = new Map(others);
      load.measure();
      const killed = await cluster.kill(step);
      await sleep(WATCH_MS);
      while (load.silence().now > 1 && load.silence().longest < 2 * MAX_SILENCE_S) await sleep(200);
      const seconds = load.silence().longest;
      await cluster.heal();
      const during = [...others].map(([what, count]) => [what, count - (bad.get(what) ?? 0)] as const);
      const failed = Object.fromEntries(during.filter(([, count]) => count > 0));
      // There is one balancer: while it is away, nobody answers.
      const isExpected = (what: string) =>
        what === '503 with Retry-After' ||
        (step.includes('haproxy') && /^(?:fetch failed|terminated)/.test(what));
      wrong.push(...Object.keys(failed).filter((what) => !isExpected(what)));
      table.push({
        killed: `${step.join(' and ')}: ${killed}`,
        acknowledged: acknowledged.size - before,
        silence: Math.round(seconds * 10) / 10,
        ...failed,
      });
    }
    await load.stop();
    const found = await findLosses(cluster, load);
    console.table(table);
    console.log(
      JSON.stringify({
        asked: load.asked.size,
        acknowledged: acknowledged.size,
        ...found,
        others: Object.fromEntries(others),
      }),
    );
    expect(wrong).toEqual([]);
    expect(table.filter(({ silence }) => silence >= MAX_SILENCE_S)).toEqual([]);
    expect(found).toMatchObject({ lost: 0, doubled: 0, neverAsked: 0, partial: 0 });
    expect(acknowledged.size).toBeGreaterThan(500);
  },
  900_000 + ORDERS * 600_000,
);
