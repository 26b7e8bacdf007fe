import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BANK, type GeneratedClient, generateClient } from './generated-client.ts';

/** The limits of the whole client, the raw one included, and of a single operation. */
const MAX_BYTES = 5_500;
const MAX_BYTES_OF_ONE = 4_500;

let made: GeneratedClient;

beforeAll(async () => {
  made = await generateClient(BANK);
});

afterAll(() => made.remove());

const packed = (text: string) => gzipSync(text, { level: 9 }).length;

test('the client of the bank, with its raw client, is at most 5.5 kB minified and packed', async () => {
  const text = await made.bundle(`export { createClient, isApiError, ApiError } from './client.ts';`);
  expect(text).toContain('createClient');
  expect(text).toContain('deepObject');
  expect(packed(text)).toBeLessThanOrEqual(MAX_BYTES);
});

test('a single operation of it, imported as a function, is at most 4.5 kB', async () => {
  const text = await made.bundle(`export { connect, retrieveProgram } from './client-operations.ts';
export { isApiError } from './client.ts';`);
  expect(text).toContain('retrieveProgram');
  expect(text).not.toMatch(/createCard|deepObject/);
  expect(packed(text)).toBeLessThanOrEqual(MAX_BYTES_OF_ONE);
});

test('hooks are paid for by those who use them', async () => {
  const without = await made.bundle(`export { createClient } from './client.ts';`);
  const withHooks = await made.bundle(`export { createClient, maskedHooks } from './client.ts';`);
  expect(without).not.toContain('accountNumber');
  expect(withHooks).toContain('accountNumber');
  expect(packed(withHooks) - packed(without)).toBeLessThan(500);
});

test('nothing of Node is in the bundle', async () => {
  const text = await made.bundle(`export * from './client.ts';`);
  expect(text).not.toMatch(/["'`]node:|\brequire\(|\bBuffer\b|\b__dirname\b/);
  expect(text).not.toMatch(/\bimport\b\s*[("'{]/);
});
