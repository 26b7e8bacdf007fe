import { closeSync, openSync, readSync } from 'node:fs';
import type { PlaceInFile } from './recording-error.ts';

const LINE_FEED = 0x0a;

/** Line and column of an offset in a file, given by its path or its descriptor, for an error message: reads the file up to there. `undefined` if it cannot be read any more. */
export function placeInFile(path: string | number, offset: number): PlaceInFile | undefined {
  let line = 1;
  let column = 1;
  try {
    const file = typeof path === 'number' ? path : openSync(path, 'r');
    try {
      const chunk = Buffer.alloc(2 ** 18);
      for (let at = 0; at < offset; ) {
        const length = readSync(file, chunk, 0, Math.min(chunk.length, offset - at), at);
        if (length === 0) break;
        const read = chunk.subarray(0, length);
        let start = 0;
        for (let end = read.indexOf(LINE_FEED); end !== -1; end = read.indexOf(LINE_FEED, start)) {
          line++;
          column = 1;
          start = end + 1;
        }
        // The second and later bytes of a character begin with the bits 10.
        for (let index = start; index < length; index++)
          if (((read[index] as number) & 0xc0) !== 0x80) column++;
        at += length;
      }
    } finally {
      if (file !== path) closeSync(file);
    }
  } catch {
    return undefined;
  }
  return { offset, line, column };
}
