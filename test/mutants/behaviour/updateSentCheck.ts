import { change, copy, drop, set, stale } from '../steps.ts';
import { type Breakage, mutantsOf } from './broken.ts';
import { partsOf } from './leaves.ts';

const echoed = (pointer: string): Record<string, Breakage> => ({
  'in other letters': [change(pointer, { append: 'a', letters: 'upper' })],
  'cut short': [change(pointer, { slice: [0, -1] })],
  'as before': [stale(pointer)],
  empty: [set(pointer, '')],
});

export const updateSentCheck = mutantsOf('updateSentCheck', {
  'id-is-the-one-asked-for': { 'another one': [set('/id', 'tra-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38')] },
  'transfer-type-is-physical-check': {
    check: [set('/transferType', 'check')],
    ach: [set('/transferType', 'ach')],
    'in lower case': [change('/transferType', { letters: 'lower' })],
    empty: [set('/transferType', '')],
  },
  'direction-is-debit': {
    credit: [set('/txnType', 'credit')],
    'in upper case': [change('/txnType', { letters: 'upper' })],
    empty: [set('/txnType', '')],
  },
  'description-is-returned': {
    ...echoed('/description'),
    'that of the metadata': [copy('/metadata/description', '/description')],
  },
  'title-is-returned': { ...echoed('/title'), 'the description': [copy('/description', '/title')] },
  'metadata-is-returned': {
    null: [set('/metadata', null)],
    empty: [set('/metadata', {})],
    'as before': [stale('/metadata')],
    'without the external id': [drop('/metadata/externalId')],
    'without the description': [drop('/metadata/description')],
    'another external id': [change('/metadata/externalId', { append: '0' })],
    'another description': [copy('/description', '/metadata/description')],
    'a number in place of a text': [set('/metadata/externalId', 7731)],
    'one level down': [copy('/metadata', '/aside'), set('/metadata', {}), copy('/aside', '/metadata/data')],
  },
  'address-is-where-the-check-goes': {
    'all empty': partsOf('/address').map((part) => set(part, '')),
    'its kind and country alone': partsOf('/address').flatMap((part) =>
      /addressType|country/.test(part) ? [] : [set(part, '')],
    ),
  },
  'destination-amount-is-zero': {
    'the amount': [copy('/amount', '/destinationAmount')],
    'a cent': [set('/destinationAmount', '0.01')],
    unset: [set('/destinationAmount', '')],
  },
});
