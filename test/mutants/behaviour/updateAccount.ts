import type { PatchStep } from '../../../server/faults/fault.ts';
import { change, copy, drop, set, stale, swap } from '../steps.ts';
import { type Breakage, type Breakages, mutantsOf } from './broken.ts';
import { each, otherNumber } from './leaves.ts';
import {
  account,
  counts,
  flags,
  groupLimits,
  isOn,
  isSet,
  ofProgram,
  sameDay,
  topLimits,
} from './settings.ts';

const first = (...patch: readonly PatchStep[]): Breakage => ({ patch, call: 'first' });
const second = (...patch: readonly PatchStep[]): Breakage => ({ patch, call: 'second' });
const third = (...patch: readonly PatchStep[]): Breakage => ({ patch, call: 'third' });
/** Each of the updates alone. */
const inEach = (how: string, ...patch: readonly PatchStep[]): Record<string, Breakage> => ({
  [`${how} at the first update`]: first(...patch),
  [`${how} at the second update`]: second(...patch),
  [`${how} at the third update`]: third(...patch),
});

/** Only where the group of a leaf has amounts; only where it has none. */
const filled = (pointer: string, ...patch: readonly PatchStep[]): Breakage => ({
  patch,
  fault: { when: [{ request: pointer, isNot: '' }] },
});
const empty = (pointer: string, ...patch: readonly PatchStep[]): Breakage => ({
  patch,
  fault: { when: [{ request: pointer, is: '' }] },
});

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
    [`${pointer} is another at the second update`, second(step)],
    [`${pointer} is another at the third update`, third(step)],
  ]),
);

/** Flags that are easily taken for each other, of those that the program has on. */
const MIXED_UP = [
  ['send/check', 'send/wire'],
  ['send/check', 'receive/check'],
  ['send/ach', 'receive/ach'],
  ['send/intrabank', 'receive/intrabank'],
  ['send/card', 'send/check'],
  ['send/card', 'send/physicalCard'],
  ['send/internationalWire', 'send/wire'],
  ['send/internationalWire', 'send/intrabank'],
  ['receive/ach', 'receive/check'],
  ['card/physical', 'card/virtual'],
] as const;

const topSwapped = () => swap('/config/limits/send/daily', '/config/limits/receive/daily');

const achSwapped = () => swap('/config/limits/receive/ach', '/config/limits/send/ach');

const copyOfEnabled = (pointer: string): Breakage => [copy(pointer.replace(/sameDay$/, 'enabled'), pointer)];

/** Every group has what the program has, as if all had been sent empty. */
const emptied = (at: typeof first): Breakage => at(...groupLimits.map(ofProgram));

export const updateAccount = mutantsOf('updateAccount', {
  'id-is-the-one-asked-for': {
    'another one': [set('/id', id('acc'))],
    ...inEach('another one', set('/id', id('acc'))),
  },
  'card-counts-take-effect': {
    ...each(counts, 'is one more', (pointer) => [otherNumber(pointer, account)]),
    ...each(counts, 'is as before', (pointer) => [stale(pointer)]),
    ...inEach('as before', ...counts.map(stale)),
    'the types swapped': swap('/config/card/physical/count', '/config/card/virtual/count'),
    ...inEach('the types swapped', ...swap('/config/card/physical/count', '/config/card/virtual/count')),
    unset: [set('/config/card/physical/count', '')],
  },
  'top-level-limits-take-effect': {
    ...each(topLimits, 'is a cent more', (pointer) => [otherNumber(pointer, account)]),
    ...each(topLimits, 'is as before', (pointer) => [stale(pointer)]),
    ...inEach('as before', ...topLimits.map(stale)),
    'send and receive swapped at the first update': first(...topSwapped()),
    'send and receive swapped at the second update': second(...topSwapped()),
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
    ...Object.fromEntries(
      MIXED_UP.map(([one, other]) => [
        `${one} and ${other} swapped`,
        swap(`/config/${one}/enabled`, `/config/${other}/enabled`),
      ]),
    ),
  },
  'allowed-originators-take-effect': {
    'as before': [stale(allowed)],
    ...inEach('as before', stale(allowed)),
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
    ...each(groupLimits, 'is a cent more', (pointer) =>
      filled(pointer, change(pointer, { addAmount: '0.01' })),
    ),
    ...each(groupLimits, 'is as before', (pointer) => filled(pointer, stale(pointer))),
    ...each(groupLimits, 'is emptied', (pointer) => filled(pointer, set(pointer, ''))),
    'one that is empty empties all at the first update': emptied(first),
    'one that is empty empties all at the second update': emptied(second),
    'those of ACH swapped': achSwapped(),
    'those of ACH swapped at the first update': first(...achSwapped()),
    'those of ACH swapped at the second update': second(...achSwapped()),
  },
  'same-day-flags-take-effect': {
    ...each(sameDay, 'is inverted', (pointer) => [change(pointer, { invert: true })]),
    ...each(sameDay, 'is as before', (pointer) => [stale(pointer)]),
    ...each(sameDay, 'copies whether the rail is on', copyOfEnabled),
  },
  'empty-group-returns-program-limits': {
    ...each(groupLimits, 'is another', (pointer) => empty(pointer, set(pointer, '12.34'))),
    ...each(groupLimits, 'is another at the third update', (pointer) => third(set(pointer, '12.34'))),
    ...each(groupLimits, 'is as before', (pointer) => empty(pointer, stale(pointer))),
    ...each(groupLimits.filter(isSet), 'stays empty', (pointer) => empty(pointer, set(pointer, ''))),
    ...each(groupLimits.filter(isSet), 'is a cent less', (pointer) =>
      empty(pointer, change(pointer, { addAmount: '-0.01' })),
    ),
    'daily for monthly': third(copy('/config/limits/send/ach/daily', '/config/limits/send/ach/monthly')),
    'the overall limits': third(
      copy('/config/limits/send/daily', '/config/limits/send/ach/daily'),
      copy('/config/limits/send/monthly', '/config/limits/send/ach/monthly'),
    ),
  },
  'blocked-originators-stay-null': {
    'an empty list': [set(blocked, [])],
    'those that are allowed': [copy(allowed, blocked)],
    ...inEach('an empty list', set(blocked, [])),
  },
  'modified-after-created': {
    'the time of creation': [copy('/createdAt', '/modifiedAt')],
    ...inEach('the time of creation', copy('/createdAt', '/modifiedAt')),
    'as before at the first update': first(stale('/modifiedAt')),
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
