import { expect, test } from 'vitest';
import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import { createRedactor } from '../../../conformance/redact/create-redactor.ts';
import { type Plan, planRun } from '../../../conformance/run/plan.ts';
import type { ScenarioStep } from '../../../conformance/scenario/step.ts';
import { steps } from '../../../conformance/scenario/steps.ts';
import { questionSteps } from '../../../conformance/scenario/thorough/questions.ts';
import { operations } from '../../../generated/operations.ts';
import { at } from '../../../lib/json.ts';
import { runScenario } from '../scenario/run-scenario.ts';
import { GIVEN } from '../scenario/step-context.ts';

const BASE: ConformanceOptions = { baseUrl: 'https://bank.example/branch/', seed: 4, ...GIVEN };
/** There is no account that existed before. */
const NOT_PLANNED = ['read-settings', 'read-settings-again'];
const plan = (options: Partial<ConformanceOptions> = {}, some = steps): Plan =>
  planRun({ ...BASE, ...options }, some, createRedactor());

test('every call is there in order, with marks for what the deployment decides', () => {
  const { calls, notSent } = plan();
  expect(notSent).toEqual([]);
  expect(calls.map(({ id, operation, method }) => [id, operation, method])).toEqual(
    steps
      .filter(({ id }) => !NOT_PLANNED.includes(id))
      .map(({ id, operation }) => [id, operation, operations[operation].method]),
  );
  for (const { id, operation, path } of calls) {
    const template = operations[operation].path.replace(/\{\w+\}/g, '([^/]+)');
    expect(path, id).toMatch(new RegExp(`^/branch${template}$`));
  }
  const pathOf = (step: string) => calls.find(({ id }) => id === step)?.path;
  expect(pathOf('read-program')).toBe(`/branch/v1/program/${GIVEN.programId}`);
  expect(pathOf('read-accounts-program')).toBe('/branch/v1/program/{programId of open-account}');
  expect(pathOf('change-settings')).toBe('/branch/v1/account/{accountId of open-account}');
  const pull = calls.find(({ id }) => id === 'pull-money');
  expect(pull?.body).toMatchObject({
    accountId: '{accountId of open-account}',
    contactId: '{contactId of store-contact}',
  });
  expect(pull?.amount).toMatch(/^1\.1[3-6]$/);
  expect(pull?.amount).toBe(at(pull?.body, '/amount'));
});

test('says what writes, what the settings of the deployment decide, what waits, and what is made in some runs only', () => {
  const { calls } = plan();
  const idsOf = (which: (call: (typeof calls)[number]) => boolean) => calls.filter(which).map(({ id }) => id);
  const stepsWith = (which: (step: ScenarioStep) => boolean) =>
    steps.filter((step) => which(step) && !NOT_PLANNED.includes(step.id)).map(({ id }) => id);
  expect(idsOf(({ writes }) => !writes)).toEqual(stepsWith(({ operation }) => operations[operation].safe));
  expect(idsOf(({ derived }) => derived)).toEqual(stepsWith(({ derived }) => derived));
  expect(idsOf(({ waits }) => waits !== undefined)).toEqual(['store-contact']);
  expect(idsOf(({ onlyIf }) => onlyIf !== undefined)).toEqual(
    stepsWith(({ onlyIf }) => onlyIf !== undefined),
  );
  expect(idsOf(({ amount }) => amount !== undefined)).toEqual(
    stepsWith(({ operation }) => operations[operation].movesMoney),
  );
  expect(plan({ profile: 'schema' }).calls.some(({ derived }) => derived)).toBe(false);
});

test('lists the steps that it is given, and no others', () => {
  const some = steps.filter(({ id }) => ['read-program', 'annotate-check'].includes(id));
  expect(plan({}, some).calls.map(({ id }) => id)).toEqual(['read-program', 'annotate-check']);
});

