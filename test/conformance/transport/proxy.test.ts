import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { warnings } from '../../../conformance/run/safety/warnings.ts';
import { expectDirect, proxyFor } from '../../../conformance/transport/proxy.ts';

const ON = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://user:canary@proxy.example:3128' };

test.each<[string, Record<string, string>, string[], string | undefined]>([
  ['http://127.0.0.1:80', ON, [], 'proxy.example:3128'],
  ['https://bank.example', ON, [], 'proxy.example:3128'],
  ['https://bank.example', { ...ON, https_proxy: 'http://other.example' }, [], 'other.example'],
  ['http://bank.example', { ...ON, NODE_USE_ENV_PROXY: '0' }, [], undefined],
  ['http://bank.example', { ...ON, NODE_USE_ENV_PROXY: '' }, ['--use-env-proxy'], 'proxy.example:3128'],
  ['http://bank.example', { HTTP_PROXY: 'http://p', NODE_OPTIONS: '--x --use-env-proxy' }, [], 'p'],
  ['http://bank.example', { NODE_USE_ENV_PROXY: '1', HTTPS_PROXY: 'http://p' }, [], undefined],
  ['http://bank.example', { ...ON, NO_PROXY: '*' }, [], undefined],
  ['http://bank.example', { ...ON, NO_PROXY: 'x, bank.example' }, [], undefined],
  ['http://a.bank.example', { ...ON, no_proxy: '.bank.example' }, [], undefined],
  ['http://bank.example', { ...ON, NO_PROXY: 'bank.example:81' }, [], 'proxy.example:3128'],
  ['http://bank.example:81', { ...ON, NO_PROXY: 'bank.example:81' }, [], undefined],
  ['http://mybank.example', { ...ON, NO_PROXY: 'bank.example' }, [], 'proxy.example:3128'],
])('%s with %j and %j goes through %s', (url, env, flags, proxy) => {
  expect(proxyFor(new URL(url), env, flags)).toBe(proxy);
});

test('to this machine nothing goes through a proxy', () => {
  expect(() => expectDirect('http://127.0.0.1:80', ON, [])).toThrow(
    /would go through the proxy proxy\.example:3128/,
  );
  expect(() => expectDirect('http://127.0.0.1:80', { ...ON, NO_PROXY: '127.0.0.1' }, [])).not.toThrow();
  expect(() => expectDirect('https://bank.example', ON, [])).not.toThrow();
});

test('the transport refuses it before the first call, and leaves a fetch function of somebody else alone', async () => {
  const file = new URL('../../../conformance/transport/create-transport.ts', import.meta.url).href;
  const code = `
    import { createTransport } from ${JSON.stringify(file)};
    const clock = { now: () => 0, sleep: async () => {} };
    const options = { clock, timeoutMs: 1, baseUrl: 'http://127.0.0.1:9' };
    createTransport({ ...options, fetch });
    try { createTransport(options); } catch (error) { console.log(error.name, error.fix); }`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, ...ON },
  });
  expect(stdout).toBe('ConfigurationError Unset NODE_USE_ENV_PROXY, or add 127.0.0.1 to NO_PROXY.\n');
});

test('elsewhere a proxy is warned of, without its password', () => {
  const target = { url: new URL('https://bank.example'), isLoopback: false };
  expect(warnings(target, {}, 'proxy.example:3128')).toEqual([
    'Everything sent to bank.example goes through the proxy proxy.example:3128.',
  ]);
  expect(warnings(target, {}, undefined)).toEqual([]);
});
