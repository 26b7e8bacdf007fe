import type { PatchStep } from '../../../server/faults/fault.ts';
import { change, copy, drop, set, stale, swap } from '../steps.ts';
import { type Breakage, type Breakages, mutantsOf } from './broken.ts';
import { each, otherNumber } from './leaves.ts';
import { account, counts, flags, groupLimits, isOn, isSet, sameDay, topLimits } from './settings.ts';

/** The first update fills every group of limits, the second empties them; otherwise both send all there is. */
const first = (...patch: readonly PatchStep[]): Breakage => ({ patch, call: 'first' });
const second = (...patch: readonly PatchStep[]): Breakage => ({ patch, call: 'second' });

const allowed = '/config/incoming/achPull/allowedOriginators';
const blocked = '/config/incoming/achPull/blockedOriginators';

const id = (kind: string) => `${kind}-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38`;

/** Of what an update leaves alone, another value of the same form. */
const IDENTITY: Readonly<Record<string, PatchStep>> = {
  '/programId': set('/programId', id('prg')),
  '/businessId': set('/businessId', id('bus')),
  '/createdPersonId': set('/createdPersonId', id('per')),
  '/label': change('/label', { append: ' x' }),
  '/type': set('/type', 'businessSavings'),
  '/acceptedTerms': change('/acceptedTerms', { invert: true }),
  '/accountNumber': change('/accountNumber', { append: '0' }),
  '/routingNumber': change('/routingNumber', { append: '0' }),
  '/currency': set('/currency', 'CAD'),
  '/createdAt': change('/createdAt', { addSeconds: -1 }),
};

const otherIdentity: Breakages[string] = Object.fromEntries(
  Object.entries(IDENTITY).flatMap(([pointer, step]): [string, Breakage][] => [
    [`${pointer} is another`, [step]],
    [`${pointer} is another from the second update on`, second(step)],
  ]),
);

export const updateAccount = mutantsOf('updateAccount', {
  'id-is-the-one-asked-for': {
    'another one': [set('/id', id('acc'))],
    'another one at the second update': second(set('/id', id('acc'))),
  },
  'card-counts-take-effect': {
    ...each(counts, 'is one more', (pointer) => [otherNumber(pointer, account)]),
    ...each(counts, 'is as before', (pointer) => [stale(pointer)]),
    'as before at the second update': second(...counts.map(stale)),
    'the types swapped': swap('/config/card/physical/count', '/config/card/virtual/count'),
    unset: [set('/config/card/physical/count', '')],
  },
  'top-level-limits-take-effect': {
    ...each(topLimits, 'is a cent more', (pointer) => [otherNumber(pointer, account)]),
    ...each(topLimits, 'is as before', (pointer) => [stale(pointer)]),
    'as before at the second update': second(...topLimits.map(stale)),
    'daily and monthly swapped': swap('/config/limits/send/daily', '/config/limits/send/monthly'),
    'without the cents': [
      change('/config/limits/send/daily', { slice: [0, -2] }),
      change('/config/limits/send/daily', { append: '99' }),
    ],
    unset: topLimits.map((pointer) => set(pointer, '')),
  },
  'enabled-flags-take-effect': {
    ...each(
      flags.filter((pointer) => !pointer.includes('/incoming/')),
      'is inverted',
      (pointer) => [change(pointer, { invert: true })],
    ),
    ...each(
      flags.filter((pointer) => isOn(pointer) && !pointer.includes('/incoming/')),
      'stays on',
      (pointer) => [set(pointer, true)],
    ),
    ...each(
      flags.filter((pointer) => isOn(pointer) && !pointer.includes('/incoming/')),
      'stays off',
      (pointer) => [set(pointer, false)],
    ),
  },
  'allowed-originators-take-effect': {
    'as before': [stale(allowed)],
    'as before at the second update': second(stale(allowed)),
    'the first is missing': [drop(`${allowed}/0`)],
    'the last is missing': [drop(`${allowed}/1`)],
    'one is another': [change(`${allowed}/0`, { append: '0' })],
    none: [set(allowed, [])],
    null: [set(allowed, null)],
    'under incoming instead of config': [
      { op: 'move', from: allowed, path: '/originators' },
      set(allowed, null),
    ],
  },
  'group-limits-take-effect': {
    ...each(groupLimits, 'is a cent more', (pointer) => first(change(pointer, { addAmount: '0.01' }))),
    ...each(groupLimits, 'is as before', (pointer) => first(stale(pointer))),
    ...each(groupLimits, 'is emptied', (pointer) => first(set(pointer, ''))),
    'two groups swapped': first(...swap('/config/limits/receive/ach', '/config/limits/send/ach')),
  },
  'same-day-flags-take-effect': {
    ...each(sameDay, 'is inverted', (pointer) => [change(pointer, { invert: true })]),
    ...each(sameDay, 'is as before', (pointer) => [stale(pointer)]),
  },
  'empty-group-returns-program-limits': {
    ...each(groupLimits, 'is another', (pointer) => second(set(pointer, '12.34'))),
    ...each(groupLimits, 'is as before', (pointer) => second(stale(pointer))),
    ...each(groupLimits.filter(isSet), 'stays empty', (pointer) => second(set(pointer, ''))),
    ...each(groupLimits.filter(isSet), 'is a cent less', (pointer) =>
      second(change(pointer, { addAmount: '-0.01' })),
    ),
    'daily for monthly': second(copy('/config/limits/send/ach/daily', '/config/limits/send/ach/monthly')),
    'the overall limits': second(
      copy('/config/limits/send/daily', '/config/limits/send/ach/daily'),
      copy('/config/limits/send/monthly', '/config/limits/send/ach/monthly'),
    ),
  },
  'blocked-originators-stay-null': {
    'an empty list': [set(blocked, [])],
    'those that are allowed': [copy(allowed, blocked)],
    'an empty list at the second update': second(set(blocked, [])),
  },
  'modified-after-created': {
    'the time of creation': [copy('/createdAt', '/modifiedAt')],
    'a second before creation': [
      copy('/createdAt', '/modifiedAt'),
      change('/modifiedAt', { addSeconds: -1 }),
    ],
    'a year before creation at the second update': second(
      copy('/createdAt', '/modifiedAt'),
      change('/modifiedAt', { addSeconds: -31_536_000 }),
    ),
  },
  'other-fields-are-kept': otherIdentity,
  'no-verification-time-while-unverified': {
    'the time of the update': [copy('/modifiedAt', '/verifiedAt')],
    'the time of its creation, at the second update': second(copy('/createdAt', '/verifiedAt')),
  },
});
