import { change, copy, set, swap } from '../steps.ts';
import { type Breakage, mutantsOf } from './broken.ts';
import { each, partsOf } from './leaves.ts';

const always = (pointer: string, others: readonly string[]): Record<string, Breakage> => ({
  ...Object.fromEntries(others.map((other) => [other, [set(pointer, other)]])),
  'in upper case': [change(pointer, { letters: 'upper' })],
  empty: [set(pointer, '')],
});

const ofTheContact = (pointer: string): Record<string, Breakage> => ({
  'with something more': [change(pointer, { append: '1' })],
  masked: [change(pointer, { slice: [-2] }), change(pointer, { prepend: '****' })],
  empty: [set(pointer, '')],
});

export const receiveAchPull = mutantsOf('receiveAchPull', {
  'transfer-type-is-ach': always('/transferType', ['wire', 'achPull']),
  'transfer-sub-type-is-originated': always('/transferSubType', ['received']),
  'direction-is-credit': always('/txnType', ['debit']),
  'status-is-pending': always('/status', ['completed', 'processing']),
  'type-is-returned': always('/type', ['standard']),
  'account-is-returned': { 'another one': [set('/accountId', 'acc-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38')] },
  'contact-is-returned': {
    'another one': [set('/contactId', 'con-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38')],
    unset: [set('/contactId', '')],
  },
  'amount-is-returned': {
    'a cent more': [change('/amount', { addAmount: '0.01' })],
    'a cent less': [change('/amount', { addAmount: '-0.01' })],
    'below zero': [change('/amount', { prepend: '-' })],
    zero: [set('/amount', '0.00')],
    'written as a number': [change('/amount', { slice: [0, -1] })],
    'with a leading zero': [change('/amount', { prepend: '0' })],
    'in cents': [change('/amount', { append: '00' }), set('/amount', '137.00')],
  },
  'description-is-returned': {
    'in other letters': [change('/description', { append: 'a', letters: 'upper' })],
    'cut to 10 characters': [change('/description', { slice: [0, 10] })],
    empty: [set('/description', '')],
    'in the title instead': [copy('/description', '/title'), set('/description', '')],
  },
  'name-is-the-contacts': {
    'in upper case': [change('/name', { letters: 'upper' })],
    'the name of the bank': [copy('/bankName', '/name')],
    empty: [set('/name', '')],
  },
  'account-number-is-the-contacts': {
    ...ofTheContact('/accountNumber'),
    'the routing number': [copy('/routingNumber', '/accountNumber')],
    'loses its leading zero': [change('/accountNumber', { slice: [1] })],
  },
  'account-type-is-the-contacts': {
    ...ofTheContact('/accountType'),
    'another one': [set('/accountType', 'personalSavings')],
  },
  'bank-name-is-the-contacts': { ...ofTheContact('/bankName'), 'the name': [copy('/name', '/bankName')] },
  'routing-number-is-the-contacts': {
    ...ofTheContact('/routingNumber'),
    'account and routing number swapped': {
      patch: swap('/accountNumber', '/routingNumber'),
      also: ['receiveAchPull.account-number-is-the-contacts'],
    },
  },
  'address-is-empty': each(partsOf('/address'), 'is filled', (pointer) => [
    set(pointer, pointer.endsWith('/country') ? 'US' : 'x'),
  ]),
  'destination-amount-is-zero': {
    'the amount': [copy('/amount', '/destinationAmount')],
    'a cent': [set('/destinationAmount', '0.01')],
    unset: [set('/destinationAmount', '')],
  },
});
