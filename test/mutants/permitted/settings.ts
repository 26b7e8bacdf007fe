/** A program may be set to these. */

import { examples } from '../../../generated/examples.ts';
import type { Json } from '../../../lib/json.ts';
import { at } from '../../../lib/json.ts';
import type { PatchStep } from '../../../server/faults/fault.ts';
import { leavesOf } from '../behavior/leaves.ts';
import { set } from '../steps.ts';
import type { PermittedVariation } from './permitted-variation.ts';

const program = examples.retrieveProgram.responses.retrieveProgramResponse as unknown as Json;
const limits = [
  ...leavesOf(at(program, '/limits'), '/limits'),
  ...leavesOf(at(program, '/transactionLimits'), '/transactionLimits'),
];
const flags = leavesOf(program).filter((pointer) =>
  /^\/(receive|send)\/.*\/(enabled|sameDay)$/.test(pointer),
);

const all = (pointers: readonly string[], toValue: (pointer: string) => Json): PatchStep[] =>
  pointers.map((pointer) => set(pointer, toValue(pointer)));

const limited = (id: string, toValue: (pointer: string) => string): PermittedVariation => ({
  id: `limits: ${id}`,
  factor: 'limits',
  entries: ['exceeded-limits', 'settings-beyond-the-program', 'partly-empty-limits'],
  program: all(limits, toValue),
});

const counted = (physical: string, virtual: string): PermittedVariation => ({
  id: `cards: ${physical || 'unset'} physical, ${virtual || 'unset'} virtual`,
  factor: 'cards',
  entries: ['exceeded-limits', 'settings-beyond-the-program'],
  program: [set('/card/type/physical/count', physical), set('/card/type/virtual/count', virtual)],
});

const cards = (id: string, program: readonly PatchStep[]): PermittedVariation => ({
  id: `cards: ${id} alone`,
  factor: 'cards',
  entries: ['switched-off-rails', 'settings-beyond-the-program'],
  program,
});

/** Cards of every range, as the type of an account may decide which one is meant. */
const types = (id: string, ...on: readonly string[]): PermittedVariation => ({
  id: `account types: ${id}`,
  factor: 'account types',
  entries: ['allowed-values'],
  program: [
    ...all(leavesOf(at(program, '/bank/accountType'), '/bank/accountType'), (pointer) =>
      on.some((type) => pointer.endsWith(`/${type}`)),
    ),
    set('/card/bin/personalDebit/enabled', true),
  ],
});

const rails = (id: string, program: readonly PatchStep[]): PermittedVariation => ({
  id: `rails: ${id}`,
  factor: 'rails',
  entries: ['switched-off-rails', 'settings-beyond-the-program'],
  program,
});

const isDaily = (pointer: string) => pointer.endsWith('/daily');

export const settings: readonly PermittedVariation[] = [
  limited('none', () => ''),
  limited('a dollar a day', (pointer) => (isDaily(pointer) ? '1.00' : '2.00')),
  limited('the same by day and month', () => '5.00'),
  limited('a cent for the groups', (pointer) =>
    /\/receive\/ach\/|^\/limits\/(receive|send)\/(daily|monthly)$/.test(pointer) ? '1.50' : '0.01',
  ),
  limited('nothing but for ACH pulls and cards', (pointer) =>
    /receive\/(ach\/)?(daily|monthly)$|send\/(card\/)?(daily|monthly)$/.test(pointer) ? '2.00' : '0.00',
  ),
  limited('by day only', (pointer) => (isDaily(pointer) ? '100.00' : '')),
  limited('by month only', (pointer) => (isDaily(pointer) ? '' : '100.00')),
  limited('overall only', (pointer) => (/^\/limits\/\w+\/\w+$/.test(pointer) ? '250.00' : '')),
  limited('by group only', (pointer) => (/^\/limits\/\w+\/\w+$/.test(pointer) ? '' : '250.00')),
  limited('more by day than by month', (pointer) => (isDaily(pointer) ? '50.00' : '40.00')),
  limited('groups above the overall ones', (pointer) =>
    /^\/limits\/\w+\/\w+$/.test(pointer) ? '20.00' : '30.00',
  ),
  limited('of thirteen digits', () => '9999999999999.99'),
  counted('1', '0'),
  counted('1', '1'),
  counted('2', ''),
  counted('', ''),
  counted('0', '1'),
  counted('999999999999999', '2'),
  cards('physical', [set('/card/type/virtual/enabled', false)]),
  cards('virtual', [set('/card/type/physical/enabled', false), set('/send/physicalCard/enabled', false)]),
  types('business savings alone', 'businessSavings'),
  types('personal checking alone', 'personalChecking'),
  types(
    'all',
    'business',
    'personalChecking',
    'personalSavings',
    'Account',
    'businessChecking',
    'businessSavings',
  ),
  {
    id: 'account types: the program does not tell',
    factor: 'account types',
    entries: ['allowed-values'],
    answers: { retrieveProgram: { patch: [set('/bank/accountType', null)] } },
  },
  rails(
    'no same-day service',
    all(
      flags.filter((pointer) => pointer.endsWith('sameDay')),
      () => false,
    ),
  ),
  rails(
    'nothing but receiving by ACH',
    all(flags, (pointer) => pointer === '/receive/ach/enabled'),
  ),
  rails(
    'all on',
    all(flags, () => true),
  ),
  rails('no incoming pulls', [set('/incoming/achPull/enabled', false)]),
];
