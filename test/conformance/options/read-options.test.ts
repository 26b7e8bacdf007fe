import { expect, onTestFinished, test, vi } from 'vitest';
import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import { readOptions } from '../../../conformance/options/read-options.ts';

const read = (options: Partial<ConformanceOptions>) =>
  readOptions({ baseUrl: 'http://127.0.0.1', ...options });

test('defaults', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { seed, clock, ...rest } = read({});
  expect(rest).toEqual({
    given: {},
    evidence: 'implied',
    profile: 'full',
    maxAmount: '5.00',
    timeoutMs: 30_000,
    tls: {},
  });
  expect(seed).toBeGreaterThanOrEqual(0);
  expect(read({ seed: 4294967295 }).seed).toBe(4294967295);
  expect(clock.now()).toBe(Date.now());
});

test('without a seed, each run has its own', () => {
  expect(new Set(Array.from({ length: 20 }, () => read({}).seed)).size).toBeGreaterThan(15);
});

test('sleeping ends when the signal says so', async () => {
  const { clock } = read({});
  await expect(clock.sleep(60_000, AbortSignal.abort())).rejects.toThrow();
  await clock.sleep(1);
});

test.each<[Partial<ConformanceOptions>, string]>([
  [{ programId: 'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64' }, 'programId is not a valid identifier'],
  [{ personId: 'a-secret' }, 'personId is not a valid identifier'],
  [{ contactId: 'con-0f7b61d9-5a28-4c93-b7e4-1d86a2c05f3e' }, 'contactId is set without accountId'],
  [{ apiKey: 'in two\nlines' }, 'apiKey or one of the headers cannot be sent'],
  [{ apiKey: '\u2713' }, 'apiKey or one of the headers cannot be sent'],
  [{ headers: { 'two words': 'one' } }, 'apiKey or one of the headers cannot be sent'],
  [{ headers: { 'x-trace': 'in two\nlines' } }, 'apiKey or one of the headers cannot be sent'],
  [{ evidence: 'guessed' as 'stated' }, 'evidence cannot be "guessed"'],
  [{ profile: 'some' as 'full' }, 'profile cannot be "some"'],
  [{ maxAmount: '5' }, 'maxAmount cannot be "5"'],
  [{ maxAmount: '0.00' }, 'maxAmount cannot be "0.00"'],
  [{ maxAmount: '-1.00' }, 'maxAmount cannot be "-1.00"'],
  [{ timeoutMs: 0 }, 'timeoutMs cannot be 0'],
  [{ timeoutMs: Number.NaN }, 'timeoutMs cannot be NaN'],
  [{ rate: 0 }, 'rate cannot be 0'],
  [{ rate: Number.POSITIVE_INFINITY }, 'rate cannot be Infinity'],
  [{ seed: -1 }, 'seed cannot be -1'],
  [{ seed: 1.5 }, 'seed cannot be 1.5'],
  [{ seed: 4294967296 }, 'seed cannot be 4294967296'],
])('%j is refused', (options, message) => {
  expect(() => read(options)).toThrow(
    expect.objectContaining({ name: 'ConfigurationError', message, fix: expect.stringMatching(/\.$/) }),
  );
});

test.each(['evidence', 'profile', 'maxAmount', 'timeoutMs', 'rate', 'seed'])(
  'a key that stands in the place of %s is not repeated',
  (name) => {
    const key = 'sk-live-0123456789abcdef';
    const options = { baseUrl: 'http://127.0.0.1:9', [name]: key } as unknown as ConformanceOptions;
    expect(() => readOptions(options)).toThrow(
      expect.objectContaining({ name: 'ConfigurationError', message: `${name} cannot be the value given` }),
    );
  },
);
