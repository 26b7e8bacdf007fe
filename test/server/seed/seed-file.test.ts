import { describe, expect, test } from 'vitest';
import { createSandbox, type SandboxOptions, type SeedFile } from '../../../server/sandbox.ts';
import schema from '../../../server/seed/seed.schema.json' with { type: 'json' };
import { memoryStore } from '../../../server/store/memory.ts';

const KEY = 'the-key-of-the-other-program';

const SEED: SeedFile = {
  version: 1,
  clock: { now: '2031-05-06T07:08:09Z', frozen: true },
  faults: [{ operation: 'createCard', status: 299, times: 2 }],
  programs: {
    example: { settings: { productName: 'Changed' } },
    other: { apiKey: KEY, settings: { receive: { ach: { enabled: false } } } },
  },
  people: { helper: { program: 'other' } },
  accounts: {
    example: { availableBalance: '1.00' },
    checking: { availableBalance: '2500.00', config: { send: { ach: { enabled: false } } } },
    shop: { program: 'other', person: 'helper', label: 'The shop' },
  },
  contacts: {
    landlord: { account: 'checking', ach: { accountNumber: '123456789' }, wire: null },
    supplier: { account: 'shop', name: 'Supplier Inc.' },
  },
  cards: {
    groceries: { account: 'checking', cardType: 'virtual', cardStatus: 'active', limitAmount: '50.00' },
  },
  transfers: {
    rent: { contact: 'landlord', amount: '900.00' },
    refund: { contact: 'landlord', transferType: 'ach', amount: '10.00', status: 'completed' },
  },
};

const EMPTY: SeedFile = { version: 1 };

async function open(seed: unknown = SEED, options: SandboxOptions = {}) {
  const sandbox = await createSandbox({ seed: seed as SeedFile, ...options });
  const read = async (id: string | undefined) => {
    const response = await sandbox.fetch(new Request(`http://127.0.0.1/_sandbox/records/${id}`));
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown>;
  };
  return { sandbox, ids: sandbox.seed.ids, read };
}

test('the schema has the members of the type', () => {
  const members: Readonly<Record<keyof SeedFile, true>> = {
    $schema: true,
    version: true,
    clock: true,
    faults: true,
    programs: true,
    businesses: true,
    people: true,
    accounts: true,
    contacts: true,
    cards: true,
    transfers: true,
  };
  expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(members).sort());
});

test('an entry is the record of the documentation, with what it says', async () => {
  const { sandbox, ids, read } = await open();
  const { seed } = sandbox;
  const checking = await read(ids.accounts.checking);
  expect(checking).toMatchObject({
    label: 'checking',
    programId: seed.programId,
    businessId: seed.businessId,
    availableBalance: '2500.00',
    status: 'active',
    config: { send: { ach: { enabled: false, sameDay: true } } },
  });
  expect(await read(ids.accounts.shop)).toMatchObject({
    programId: ids.programs.other,
    businessId: ids.businesses.other,
    createdPersonId: ids.people.helper,
    label: 'The shop',
    config: { receive: { ach: { enabled: false } } },
  });
  expect(await read(ids.contacts.landlord)).toMatchObject({
    accountId: ids.accounts.checking,
    name: 'landlord',
    ach: { accountNumber: '123456789', last4: '6789' },
    wire: null,
  });
  expect(await read(ids.cards.groceries)).toMatchObject({
    accountId: ids.accounts.checking,
    cardStatus: 'active',
    availableLimit: '50.00',
    cardholder: { personId: seed.personId },
  });
  expect(await read(ids.transfers.rent)).toMatchObject({
    transferType: 'physicalCheck',
    accountId: ids.accounts.checking,
    contactId: ids.contacts.landlord,
    name: 'landlord',
    amount: '900.00',
  });
  expect(await read(ids.transfers.refund)).toMatchObject({
    transferType: 'ach',
    accountNumber: '123456789',
    status: 'completed',
  });
});

test('the entry `example` changes what is there already, and further programs have a key', async () => {
  const { sandbox, ids, read } = await open();
  const { seed } = sandbox;
  expect(ids.accounts.example).toBe(seed.accountId);
  expect(await read(seed.accountId)).toMatchObject({ availableBalance: '1.00', label: 'Operating account' });
  const program = (id: string | undefined, key: string) =>
    sandbox.fetch(new Request(`https://bank.example/v1/program/${id}`, { headers: { 'sd-api-key': key } }));
  expect(await (await program(seed.programId, seed.apiKey ?? '')).json()).toMatchObject({
    productName: 'Changed',
  });
  expect((await program(ids.programs.other, KEY)).status).toBe(200);
  expect(JSON.stringify(await sandbox.snapshot())).not.toContain(KEY);
});

