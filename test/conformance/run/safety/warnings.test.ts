import { expect, test } from 'vitest';
import { readTarget } from '../../../../conformance/run/safety/target.ts';
import { warnings } from '../../../../conformance/run/safety/warnings.ts';

const secrets = { apiKey: 'sk-canary', personId: 'per-canary', headers: { cookie: 'canary' } };

test('secrets that travel in the open are warned about, and not shown', () => {
  expect(warnings(readTarget('http://bank.example:81/x'), secrets)).toEqual([
    "On the way to bank.example:81, the key, the person's id, the additional headers can be read by anybody: use https.",
  ]);
  expect(warnings(readTarget('http://bank.example'), {})).toEqual([
    'On the way to bank.example, what is sent can be read by anybody: use https.',
  ]);
});

test.each(['https://bank.example', 'http://127.0.0.1', 'http://localhost:3000'])(
  'on the way to %s nobody listens',
  (url) => {
    expect(warnings(readTarget(url), secrets)).toEqual([]);
  },
);
