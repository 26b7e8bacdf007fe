import type { FunctionBench } from '../../../conformance/client/function-stage.ts';
import { examples } from '../../../generated/examples.ts';
import type { AccountId, ContactId } from '../../../generated/types.ts';
import { callAll, clientOf } from '../workflow.ts';
import type { PermittedClient } from './permitted-client.ts';

/** Pulls of different amounts, at once. */
function pullsOf(bench: FunctionBench, count: number, amount?: string) {
  const client = clientOf(bench);
  const { BANKING_ACCOUNT_ID: accountId, BANKING_CONTACT_ID: contactId } = bench.environment;
  return Array.from({ length: count }, (_, index) =>
    client.receiveAchPull({
      accountId: accountId as AccountId,
      contactId: contactId as ContactId,
      amount: amount ?? `${index + 1}.50`,
      description: 'Fees',
      type: 'sameDay',
    }),
  );
}

/** Scripts of their own with our client, or with `fetch` alone. */
export const scripts: readonly PermittedClient[] = [
  {
    id: 'goes on with other records after a failure',
    client: async (bench) => {
      const client = clientOf(bench);
      try {
        await callAll(client, bench);
      } catch (error) {
        bench.print(`failed: ${(error as Error).message}`);
        const { BANKING_CHECK_TRANSFER_ID: check } = bench.environment;
        // A different operation, on records that exist.
        if (!/updateSentCheck/.test((error as Error).message))
          await client.updateSentCheck(check as never, { title: 'Later' }).catch(() => {});
      }
    },
  },
  {
    id: 'reports failures with an exit code of 0',
    client: async (bench) => {
      await callAll(clientOf(bench), bench).catch((error: Error) => bench.print(`failed: ${error.message}`));
    },
  },
  {
    id: 'two cards of the same kind, one after the other',
    client: async (bench) => {
      const client = clientOf(bench);
      const { createCard } = client;
      const twice = async (...args: Parameters<typeof createCard>) => {
        await createCard(...args);
        return createCard(...args);
      };
      await callAll({ ...client, createCard: Object.assign(twice, createCard) }, bench);
    },
  },
  {
    // The account is written as it was given, whatever the response makes of it.
    id: 'pulls from a contact of its own into the account that it was given',
    client: async (bench) => {
      const client = clientOf(bench);
      const accountId = bench.environment.BANKING_ACCOUNT_ID as AccountId;
      const { createContactRequest } = examples.createContact.requests;
      const contact = await client.createContact({ ...createContactRequest, accountId });
      const pull = {
        accountId,
        contactId: contact.id,
        amount: '12.50',
        description: 'Fees',
        type: 'sameDay',
      };
      bench.print(`pulled ${(await client.receiveAchPull(pull)).status}`);
    },
  },
  {
    id: 'does without a program that it cannot read',
    client: async (bench) => {
      const client = clientOf(bench);
      const { BANKING_PROGRAM_ID: programId, BANKING_BUSINESS_ID: businessId } = bench.environment;
      const program = await client.retrieveProgram(programId as never).catch(() => undefined);
      const type = program?.bank?.accountType?.businessChecking === false ? 'card' : 'businessChecking';
      await client.createAccount({
        acceptedTerms: true,
        businessId: businessId as never,
        label: 'Payroll',
        type,
      });
      bench.print('opened');
    },
  },
  {
    id: 'uses the contact that it was given where it cannot store another one',
    client: async (bench) => {
      const client = clientOf(bench);
      const accountId = bench.environment.BANKING_ACCOUNT_ID as AccountId;
      const { createContactRequest } = examples.createContact.requests;
      const contactId = await client.createContact({ ...createContactRequest, accountId }).then(
        ({ id }) => id,
        () => bench.environment.BANKING_CONTACT_ID as ContactId,
      );
      await client.receiveAchPull({
        accountId,
        contactId,
        amount: '12.50',
        description: 'Fees',
        type: 'sameDay',
      });
      bench.print('pulled');
    },
  },
  {
    id: 'counts what was done and what failed, and ends with 0',
    client: async (bench) => {
      const results = await Promise.allSettled(pullsOf(bench, 3));
      const failed = results.filter(({ status }) => status === 'rejected').length;
      bench.print(JSON.stringify({ level: 30, pulled: 3 - failed, failed }));
    },
  },
  {
    id: 'prints the status of each call, and nothing else',
    client: async ({ environment, fetch, print }) => {
      const response = await fetch(
        `${environment.BANKING_BASE_URL}/v1/send/check/${environment.BANKING_CHECK_TRANSFER_ID}`,
        {
          method: 'PATCH',
          headers: {
            'content-type': 'application/json',
            'sd-api-key': String(environment.BANKING_API_KEY),
            'sd-person-id': String(environment.BANKING_PERSON_ID),
          },
          body: '{"title":"Paid"}',
          redirect: 'manual',
        },
      );
      const isReadable = await response.json().then(
        () => true,
        () => false,
      );
      print(`PATCH check ${response.status}${response.ok && !isReadable ? ' unreadable' : ''}`);
    },
  },
  {
    id: 'a dozen of different pulls at once',
    client: async (bench) => {
      const results = await Promise.allSettled(pullsOf(bench, 12));
      for (const { status } of results) bench.print(status);
    },
  },
  {
    id: 'compares identifiers that it was given',
    client: async (bench) => {
      const client = clientOf(bench);
      const { BANKING_CHECK_TRANSFER_ID: check, BANKING_ACCOUNT_ID: accountId } = bench.environment;
      const updated = await client.updateSentCheck(check as never, { title: 'Paid' });
      if (updated.id !== check) throw new Error('another check');
      const [pull] = await Promise.all(pullsOf(bench, 1));
      if (pull?.accountId !== accountId) throw new Error('another account');
      bench.print('done');
    },
  },
  {
    id: 'pulls less where it was refused',
    client: async (bench) => {
      const [first] = await Promise.allSettled(pullsOf(bench, 1, '500.00'));
      if (first?.status === 'rejected' && (first.reason as { status?: number }).status === 422) {
        bench.print('refused; pulling less');
        await Promise.all(pullsOf(bench, 1, '100.00'));
      } else if (first?.status === 'rejected') throw first.reason;
      bench.print('pulled');
    },
  },
  {
    id: 'stops where a transfer is in review',
    client: async (bench) => {
      const [pull] = await Promise.all(pullsOf(bench, 1));
      if (pull?.reviewCode) throw new Error('the pull is in review');
      bench.print('pulled');
    },
  },
  {
    id: 'prepares a program and a check of its own',
    client: async (bench) => {
      const { environment, fetch } = bench;
      const control = `${environment.BANKING_BASE_URL}/_sandbox`;
      const post = async (path: string, headers: Record<string, string> = {}) => {
        const response = await fetch(`${control}/${path}`, { method: 'POST', headers });
        return (await response.json()) as Record<string, string>;
      };
      const made = await post('programs');
      const client = clientOf({
        ...bench,
        environment: {
          ...environment,
          BANKING_API_KEY: String(made.apiKey),
          BANKING_PERSON_ID: String(made.personId),
        },
      });
      bench.print((await client.retrieveProgram(made.programId as never)).status);
      const account = await client.createAccount({
        acceptedTerms: true,
        businessId: made.businessId as never,
        label: 'Payroll',
        type: 'businessChecking',
      });
      bench.print(account.status);
    },
  },
  {
    id: 'tells the status and that the details cannot be read',
    client: async ({ environment, fetch }) => {
      const response = await fetch(
        `${environment.BANKING_BASE_URL}/v1/program/${environment.BANKING_PROGRAM_ID}`,
        {
          headers: { 'sd-api-key': String(environment.BANKING_API_KEY) },
          redirect: 'manual',
        },
      );
      const body = await response.json().catch((error: Error) => {
        throw new Error(
          `GET failed with status ${response.status} (details unreadable: ${error.name}: ${error.message})`,
        );
      });
      if (!response.ok) throw new Error(`GET failed with status ${response.status}: ${body.title}`);
    },
  },
  {
    id: 'charges a fee that it knows',
    client: async (bench) => {
      const program = await clientOf(bench).retrieveProgram(bench.environment.BANKING_PROGRAM_ID as never);
      bench.print(program.status);
      await Promise.all(pullsOf(bench, 1, '4.00'));
    },
  },
  {
    id: 'a bank in the city of Nan',
    client: async (bench) => {
      const { createContactRequest } = examples.createContact.requests;
      const { card } = createContactRequest;
      await clientOf(bench).createContact({
        ...createContactRequest,
        accountId: bench.environment.BANKING_ACCOUNT_ID as AccountId,
        card: { ...card, address: { ...card?.address, city: 'Nan', state: '', country: 'TH' } },
        check: null as never,
      });
    },
  },
  {
    id: 'reads alone',
    client: async (bench) => {
      const program = await clientOf(bench).retrieveProgram(bench.environment.BANKING_PROGRAM_ID as never);
      bench.print(program.productName);
    },
  },
  {
    id: 'writes alone',
    client: async (bench) => {
      const { BANKING_CHECK_TRANSFER_ID: check } = bench.environment;
      await clientOf(bench).updateSentCheck(check as never, { title: 'Paid', metadata: null });
      bench.print('done');
    },
  },
];
