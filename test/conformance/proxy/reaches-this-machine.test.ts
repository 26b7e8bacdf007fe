import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { reaches } from '../../../conformance/proxy/reaches-this-machine.ts';

test.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['localhost', '127.0.0.1', true],
  ['LOCALHOST', '::1', true],
  ['[::1]', '::1', true],
  ['127.0.0.1', 'localhost', true],
  ['127.0.0.2', '127.0.0.1', false],
  ['192.0.2.1', '127.0.0.1', false],
  ['bank.example', '0.0.0.0', false],
  ['localhost', '0.0.0.0', true],
  ['[::1]', '::', true],
  ['Proxy.Example', 'proxy.example', true],
  [hostname(), '0.0.0.0', true],
])('%s reaches who listens on %s: %s', (name, host, expected) => {
  expect(reaches(name, host)).toBe(expected);
});
