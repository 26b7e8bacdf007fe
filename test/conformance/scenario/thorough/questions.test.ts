/** A thorough run asks the sandbox this, and a deployment that refuses it loses this by that. */
import { expect, test } from 'vitest';
import { requirements } from '../../../../conformance/catalogue/catalogue.ts';
import { ConfigurationError, type ConformanceOptions } from '../../../../conformance/model/options.ts';
import { readOptions } from '../../../../conformance/options/read-options.ts';
import { select } from '../../../../conformance/options/select.ts';
import { callsAtMost, steps } from '../../../../conformance/scenario/steps.ts';
import {
  MAX_THOROUGH_CALLS,
  questionSteps,
  questions,
} from '../../../../conformance/scenario/thorough/questions.ts';
import { operations } from '../../../../generated/operations.ts';
import { at } from '../../../../lib/json.ts';
import { judgeBank } from '../../../mutants/judge-bank.ts';

const selecting = (options: Partial<ConformanceOptions>) =>
  select({ thorough: true, ...options } as ConformanceOptions, requirements, steps);
const duplicates = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

test('no two steps and no two questions are called the same', () => {
  expect(duplicates([...steps, ...questionSteps].map(({ id }) => id))).toEqual([]);
  expect(duplicates(questions.map(({ id }) => id))).toEqual([]);
});

test('every step comes after what it uses, and settings are set back last', () => {
  const order = [...steps, ...questionSteps].map(({ id }) => id);
  for (const { id, after } of questionSteps)
    for (const earlier of after) expect(order.indexOf(earlier), id).toBeLessThan(order.indexOf(id));
  expect(questionSteps.slice(-3).map(({ question }) => question)).toEqual(['restore', 'restore', 'restore']);
});

test('the last account is opened after the settings of another one were changed', () => {
  const opens = questionSteps.filter(({ operation }) => operation === 'createAccount').map(({ id }) => id);
  const order = questionSteps.map(({ id }) => id);
  expect(order.indexOf(opens.at(-1) ?? '')).toBeGreaterThan(order.indexOf('change-second-account'));
  expect(order.indexOf(opens[0] ?? '')).toBeLessThan(order.indexOf('change-second-account'));
});

test('all questions fit into the most calls that a run may make', () => {
  const { steps: chosen, thorough } = selecting({});
  expect(callsAtMost(chosen)).toBeLessThanOrEqual(MAX_THOROUGH_CALLS);
  expect(thorough?.leftOut).toEqual([]);
});

test('with fewer calls the questions of least worth are left out, and what changes settings sets them back', () => {
  for (let maxCalls = callsAtMost(steps); maxCalls <= MAX_THOROUGH_CALLS; maxCalls += 1) {
    const { steps: chosen, thorough } = selecting({ maxCalls });
    expect(callsAtMost(chosen)).toBeLessThanOrEqual(maxCalls);
    const ids = chosen.filter(({ question }) => question !== undefined).map(({ id }) => id);
    const changes = chosen.some(
      ({ question, operation }) =>
        question !== undefined && operations[operation].method === 'PATCH' && operation === 'updateAccount',
    );
    expect(ids.includes('restore-first-account')).toBe(changes);
    const all = [...(thorough?.questions ?? []).map(({ id }) => id), ...(thorough?.leftOut ?? [])];
    expect(questions.map(({ id }) => id).filter((id) => !all.includes(id))).toEqual([]);
  }
  expect(() => selecting({ maxCalls: callsAtMost(steps) - 1 })).toThrow(ConfigurationError);
});

test('only what is judged is asked, and what may not be called is not', () => {
  expect(selecting({ only: ['2.3'] }).thorough?.questions).toEqual([]);
  expect(selecting({ readOnly: true }).thorough?.questions).toEqual([]);
  const withoutMoney = selecting({ skip: ['receiveAchPull'] });
  expect(withoutMoney.steps.filter(({ operation }) => operations[operation].movesMoney)).toEqual([]);
  expect(withoutMoney.thorough?.questions.map(({ id }) => id)).toContain('second-contact');
});

test.each<Partial<ConformanceOptions>>([
  { thorough: true, profile: 'schema' },
  { maxCalls: 40 },
  { thorough: true, maxCalls: MAX_THOROUGH_CALLS + 1 },
  { thorough: true, maxCalls: 0.5 },
])('%j is invalid', (options) => {
  expect(() => readOptions({ baseUrl: 'http://127.0.0.1', ...options })).toThrow(ConfigurationError);
});

test('the sandbox is conformant, takes all but one question, and ends with the settings of its program', async () => {
  const report = await judgeBank({ options: { thorough: true } });
  expect(report.run.verdict).toBe('conformant');
  const refused = report.exchanges.filter(({ response }) => response === undefined || response.status >= 400);
  // The sandbox refuses accounts whose terms are not accepted.
  expect(refused.map(({ question }) => question)).toEqual(['terms-not-accepted']);
  const [program] = report.exchanges.map(({ response }) => response?.body);
  const updated = report.exchanges.filter(({ operation }) => operation === 'updateAccount');
  const accounts = new Set(updated.map(({ request }) => request.url));
  for (const url of accounts) {
    const last = updated.findLast(({ request }) => request.url === url)?.response?.body;
    expect(at(last, '/config/limits')).toEqual(at(program, '/limits'));
  }
});

test('all pulls of a run together stay within the largest amount', async () => {
  const maxAmount = '1.50';
  const report = await judgeBank({ options: { thorough: true, maxAmount } });
  const cents = report.exchanges
    .filter(({ operation }) => operations[operation].movesMoney)
    .map(({ request }) => Math.round(Number(at(request.body, '/amount')) * 100));
  expect(cents.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(Number(maxAmount) * 100);
});

/** Not made where the sandbox is given all that it has. */
const OF_OTHER_RUNS = ['read-accounts-program', 'read-settings', 'read-settings-again'];

test.each([401, 403, 422, 500, 503])(
  'a deployment that refuses every question with %i is conformant',
  async (status) => {
    let usual = 0;
    const report = await judgeBank({
      options: { thorough: true },
      around: (next) => async (request) => {
        usual += 1;
        return usual > steps.filter(({ id }) => !OF_OTHER_RUNS.includes(id)).length
          ? Response.json({ code: 'no' }, { status })
          : next(request);
      },
    });
    expect(report.run).toMatchObject({ verdict: 'conformant' });
    expect(report.run.stopped).toBeUndefined();
  },
);

test('two updates are sent at the same time', async () => {
  let open = 0;
  let most = 0;
  await judgeBank({
    options: { thorough: true },
    around: (next) => async (request) => {
      open += 1;
      most = Math.max(most, open);
      const response = await next(request);
      open -= 1;
      return response;
    },
  });
  expect(most).toBe(2);
});
