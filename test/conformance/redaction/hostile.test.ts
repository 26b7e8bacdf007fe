/** Answers that are made to stop the run, or to make it tell more than it should. */
import { expect, test } from 'vitest';
import type { Json } from '../../../conformance/json.ts';
import { createRedactor } from '../../../conformance/redaction/create-redactor.ts';
import { exchangeOf } from './exchanges.ts';

test('thousands of different secrets in one answer: no expression grows too large, and the key is still found', () => {
  const redactor = createRedactor();
  redactor.learn('sk-canary-of-the-operator');
  const tokens = Array.from({ length: 20_000 }, (_, index) => 10_000_000 + index);
  const begun = performance.now();
  const shown = redactor.exchange(
    exchangeOf({
      operation: 'retrieveProgram',
      status: 400,
      body: { detail: 'of sk-canary-of-the-operator and 10000007.', status: 'active', tokens },
    }),
  );
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(shown.response?.body).toMatchObject({ detail: 'of (masked) and (masked).', status: 'active' });
  expect(JSON.stringify(shown)).not.toMatch(/canary|1000\d/);
});

test('a secret of megabytes breaks nothing', () => {
  const redactor = createRedactor();
  const secret = 'aZ9+'.repeat(500_000);
  const body = { accountNumber: secret, status: 'active' } as Json;
  redactor.learnFrom(exchangeOf({ body }));
  redactor.learn(secret);
  expect(redactor.body('createAccount', 'response', body)).toMatchObject({ accountNumber: '(masked text)' });
  expect(redactor.text(`It is ${secret}.`)).not.toContain('aZ9');
});

test('20,000 secrets and as many texts to search', () => {
  const tokens = Array.from({ length: 20_000 }, (_, index) => `k${index}-${index * 7919}`);
  const ids = tokens.slice(0, 5000).map((_, index) => ({ type: `type-${index}-${index * 31}` }));
  const begun = performance.now();
  createRedactor().exchange(exchangeOf({ body: { ids, tokens } }));
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test.each([
  ['one letter', 'a'.repeat(200_000)],
  ['slashes', '/'.repeat(200_000)],
  ['dots between letters', 'a.'.repeat(100_000)],
  ['digits apart', '1 '.repeat(100_000)],
])('an error of 200,000 characters, %s, is no work', (_, message) => {
  const begun = performance.now();
  const shown = createRedactor().exchange(exchangeOf({ status: 400, body: { message } }));
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(JSON.stringify(shown).length).toBeLessThan(2000);
});

test('of a long text nothing is shown of a secret that it is cut in', () => {
  const redactor = createRedactor();
  const secret = `sk-${'canary'.repeat(900)}`;
  redactor.learn(secret);
  for (let before = 0; before < 12_000; before += 500) {
    const detail = `${'- '.repeat(before / 2)}${secret.repeat(5)}${' -'.repeat(100_000)}`;
    const shown = JSON.stringify(redactor.exchange(exchangeOf({ status: 400, body: { detail } })));
    expect(shown).not.toMatch(/canary/);
  }
});

test('20,000 names that may not be shown are told apart in no time', () => {
  const body = Object.fromEntries(Array.from({ length: 19_000 }, (_, index) => [`a b ${index}`, null]));
  const begun = performance.now();
  const shown = createRedactor().body('createCard', 'response', body) as object;
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(Object.keys(shown).slice(0, 3)).toEqual(['(masked name)', '(masked name) 2', '(masked name) 3']);
  expect(Object.keys(shown)).toHaveLength(19_000);
});

test('a name of megabytes is not written out for each value below it', () => {
  const body = { ['n'.repeat(4_000_000)]: Array.from({ length: 15_000 }, (_, index) => ({ a: index })) };
  const begun = performance.now();
  createRedactor().exchange(exchangeOf({ body }));
  expect(performance.now() - begun).toBeLessThan(3000);
});
