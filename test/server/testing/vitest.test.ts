import { test as base, describe } from 'vitest';
import { createClient, isApiError } from '../../../generated/client.ts';
import type { AccountId } from '../../../generated/types.ts';
import { expect, sandboxFixtures, type TestSandbox, test } from '../../../server/testing/vitest.ts';

const account = { acceptedTerms: true, type: 'businessChecking' };

test('the client calls the bank of the test, as the seeded person', async ({ sandbox, client }) => {
  const { businessId, programId } = sandbox.seed;
  const opened = await client.createAccount({ ...account, label: 'Payroll', businessId });
  expect(opened.createdPersonId).toBe(sandbox.seed.personId);
  expect((await client.retrieveProgram(programId)).id).toBe(programId);
});

test('a fault makes the client fail', async ({ sandbox, client }) => {
  sandbox.faults.add({ operation: 'createCard', drop: 'before' });
  const { accountId } = sandbox.seed;
  const error = await client.createCard({ accountId, label: 'x' }).catch((reason: unknown) => reason);
  expect(isApiError(error, 'network')).toBe(true);
});

const urls = new Set<string>();

test('the bank is served where a test asks for its URL', async ({ sandbox, client, sandboxUrl }) => {
  const { apiKey, personId, businessId } = sandbox.seed;
  const overHttp = createClient({ baseUrl: sandboxUrl, credentials: { apiKey, personId } });
  const opened = await overHttp.createAccount({ ...account, label: 'Over HTTP', businessId });
  // Returns the same bank.
  expect((await client.updateAccount(opened.id, {})).label).toBe('Over HTTP');
  urls.add(sandboxUrl);
});

test('and no longer when the test has ended', async () => {
  expect(urls.size).toBe(1);
  for (const url of urls) await expect(fetch(url)).rejects.toThrow(TypeError);
});

describe.concurrent('tests that run at the same time', () => {
  // Each with what the other would notice: faults for all calls, another time, a reset in between.
  test.for([
    ['2031', 298],
    ['2047', 299],
  ] as const)('never meet: %s', async ([year, status], { sandbox, client }) => {
    const { businessId, accountId } = sandbox.seed;
    for (let round = 0; round < 125; round += 1) {
      await sandbox.clock.set({ now: `${year}-01-01T00:00:00Z`, frozen: true });
      sandbox.faults.add({ operation: 'createCard', answer: { status }, times: null });
      for (let count = 0; count < 6; count += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        const opened = await client.createAccount({ ...account, label: 'x', businessId });
        expect(opened.createdAt).toBe(`${year}-01-01T00:00:00Z`);
      }
      const card = await client.raw.POST('/v1/card', { body: { accountId, label: 'x' } });
      expect(card.response.status).toBe(status);
      await sandbox.reset();
      expect(sandbox.faults.list()).toEqual([]);
    }
  });
});

describe('what the bank starts with', () => {
  const clock = { now: '2031-01-01T00:00:00Z', frozen: true };
  const seed = { version: 1, accounts: { checking: { availableBalance: '2500.00' } } } as const;
  const faults = [{ operation: 'createCard', status: 299 }];
  const options = { seed, clock, faults };

  async function expectStart(sandbox: TestSandbox): Promise<void> {
    const { checking } = sandbox.seed.ids.accounts;
    expect((await sandbox.records.read(checking as AccountId)).availableBalance).toBe('2500.00');
    expect(await sandbox.clock.read()).toEqual(clock);
    expect(sandbox.faults.list()).toMatchObject(faults);
  }

  const fixed = base.extend(sandboxFixtures(options));
  fixed('is given to the fixtures', ({ sandbox }) => expectStart(sandbox));

  const changed = test.extend(sandboxFixtures(options));
  changed('can be changed for some tests', ({ sandbox }) => expectStart(sandbox));
});

describe('beside fixtures of your own', () => {
  const extended = base.extend(sandboxFixtures()).extend<{ label: string }>({ label: 'Payroll' });

  extended('both are there', async ({ client, sandbox, label }) => {
    const { businessId } = sandbox.seed;
    expect((await client.createAccount({ ...account, label, businessId })).label).toBe('Payroll');
  });
});
