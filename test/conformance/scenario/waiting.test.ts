import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coarsenessOf } from '../../../conformance/coarseness.ts';
import type { Step } from '../../../conformance/scenario/step.ts';
import {
  changeOtherSettings,
  changeSettings,
  restoreSettings,
} from '../../../conformance/scenario/updateAccount.ts';
import { whatIsSeen } from '../../../conformance/seen.ts';
import { ACCOUNT, ask, GIVEN, opened, type Told, toExchange } from './known.ts';
import { walk } from './walk.ts';

const account = (createdAt: unknown, modifiedAt = createdAt) => ({ ...ACCOUNT, createdAt, modifiedAt });
const created = (createdAt: unknown): Told[] =>
  opened(undefined, account(createdAt)).map((told) => ({ ...told, endedAt: 5000 }));
const updated = (createdAt: unknown, modifiedAt?: unknown): Told => ({
  step: 'change-settings',
  operation: 'updateAccount',
  body: account(createdAt, modifiedAt),
  endedAt: 7000,
});
const at = (seconds: number) => `2026-03-10T12:00:${String(seconds).padStart(2, '0')}Z`;
const coarseness = (told: readonly Told[]) => coarsenessOf(whatIsSeen(told.map(toExchange)));

/** Seconds after the account's answer. */
function wait(step: Step, told: readonly Told[], changes = {}): number | undefined {
  const call = ask(step, told, changes);
  if (call === undefined || 'cannot' in call) throw new Error(JSON.stringify(call));
  return call.notBefore && (call.notBefore.time - 5000) / 1000;
}

test('an update comes two seconds after the account was answered, and a little', () => {
  for (const step of [changeSettings, changeOtherSettings, restoreSettings])
    expect(wait(step, created(at(7)))).toBe(2.025);
  expect(wait(changeOtherSettings, [...created(at(0)), updated(at(0))])).toBe(2.025);
  expect(wait(restoreSettings, [...created(at(0)), updated(at(0), at(1))])).toBe(2.025);
});

test('when the update before shows no later time, the last one waits for the next step of a clock as coarse as the times allow', () => {
  expect(wait(restoreSettings, [...created(at(7)), updated(at(7))])).toBe(2.025);
  expect(wait(restoreSettings, [...created(at(40)), updated(at(40))])).toBe(21.025);
  expect(wait(restoreSettings, [...created(at(0)), updated(at(0))])).toBe(61.025);
});

test('nothing waits for an account that is older than the run, nor for a mock', () => {
  const given = { ...GIVEN, accountId: ACCOUNT.id };
  const [program] = opened() as [Told];
  expect(wait(changeSettings, [program], { given })).toBeUndefined();
  const refused: Told = { step: 'open-account', operation: 'createAccount', status: 403 };
  expect(wait(changeSettings, [program, refused], { given })).toBeUndefined();
  expect(wait(changeSettings, created(at(7)), { profile: 'schema' })).toBeUndefined();
});

test('the first of the updates waits, and no other call', async () => {
  const { waited } = await walk();
  const waiting = Object.entries(waited).filter(([, milliseconds]) => milliseconds > 0);
  expect(waiting.map(([step]) => step)).toEqual(['change-settings']);
  expect(waited['change-settings']).toBeLessThanOrEqual(2025);
});

test.each([
  ['no time at all', [], 60],
  ['the full minute', [0], 60],
  ['halves', [0, 30], 30],
  ['fives', [5, 25], 5],
  ['twos', [4, 10, 32], 2],
  ['one that is odd', [0, 30, 7], 1],
])('times on %s', (_, seconds, expected) => {
  expect(coarseness(seconds.map((second) => updated(at(second))))).toBe(expected);
});

test('a clock never looks finer than it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1, 2, 3, 5, 10, 15, 20, 30, 60),
      fc.array(fc.nat({ max: 59 }), { minLength: 1 }),
      (step, seconds) => {
        const times = seconds.map((second) => updated(at(second - (second % step))));
        expect(coarseness(times) % step).toBe(0);
      },
    ),
  );
});

test('times of other records, and what is no time, say nothing of the clock of accounts', () => {
  const program: Told = { step: 'read-program', operation: 'retrieveProgram', body: { createdAt: at(7) } };
  const card: Told = { step: 'issue-card', operation: 'createCard', body: { createdAt: at(11) } };
  expect(coarseness([program, card, updated(at(30))])).toBe(30);
  expect(coarseness([updated(at(30), 'yesterday'), updated(7), updated('2026-03-10T12:00:07.5Z')])).toBe(30);
});
