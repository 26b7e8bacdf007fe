import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../server/api/bank/new-id.ts';
import { createSandbox } from '../server/sandbox.ts';
import type { AccountRecord } from '../server/store/records.ts';
import { openSqlite } from '../server/store/sqlite/sqlite.ts';
import type { Store, StoredRecord } from '../server/store/store.ts';
import { atMost, type BenchRow, median, ratioOf } from './measure.ts';
import {
  accountExample,
  createAccountLoad,
  type ExampleLoad,
  retrieveProgramLoad,
  updateAccountLoad,
} from './sandbox-calls.ts';
import { type Answered, putUnder } from './sandbox-load.ts';
import { type Contender, startSandboxCommand } from './sandbox-servers.ts';

const FEW = 1_000;
const MANY = 200_000;
const ROUNDS = 9;
const CONNECTIONS = 8;
/** In a round. Few of those that add accounts, so that a thousand stays a thousand or so. */
const CALLS = { retrieveProgram: 4000, updateAccount: 2000, createAccount: 300 };
const MAX_GROWTH = 1.2;
/** How many of the accounts are updated, evenly spread. */
const UPDATED = 4000;
/** Accounts of a transaction while a database is filled. */
const BATCH = 2000;

interface Bank {
  readonly server: Contender;
  readonly accountPaths: readonly string[];
}

/** Whether two hundred times the accounts make the sandbox slower or larger. */
export async function measureGrowth(folder: string): Promise<readonly BenchRow[]> {
  const few = await openBank(join(folder, 'few'), FEW);
  const many = await openBank(join(folder, 'many'), MANY);
  try {
    const calls = {
      retrieveProgram: retrieveProgramLoad,
      updateAccount: updateAccountLoad,
      createAccount: createAccountLoad,
    };
    const rows: BenchRow[] = [];
    for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
      const rounds: { few: Answered; many: Answered }[] = [];
      for (let round = -1; round < ROUNDS; round++) {
        const both = {
          few: await send(folder, few, calls[name], CALLS[name]),
          many: await send(folder, many, calls[name], CALLS[name]),
        };
        if (round >= 0) rounds.push(both);
      }
      rows.push(latency(`${name}, p50`, rounds, 'p50'), latency(`${name}, p99`, rounds, 'p99'));
    }
    const [ours, peer] = [many.server.memory(), few.server.memory()];
    const ratio = ours / peer;
    const memory = { ours: `${ours.toFixed(0)} MB`, peer: `${peer.toFixed(0)} MB` };
    rows.push({ what: 'memory after all of this', ...memory, ratio, ...atMost(MAX_GROWTH, ratio) });
    return rows.map((row) => ({ ...row, what: `${MANY} accounts against ${FEW}: ${row.what}` }));
  } finally {
    await Promise.all([few, many].map(({ server }) => server.stop()));
  }
}

async function openBank(folder: string, accounts: number): Promise<Bank> {
  mkdirSync(folder);
  const store = await openSqlite({ file: join(folder, 'banking-sandbox.sqlite') });
  const sandbox = await createSandbox({ store });
  const accountPaths = await fill(store, accounts);
  await sandbox.close();
  return { server: await startSandboxCommand({ folder }), accountPaths };
}

/** Accounts as the server itself would have made them, one after another. Gives addresses of some. */
async function fill(store: Store, accounts: number): Promise<string[]> {
  const [text = ''] = await store.read([accountExample.id]);
  const first = JSON.parse(text) as AccountRecord;
  const every = Math.max(1, Math.floor(accounts / UPDATED));
  const paths: string[] = [];
  let put: StoredRecord[] = [];
  for (let count = 1; count <= accounts; count++) {
    const id = newId('acc-', () => new Date()) as `acc-${string}`;
    const accountNumber = String(700_000_000_000 + count);
    put.push({ id, text: JSON.stringify({ ...first, account: { ...first.account, id, accountNumber } }) });
    if (count % every === 0) paths.push(`/v1/account/${id}`);
    if (put.length < BATCH && count < accounts) continue;
    const batch = put;
    await store.change([], () => ({ put: batch, result: undefined }));
    put = [];
  }
  return paths;
}

function send(folder: string, bank: Bank, { path, ...call }: ExampleLoad, amount: number): Promise<Answered> {
  const paths = call.method === 'PATCH' ? bank.accountPaths : [];
  return putUnder(
    { ...call, url: `${bank.server.url}${path}`, paths, connections: CONNECTIONS, amount },
    folder,
  );
}

function latency(
  what: string,
  rounds: readonly { few: Answered; many: Answered }[],
  figure: 'p50' | 'p99',
): BenchRow {
  const ours = rounds.map(({ many }) => many[figure]);
  const peer = rounds.map(({ few }) => few[figure]);
  const ratio = ratioOf(ours, peer);
  const each = (values: readonly number[]) => `${median(values).toFixed(2)} ms`;
  return { what, ours: each(ours), peer: each(peer), ratio, ...atMost(MAX_GROWTH, ratio) };
}
