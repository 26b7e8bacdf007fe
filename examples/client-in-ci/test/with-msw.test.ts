import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createClient } from '../src/bank/client.ts';
import { toBusinessId } from '../src/bank/identifiers.ts';
import { handlers } from '../src/bank/msw.ts';
import { openAccount } from '../src/open-account.ts';

// Fixed responses, the examples of the description: for tests that need no bank that remembers.
const server = setupServer(...handlers);
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('returns the account as the bank shows it after the update', async () => {
  const client = createClient({ baseUrl: 'https://bank.example' });
  const { account } = await openAccount(
    client,
    toBusinessId('bus-5e0a9c17-42d3-4b88-a6f1-2d7c83b0e945'),
    'Payroll',
  );
  expect(account?.label).toBe('Operating account');
});