test('the cards of an account are counted', async () => {
  const { sandbox, ids } = await open();
  const { records } = await sandbox.snapshot();
  expect(records[ids.accounts.checking ?? '']).toMatchObject({ cards: { physical: 0, virtual: 1 } });
});

test('the same file gives the same records in every sandbox; what it holds is a valid snapshot', async () => {
  const systemTime = () => new Date('2026-11-20T08:09:10Z');
  const [one, other] = [await open(SEED, { systemTime }), await open(SEED, { systemTime })];
  const snapshot = await one.sandbox.snapshot();
  expect(await other.sandbox.snapshot()).toEqual(snapshot);
  expect(one.ids).toEqual(other.ids);
  await other.sandbox.restore(snapshot);
});

describe('a reset', () => {
  const timeOf = async ({ sandbox }: Awaited<ReturnType<typeof open>>) =>
    (await (await sandbox.fetch(new Request('http://127.0.0.1/_sandbox/clock'))).json()) as object;

  test('returns to the seed: records, keys, clock and faults', async () => {
    const bank = await open(SEED, { faults: [{ operation: 'updateAccount', status: 298 }] });
    const { sandbox, ids } = bank;
    const fresh = await sandbox.snapshot();
    expect(await timeOf(bank)).toEqual({ now: '2031-05-06T07:08:09Z', frozen: true });
    expect(sandbox.faults.list().map(({ status }) => status)).toEqual([299, 298]);
    for (const [method, path] of [
      ['DELETE', `/_sandbox/programs/${ids.programs.other}`],
      ['DELETE', '/_sandbox/clock'],
      ['DELETE', '/_sandbox/faults'],
      ['POST', '/_sandbox/people'],
    ] as const)
      expect((await sandbox.fetch(new Request(`http://127.0.0.1${path}`, { method }))).ok).toBe(true);
    expect(await sandbox.snapshot()).not.toEqual(fresh);
    await sandbox.reset();
    expect(await sandbox.snapshot()).toEqual(fresh);
  });

  test('of a program returns to what the seed has of it', async () => {
    const { sandbox, ids } = await open();
    const fresh = await sandbox.snapshot();
    const id = ids.accounts.shop;
    const patched = await sandbox.fetch(
      new Request(`http://127.0.0.1/_sandbox/records/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: '{"status":"frozen"}',
      }),
    );
    expect(patched.status).toBe(200);
    await sandbox.reset(ids.programs.example);
    expect(await sandbox.snapshot()).not.toEqual(fresh);
    await sandbox.reset(ids.programs.other);
    expect(await sandbox.snapshot()).toEqual(fresh);
  });

  test('a clock that moves starts again', async () => {
    let now = new Date('2026-11-20T08:00:00Z');
    const bank = await open(EMPTY, { clock: { now: '2031-01-01T00:00:00Z' }, systemTime: () => now });
    now = new Date('2026-11-20T08:00:30Z');
    expect(await timeOf(bank)).toEqual({ now: '2031-01-01T00:00:30Z', frozen: false });
    await bank.sandbox.reset();
    expect(await timeOf(bank)).toEqual({ now: '2031-01-01T00:00:00Z', frozen: false });
  });
});

describe('a store that has records', () => {
  test('is left as it is, until a reset', async () => {
    const store = memoryStore();
    const first = await open(EMPTY, { store });
    expect(first.sandbox.isNew).toBe(true);
    const before = await first.sandbox.snapshot();
    const { sandbox, ids, read } = await open(SEED, { store });
    expect(sandbox.isNew).toBe(false);
    expect(await sandbox.snapshot()).toEqual(before);
    await sandbox.reset();
    expect(await read(ids.accounts.checking)).toMatchObject({ availableBalance: '2500.00' });
  });

  test('gets the time that the option `clock` asks for', async () => {
    const store = memoryStore();
    await open(EMPTY, { store });
    const { sandbox } = await open(EMPTY, {
      store,
      clock: { now: '2031-01-01T00:00:00Z', frozen: true },
    });
    expect((await sandbox.snapshot()).records.clock).toEqual({ stoppedAt: '2031-01-01T00:00:00Z' });
  });
});

test('a snapshot is a seed, too', async () => {
  // A sandbox keeps the time when it began to accept its own key.
  const systemTime = () => new Date('2026-11-20T08:09:10Z');
  const { sandbox, ids } = await open(SEED, { systemTime });
  const snapshot = await sandbox.snapshot();
  const second = await createSandbox({ seed: snapshot, systemTime });
  expect(await second.snapshot()).toEqual(snapshot);
  await second.reset();
  expect(await second.snapshot()).toEqual(snapshot);
  const one = await createSandbox({ seed: await sandbox.snapshot(ids.programs.other) });
  expect(Object.keys((await one.snapshot()).records)).toEqual(
    expect.arrayContaining([sandbox.seed.accountId, ids.accounts.shop]),
  );
});

test.each<[string, object, string[]]>([
  ['another version', { version: 2 }, ['#/version must be 1']],
  ['an unknown kind', { account: {} }, ['#/account is not allowed here']],
  ['a list in place of entries', { accounts: [] }, ['#/accounts must be object']],
  [
    'a name with a space',
    { accounts: { 'my account': {} } },
    [
      '#/accounts/my%20account must be a name of up to 100 letters, digits, - and _ that begins with a letter or digit',
    ],
  ],
  [
    'a misspelled field',
    { accounts: { checking: { avaliableBalance: '1.00' } } },
    ['#/accounts/checking/avaliableBalance is not a field of an account'],
  ],
  [
    'a misspelled field of a part',
    { contacts: { landlord: { ach: { acountNumber: '1' } } } },
    ['#/contacts/landlord/ach/acountNumber is not a field of a contact'],
  ],
  [
    'a value that the description does not allow',
    { accounts: { checking: { availableBalance: 12 } } },
    ['#/accounts/checking/availableBalance must be string'],
  ],
  [
    'an unknown reference',
    { contacts: { landlord: { account: 'savings' } }, accounts: { checking: {} } },
    ['#/contacts/landlord/account must be the name of one of the accounts: example, checking'],
  ],
  [
    'an identifier',
    { contacts: { landlord: { accountId: 'acc-1' } } },
    ['#/contacts/landlord/accountId is assigned by the sandbox: refer to other entries by their names'],
  ],
  [
    'a business of another program',
    { programs: { other: {} }, accounts: { checking: { business: 'other' } } },
    ['#/accounts/checking/business must be of the same program'],
  ],
  [
    'an account of another program',
    {
      programs: { other: {} },
      accounts: { shop: { program: 'other' } },
      transfers: { rent: { account: 'shop' } },
    },
    ['#/transfers/rent/account must be of the same program'],
  ],
  [
    'another account for the example',
    { accounts: { checking: {} }, contacts: { example: { account: 'checking' } } },
    ['#/contacts/example/account cannot be changed for the example'],
  ],
  [
    'a setting that does not exist',
    { programs: { other: { settings: { recieve: {} } } } },
    ['#/programs/other/settings/recieve is not a setting of a program'],
  ],
  [
    'a short key',
    { programs: { other: { apiKey: 'short' } } },
    ['#/programs/other/apiKey must be 16 to 200 visible ASCII characters without spaces'],
  ],
  [
    'the same key twice',
    { programs: { one: { apiKey: KEY }, two: { apiKey: KEY } } },
    ['#/programs/two/apiKey is the key of another program'],
  ],
  [
    'a business with the name of a program',
    { programs: { other: {} }, businesses: { other: {} } },
    ['#/businesses/other is already there: a program has one of its own name'],
  ],
  [
    'a day that does not exist',
    { clock: { now: '2031-02-30T00:00:00Z' } },
    ['#/clock/now must be a UTC timestamp in whole seconds, from 1970 to 8999: 2026-03-02T14:05:10Z'],
  ],
  [
    'an invalid fault',
    { faults: [{ status: 500 }, { operation: 'nothing', status: 500 }] },
    [expect.stringMatching(/^#\/faults\/1\/operation must be one of/)],
  ],
])('%s is refused with its place', async (_what, members, errors) => {
  const store = memoryStore();
  await expect(open({ version: 1, ...members }, { store })).rejects.toMatchObject({ name: 'InvalidSeed' });
  const error = await open({ version: 1, ...members }, { store }).catch((thrown) => thrown);
  expect(error.errors.map(({ pointer, detail }: Record<string, string>) => `${pointer} ${detail}`)).toEqual(
    errors,
  );
  expect(await store.list('', '', 1)).toEqual([]);
});

test('anything else than a seed is a TypeError that says so', async () => {
  for (const seed of [null, 7, 'file.yaml', []])
    await expect(createSandbox({ seed: seed as unknown as SeedFile })).rejects.toThrow(
      'Invalid seed: # must be object',
    );
  await expect(createSandbox({ clock: { now: 'tomorrow' } })).rejects.toThrow(
    'Invalid seed: #/clock/now must be',
  );
  await expect(createSandbox({ faults: [{ status: 7 }] })).rejects.toThrow('Invalid fault: #/status');
});
