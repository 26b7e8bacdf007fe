import fc from 'fast-check';
import { expect } from 'vitest';
import type { Contact, ContactAch, ReceiveAchPullRequest, Transfer } from '../../../generated/types.ts';
import { achContacts, pulls } from '../valid-requests.ts';
import { asSent, expectReturned, suite } from './suite.ts';

interface Case {
  readonly sent: ReceiveAchPullRequest;
  readonly contact: Contact;
  readonly transfer: Transfer;
}

const returned = (name: keyof ReceiveAchPullRequest & keyof Transfer) => {
  return ({ sent, transfer }: Case) => expectReturned(transfer[name], sent[name]);
};

const copied = (name: keyof ContactAch & keyof Transfer) => {
  return ({ contact, transfer }: Case) => expect(transfer[name]).toBe(contact.ach?.[name]);
};

export const receiveAchPull = suite({
  inputs: fc.record({ contact: achContacts, pull: pulls }),
  async act(bank, input): Promise<Case> {
    const { accountId } = bank.seed;
    const contact = await bank.call('createContact', { body: { ...input.contact, accountId } });
    const sent = asSent({ ...input.pull, accountId, contactId: contact.id }) as ReceiveAchPullRequest;
    return { sent, contact, transfer: await bank.call('receiveAchPull', { body: sent }) };
  },
  async again(bank, seen) {
    return { ...seen, transfer: (await bank.read('tra-', seen.transfer.id)).transfer };
  },
  rows: {
    'transfer-type-is-ach': ({ transfer }) => expect(transfer.transferType).toBe('ach'),
    'transfer-sub-type-is-originated': ({ transfer }) => expect(transfer.transferSubType).toBe('originated'),
    'direction-is-credit': ({ transfer }) => expect(transfer.txnType).toBe('credit'),
    'status-is-pending': ({ transfer }) => expect(transfer.status).toBe('pending'),
    'type-is-returned': returned('type'),
    'account-is-returned': returned('accountId'),
    'contact-is-returned': returned('contactId'),
    'amount-is-returned': returned('amount'),
    'description-is-returned': returned('description'),
    'name-is-the-contacts': ({ contact, transfer }) => expect(transfer.name).toBe(contact.name),
    'account-number-is-the-contacts': copied('accountNumber'),
    'account-type-is-the-contacts': copied('accountType'),
    'bank-name-is-the-contacts': copied('bankName'),
    'routing-number-is-the-contacts': copied('routingNumber'),
    'address-is-empty': ({ transfer }) =>
      expect(new Set(Object.values(transfer.address))).toEqual(new Set([''])),
    'destination-amount-is-zero': ({ transfer }) => expect(transfer.destinationAmount).toBe('0.00'),
  },
});
