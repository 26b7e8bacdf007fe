/** Compiled, never run: mistakes that the types catch. An `@ts-expect-error` without an error is an error. */
import type { Client } from '../src/bank/client.ts';
import type { Account, ContactId } from '../src/bank/types.ts';

export async function mistakes(client: Client, account: Account, contactId: ContactId): Promise<void> {
  // @ts-expect-error: amounts are strings
  await client.updateAccount(account.id, { config: { limits: { send: { daily: 15_000 } } } });
  // @ts-expect-error: a contact is not an account
  await client.updateAccount(contactId, {});
  // @ts-expect-error: no field of this name
  await client.createAccount({ name: 'Payroll' });
  // @ts-expect-error: metadata can be null
  console.log(account.metadata.reference);
}
