import { toFetch } from 'banking-platform-api/sandbox';
import { expect, test } from 'banking-platform-api/sandbox/vitest';
import { createClient } from '../src/bank/client.ts';
import { toBusinessId } from '../src/bank/identifiers.ts';
import { openAccount } from '../src/open-account.ts';

// Each test has a bank of its own, in memory.
const bank = test.extend<{ own: ReturnType<typeof createClient> }>({
  own: async ({ sandbox }, use) => {
    const { apiKey, personId } = sandbox.seed;
    await use(
      createClient({
        baseUrl: 'https://bank.example',
        credentials: { apiKey, personId },
        fetch: toFetch(sandbox),
      }),
    );
  },
});

bank('opens an account with lower limits', async ({ own, sandbox }) => {
  const { account } = await openAccount(own, toBusinessId(sandbox.seed.businessId), 'Payroll');
  expect(account).toMatchObject({ label: 'Payroll', config: { limits: { send: { daily: '15000.00' } } } });
});

bank('says what the bank refuses', async ({ own, sandbox }) => {
  expect(await openAccount(own, toBusinessId(sandbox.seed.businessId), '')).toEqual({
    refusal: 'The bank refuses "".',
  });
});

bank('does not hide that the bank is down', async ({ own, sandbox }) => {
  sandbox.faults.add({ operation: 'createAccount', answer: { status: 503 }, times: null });
  await expect(openAccount(own, toBusinessId(sandbox.seed.businessId), 'Payroll')).rejects.toMatchObject({
    status: 503,
  });
});
