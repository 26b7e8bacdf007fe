import { expect, test } from 'vitest';
import {
  describeAddress,
  expectName,
  readStreamAddress,
} from '../../../conformance/stream/stream-address.ts';

const SECRET = 'p4ssw0rd-of-nats';
const read = (text: string, env = {}) => readStreamAddress(text, env, (path) => `content of ${path}`);

test('reads the address, and credentials of the environment', () => {
  expect(read('nats://nats.example')).toEqual({
    server: 'nats.example:4222',
    name: 'bank-calls',
    partitions: 16,
    isEncrypted: false,
  });
  const env = { NATS_TOKEN: 'token', NATS_CREDS: '/c', NATS_CA: '/ca.pem', NATS_USER: '' };
  const address = read(`TLS://me:${SECRET}%40@[::1]:14222/calls?partitions=3`, env);
  expect(address).toEqual({
    server: '[::1]:14222',
    name: 'calls',
    partitions: 3,
    isEncrypted: true,
    user: 'me',
    password: `${SECRET}@`,
    token: 'token',
    credentials: 'content of /c',
    caFile: '/ca.pem',
  });
  expect(describeAddress(address)).toBe('tls://[::1]:14222/calls');
});

test.each([
  `nats://me:${SECRET}@`,
  `nats://me:${SECRET}@host:99999/x`,
  `nats://me:${SECRET}@host/a.b`,
  `nats://me:${SECRET}@host/a/b`,
  `nats://me:${SECRET}@host/*`,
  `nats://me:${SECRET}@host/${'a'.repeat(65)}`,
  `nats://me:${SECRET}@host/a?partitions=0`,
  `nats://me:${SECRET}@host/a?partitions=1e9`,
  `nats://me:${SECRET}@host/a?other=1`,
  `nats://me:${SECRET}%zz@host/a`,
  `http://me:${SECRET}@host/a`,
])('refuses %s without its password', (text) => {
  const error = (() => {
    try {
      return read(text);
    } catch (thrown) {
      return thrown as Error & { fix: string };
    }
  })();
  expect(error).toMatchObject({ name: 'ConfigurationError' });
  expect(`${(error as Error).message} ${(error as { fix: string }).fix}`).not.toContain(SECRET);
});

test.each(['', 'a.b', 'a b', '>', '*', 'ä', 'a\n'])('no name of a group is %j', (name) => {
  expect(() => expectName(name, 'the name of a group')).toThrow('letters, digits');
});
