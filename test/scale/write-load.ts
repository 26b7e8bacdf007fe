import { setTimeout as sleep } from 'node:timers/promises';
import { examples } from '../../generated/examples.ts';
import type { Account, Transfer } from '../../generated/types.ts';
import type { BankCluster } from './bank-cluster.ts';

export interface Load {
  /** The writes that were asked for and acknowledged, and the time of the last acknowledgment. */
  readonly asked: Set<string>;
  readonly acknowledged: Set<string>;
  /** Responses other than 201, and failures: `503 with Retry-After` to how many there were. */
  readonly others: Map<string, number>;
  /** Forgets the longest time without an acknowledgement, and begins to measure it. */
  measure(): void;
  /** Seconds: the longest, and the one that lasts. */
  silence(): { longest: number; now: number };
  stop(): Promise<void>;
}

export interface Found {
  readonly lost: number;
  readonly doubled: number;
  readonly neverAsked: number;
  /** Accounts whose pending credit is not the sum of their pulls. */
  readonly partial: number;
  /** Not acknowledged, and carried out nevertheless. */
  readonly unacknowledged: number;
}

const contact = examples.createContact.requests.createContactRequest;
const WIDTH = 12;
const ACCOUNTS = 6;
const PAUSE_MS = 25;

/** Writes by many callers at once: contacts, each one record, and pulls, each a transfer and what an account is to get. Each has a name of its own. */
export async function startLoad({ url, sandbox }: BankCluster): Promise<Load> {
  const seed = (await (await fetch(`${sandbox}/_sandbox/seed`)).json()) as Record<string, string>;
  const headers = {
    'content-type': 'application/json',
    'sd-api-key': seed.apiKey as string,
    'sd-person-id': seed.personId as string,
  };
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
  const make = async (path: string, body: object): Promise<string> => {
    const made = await post(path, body);
    if (made.status !== 201) throw new Error(`${path}: ${made.status} ${await made.text()}`);
    return ((await made.json()) as { id: string }).id;
  };
  const pairs: { accountId: string; contactId: string }[] = [];
  while (pairs.length < ACCOUNTS) {
    const accountId = await make('/v1/account', examples.createAccount.requests.createAccountRequest);
    pairs.push({ accountId, contactId: await make('/v1/contact', { ...contact, accountId }) });
  }

  const asked = new Set<string>();
  const acknowledged = new Set<string>();
  const others = new Map<string, number>();
  const count = (kind: string) => others.set(kind, (others.get(kind) ?? 0) + 1);
  let running = true;
  let last = performance.now();
  let longest = 0;

  async function write(): Promise<boolean> {
    const name = `write ${asked.size}`;
    const isPull = asked.size % 2 === 0;
    const pair = pairs[Math.floor(asked.size / 2) % ACCOUNTS];
    asked.add(name);
    try {
      const response = isPull
        ? await post('/v1/receive/ach', {
            ...pair,
            amount: '0.01',
            description: name,
            type: 'sameDay',
          })
        : await post('/v1/contact', { ...contact, name });
      const text = await response.text();
      if (response.status === 201) {
        acknowledged.add(name);
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
        return true;
      }
      const retry = response.headers.has('retry-after') ? 'with' : 'without';
      count(
        response.status === 503 ? `503 ${retry} Retry-After` : `${response.status} ${text.slice(0, 200)}`,
      );
    } catch (error) {
      const { message, cause } = error as Error;
      count(`${message} ${cause ?? ''}`.trim());
    }
    return false;
  }

  const workers = Array.from({ length: WIDTH }, async () => {
    while (running) await sleep((await write()) ? PAUSE_MS : PAUSE_MS * 10);
  });
  return {
    asked,
    acknowledged,
    others,
    measure() {
      longest = 0;
      last = performance.now();
    },
    silence() {
      const now = performance.now() - last;
      return { longest: Math.max(longest, now) / 1000, now: now / 1000 };
    },
    async stop() {
      running = false;
      await Promise.all(workers);
    },
  };
}

/** Compares what was acknowledged with what is there. */
export async function findLosses({ sandbox }: BankCluster, { asked, acknowledged }: Load): Promise<Found> {
  const transfers = await records<{ transfer: Transfer }>(sandbox, 'transfers');
  const pulls = transfers
    .map(({ transfer }) => transfer)
    .filter(({ description }) => description.startsWith('write '));
  const contacts = await records<{ name: string }>(sandbox, 'contacts');
  const names = contacts.map(({ name }) => name).filter((name) => name.startsWith('write '));
  const found = [...names, ...pulls.map(({ description }) => description)];
  const there = new Set(found);
  const accounts = await records<{ account: Account }>(sandbox, 'accounts');
  const partial = accounts.filter(({ account }) => {
    const cents = pulls.filter(({ accountId }) => accountId === account.id).length;
    return Math.round(Number(account.pendingCredit) * 100) !== cents;
  });
  return {
    lost: [...acknowledged].filter((name) => !there.has(name)).length,
    doubled: found.length - there.size,
    neverAsked: [...there].filter((name) => !asked.has(name)).length,
    partial: partial.length,
    unacknowledged: [...there].filter((name) => !acknowledged.has(name)).length,
  };
}

async function records<Kind>(url: string, kind: string): Promise<Kind[]> {
  const all: Kind[] = [];
  for (let after = ''; ; ) {
    const response = await fetch(`${url}/_sandbox/records?kind=${kind}&limit=1000&after=${after}`);
    const page = (await response.json()) as { records: { id: string; record: Kind }[]; next: string | null };
    all.push(...page.records.map(({ record }) => record));
    if (page.next === null) return all;
    after = page.next;
  }
}
