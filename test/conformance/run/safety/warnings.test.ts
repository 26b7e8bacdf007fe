import { expect, test } from 'vitest';
import { readTarget } from '../../../../conformance/run/safety/target.ts';
import { warnings } from '../../../../conformance/run/safety/warnings.ts';

const secrets = { apiKey: 'sk-canary', personId: 'per-canary', headers: { cookie: 'canary' } };

test('secrets that travel in the open are warned about, and not shown', () => {
  expect(warnings(readTarget('http://bank.example:81/x'), secrets)).toEqual([
    'Unencrypted HTTP to bank.example:81 exposes the API key, the person id, the additional headers: use https.',
  ]);
  expect(warnings(readTarget('http://bank.example'), {})).toEqual([
    'Unencrypted HTTP to bank.example exposes everything that is sent: use https.',
  ]);
});

test('a key that is a label of the host is not shown', () => {
  const target = readTarget('http://SK-canary.bank.example', 'http://proxy.example:3128');
  const given = warnings(target, secrets);
  expect(given).toHaveLength(2);
  expect(given.join()).not.toMatch(/canary/i);
  expect(given.join()).toContain('(masked).bank.example');
});

test.each(['https://bank.example', 'http://127.0.0.1', 'http://localhost:3000'])(
  'on the way to %s nobody listens',
  (url) => {
    expect(warnings(readTarget(url), secrets)).toEqual([]);
  },
);
