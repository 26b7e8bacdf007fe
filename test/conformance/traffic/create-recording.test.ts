import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, expect, test, vi } from 'vitest';
import { createRecording } from '../../../conformance/traffic/create-recording.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { exampleCall } from './calls.ts';

const folder = mkdtempSync(join(tmpdir(), 'recording-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CALLS: readonly RecordedCall[] = [
  exampleCall(),
  exampleCall({ response: { failure: 'timeout', detail: 'é' } }),
  exampleCall({
    request: { ...exampleCall().request, body: Uint8Array.of(0xff) },
    response: { status: 204, headers: [], body: { absent: 'not-recorded' } },
  }),
];

const require = createRequire(import.meta.url);
const ajv = new Ajv({
  strict: false,
  formats: { 'date-time': true, date: true, uri: true, ipv4: true, ipv6: true },
});
ajv.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json'));
ajv.addSchema(Object.values(require('har-schema') as Record<string, { $id: string }>));

test('a HAR is valid after each call, and only its owner can read it', async () => {
  const path = join(folder, 'a.HAR');
  const recording = await createRecording(path);
  for (let count = 0; ; count++) {
    const har = JSON.parse(readFileSync(path, 'utf8'));
    expect(ajv.validate('har.json#', har), ajv.errorsText()).toBe(true);
    expect(har.log.entries).toHaveLength(count);
    const call = CALLS[count];
    if (call === undefined) break;
    await recording.write(call);
  }
  await recording.close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('calls that are written at once keep their order, a line each', async () => {
  const path = join(folder, 'a.ndjson');
  const recording = await createRecording(path);
  await Promise.all(CALLS.map((call) => recording.write(call)));
  await recording.close();
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { durationMs: 12.5, request: { text: '{"accountId":"account-1"}' } },
    { response: { failure: 'timeout', detail: 'é' } },
    { request: { base64: '/w==' }, response: { notRecorded: true } },
  ]);
});

test('after an error no more is written', async () => {
  const path = join(folder, 'b.har');
  const recording = await createRecording(path);
  const broken = exampleCall({ startedAt: Number.NaN });
  await expect(recording.write(broken)).rejects.toThrow(RangeError);
  await expect(recording.write(exampleCall())).rejects.toThrow(RangeError);
  await expect(recording.close()).rejects.toThrow(RangeError);
  expect(JSON.parse(readFileSync(path, 'utf8')).log.entries).toEqual([]);
});

test.each(['har', 'ndjson'])(
  'where the disk is full, the calls before are still there (%s)',
  async (format) => {
    const path = join(folder, `full.${format}`);
    const recording = await createRecording(path);
    await recording.write(exampleCall());
    const before = readFileSync(path, 'utf8');
    const handle = await open(path);
    await handle.close();
    // A part of the next call is written.
    const writing = vi.spyOn(Object.getPrototypeOf(handle), 'write');
    writing.mockImplementationOnce(async function (this: unknown, ...args: unknown[]) {
      writing.mockRestore();
      const [bytes, at, , position] = args as [Buffer, number, number, number];
      const original = Object.getPrototypeOf(handle).write;
      await original.call(this, bytes, at, 100, position);
      throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    });
    await expect(recording.write(exampleCall())).rejects.toThrow('no space left');
    await expect(recording.close()).rejects.toThrow('no space left');
    expect(readFileSync(path, 'utf8')).toBe(before);
  },
);

test('a file that is there stays as it is', async () => {
  const path = join(folder, 'there.har');
  writeFileSync(path, 'mine');
  await expect(createRecording(path)).rejects.toThrow('EEXIST');
  expect(readFileSync(path, 'utf8')).toBe('mine');
});
