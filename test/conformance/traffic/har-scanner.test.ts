import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FileWindow, type Taken } from '../../../conformance/traffic/file-window.ts';
import { HarScanner } from '../../../conformance/traffic/har/har-scanner.ts';
import { scanLines } from '../../../conformance/traffic/ndjson/scan-lines.ts';

const entry = (url: string, more = '') =>
  JSON.stringify({
    _initiator: { url: 'x' },
    request: { headers: [{ url: 'y' }], method: 'GET', url },
    more,
  });
const ENTRIES = [entry('a'), entry('b', '"\\}]{['), entry('c', 'é'.repeat(40)), '{"request":7}'];
const TEXT = `{"x": "\\"log\\"", "log" : {"pages":[{"entries":[]}], "entries":[${ENTRIES.join(' ,\n')}], "y":{}}}\n`;

const folder = mkdtempSync(join(tmpdir(), 'scanner-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'x');

/** Returns what is found when this many bytes are read together. The memory of what was found is used again. */
function find<One extends Taken>(
  text: string | Buffer,
  chunkSize: number | undefined,
  scan: (file: FileWindow) => Iterable<One>,
) {
  writeFileSync(path, text);
  const file = openSync(path, 'r');
  try {
    return Array.from(scan(new FileWindow(file, chunkSize)), ({ beginning, ...one }) => ({
      ...one,
      beginning: beginning.toString('utf8', 0, 12),
      bytes: one.bytes?.toString(),
    }));
  } finally {
    closeSync(file);
  }
}

const scanHar = (text: string | Buffer, chunkSize?: number, maxEntry?: number) =>
  find(text, chunkSize, (file) => new HarScanner(file, maxEntry).entries());

const bytes = Buffer.from(TEXT);

test('each entry with its place, however much is read at once', () => {
  const whole = scanHar(bytes);
  expect(whole.map((one) => one.bytes)).toEqual(ENTRIES);
  for (const { number, offset, length } of whole)
    expect(bytes.subarray(offset, offset + length).toString()).toBe(ENTRIES[number - 1]);
  for (let size = 1; size <= bytes.length; size++) expect(scanHar(bytes, size)).toEqual(whole);
});

test('of an entry that is too large only the beginning is held, and the next ones are found', () => {
  const large = entry('a', 'x'.repeat(2 ** 17));
  const text = `{"log":{"entries":[${large},${entry('b')}]}}`;
  for (const size of [1000, 2 ** 20])
    expect(scanHar(text, size, 2 ** 16)).toMatchObject([
      { bytes: undefined, beginning: large.slice(0, 12), length: large.length },
      { bytes: entry('b') },
    ]);
});

test('lines are found however much is read at once; one that is too long is not held', () => {
  const lines = Buffer.from('{"a":1}\r\n\n  \n{"é":2}\n{"long":"xxxxxxxx"}\n{"c":3}');
  const found = (chunkSize?: number) => find(lines, chunkSize, (file) => scanLines(file, 12));
  const whole = found();
  expect(whole.map(({ number, offset, bytes: text }) => [number, offset, text])).toEqual([
    [1, 0, '{"a":1}\r'],
    [4, 13, '{"é":2}'],
    [5, 22, undefined],
    [6, 42, '{"c":3}'],
  ]);
  for (let size = 1; size <= lines.length; size++) expect(found(size)).toEqual(whole);
});
