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

test.each(['https://bank.example', 'http://127.0.0.1', 'http://localhost:3000'])(
  'on the way to %s nobody listens',
  (url) => {
    expect(warnings(readTarget(url), secrets)).toEqual([]);
  },
);
