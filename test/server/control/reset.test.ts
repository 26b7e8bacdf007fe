import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { operations as described } from '../../../generated/operations.ts';
import type { Card, Contact } from '../../../generated/types.ts';
import { memoryStore } from '../../../server/store/memory.ts';
import type { AccountRecord, ApiKeyRecord, Member, TransferRecord } from '../../../server/store/records.ts';
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts';
import type { Store, StoredRecord } from '../../../server/store/store.ts';
import { requestsWith, type Sent, twoPrograms } from './two-programs.ts';

/** Lists what does not fit together, one line each. */
function contradictions(records: readonly StoredRecord[]): string[] {
  const all = new Map(records.map(({ id, text }) => [id, JSON.parse(text) as unknown]));
  const of = <Kind>(prefix: string) =>
    Array.from(all).flatMap(([id, value]) => (id.startsWith(prefix) ? [[id, value as Kind] as const] : []));
  const found: string[] = [];
  const expectThat = (holds: boolean, what: string) => {
    if (!holds) found.push(what);
  };
  for (const prefix of ['bus-', 'per-', 'key-'])
    for (const [id, { programId }] of of<Member | ApiKeyRecord>(prefix))
      expectThat(all.has(programId), `${id} is of no program`);
  const accounts = new Map(of<AccountRecord>('acc-'));
  for (const [id, { account }] of accounts) {
    expectThat(all.has(account.programId), `${id} is of no program`);
    expectThat(all.has(account.businessId), `${id} is of no business`);
  }
  for (const [id, contact] of of<Contact>('con-')) {
    const { account } = accounts.get(contact.accountId) ?? {};
    expectThat(account?.programId === contact.programId, `${id} is of no account`);
  }
  for (const [id, { programId, transfer }] of of<TransferRecord>('tra-')) {
    const { account } = accounts.get(transfer.accountId) ?? {};
    expectThat(account?.programId === programId, `${id} is of no account`);
    expectThat(all.has(transfer.contactId), `${id} is of no contact`);
  }
  const cards = of<Card>('crd-');
  for (const [id, record] of accounts) {
    const count = (type: string) =>
      cards.filter(([, card]) => card.accountId === id && card.cardType === type).length;
    expectThat(record.cards.physical === count('physical'), `${id} miscounts physical cards`);
    expectThat(record.cards.virtual === count('virtual'), `${id} miscounts virtual cards`);
    const cents = of<TransferRecord>('tra-')
      .filter(([, { transfer }]) => transfer.accountId === id && transfer.transferType === 'ach')
      .reduce((sum, [, { transfer }]) => sum + Number(transfer.amount.replace('.', '')), 0);
    expectThat(record.received.dayCents === cents, `${id} miscounts what it received`);
    expectThat(record.account.pendingCredit === (cents / 100).toFixed(2), `${id} miscounts its credit`);
  }
  for (const [id, card] of cards) expectThat(accounts.has(card.accountId), `${id} is of no account`);
  return found;
}

test('puts everything back, takes faults off, and leaves the keys of the seeded program', async () => {
  const { sandbox, call, control, records, seeded } = await twoPrograms();
  const fresh = await twoPrograms();
  await fresh.sandbox.reset();
  const { apiKey } = (await control('/_sandbox/keys')) as { apiKey: string };
  for (const sent of requestsWith(seeded)) await call(seeded, sent);
  await sandbox.fetch(
    new Request('http://127.0.0.1/_sandbox/clock', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"now": "2030-01-01T00:00:00Z"}',
    }),
  );
  sandbox.faults.add({ status: 500, times: null });
  expect(await control('/_sandbox/reset')).toEqual({});

  const withoutKeys = (all: readonly StoredRecord[]) => all.filter(({ id }) => !id.startsWith('key-'));
  expect(withoutKeys(await records())).toEqual(withoutKeys(await fresh.records()));
  expect(sandbox.faults.list()).toEqual([]);
  for (const key of [seeded.apiKey, apiKey])
    for (const sent of requestsWith(seeded))
      expect([sent.operation, (await call({ ...seeded, apiKey: key }, sent)).status]).toEqual([
        sent.operation,
        expect.toBeOneOf([200, 201]),
      ]);
});

test('a key that was created while a reset ran works', async () => {
  const { call, control, seeded } = await twoPrograms();
  const [keys] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => control('/_sandbox/keys') as Promise<{ apiKey: string }>)),
    ...Array.from({ length: 5 }, () => control('/_sandbox/reset')),
  ]);
  const sent = requestsWith(seeded).find(({ operation }) => operation === 'retrieveProgram') as Sent;
  for (const { apiKey } of keys) expect((await call({ ...seeded, apiKey }, sent)).status).toBe(200);
});

