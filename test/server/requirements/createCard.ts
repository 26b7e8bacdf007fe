import { expect } from 'vitest';
import type { Account, Card, CreateCardRequest } from '../../../generated/types.ts';
import { cards } from '../valid-requests.ts';
import { asSent, expectReturned, suite } from './suite.ts';

interface Case {
  readonly sent: CreateCardRequest;
  readonly account: Account;
  readonly card: Card;
}

const returned = (name: keyof CreateCardRequest & keyof Card) => {
  return ({ sent, card }: Case) => expectReturned(card[name], sent[name]);
};

export const createCard = suite({
  inputs: cards,
  async act(bank, input): Promise<Case> {
    const account = await bank.call('updateAccount');
    const sent = asSent({ ...input, accountId: account.id });
    return { sent, account, card: await bank.call('createCard', { body: sent }) };
  },
  async again(bank, seen) {
    return { ...seen, card: await bank.read('crd-', seen.card.id) };
  },
  rows: {
    'label-is-returned': returned('label'),
    'bin-is-returned': returned('bin'),
    'card-type-is-returned': returned('cardType'),
    'currency-is-returned': returned('currency'),
    'atm-access-is-returned': returned('atmAccess'),
    'limit-amount-is-returned': returned('limitAmount'),
    'limit-interval-is-returned': returned('limitInterval'),
    'allowed-categories-are-returned': returned('allowedCategories'),
    'blocked-merchants-are-returned': returned('blockedMerchants'),
    'embossing-business-is-returned': returned('embossingBusiness'),
    'embossing-person-is-returned': returned('embossingPerson'),
    'account-is-returned': returned('accountId'),
    'shipping-address-is-returned': returned('shipping'),
    'billing-address-is-returned': ({ sent, card }) =>
      expectReturned(card.cardholder?.billingAddress, sent.billingAddress),
    'business-is-the-accounts': ({ account, card }) => expect(card.businessId).toBe(account.businessId),
    'program-is-the-accounts': ({ account, card }) => expect(card.programId).toBe(account.programId),
    'available-limit-equals-limit': ({ card }) => expect(card.availableLimit).toBe(card.limitAmount),
    'status-is-pending-activation': ({ card }) => expect(card.cardStatus).toBe('pendingActivation'),
    'shipping-is-pending': ({ sent, card }) => {
      if (sent.cardType === 'physical' || card.shipping !== null)
        expect(card.shipping?.deliveryStatus).toBe('pending');
    },
    'no-activation-time-before-activation': ({ card }) => expect(card.activatedAt).toBe(''),
    'cardholder-name-equals-embossing-person': ({ card }) =>
      expect(card.cardholder?.name).toBe(card.embossingPerson),
  },
});
