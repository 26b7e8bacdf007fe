/** Breaks by hand the rows whose check is code. */
import { flagWords } from '../../../conformance/scenario/flag-words.ts';
import type { CheckCode } from '../../../generated/catalogue.ts';
import { examples } from '../../../generated/examples.ts';
import { at, type Json } from '../../../lib/json.ts';
import type { PatchStep } from '../../../server/faults/fault.ts';
import { change, copy, set, stale } from '../steps.ts';
import { leavesOf } from './leaves.ts';
import { CALLS } from './row.ts';
import type { Breakages } from './standard.ts';

/** The row is broken in all responses, and at each call alone. */
const inEach = (how: string, ...patch: readonly PatchStep[]): Breakages => ({
  [how]: { patch },
  ...Object.fromEntries(CALLS.map((call) => [`${how} at the ${call} call`, { patch, call }])),
});

const allowed = '/config/incoming/achPull/allowedOriginators';
const foreign = '/wire/international';
const blocked = '/config/incoming/achPull/blockedOriginators';

export const codeBreakages: Readonly<Record<CheckCode, Breakages>> = {
  'times-are-equal': {
    'modified a second later': { patch: [change('/modifiedAt', { addSeconds: 1 })] },
    'modified a second before': { patch: [change('/modifiedAt', { addSeconds: -1 })] },
    'created an hour before': { patch: [change('/createdAt', { addSeconds: -3600 })] },
  },
  'blocked-originators-stay-null': {
    ...inEach('an empty list', set(blocked, [])),
    'those that are allowed': { patch: [copy(allowed, blocked)] },
  },
  // These are in state.ts: they take a server that remembers the card before.
  'addresses-are-its-own': {},
  // The rows in mixed-up.ts: which identifier is another record's depends on the record.
  'id-is-its-own': {},
  'state-is-empty-abroad': {
    'that of another address': {
      patch: [copy('/wire/domestic/address/state', `${foreign}/beneficiaryAddress/state`)],
    },
    'the city': {
      patch: [copy(`${foreign}/beneficiaryBankAddress/city`, `${foreign}/beneficiaryBankAddress/state`)],
    },
    'a county': { patch: [set(`${foreign}/beneficiaryAddress/state`, 'Greater London')] },
    'a placeholder': { patch: [set(`${foreign}/beneficiaryAddress/state`, '--')] },
  },
  // The program as it is read after the updates has what the last of them sent.
  'program-is-kept': Object.fromEntries(
    offInLastUpdate().map((flag) => [
      `${flag} is the account's`,
      { of: 'retrieveProgram', patch: [change(flag, { invert: true })], call: 'second' } as const,
    ]),
  ),
  'modified-after-created': {
    ...inEach('the time of creation', copy('/createdAt', '/modifiedAt')),
    'as before at the first update': { patch: [stale('/modifiedAt')], call: 'first' },
    'a second before creation': {
      patch: [copy('/createdAt', '/modifiedAt'), change('/modifiedAt', { addSeconds: -1 })],
    },
    'a year before creation at the second update': {
      patch: [copy('/createdAt', '/modifiedAt'), change('/modifiedAt', { addSeconds: -31_536_000 })],
      call: 'second',
    },
  },
};

/** Places of the program's flags that the last lowering update switches off. */
function offInLastUpdate(): string[] {
  const program = examples.retrieveProgram.responses.retrieveProgramResponse as unknown as Json;
  const { updates, isOn } = flagWords({ program, account: undefined });
  return leavesOf(program).filter(
    (pointer) =>
      /^\/(receive|send|card\/type)\/.*\/(enabled|sameDay)$/.test(pointer) &&
      at(program, pointer) === true &&
      !isOn(pointer.replace('/card/type/', '/card/'), updates - 1),
  );
}
