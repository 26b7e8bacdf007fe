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