test('another program is gone, and its key with it', async () => {
  const { call, control, records, other } = await twoPrograms();
  await control('/_sandbox/reset');
  for (const sent of requestsWith(other)) expect((await call(other, sent)).status).toBe(401);
  for (const { id, text } of await records()) expect(`${id} ${text}`).not.toContain(other.programId);
  expect(contradictions(await records())).toEqual([]);
});

describe('in the middle of a call', () => {
  /** A store in memory; before its next change, something else happens. */
  function interruptible(): { store: Store; beforeNextChange(act: () => Promise<unknown>): void } {
    const inner = memoryStore();
    let act: (() => Promise<unknown>) | undefined;
    const store: Store = {
      ...inner,
      async change(ids, decide) {
        const now = act;
        act = undefined;
        await now?.();
        return await inner.change(ids, decide);
      },
    };
    return {
      store,
      beforeNextChange(next) {
        act = next;
      },
    };
  }

  const operations = requestsWith({
    programId: '',
    businessId: '',
    personId: '',
    accountId: '',
    contactId: '',
    checkTransferId: '',
  })
    .map(({ operation }) => operation)
    .filter((operation) => !described[operation].safe);

  test.each(operations)('%s of a program that goes leaves nothing that anybody sees', async (operation) => {
    const { store, beforeNextChange } = interruptible();
    const { call, control, records, other } = await twoPrograms(store);
    const sent = requestsWith(other).find((one) => one.operation === operation) as Sent;
    beforeNextChange(() => control('/_sandbox/reset'));
    const { status } = await call(other, sent);
    if (operation === 'createAccount') {
      // Nothing is held while an account is opened. The account is there, of a program that is not, and no key leads to it.
      expect(status).toBe(201);
      expect(contradictions(await records())).toEqual([
        expect.stringMatching(/^acc-.* is of no program$/),
        expect.stringMatching(/^acc-.* is of no business$/),
      ]);
      expect((await call(other, sent)).status).toBe(401);
    } else {
      expect(status).toBe(404);
      expect(contradictions(await records())).toEqual([]);
    }
  });

  test.each(operations)('%s of the seeded program counts as made after it', async (operation) => {
    const { store, beforeNextChange } = interruptible();
    const { call, control, records, seeded } = await twoPrograms(store);
    for (const sent of requestsWith(seeded)) await call(seeded, sent);
    beforeNextChange(() => control('/_sandbox/reset'));
    const sent = requestsWith(seeded).find((one) => one.operation === operation) as Sent;
    expect((await call(seeded, sent)).status).toBeLessThan(300);
    expect(contradictions(await records())).toEqual([]);
  });
});

describe.each(['memory', 'sqlite'] as const)('with the store %s', (kind) => {
  let folder: string;
  let store: Store;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandbox-reset-'));
    store = kind === 'memory' ? memoryStore() : await openSqlite({ file: join(folder, 'bank.sqlite') });
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  test('while calls run, answers are sensible and what remains fits together', async () => {
    const { call, control, records, seeded } = await twoPrograms(store);
    const statuses = new Set<number>();
    let calls = 0;
    let running = true;
    // A store in memory gives nobody else a turn.
    const pause = () => new Promise((resolve) => setImmediate(resolve));
    async function send(sent: Sent): Promise<Record<string, unknown>> {
      const { status, body } = await call(seeded, sent);
      statuses.add(status);
      calls += 1;
      await pause();
      return body;
    }
    async function client(): Promise<void> {
      let accountId = seeded.accountId;
      for (; running; )
        for (const sent of requestsWith({ ...seeded, accountId })) {
          const { id } = await send(sent);
          if (sent.operation === 'createAccount' && typeof id === 'string') accountId = id;
        }
    }
    const clients = Promise.all(Array.from({ length: 6 }, client));
    try {
      for (let reset = 0; reset < 12; reset += 1) {
        for (const enough = calls + 25; calls < enough; ) await pause();
        await control('/_sandbox/reset');
        expect(contradictions(await records())).toEqual([]);
      }
    } finally {
      running = false;
      await clients;
    }
    expect(contradictions(await records())).toEqual([]);
    // 404: for what was made before a reset. 422: the seeded contact is of another account.
    expect([...statuses].sort()).toEqual([200, 201, 404, 422]);
  });
});
