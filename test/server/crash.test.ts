import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../../generated/examples.ts';
import type { Account, Transfer } from '../../generated/types.ts';
import { amountToCents } from '../../server/api/bank/money.ts';
import type { AccountRecord, TransferRecord } from '../../server/store/records.ts';
import { openSqlite } from '../../server/store/sqlite/sqlite.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ROUNDS = 4;
const AT_ONCE = 9;
/** Each round starts two servers: a busy machine takes seconds for that. */
const LIMIT_MS = 300_000;

let folder: string;
let file: string;
let running: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-crash-'));
  file = join(folder, 'bank.sqlite');
});
afterAll(async () => {
  for (const child of running) await kill(child);
  await rm(folder, { recursive: true });
});

/** The requests to the server and its responses, over all its lives. */
const pulls = { sent: 0, answered: new Map<string, Transfer>() };
const accounts = { sent: 0, answered: new Map<string, Account>() };
/** The check's metadata is a number that rises from update to update. */
const check = { sent: 0, answered: 0 };

test('two servers on one file, killed under load one after the other: all they answered is there, and nothing half', {
  timeout: LIMIT_MS,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const servers = [await startServer(), await startServer()] as const;
    running = servers.map(({ child }) => child);
    const [first, second] = servers;
    await stopClock(first.environment);
    let over = false;
    const working = Promise.all(servers.map((server) => load(server.environment, server === first))).finally(
      () => {
        over = true;
      },
    );
    const workOn = async () => {
      const before = pulls.answered.size;
      while (pulls.answered.size < before + AT_ONCE && !over) await pause(1);
      expect(over, 'a server ended by itself').toBe(false);
      await pause(Math.random() * 60);
    };
    await workOn();
    await kill(first.child);
    await workOn();
    await kill(second.child);
    await working;
    await examine(first.environment);
  }
  expect(accounts.answered.size).toBeGreaterThan(0);
  expect(check.answered).toBeGreaterThan(0);
});

/** The command tells the user to export these. */
interface Environment {
  readonly BANKING_BASE_URL: string;
  readonly BANKING_API_KEY: string;
  readonly BANKING_PERSON_ID: string;
  readonly BANKING_ACCOUNT_ID: string;
  readonly BANKING_CHECK_TRANSFER_ID: string;
}

async function startServer(): Promise<{ child: ChildProcess; environment: Environment }> {
  const args = [
    'scripts/cli.ts',
    'sandbox',
    '--database',
    file,
    '--port',
    '0',
    '--log-level',
    'error',
    '--json',
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    text += chunk;
    if (text.endsWith('\n}\n')) break;
  }
  return { child, environment: (JSON.parse(text) as { environment: Environment }).environment };
}

/** The account's sums are those of a month. */
async function stopClock({ BANKING_BASE_URL }: Environment): Promise<void> {
  const response = await fetch(`${BANKING_BASE_URL}/_sandbox/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: '2031-01-15T12:00:00Z', frozen: true }),
  });
  expect(response.status).toBe(200);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Pulls and opens accounts until nobody answers any more; one of the servers updates the check, so that its number only rises. */
async function load(environment: Environment, updates: boolean): Promise<void> {
  const send = async (method: string, path: string, body: object): Promise<unknown> => {
    const response = await fetch(environment.BANKING_BASE_URL + path, {
      method,
      headers: {
        'sd-api-key': environment.BANKING_API_KEY,
        'sd-person-id': environment.BANKING_PERSON_ID,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    expect(response.ok, JSON.stringify(answer)).toBe(true);
    return answer;
  };
  const untilCut = async (work: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        await work();
      } catch (error) {
        // fetch says this of a cut connection; anything else is for the test to fail with.
        if (error instanceof TypeError && /^(?:fetch failed|terminated)$/.test(error.message)) return;
        throw error;
      }
    }
  };
  const pull = async (): Promise<void> => {
    pulls.sent += 1;
    const body = { ...examples.receiveAchPull.requests.receiveAchPullRequest, amount: '0.07' };
    const transfer = (await send('POST', '/v1/receive/ach', body)) as Transfer;
    pulls.answered.set(transfer.id, transfer);
  };
  const openAccount = async (): Promise<void> => {
    accounts.sent += 1;
    const body = examples.createAccount.requests.createAccountRequest;
    const account = (await send('POST', '/v1/account', body)) as Account;
    accounts.answered.set(account.id, account);
  };
  const updateCheck = async (): Promise<void> => {
    check.sent += 1;
    const number = check.sent;
    await send('PATCH', `/v1/send/check/${environment.BANKING_CHECK_TRANSFER_ID}`, {
      metadata: { number },
    });
    check.answered = number;
  };
  await Promise.all([
    updates && untilCut(updateCheck),
    ...Array.from({ length: AT_ONCE }, (_, index) => untilCut(index % 3 === 0 ? openAccount : pull)),
  ]);
}

async function examine(environment: Environment): Promise<void> {
  const store = await openSqlite({ file });
  const read = async (prefix: string): Promise<Map<string, unknown>> =>
    new Map((await store.list(prefix, '', 1e6)).map(({ id, text }) => [id, JSON.parse(text) as unknown]));
  const storedAccounts = (await read('acc-')) as Map<string, AccountRecord>;
  const storedTransfers = (await read('tra-')) as Map<string, TransferRecord>;
  await store.close();

  for (const [id, transfer] of pulls.answered) expect(storedTransfers.get(id)?.transfer).toEqual(transfer);
  for (const [id, account] of accounts.answered) expect(storedAccounts.get(id)?.account).toEqual(account);

  // The transfer and the account's sums are written together: exact, whether the answer came through or not.
  const count = storedTransfers.size - 1;
  expect(count).toBeLessThanOrEqual(pulls.sent);
  const { account, received } = storedAccounts.get(environment.BANKING_ACCOUNT_ID) as AccountRecord;
  expect(received.monthCents).toBe(count * 7);
  expect(amountToCents(account.pendingCredit)).toBe(count * 7);
  expect(storedAccounts.size - 1).toBeLessThanOrEqual(accounts.sent);

  const { metadata } = (storedTransfers.get(environment.BANKING_CHECK_TRANSFER_ID) as TransferRecord)
    .transfer;
  const number = (metadata as { number?: number } | null)?.number ?? 0;
  expect(number).toBeGreaterThanOrEqual(check.answered);
  expect(number).toBeLessThanOrEqual(check.sent);

  const database = new DatabaseSync(file, { readOnly: true });
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  database.close();
}
