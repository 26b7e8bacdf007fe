import { expect, test } from 'vitest';
import { HarScanner } from '../../../conformance/traffic/har/har-scanner.ts';
import type { CallTarget } from '../../../conformance/traffic/har/read-target.ts';
import { LineScanner } from '../../../conformance/traffic/ndjson/line-scanner.ts';

const entry = (url: string, more = '') =>
  JSON.stringify({
    _initiator: { url: 'x' },
    request: { headers: [{ url: 'y' }], method: 'GET', url },
    more,
  });
const ENTRIES = [entry('a'), entry('b', '"\\}]{['), entry('c', 'é'.repeat(40)), '{"request":7}'];
const TEXT = `{"x": "\\"log\\"", "log" : {"pages":[{"entries":[]}], "entries":[${ENTRIES.join(' ,\n')}], "y":{}}}\n`;

/** What the scanner finds when the file arrives in these pieces. */
function scan(pieces: readonly Buffer[], isWanted = (_: CallTarget) => true, maxEntry?: number) {
  const scanner = new HarScanner(isWanted, maxEntry);
  // The memory of a chunk is used again for the next one.
  const found = pieces.flatMap((piece) => {
    const chunk = Buffer.from(piece);
    const entries = [...scanner.push(chunk)].map((one) => ({ ...one, bytes: one.bytes?.toString() }));
    chunk.fill('#');
    return entries;
  });
  scanner.end();
  return found;
}

const bytes = Buffer.from(TEXT);

test('each entry with its place, wherever the file is divided', () => {
  const whole = scan([bytes]);
  expect(whole.map((one) => one.bytes)).toEqual(ENTRIES);
  expect(whole.map(({ target }) => target?.url)).toEqual(['a', 'b', 'c', undefined]);
  for (const { number, offset, length } of whole)
    expect(bytes.subarray(offset, offset + length).toString()).toBe(ENTRIES[number - 1]);
  for (let at = 0; at <= bytes.length; at++)
    expect(scan([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(whole);
  expect(scan(Array.from(bytes, (byte) => Buffer.of(byte)))).toEqual(whole);
});

test('an entry that nobody wants has no bytes; one that only the parser can judge has', () => {
  const found = scan([bytes], ({ url }) => url === 'b');
  expect(found.map((one) => one.bytes)).toEqual([undefined, ENTRIES[1], undefined, ENTRIES[3]]);
});

test('an entry that is too large is not held, and the next ones are found', () => {
  const large = `{"log":{"entries":[${entry('a', 'x'.repeat(2 ** 17))},${entry('b')}]}}`;
  const pieces = large.match(/.{1,1000}/gs)?.map((piece) => Buffer.from(piece)) ?? [];
  expect(scan(pieces, () => true, 2 ** 16)).toMatchObject([
    { bytes: undefined, target: { url: 'a' } },
    { bytes: entry('b'), target: { url: 'b' } },
  ]);
  expect(scan([Buffer.from(large)], () => true, 2 ** 16).map((one) => one.bytes)).toEqual([
    undefined,
    entry('b'),
  ]);
});

test('lines are found wherever the file is divided; one that is too long is not held', () => {
  const lines = Buffer.from('{"a":1}\r\n\n  \n{"é":2}\n{"long":"xxxxxxxx"}\n{"c":3}');
  const found = (pieces: readonly Buffer[]) => {
    const scanner = new LineScanner(12);
    const all = pieces.flatMap((piece) => {
      const chunk = Buffer.from(piece);
      const some = [...scanner.push(chunk)].map((one) => ({ ...one, bytes: one.bytes?.toString() }));
      chunk.fill('#');
      return some;
    });
    return [...all, ...[...scanner.end()].map((one) => ({ ...one, bytes: one.bytes?.toString() }))];
  };
  const whole = found([lines]);
  expect(whole.map(({ number, bytes: text }) => [number, text])).toEqual([
    [1, '{"a":1}\r'],
    [4, '{"é":2}'],
    [5, undefined],
    [6, '{"c":3}'],
  ]);
  for (let at = 0; at <= lines.length; at++)
    expect(found([lines.subarray(0, at), lines.subarray(at)])).toEqual(whole);
});
