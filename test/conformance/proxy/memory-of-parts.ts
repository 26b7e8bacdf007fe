/** Prints, as JSON, how many bytes of memory the parts of the proxy take for a byte that they keep. A process of its own: in a shared one, the memory of others counts. */
import { ContentBuffer } from '../../../conformance/proxy/content-buffer.ts';
import { MessageReader } from '../../../conformance/proxy/message-reader.ts';
import { garbageCollector } from '../../../scripts/pipeline/collect-garbage.ts';

const collect = garbageCollector();

/** Bytes in the heap and outside of it. */
function inUse(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function piecesOfOneByte(): number {
  const buffer = new ContentBuffer();
  const piece = Buffer.from('a');
  const before = inUse();
  const count = 2 ** 23;
  for (let index = 0; index < count; index++) buffer.add(Buffer.from(piece));
  const taken = inUse() - before;
  if (buffer.bytes().length !== count) throw new Error('pieces were lost');
  return taken / count;
}

function headsOfShortLines(): number {
  const chunks = ['POST / HTTP/1.1\r\n', ...Array<string>(8).fill('a:\n'.repeat(10_000))];
  const readers = Array.from(
    { length: 80 },
    () => new MessageReader({ afterHead: () => ({ kind: 'none' }), emit() {} }),
  );
  const before = inUse();
  for (const reader of readers) for (const chunk of chunks) reader.read(Buffer.from(chunk));
  const taken = inUse() - before;
  if (!readers.every(({ isWithin }) => isWithin)) throw new Error('a head was not kept');
  return taken / (readers.length * chunks.join('').length);
}

console.log(JSON.stringify({ pieces: piecesOfOneByte(), heads: headsOfShortLines() }));
