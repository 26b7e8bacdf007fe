import { expect } from 'vitest';
import type { Account, Contact, CreateContactRequest } from '../../../generated/types.ts';
import { contacts } from '../valid-requests.ts';
import { asSent, expectReturned, suite } from './suite.ts';

interface Case {
  readonly sent: CreateContactRequest;
  readonly account: Account;
  readonly contact: Contact;
}

const returned = (name: keyof CreateContactRequest & keyof Contact) => {
  return ({ sent, contact }: Case) => expectReturned(contact[name], sent[name]);
};

/** The last four characters; a character may be two units of UTF-16. */
const lastFour = (value: string) => [...value].slice(-4).join('');

export const createContact = suite({
  inputs: contacts,
  async act(bank, input): Promise<Case> {
    const account = await bank.call('updateAccount');
    const sent = asSent({ ...input, accountId: account.id });
    return { sent, account, contact: await bank.call('createContact', { body: sent }) };
  },
  async again(bank, seen) {
    return { ...seen, contact: await bank.read('con-', seen.contact.id) };
  },
  rows: {
    'label-equals-name': ({ contact }) => expect(contact.label).toBe(contact.name),
    'status-is-active': ({ contact }) => expect(contact.status).toBe('active'),
    'type-is-others': ({ contact }) => expect(contact.type).toBe('others'),
    'times-are-equal': ({ contact }) => expect(contact.modifiedAt).toBe(contact.createdAt),
    'ach-last4-ends-account-number': ({ contact: { ach } }) => {
      if (ach !== null) expect(ach.last4).toBe(lastFour(ach.accountNumber));
    },
    'domestic-last4-ends-account-number': ({ contact: { wire } }) => {
      const domestic = wire?.domestic ?? null;
      if (domestic !== null) expect(domestic.last4).toBe(lastFour(domestic.accountNumber));
    },
    'ach-is-not-verified': ({ contact: { ach } }) => {
      if (ach !== null) expect(ach.verified).toBe(false);
    },
    'account-is-returned': returned('accountId'),
    'name-is-returned': returned('name'),
    'email-is-returned': returned('email'),
    'phone-is-returned': returned('phone'),
    'ach-is-returned': returned('ach'),
    'card-is-returned': returned('card'),
    'check-is-returned': returned('check'),
    'domestic-wire-is-returned': ({ sent, contact }) =>
      expectReturned(contact.wire?.domestic, sent.wire?.domestic),
    'international-wire-is-returned': ({ sent, contact }) =>
      expectReturned(contact.wire?.international, sent.wire?.international),
    'program-is-the-accounts': ({ account, contact }) => expect(contact.programId).toBe(account.programId),
  },
});
