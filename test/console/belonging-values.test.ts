import { beforeAll, expect, test } from 'vitest';
import { carry, draftOf, valuesIn } from '../../console/carry.ts';
import type { CarriedValue, ConsoleDocument, ConsoleOperation } from '../../console/console-types.ts';
import { examples } from '../../generated/examples.ts';
import { documentOf } from './documents.ts';

const NEW_ACCOUNT = 'acc-00000000-0000-4000-8000-000000000001';
const NEW_CONTACT = 'con-00000000-0000-4000-8000-000000000002';
const { createAccountResponse: account } = examples.createAccount.responses;
const { createContactResponse: contact } = examples.createContact.responses;

let document: ConsoleDocument;

beforeAll(async () => {
  document = await documentOf('bank');
});

const operation = (id: string) => {
  const operations: readonly ConsoleOperation[] = document.model.operations;
  return operations.find((one) => one.id === id) as ConsoleOperation;
};
const after = (known: readonly CarriedValue[], id: string, body: object) =>
  carry(known, valuesIn(operation(id), body));
const pull = (carried: readonly CarriedValue[]) =>
  JSON.parse(draftOf(document, operation('receiveAchPull'), carried).body);

test('a contact of the story brings its account along, although another one is newer', () => {
  const carried = after(document.story, 'createAccount', { ...account, id: NEW_ACCOUNT });
  expect(pull(carried)).toMatchObject({ contactId: contact.id, accountId: contact.accountId });
});

test('so does a contact of a response', () => {
  const first = after(document.story, 'createContact', { ...contact, id: NEW_CONTACT });
  const carried = after(first, 'createAccount', { ...account, id: NEW_ACCOUNT });
  expect(pull(carried)).toMatchObject({ contactId: NEW_CONTACT, accountId: contact.accountId });
});

test('a contact of the new account goes with it', () => {
  const first = after(document.story, 'createAccount', { ...account, id: NEW_ACCOUNT });
  const carried = after(first, 'createContact', { ...contact, id: NEW_CONTACT, accountId: NEW_ACCOUNT });
  expect(pull(carried)).toMatchObject({ contactId: NEW_CONTACT, accountId: NEW_ACCOUNT });
});

test('a value that comes again is still from where it was first, with what it belongs to', () => {
  const first = after(document.story, 'createContact', { ...contact, id: NEW_CONTACT });
  const again = after(first, 'receiveAchPull', { contactId: NEW_CONTACT });
  const [value] = again.filter(({ value }) => value === NEW_CONTACT);
  expect(value).toMatchObject({
    from: { operation: 'createContact' },
    with: { AccountId: contact.accountId },
  });
});
