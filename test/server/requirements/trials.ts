import fc from 'fast-check';
import { examples } from '../../../generated/examples.ts';
import { type OperationId, operations } from '../../../generated/operations.ts';
import { type Bank, START } from '../open-bank.ts';
import {
  achContacts,
  cards,
  checkUpdates,
  contacts,
  programs,
  pulls,
  text,
  updates,
} from '../valid-requests.ts';

/** Calls an operation with any valid request, and with what it takes before. */
export interface Trial {
  readonly inputs: fc.Arbitrary<unknown>;
  /** Makes the calls; that of the operation comes last. */
  act(bank: Bank, call: Call, input: unknown): Promise<unknown>;
}

/** Sends what must succeed, and notes it as an exchange. Where the path takes an id, it has to be given. */
export type Call = Bank['call'];

function trial<Input>(
  inputs: fc.Arbitrary<Input>,
  act: (bank: Bank, call: Call, input: Input) => Promise<unknown>,
): Trial {
  return { inputs, act: (bank, call, input) => act(bank, call, input as Input) };
}

const OTHER_BUSINESS = 'bus-00000000-0000-7000-8000-000000000002';
const changes = updates(examples.retrieveProgram.responses.retrieveProgramResponse);

/** A call for the seeded account, which shows it: nothing else does. */
const showAccount = ({ seed }: Bank, call: Call) => call('updateAccount', { id: seed.accountId });

const onAccount = (operation: 'createCard' | 'createContact') =>
  trial<object>(operation === 'createCard' ? cards : contacts, async (bank, call, input) => {
    const { id: accountId } = await showAccount(bank, call);
    const body = { ...input, accountId };
    // Two cards are compared with each other.
    if (operation === 'createCard') await call(operation, { body });
    return call(operation, { body });
  });

const trials: Readonly<Partial<Record<OperationId, Trial>>> = {
  retrieveProgram: trial(programs, async (bank, call, patch) => {
    const id = bank.seed.programId;
    await bank.patch(id, patch);
    return call('retrieveProgram', { id });
  }),
  createAccount: trial(
    fc.record({
      program: programs,
      label: text.filter((label) => label !== ''),
      type: fc.constantFrom('businessChecking', 'businessSavings'),
      business: fc.constantFrom('seeded', 'other'),
    }),
    async (bank, call, { program, label, type, business }) => {
      const { programId } = bank.seed;
      await bank.patch(programId, program);
      await bank.write(OTHER_BUSINESS, { id: OTHER_BUSINESS, programId });
      await call('retrieveProgram', { id: programId });
      const businessId = business === 'other' ? OTHER_BUSINESS : bank.seed.businessId;
      return call('createAccount', { body: { acceptedTerms: true, businessId, label, type } });
    },
  ),
  createContact: onAccount('createContact'),
  createCard: onAccount('createCard'),
  receiveAchPull: trial(
    fc.record({ contact: achContacts, pull: pulls }),
    async ({ seed: { accountId, checkTransferId } }, call, { contact, pull }) => {
      // A pull and a check are compared with each other.
      await call('updateSentCheck', { id: checkTransferId, body: {} });
      const { id: contactId } = await call('createContact', { body: { ...contact, accountId } });
      return call('receiveAchPull', { body: { ...pull, accountId, contactId } });
    },
  ),
  updateAccount: trial(
    fc.record({ before: changes, change: changes, seconds: fc.integer({ min: 1, max: 1e6 }) }),
    async (bank, call, { before, change, seconds }) => {
      const { businessId, programId } = bank.seed;
      await call('retrieveProgram', { id: programId });
      const body = { acceptedTerms: true, businessId, label: 'Till', type: 'businessSavings' };
      const { id } = await call('createAccount', { body });
      await call('updateAccount', { id, body: before });
      bank.now = new Date(Date.parse(START) + seconds * 1000).toISOString();
      return call('updateAccount', { id, body: change });
    },
  ),
  updateSentCheck: trial(checkUpdates, ({ seed }, call, body) =>
    call('updateSentCheck', { id: seed.checkTransferId, body }),
  ),
};

/** Without a trial of its own, an operation is called for what the seed has, with its example. */
export function trialOf(operation: OperationId): Trial {
  const { requests = {} } = examples[operation] as { readonly requests?: Readonly<Record<string, unknown>> };
  const { [operation]: own = trial(fc.constantFrom(...Object.values(requests), undefined), seeded) } = trials;
  return own;

  async function seeded(bank: Bank, call: Call, body: unknown): Promise<unknown> {
    const { seed } = bank;
    // Rows may compare with what an earlier response showed.
    await call('retrieveProgram', { id: seed.programId });
    await showAccount(bank, call);
    const [name] = operations[operation].parameters.flatMap((one) => (one.in === 'path' ? one.name : []));
    const [, id] = Object.entries(seed).find(([key]) => key === name) ?? [];
    const sending = { ...(id !== undefined && { id }), ...(body !== undefined && { body }) };
    if (operations[operation].safe) await call(operation, sending);
    return call(operation, sending);
  }
}
