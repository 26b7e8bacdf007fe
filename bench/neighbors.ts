import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NewTenant } from '../server/control/route.ts';
import type { Snapshot } from '../server/snapshot/snapshot.ts';
import { startPostgres } from '../test/server/store/postgres/server.ts';
import { buildAndUseFolder } from './build-folder.ts';
import { createAccountLoad } from './example-loads.ts';
import { atMost, type BenchRow, forEach, median, type Part, ratioOf } from './measure.ts';
import type { Work } from './neighbor-process.ts';
import { type Contender, startNode, startSandboxCommand } from './servers.ts';
import { runNode } from './spawn.ts';
import type { SteadyLoad } from './steady-caller.ts';

const ROUNDS = 3;
const NOISE_FIRST_MS = 3000;
/** The tenant that is measured calls so often: a test suite, not a load. */
const EVERY_MS = 7;
const CALLS = 800;
const CONTROL_KEY = 'the-operator-of-the-bench';
const STORES = ['memory', 'SQLite', 'PostgreSQL'] as const;
/** Records of the neighbor, about 10 MB in a snapshot. */
const RECORDS = 8000;

const part: Part = {
  title: `p99 of a tenant that calls every ${EVERY_MS} ms, beside a neighbor that never stops, against none`,
  run: () =>
    buildAndUseFolder('neighbors', async (folder) => {
      const postgres = await startPostgres();
      try {
        const rows: BenchRow[] = [];
        for (const store of STORES) {
          const own = join(folder, store);
          mkdirSync(own);
          const flags = {
            memory: ['--memory'],
            SQLite: [],
            PostgreSQL: ['--database-url', await postgres.createDatabase()],
          };
          process.env.BANKING_SANDBOX_CONTROL_KEY = CONTROL_KEY;
          const sandbox = await startSandboxCommand(own, ['--tenants', '--new-key', ...flags[store]]);
          try {
            rows.push(...(await beside(own, sandbox, store)));
          } finally {
            await sandbox.stop();
          }
        }
        return rows;
      } finally {
        await postgres.remove();
      }
    }),
};

export default part;

const WORK = {
  records: 'lists 1,000 records',
  snapshot: 'takes snapshots',
  restore: `restores ${RECORDS} records`,
  calls: 'calls without a pause',
};
const WORKS = Object.keys(WORK) as Work[];

async function beside(folder: string, sandbox: Contender, store: string): Promise<readonly BenchRow[]> {
  const measured = await createTenant(sandbox, 'measured');
  const neighbor = await createTenant(sandbox, 'neighbor');
  // The first calls are on credit, so there are several.
  for (let count = 0; count < 3; count += 1) await fill(sandbox, neighbor);
  const { path, ...call } = createAccountLoad;
  const headers = { ...call.headers, 'sd-api-key': measured.apiKey };
  const load: SteadyLoad = { ...call, headers, url: sandbox.url + path, everyMs: EVERY_MS, count: CALLS };
  const file = join(folder, 'load.json');
  writeFileSync(file, JSON.stringify(load));
  const p99 = async () => Number(await runNode('bench/steady-caller.ts', [file]));
  const alone: number[] = [];
  const busy = forEach(WORKS, (): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await p99());
    for (const work of WORKS) {
      const noise = await startNode('bench/neighbor-process.ts', [sandbox.url, neighbor.apiKey, work]);
      await sleep(NOISE_FIRST_MS);
      busy[work].push(await p99());
      await noise.stop();
    }
  }
  return WORKS.map((work) => {
    const ratio = ratioOf(busy[work], alone);
    const each = (values: readonly number[]) => `${median(values).toFixed(1)} ms`;
    const what = `${store}: account created while a neighbor ${WORK[work]}`;
    return { what, ours: each(busy[work]), peer: each(alone), ratio, ...atMost(2, ratio) };
  });
}

async function createTenant({ url }: Contender, label: string): Promise<NewTenant> {
  const headers = { 'content-type': 'application/json', 'x-sandbox-control-key': CONTROL_KEY };
  const body = JSON.stringify({ label, records: 100_000, callsPerSecond: 200 });
  const response = await fetch(`${url}/_sandbox/tenants`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as NewTenant;
}

/** Copies a contact of the seed. */
async function fill({ url }: Contender, { apiKey }: NewTenant): Promise<void> {
  const headers = { 'content-type': 'application/json', 'sd-api-key': apiKey };
  const snapshot = (await (await fetch(`${url}/_sandbox/snapshot`, { headers })).json()) as Snapshot;
  const [id, contact] = Object.entries(snapshot.records).find(([one]) => one.startsWith('con-')) as [
    string,
    object,
  ];
  const records: Record<string, object> = { ...snapshot.records };
  for (let index = 0; index < RECORDS; index += 1) {
    const copy = id.slice(0, -8) + index.toString(16).padStart(8, '0');
    records[copy] = { ...contact, id: copy };
  }
  const restored = await fetch(`${url}/_sandbox/snapshot`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ ...snapshot, records }),
  });
  if (!restored.ok) throw new Error(await restored.text());
}
