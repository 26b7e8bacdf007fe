import { expect, test } from 'vitest';
import { readTarget } from '../../../conformance/run/safety/target.ts';
import { warnings } from '../../../conformance/run/safety/warnings.ts';
import { proxyFor, proxySecrets } from '../../../conformance/transport/forward-proxy.ts';

const ON = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://user:canary@proxy.example:3128' };

test.each<[string, Record<string, string>, string[], string | undefined]>([
  // A request to this machine must not leave it.
  ['http://127.0.0.1:80', ON, [], undefined],
  ['http://[::1]:80', ON, [], undefined],
  ['https://bank.example', ON, [], 'proxy.example:3128'],
  ['https://bank.example', { ...ON, https_proxy: 'http://other.example' }, [], 'other.example'],
  ['http://bank.example', { ...ON, NODE_USE_ENV_PROXY: '0' }, [], undefined],
  ['http://bank.example', { ...ON, NODE_USE_ENV_PROXY: '' }, ['--use-env-proxy'], 'proxy.example:3128'],
  ['http://bank.example', { HTTP_PROXY: 'http://p', NODE_OPTIONS: '--x --use-env-proxy' }, [], 'p'],
  ['http://bank.example', { NODE_USE_ENV_PROXY: '1', HTTPS_PROXY: 'http://p' }, [], undefined],
  ['http://bank.example', { ...ON, NO_PROXY: '*' }, [], undefined],
  ['http://bank.example', { ...ON, NO_PROXY: 'x, bank.example' }, [], undefined],
  ['http://a.bank.example', { ...ON, no_proxy: '.bank.example' }, [], undefined],
  ['http://192.0.2.2', { ...ON, no_proxy: '192.0.2.1-192.0.2.9' }, [], undefined],
  ['http://192.0.2.10', { ...ON, no_proxy: '192.0.2.1-192.0.2.9' }, [], 'proxy.example:3128'],
  ['http://[2001:db8::2]', { ...ON, no_proxy: '2001:db8::1-2001:db8::9' }, [], undefined],
  ['http://192.0.2.2', { ...ON, no_proxy: '192.0.2.9-192.0.2.1' }, [], 'proxy.example:3128'],
  ['http://bank.example', { ...ON, NO_PROXY: 'bank.example:81' }, [], 'proxy.example:3128'],
  ['http://bank.example:81', { ...ON, NO_PROXY: 'bank.example:81' }, [], undefined],
  ['http://mybank.example', { ...ON, NO_PROXY: 'bank.example' }, [], 'proxy.example:3128'],
])('%s with %j and %j goes through %s', (url, env, flags, proxy) => {
  expect(proxyFor(new URL(url), undefined, env, flags)?.host).toBe(proxy);
});

test('one that is named is used for every address', () => {
  const given = 'https://proxy.example';
  for (const url of ['http://127.0.0.1:80', 'https://bank.example'])
    expect(proxyFor(new URL(url), given, { ...ON, NO_PROXY: '*' }, [])?.href).toBe('https://proxy.example/');
});

test.each([
  'proxy.example:3128',
  'proxy',
  'socks5://s3cret@proxy',
  'http://',
  'http://s3cret:%zz@proxy',
  'ftp://s3cret@p',
])('%s is no proxy that can be used, and is not quoted', (given) => {
  const use = () => proxyFor(new URL('https://bank.example'), given, {}, []);
  expect(use).toThrow(/proxy URL/);
  expect(use).not.toThrow(/s3cret/);
});

test('what is secret of it, in each form', () => {
  expect(proxySecrets(new URL('http://user:p%40ss@proxy.example'))).toEqual([
    'p%40ss',
    'p@ss',
    Buffer.from('user:p@ss').toString('base64'),
  ]);
  expect(proxySecrets(new URL('http://proxy.example'))).toEqual([]);
});

test('this machine is not this machine any more behind a proxy that is elsewhere', () => {
  expect(readTarget('http://127.0.0.1:80', 'http://proxy.example').isLoopback).toBe(false);
  expect(readTarget('http://127.0.0.1:80', 'http://localhost:3128').isLoopback).toBe(true);
  expect(readTarget('https://bank.example', 'http://localhost:3128').isLoopback).toBe(false);
});

test('a proxy is warned of, without its password', () => {
  const target = readTarget('https://bank.example', 'http://user:canary@proxy.example:3128');
  expect(warnings(target, {})).toEqual([
    'Everything sent to bank.example goes through the proxy proxy.example:3128.',
  ]);
  expect(warnings(readTarget('https://bank.example'), {})).toEqual([]);
});
