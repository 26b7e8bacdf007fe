import { expect, test } from 'vitest';
import { isOwnHost } from '../../../conformance/proxy/own-hosts.ts';

const own = (host: string, ...allowed: readonly string[]) => ({ host, allowed });

test.each([
  ['localhost:4030', own('127.0.0.1'), true],
  ['LOCALHOST.', own('127.0.0.1'), true],
  ['127.0.0.1:80', own('127.0.0.1'), true],
  ['[::1]:4030', own('127.0.0.1'), true],
  ['Proxy.Test:4030', own('proxy.test'), true],
  ['localhost:8080', own('0.0.0.0'), true],
  ['proxy.test', own('0.0.0.0', 'Proxy.Test'), true],
  ['[2001:db8::1]:1', own('::', '2001:DB8:0::1'), true],
  ['192.0.2.7:4030', own('bank-proxy'), true],
  ['192.0.2.8:4030', own('bank-proxy'), false],
  ['evil.example:4030', own('127.0.0.1'), false],
  ['evil.example', own('0.0.0.0', 'proxy.test'), false],
  ['localhost.evil.example', own('127.0.0.1'), false],
  ['127.0.0.1.evil.example', own('127.0.0.1'), false],
  ['evil.localhost', own('127.0.0.1'), false],
  ['evil@localhost', own('127.0.0.1'), false],
  ['localhost/evil', own('127.0.0.1'), false],
  ['localhost evil', own('127.0.0.1'), false],
  ['.0.0.1', own('127.0.0.1'), false],
])('%s is a host of a proxy on %j: %s', (host, hosts, expected) => {
  expect(isOwnHost(host, hosts, '::ffff:192.0.2.7')).toBe(expected);
});
