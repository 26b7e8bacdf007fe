import { expect, test } from 'vitest';
import type { ScenarioStep } from '../../../conformance/scenario/step.ts';
import { steps } from '../../../conformance/scenario/steps.ts';
import { type OperationId, operations } from '../../../generated/operations.ts';
import { at } from '../../../lib/json.ts';
import { createSandbox } from '../../../server/sandbox.ts';
import { successStatus } from '../../example-call.ts';
import { runScenario, sent, statuses } from './run-scenario.ts';

/** `issue-card 201` of each step that succeeds. */
const successes = (some: readonly ScenarioStep[]) =>
  some.map(({ id, operation }) => `${id} ${successStatus(operation)}`);
/** The identifiers of the seeded program, and of an account that the run opens. */
const NOT_MADE = ['read-accounts-program', 'read-settings', 'read-settings-again'];
const ALL = successes(steps.filter(({ id }) => !NOT_MADE.includes(id)));

test('the same seed sends the same, and another seed something else', async () => {
  const ids = /(?:acc|con)-[\da-f-]+/g;
  const bodiesOf = async (seed: number) =>
    (await runScenario({ seed })).exchanges.map(({ request }) =>
      JSON.stringify(request.body)?.replace(ids, 'id'),
    );
  const [first, again, other] = [await bodiesOf(7), await bodiesOf(7), await bodiesOf(8)];
  expect(again).toEqual(first);
  const same = first.filter((body, index) => body !== undefined && body === other[index]);
  expect(same).toEqual([]);
});

test('leaving a step out does not change the data of others', async () => {
  const whole = await runScenario({ seed: 5 });
  const part = await runScenario({
    seed: 5,
    steps: steps.filter(({ id }) => id !== 'store-contact' && id !== 'read-program'),
  });
  for (const step of ['open-account', 'annotate-check']) expect(sent(part, step)).toEqual(sent(whole, step));
});

test('without a program to read, the account tells what is allowed', async () => {
  const { given } = await seeded();
  const { programId: _, ...rest } = given;
  const ran = await runScenario({ given: rest });
  expect(ran.notSent).toEqual({ 'read-program': 'the program is unknown; set --program-id' });
  const others = ['read-program', 'read-settings', 'read-settings-again'];
  expect(statuses(ran)).toEqual(successes(steps.filter(({ id }) => !others.includes(id))));
});

test('an account that is given stands in for one that cannot be opened', async () => {
  const { given, accountId } = await seeded();
  const { businessId: _, ...rest } = given;
  const ran = await runScenario({ given: { ...rest, accountId } });
  const others = ['open-account', 'read-accounts-program'];
  const own = steps.filter(({ id }) => !others.includes(id));
  expect(statuses(ran)).toEqual(successes(own));
  expect(at(sent(ran, 'pull-money'), '/accountId')).toBe(accountId);
  expect(ran.waited['change-settings']).toBe(0);
});

test('a contact that is given is pulled from into its own account, beside the one that was opened', async () => {
  const { given, accountId, contactId } = await seeded();
  const ran = await runScenario({ given: { ...given, accountId, contactId } });
  expect(statuses(ran)).toEqual(ALL);
  expect(sent(ran, 'pull-money')).toMatchObject({ accountId, contactId });
  expect(at(sent(ran, 'issue-card'), '/accountId')).not.toBe(accountId);
});

test('each step says what is missing and how to mend it', async () => {
  const { notSent, exchanges } = await runScenario({ given: {} });
  // An operation that lists records needs none.
  const isFree = (operation: OperationId) =>
    operations[operation].safe && !operations[operation].parameters.some((one) => one.in === 'path');
  expect(exchanges.filter(({ operation }) => !isFree(operation))).toEqual([]);
  const account = 'no account was opened; set --account-id to use an existing one';
  for (const { id, onlyIf } of steps.filter(({ operation }) => !isFree(operation)))
    expect(notSent[id], id).toEqual(onlyIf === undefined ? expect.stringContaining('--') : undefined);
  expect(notSent).toMatchObject({
    'read-program': 'the program is unknown; set --program-id',
    'open-account': 'the business is unknown; set --business-id',
    'store-contact': account,
    'issue-card': account,
    'issue-second-card': account,
    'pull-money': account,
    'change-settings': account,
    'change-other-settings': account,
    'restore-settings': account,
    'annotate-check': 'no sent check is known; set --check-transfer-id',
    'annotate-check-again': 'no sent check is known; set --check-transfer-id',
  });
});

async function seeded() {
  const { seed } = await createSandbox();
  const { programId, businessId, checkTransferId, accountId, contactId } = seed;
  return { given: { programId, businessId, checkTransferId }, accountId, contactId };
}
