import { expect, test } from 'vitest';
import { readDuration, readProxyTarget } from '../../../../scripts/commands/settings/read-values.ts';
import { run, temporaryFolder } from '../../pipeline/command-line.ts';

test.each([
  ['90s', 90_000],
  ['1.5m', 90_000],
  ['10m', 600_000],
  ['2h', 7_200_000],
])('%s is %i milliseconds', (text, expected) => {
  expect(readDuration(text)).toBe(expected);
});

test.each(['', '10', '0s', '-1m', '1d', '10 m', '1e3s', '597h'])('%j is no time to stop after', (text) => {
  expect(() => readDuration(text)).toThrow('Invalid value for --for');
});

test.each(['https://bank.example', 'http://127.0.0.1:8080/', 'https://[::1]:8443'])(
  '%s is a target',
  (text) => {
    expect(readProxyTarget(text).href).toBe(new URL(text).href);
  },
);

test.each([
  ['bank.example', 'is not an http or https URL'],
  ['ftp://bank.example', 'is not an http or https URL'],
  ['https://user:canary@bank.example', 'contains a user name or password'],
  ['https://bank.example/prefix', 'has a path'],
  ['https://bank.example?canary', 'has a path'],
])('%s is none', (text, reason) => {
  expect(() => readProxyTarget(text)).toThrow(reason);
  expect(() => readProxyTarget(text)).not.toThrow('canary');
});

test('without a target nothing is started', async () => {
  const { code, stderr } = await run(['proxy'], await temporaryFolder());
  expect(code).toBe(2);
  expect(stderr).toContain('No deployment was given.');
});

test.each([
  [['--only', 'no-such-thing'], 2, 'unknown requirement'],
  [['--host', ''], 2, 'The value of --host is empty.'],
  [['--allow-host', 'http://proxy.test'], 2, '--allow-host is not a host name.'],
  [['--allow-host', 'proxy.test:80'], 2, '--allow-host is not a host name.'],
  [['--host', '192.0.2.1'], 2, 'Cannot listen on --host 192.0.2.1: this machine has no such address'],
  [['--port', '9'], 2, 'The value of --target is this proxy: it listens on 127.0.0.1, port 9.'],
  [
    ['--host', '0.0.0.0', '--target', 'http://localhost:9', '--port', '9'],
    2,
    'The value of --target is this proxy',
  ],
  [['--record', 'calls.har', '--spec', 'no.json'], 2, 'no.json'],
  [
    ['--record', 'no/such/folder/calls.har'],
    6,
    'Cannot write no/such/folder/calls.har: no such file or folder (ENOENT)',
  ],
])('%j is refused before anything listens', async (flags, expected, words) => {
  const argv = ['proxy', '--target', 'http://127.0.0.1:9', '--port', '0', '--reporter', 'console', ...flags];
  const { code, stdout, stderr } = await run(argv, await temporaryFolder());
  expect(stderr).toContain(words);
  expect(code).toBe(expected);
  expect(stdout).toBe('');
});
