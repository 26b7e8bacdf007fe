import { expect } from 'vitest';
import type { Transfer, UpdateSentCheckRequest } from '../../../generated/types.ts';
import { checkUpdates } from '../valid-requests.ts';
import { asSent, suite } from './suite.ts';

interface Case {
  readonly id: string;
  readonly sent: UpdateSentCheckRequest;
  readonly transfer: Transfer;
}

const returned = (name: keyof UpdateSentCheckRequest) => {
  return ({ sent, transfer }: Case) => {
    if (sent[name] !== undefined) expect(transfer[name]).toEqual(sent[name]);
  };
};

export const updateSentCheck = suite({
  inputs: checkUpdates,
  async act(bank, input): Promise<Case> {
    const id = bank.seed.checkTransferId;
    const sent = asSent(input);
    return { id, sent, transfer: await bank.call('updateSentCheck', { id, body: sent }) };
  },
  async again(bank, { id, sent }) {
    return { id, sent, transfer: await bank.call('updateSentCheck', { id }) };
  },
  rows: {
    'id-is-the-one-asked-for': ({ id, transfer }) => expect(transfer.id).toBe(id),
    'transfer-type-is-physical-check': ({ transfer }) => expect(transfer.transferType).toBe('physicalCheck'),
    'direction-is-debit': ({ transfer }) => expect(transfer.txnType).toBe('debit'),
    'description-is-returned': returned('description'),
    'title-is-returned': returned('title'),
    'metadata-is-returned': returned('metadata'),
    'address-is-where-the-check-goes': ({ transfer }) =>
      expect(Object.values(transfer.address).some((part) => part !== '')).toBe(true),
    'destination-amount-is-zero': ({ transfer }) => expect(transfer.destinationAmount).toBe('0.00'),
  },
});
