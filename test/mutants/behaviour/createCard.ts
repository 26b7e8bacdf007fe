import type { PatchStep } from '../../../server/faults/fault.ts';
import { change, copy, drop, set, swap } from '../steps.ts';
import { type Breakage, mutantsOf } from './broken.ts';
import { each, otherText, partsOf } from './leaves.ts';

/** Two cards are issued, with other values in every field that is free. */
const second = (...patch: readonly PatchStep[]): Breakage => ({ patch, call: 'second' });

const id = (kind: string) => `${kind}-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38`;
const billing = '/cardholder/billingAddress';
const shipping = '/shipping/shippingAddress';

const otherWords = (pointer: string): Record<string, Breakage> => ({
  'in other letters': [change(pointer, { append: 'a', letters: 'upper' })],
  'with a blank more': [change(pointer, { append: ' ' })],
  'cut short': [change(pointer, { slice: [0, -1] })],
  empty: [set(pointer, '')],
  'another one at the second card': second(change(pointer, { append: ' x' })),
});

const otherList = (pointer: string): Record<string, Breakage> => ({
  'the first is missing': [drop(`${pointer}/0`)],
  'the last is missing': [drop(`${pointer}/1`)],
  'one more': [set(`${pointer}/-`, '9999')],
  'one is another': [change(`${pointer}/0`, { append: '0' })],
  none: [set(pointer, [])],
  null: [set(pointer, null)],
  'none at the second card': second(set(pointer, [])),
});

const otherAddress = (address: string): Record<string, Breakage> => ({
  ...each(partsOf(address), 'is another', (pointer) => [otherText(pointer)]),
  'is all empty': partsOf(address).map((part) => set(part, '')),
  'is null': [set(address, null)],
});

/** The available limit and the cardholder go with what is answered here. */
const limit = (...patch: readonly PatchStep[]) => [...patch, copy('/limitAmount', '/availableLimit')];
const person = (...patch: readonly PatchStep[]) => [...patch, copy('/embossingPerson', '/cardholder/name')];

export const createCard = mutantsOf('createCard', {
  'label-is-returned': otherWords('/label'),
  'bin-is-returned': {
    credit: [set('/bin', 'credit')],
    'in upper case': [change('/bin', { letters: 'upper' })],
    empty: [set('/bin', '')],
  },
  'card-type-is-returned': {
    'another one': [set('/cardType', 'virtual')],
    'in upper case': [change('/cardType', { letters: 'upper' })],
    empty: [set('/cardType', '')],
  },
  'currency-is-returned': {
    'another one': [set('/currency', 'CAD')],
    'in lower case': [change('/currency', { letters: 'lower' })],
    empty: [set('/currency', '')],
  },
  'atm-access-is-returned': {
    inverted: [change('/atmAccess', { invert: true })],
    'always true': [set('/atmAccess', true)],
    'always false': [set('/atmAccess', false)],
  },
  'limit-amount-is-returned': {
    'a cent more': limit(change('/limitAmount', { addAmount: '0.01' })),
    'a cent less': limit(change('/limitAmount', { addAmount: '-0.01' })),
    'without its point': limit(change('/limitAmount', { append: '00' }), set('/limitAmount', '137.00')),
    zero: limit(set('/limitAmount', '0.00')),
    'written as a number': { patch: limit(change('/limitAmount', { slice: [0, -1] })), call: 'first' },
    'with a leading zero': limit(change('/limitAmount', { prepend: '0' })),
    unset: limit(set('/limitAmount', '')),
  },
  'limit-interval-is-returned': {
    'another one': [set('/limitInterval', 'monthly')],
    'in lower case': [change('/limitInterval', { letters: 'lower' })],
    empty: [set('/limitInterval', '')],
  },
  'allowed-categories-are-returned': {
    ...otherList('/allowedCategories'),
    'one loses its leading zero': { patch: [change('/allowedCategories/0', { slice: [1] })], call: 'first' },
  },
  'blocked-merchants-are-returned': {
    ...otherList('/blockedMerchants'),
    'those that are allowed': [copy('/allowedCategories', '/blockedMerchants')],
  },
  'embossing-business-is-returned': otherWords('/embossingBusiness'),
  'embossing-person-is-returned': {
    'in other letters': person(change('/embossingPerson', { append: 'a', letters: 'upper' })),
    'cut short': person(change('/embossingPerson', { slice: [0, -1] })),
    empty: person(set('/embossingPerson', '')),
    'another one at the second card': second(...person(change('/embossingPerson', { append: ' x' }))),
  },
  'account-is-returned': { 'another one': [set('/accountId', id('acc'))] },
  'shipping-address-is-returned': {
    ...otherAddress(shipping),
    'the billing address': [copy(billing, shipping)],
    'no shipping at all': { patch: [set('/shipping', null)], also: ['createCard.shipping-is-pending'] },
  },
  'billing-address-is-returned': {
    ...otherAddress(billing),
    'the shipping address': [copy(shipping, billing)],
    'the postal code loses its leading zero': {
      patch: [change(`${billing}/postalCode`, { slice: [1] })],
      call: 'first',
    },
    'no cardholder at all': {
      patch: [set('/cardholder', null)],
      also: ['createCard.cardholder-name-equals-embossing-person'],
    },
    'both addresses swapped': {
      patch: swap(billing, shipping),
      also: ['createCard.shipping-address-is-returned'],
    },
  },
  'business-is-the-accounts': {
    'another one': [set('/businessId', id('bus'))],
    unset: [set('/businessId', '')],
    'another one at the second card': second(set('/businessId', id('bus'))),
  },
  'program-is-the-accounts': {
    'another one': [set('/programId', id('prg'))],
    'another one at the second card': second(set('/programId', id('prg'))),
  },
  'available-limit-equals-limit': {
    zero: [set('/availableLimit', '0.00')],
    'a cent less': [change('/availableLimit', { addAmount: '-0.01' })],
    unset: [set('/availableLimit', '')],
    'a constant': [set('/availableLimit', '1.00')],
  },
  'status-is-pending-activation': {
    active: [set('/cardStatus', 'active')],
    pending: [set('/cardStatus', 'pending')],
    empty: [set('/cardStatus', '')],
  },
  'shipping-is-pending': {
    shipped: [set('/shipping/deliveryStatus', 'shipped')],
    'in upper case': [change('/shipping/deliveryStatus', { letters: 'upper' })],
    empty: [set('/shipping/deliveryStatus', '')],
  },
  'no-activation-time-before-activation': {
    'the time of its creation': [copy('/createdAt', '/activatedAt')],
    'the beginning of time': [set('/activatedAt', '1970-01-01T00:00:00Z')],
  },
  'cardholder-name-equals-embossing-person': {
    'the business': [copy('/embossingBusiness', '/cardholder/name')],
    'the label': [copy('/label', '/cardholder/name')],
    'cut short': [change('/cardholder/name', { slice: [0, -1] })],
    empty: [set('/cardholder/name', '')],
    'another one at the second card': second(change('/cardholder/name', { append: ' x' })),
  },
});