test('what cannot be sent is no call, and says what is missing', () => {
  const { businessId: _, checkTransferId: __, ...rest } = BASE;
  const { calls, notSent } = planRun(rest, steps, createRedactor());
  expect(calls.filter(({ operation }) => !operations[operation].safe)).toEqual([]);
  expect(calls.map(({ id }) => id)).toContain('read-program');
  expect(notSent.map(({ id }) => id)).not.toContain('read-accounts-program');
  expect(notSent).toContainEqual({
    id: 'annotate-check',
    operation: 'updateSentCheck',
    reason: 'no sent check is known; set --check-transfer-id',
  });
});

test('a run against the seeded sandbox sends what the plan says', async () => {
  const ran = await runScenario({ seed: 4 });
  const { calls } = plan();
  const planned = calls.filter(({ id }) => id !== 'read-accounts-program');
  expect(planned.map(({ id }) => id)).toEqual(ran.exchanges.map(({ id }) => id));
  for (const { id, body } of planned) {
    const sent = ran.exchanges.find((one) => one.id === id)?.request.body;
    // A masked or marked value cannot be compared; everything else is the same to the letter.
    expect([id, differing(body, sent)]).toEqual([id, []]);
  }
});

function differing(planned: unknown, sent: unknown, path = ''): string[] {
  if (typeof planned !== 'object' || planned === null)
    return planned === sent || /^[({]/.test(String(planned)) ? [] : [path];
  return Object.entries(planned).flatMap(([name, value]) =>
    differing(value, (sent as Record<string, unknown> | undefined)?.[name], `${path}/${name}`),
  );
}

test('no credentials are in it, and bank details only where the shell takes the made-up ones from', async () => {
  const secrets = {
    apiKey: 'key-4f1c8a77',
    personId: 'per-1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
    headers: { 'X-Gate': 'gate-secret-99' },
  };
  const all = plan(secrets);
  const text = JSON.stringify(all);
  for (const secret of [secrets.apiKey, secrets.personId, secrets.headers['X-Gate']])
    expect(text).not.toContain(secret);
  const contact = (await runScenario({ seed: 4 })).exchanges.find(({ id }) => id === 'store-contact')?.request
    .body;
  for (const place of [
    '/ach/accountNumber',
    '/ach/routingNumber',
    '/wire/international/accountNumber',
    '/email',
    '/phone',
  ])
    expect(JSON.stringify(all.calls.map(({ values: _, ...call }) => call))).not.toContain(at(contact, place));
  const made = all.calls.find(({ id }) => id === 'store-contact')?.values;
  expect(made).toMatchObject({ ACH_ACCOUNT_NUMBER: at(contact, '/ach/accountNumber') });
  const { headers } = plan(secrets).calls.find(({ id }) => id === 'open-account') ?? {};
  expect(Object.keys(headers ?? {}).sort()).toEqual([
    'accept',
    'content-type',
    'sd-api-key',
    'sd-person-id',
    'user-agent',
    'x-gate',
  ]);
});

test('options that make no sense are refused before anything is planned', () => {
  expect(() => plan({ programId: 'mine' })).toThrow('programId is not a valid identifier');
});

test('an existing account is read before it is changed', () => {
  const accountId = 'acc-0d9f8a52-5b1e-4c1a-9f0b-2f6a7c3d1e40';
  const some = steps.filter(({ operation }) => operation !== 'createAccount');
  const ids = plan({ accountId }, some).calls.map(({ id }) => id);
  expect(ids.indexOf('read-settings')).toBeLessThan(ids.indexOf('change-settings'));
  expect(ids).toContain('read-settings');
});

test('the calls of questions are planned with the records that they are about', () => {
  const { calls } = plan({}, [...steps, ...questionSteps]);
  const pathOf = (step: string) => calls.find(({ id }) => id === step)?.path;
  expect(pathOf('change-second-account')).toContain('{accountId of open-second-account}');
  expect(pathOf('update-first-account')).toContain('{accountId of open-account}');
  const planned = new Set(calls.flatMap(({ question }) => question ?? []));
  expect(questionSteps.filter(({ question }) => !planned.has(question ?? '')).map(({ id }) => id)).toEqual(
    [],
  );
});
