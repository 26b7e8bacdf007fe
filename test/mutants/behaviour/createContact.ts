import { examples } from '../../../generated/examples.ts';
import { at, type Json } from '../../../lib/json.ts';
import type { PatchStep } from '../../../server/faults/fault.ts';
import { change, copy, set, swap } from '../steps.ts';
import { type Breakage, mutantsOf } from './broken.ts';
import { each, leavesOf, otherText, partsOf } from './leaves.ts';

const OTHER_ACCOUNT = 'acc-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38';
const OTHER_PROGRAM = 'prg-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38';

const sent = examples.createContact.requests.createContactRequest as Json;
const below = (pointer: string) => leavesOf(at(sent, pointer), pointer);

/** The contact is stored so too: a pull then copies what this answer shows. */
const stored = (...patch: readonly PatchStep[]): Breakage => ({ patch, storedAs: 'con-' });

/** What must end as the number does still does. */
function otherDetail(pointer: string): Breakage {
  const details = pointer.slice(0, pointer.lastIndexOf('/'));
  return pointer === '/ach/accountNumber' || pointer === '/wire/domestic/accountNumber'
    ? stored(
        change(pointer, { append: '7' }),
        copy(pointer, `${details}/last4`),
        change(`${details}/last4`, { slice: [-4] }),
      )
    : stored(otherText(pointer));
}

const lastFour = (details: string): Record<string, Breakage> => {
  const [number, last4] = [`${details}/accountNumber`, `${details}/last4`];
  return {
    'are the first four': [copy(number, last4), change(last4, { slice: [0, 4] })],
    'leave out the last one': [copy(number, last4), change(last4, { slice: [-5, -1] })],
    'are three': [change(last4, { slice: [1] })],
    'are those of the routing number': [
      copy(`${details}/routingNumber`, last4),
      change(last4, { slice: [-4] }),
    ],
    'are a constant': [set(last4, '0000')],
    'are masked': [set(last4, '****')],
    'are none': [set(last4, '')],
  };
};

const otherAddress = (address: string): Record<string, Breakage> => ({
  ...each(partsOf(address), 'is another', otherDetail),
  'is null': stored(set(address, null)),
  'is all empty': stored(...partsOf(address).map((part) => set(part, ''))),
});

export const createContact = mutantsOf('createContact', {
  'label-equals-name': {
    'in upper case': [change('/label', { letters: 'upper' })],
    'the e-mail address': [copy('/email', '/label')],
    'a constant': [set('/label', 'Contact')],
    'with a blank more': [change('/label', { append: ' ' })],
    'cut short': [change('/label', { slice: [0, 5] })],
    empty: [set('/label', '')],
  },
  'status-is-active': {
    pending: [set('/status', 'pending')],
    inactive: [set('/status', 'inactive')],
    'in upper case': [change('/status', { letters: 'upper' })],
    empty: [set('/status', '')],
  },
  'type-is-others': {
    other: [set('/type', 'other')],
    vendor: [set('/type', 'vendor')],
    empty: [set('/type', '')],
  },
  'times-are-equal': {
    'modified a second later': [change('/modifiedAt', { addSeconds: 1 })],
    'modified a second before': [change('/modifiedAt', { addSeconds: -1 })],
    'created an hour before': [change('/createdAt', { addSeconds: -3600 })],
  },
  'ach-last4-ends-account-number': {
    ...lastFour('/ach'),
    'lose their leading zero': [change('/ach/last4', { slice: [1] })],
    'are those of the wire details': [copy('/wire/domestic/last4', '/ach/last4')],
  },
  'domestic-last4-ends-account-number': {
    ...lastFour('/wire/domestic'),
    'are those of the ACH details': [copy('/ach/last4', '/wire/domestic/last4')],
  },
  'ach-is-not-verified': { 'is verified': [change('/ach/verified', { invert: true })] },
  'account-is-returned': {
    'another one': [set('/accountId', OTHER_ACCOUNT)],
    unset: [set('/accountId', '')],
  },
  'name-is-returned': {
    'in upper case': stored(change('/name', { letters: 'upper' }), copy('/name', '/label')),
    'with a blank more': stored(change('/name', { append: ' ' }), copy('/name', '/label')),
    'cut to 10 characters': stored(change('/name', { slice: [0, 10] }), copy('/name', '/label')),
    'the e-mail address': stored(copy('/email', '/name'), copy('/email', '/label')),
    empty: stored(set('/name', ''), set('/label', '')),
  },
  'email-is-returned': {
    'with something more': [change('/email', { append: '.example' })],
    'in upper case': [change('/email', { letters: 'upper' })],
    empty: [set('/email', '')],
  },
  'phone-is-returned': {
    'with a digit more': [change('/phone', { append: '0' })],
    'a constant': [set('/phone', '+10000000000')],
    empty: [set('/phone', '')],
  },
  'ach-is-returned': {
    ...each(below('/ach'), 'is another', otherDetail),
    'the account number loses its leading zero': stored(change('/ach/accountNumber', { slice: [1] })),
    'account and routing number swapped': stored(
      ...swap('/ach/accountNumber', '/ach/routingNumber'),
      copy('/ach/accountNumber', '/ach/last4'),
      change('/ach/last4', { slice: [-4] }),
    ),
  },
  'card-is-returned': {
    ...otherAddress('/card/address'),
    'the address of the check': stored(copy('/check/address', '/card/address')),
    'no card at all': stored(set('/card', null)),
  },
  'check-is-returned': {
    ...otherAddress('/check/address'),
    'the postal code loses its leading zero': stored(change('/check/address/postalCode', { slice: [1] })),
    'the address of the card': stored(copy('/card/address', '/check/address')),
    'no check at all': stored(set('/check', null)),
  },
  'domestic-wire-is-returned': {
    ...each(below('/wire/domestic'), 'is another', otherDetail),
    'the address is null': stored(set('/wire/domestic/address', null)),
    'nothing at all': stored(set('/wire/domestic', null)),
  },
  'international-wire-is-returned': {
    ...each(below('/wire/international'), 'is another', otherDetail),
    'the banks swapped': stored(
      ...swap('/wire/international/beneficiaryBank', '/wire/international/correspondentBank'),
    ),
    'the addresses swapped': stored(
      ...swap('/wire/international/beneficiaryBankAddress', '/wire/international/correspondentBankAddress'),
    ),
    'nothing at all': stored(set('/wire/international', null)),
    'the whole wire is null': {
      patch: [set('/wire', null)],
      storedAs: 'con-',
      also: ['createContact.domestic-wire-is-returned'],
    },
  },
  'program-is-the-accounts': { 'another one': [set('/programId', OTHER_PROGRAM)] },
});
