import { expect, test } from 'vitest';
import { joinUrl } from '../../../conformance/transport/join-url.ts';

test.each([
  ['https://bank.example', 'https://bank.example/v1/card'],
  ['https://bank.example/', 'https://bank.example/v1/card'],
  ['https://BANK.example:443/Api', 'https://bank.example/Api/v1/card'],
  ['https://bank.example/a%20b//', 'https://bank.example/a%20b/v1/card'],
  ['http://[::1]:8080/x/', 'http://[::1]:8080/x/v1/card'],
])('%s and a path make %s', (base, expected) => {
  expect(joinUrl(base, '/v1/card')).toBe(expected);
});
