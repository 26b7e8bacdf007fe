import type { PatchStep } from '../../../server/faults/fault.ts';
import { change, copy, set, swap } from '../steps.ts';
import { type Breakage, mutantsOf } from './broken.ts';
import { each, otherNumber } from './leaves.ts';
import { account, counts, flags, limits, sameDay } from './settings.ts';

/** The account is stored so too, and later answers show it so. */
const stored = (...patch: readonly PatchStep[]): Breakage => ({ patch, storedAs: 'acc-' });

const notZero = (pointer: string): Record<string, Breakage> => ({
  'a cent': [set(pointer, '0.01')],
  'a cent below': [set(pointer, '-0.01')],
  'a hundred': [set(pointer, '100.00')],
});

const originators = '/config/incoming/achPull';

export const createAccount = mutantsOf('createAccount', {
  'status-is-active': {
    pending: [set('/status', 'pending')],
    'in upper case': [change('/status', { letters: 'upper' })],
    empty: [set('/status', '')],
  },
  'available-balance-is-zero': notZero('/availableBalance'),
  'pending-credit-is-zero': notZero('/pendingCredit'),
  'pending-debit-is-zero': notZero('/pendingDebit'),
  'fees-are-zero': { ...notZero('/fees'), unset: [set('/fees', '')] },
  'interest-is-zero': { ...notZero('/interest'), unset: [set('/interest', '')] },
  'is-not-verified': { 'is verified': [change('/isVerified', { invert: true })] },
  'no-verification-time-while-unverified': {
    'the time of its creation': [copy('/createdAt', '/verifiedAt')],
    'the beginning of time': [set('/verifiedAt', '1970-01-01T00:00:00Z')],
  },
  'accepted-terms-are-returned': { inverted: stored(change('/acceptedTerms', { invert: true })) },
  'business-is-returned': {
    'another one': stored(set('/businessId', 'bus-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38')),
    unset: stored(set('/businessId', '')),
  },
  'label-is-returned': {
    'in upper case': stored(change('/label', { letters: 'upper' })),
    'cut short': stored(change('/label', { slice: [0, -1] })),
    'a constant': stored(set('/label', 'Account')),
    empty: stored(set('/label', '')),
  },
  'type-is-returned': {
    'another one': stored(set('/type', 'businessSavings')),
    'in upper case': stored(change('/type', { letters: 'upper' })),
    empty: stored(set('/type', '')),
  },
  'card-counts-come-from-program': {
    ...each(counts, 'is one more', (pointer) => [otherNumber(pointer, account)]),
    ...each(counts, 'is unset', (pointer) => [set(pointer, '')]),
    'has leading zeros': [change('/config/card/physical/count', { prepend: '0' })],
    'the types swapped': swap('/config/card/physical/count', '/config/card/virtual/count'),
  },
  'limits-come-from-program': {
    ...each(limits, 'is another', (pointer) => [otherNumber(pointer, account)]),
    'daily and monthly swapped': swap('/config/limits/send/daily', '/config/limits/send/monthly'),
    'one unset where the program has one': [set('/config/limits/send/ach/daily', '')],
    'zero where the program has none': [set('/config/limits/send/intrabank/daily', '0.00')],
    'two groups swapped': swap('/config/limits/receive/ach', '/config/limits/receive/check'),
  },
  'enabled-flags-come-from-program': {
    ...each(flags, 'is inverted', (pointer) => [change(pointer, { invert: true })]),
    'all on': flags.map((pointer) => set(pointer, true)),
  },
  'same-day-flags-come-from-program': each(sameDay, 'is inverted', (pointer) => [
    change(pointer, { invert: true }),
  ]),
  'originators-come-from-program': {
    'some are allowed': [set(`${originators}/allowedOriginators`, ['1234567890'])],
    'some are blocked': [set(`${originators}/blockedOriginators`, ['1234567890'])],
  },
});
