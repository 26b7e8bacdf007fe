import { expect, test } from 'vitest';
import { ConfigurationError } from '../../../../conformance/model/options.ts';
import { readTarget } from '../../../../conformance/run/safety/target.ts';

test.each([
  'http://localhost:8080',
  'http://LOCALHOST',
  'http://127.0.0.1',
  'http://127.1',
  'http://127.255.255.254/x',
  'http://0x7f.0.0.1',
  'http://2130706433',
  'https://[::1]:8443/prefix/',
  'http://[0:0:0:0:0:0:0:1]',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:7f12:3456]',
])('%s is this machine', (address) => {
  expect(readTarget(address).isLoopback).toBe(true);
});

test.each([
  'https://bank.example',
  'http://localhost.bank.example',
  'http://bank.localhost',
  'http://127.0.0.1.bank.example',
  'http://128.0.0.1',
  'http://10.0.0.1',
  'http://0.0.0.0',
  'http://[::]',
  'http://[::2]',
  'http://[::ffff:8f00:1]',
  'http://[::ffff:10.0.0.127]',
  'http://[fe80::1]',
])('%s is not', (address) => {
  expect(readTarget(address).isLoopback).toBe(false);
});

test.each([
  ['bank.example/canary', 'the base URL is not a valid URL'],
  ['localhost:8080', 'the base URL is neither http nor https'],
  ['', 'the base URL is not a valid URL'],
  ['ftp://bank.example', 'the base URL is neither http nor https'],
  ['file:///canary', 'the base URL is neither http nor https'],
  ['https://user:canary@bank.example', 'the base URL contains a user name or password'],
  ['https://canary@bank.example', 'the base URL contains a user name or password'],
  [
    'https://bank.example/?key=canary',
    'the base URL has a query or a fragment, but API paths are appended to it',
  ],
  ['https://bank.example/?', 'the base URL has a query or a fragment, but API paths are appended to it'],
  [
    'https://bank.example/#canary',
    'the base URL has a query or a fragment, but API paths are appended to it',
  ],
])('%s is refused, and not quoted', (address, message) => {
  let error: unknown;
  try {
    readTarget(address);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(ConfigurationError);
  const { message: said, fix } = error as ConfigurationError;
  expect(said).toBe(message);
  expect(fix).not.toBe('');
  expect(said + fix).not.toContain('canary');
});
