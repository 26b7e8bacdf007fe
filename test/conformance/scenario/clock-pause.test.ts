import { expect, test } from 'vitest';
import { storeContact } from '../../../conformance/scenario/createContact.ts';
import type { ScenarioStep } from '../../../conformance/scenario/step.ts';
import { runScenario } from './run-scenario.ts';
import { ACCOUNT, ask, GIVEN, opened, type PastCall } from './step-context.ts';

const created = (): PastCall[] => opened().map((display) => ({ ...display, endedAt: 5000 }));

/** Seconds after the account's answer. */
function wait(step: ScenarioStep, told: readonly PastCall[], changes = {}): number | undefined {
  const call = ask(step, told, changes);
  if (call === undefined || 'skip' in call) throw new Error(JSON.stringify(call));
  return call.notBefore && (call.notBefore.time - 5000) / 1000;
}

test('what follows an account comes two seconds after it was answered, and a little', () => {
  expect(wait(storeContact, created())).toBe(2.025);
});

test('nothing waits for an account that is older than the run, nor for a mock', () => {
  const given = { ...GIVEN, accountId: ACCOUNT.id };
  const [program] = opened() as [PastCall];
  expect(wait(storeContact, [program], { given })).toBeUndefined();
  const refused: PastCall = { step: 'open-account', operation: 'createAccount', status: 403 };
  expect(wait(storeContact, [program, refused], { given })).toBeUndefined();
  expect(wait(storeContact, created(), { profile: 'schema' })).toBeUndefined();
});

test('the contact waits, and no other call', async () => {
  const { waited } = await runScenario();
  const waiting = Object.entries(waited).filter(([, milliseconds]) => milliseconds > 0);
  expect(waiting.map(([step]) => step)).toEqual(['store-contact']);
  expect(waited['store-contact']).toBeLessThanOrEqual(2025);
});
