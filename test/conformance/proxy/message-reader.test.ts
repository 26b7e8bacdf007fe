import { expect, test } from 'vitest';
import { MessageReader } from '../../../conformance/proxy/message-reader.ts';
import { memoryInUse } from './memory-in-use.ts';

test('a head of many short lines takes about as much memory as its bytes', () => {
  const chunks = ['POST / HTTP/1.1\r\n', ...Array<string>(8).fill('a:\n'.repeat(10_000))];
  const readers = Array.from(
    { length: 10 },
    () => new MessageReader({ afterHead: () => ({ kind: 'none' }), emit() {} }),
  );
  const before = memoryInUse();
  for (const reader of readers) for (const chunk of chunks) reader.read(Buffer.from(chunk));
  const taken = memoryInUse() - before;
  // With an object for each line, thirty times as much.
  expect(taken / (readers.length * chunks.join('').length)).toBeLessThan(3);
  expect(readers.every(({ isWithin }) => isWithin)).toBe(true);
});
