/** This script calls every operation, and checks our own client. */
import type { ClientFunction, FunctionBench } from '../../conformance/client/function-stage.ts';
import { type Client, type ClientOptions, createClient } from '../../generated/client.ts';
import { examples } from '../../generated/examples.ts';
import type { AccountId, BusinessId, ProgramId, TransferId } from '../../generated/types.ts';

const { createContactRequest } = examples.createContact.requests;
const { createCardRequest } = examples.createCard.requests;

/** The calls, one after another; prints a line for each. */
export async function callAll(client: Client, { environment, print }: Omit<FunctionBench, 'fetch'>) {
  const program = await client.retrieveProgram(environment.BANKING_PROGRAM_ID as ProgramId);
  print(`program ${program.productName}`);
  const account = await client.createAccount({
    acceptedTerms: true,
    businessId: environment.BANKING_BUSINESS_ID as BusinessId,
    label: 'Payroll',
    type: 'businessChecking',
  });
  print(`account ${account.id}`);
  const contact = await client.createContact({ ...createContactRequest, accountId: account.id as AccountId });
  print(`contact ${contact.id}`);
  const updated = await client.updateAccount(account.id as AccountId, {
    config: { card: { virtual: { count: '2', enabled: true } }, limits: { send: { daily: '500.00' } } },
    incoming: { achPull: { allowedOriginators: ['Juniper'] } },
  });
  print(`limit ${updated.config?.limits?.send?.daily}`);
  const card = await client.createCard({ ...createCardRequest, accountId: account.id as AccountId });
  print(`card ${card.id}`);
  const pull = await client.receiveAchPull({
    accountId: account.id,
    contactId: contact.id,
    amount: '12.50',
    description: 'First order',
    type: 'sameDay',
  });
  print(`pull ${pull.id}`);
  const check = await client.updateSentCheck(environment.BANKING_CHECK_TRANSFER_ID as TransferId, {
    title: 'Order 7731',
    description: 'Cups and lids',
    metadata: { externalId: '7731' },
  });
  print(`check ${check.id}`);
}

export function clientOf(
  { environment, fetch }: FunctionBench,
  options: Partial<ClientOptions> = {},
): Client {
  return createClient({
    baseUrl: environment.BANKING_BASE_URL as string,
    credentials: {
      apiKey: environment.BANKING_API_KEY as string,
      personId: environment.BANKING_PERSON_ID as string,
    },
    timeoutMs: 5000,
    fetch,
    ...options,
  });
}

/** Our client as it is. */
export const ours: ClientFunction = (bench) => callAll(clientOf(bench), bench);
