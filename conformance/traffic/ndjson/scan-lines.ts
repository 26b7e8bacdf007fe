import type { FileWindow, Taken } from '../file-window.ts';

const LINE_FEED = 0x0a;
const MAX_LINE = 2 ** 25;

export interface ScannedLine extends Taken {
  /** From 1. */
  readonly number: number;
}

/** The lines of a file without their ends; passes over those that are blank. Only the beginning of a longer line than `maxLine` bytes is held. */
export function* scanLines(file: FileWindow, maxLine = MAX_LINE): Generator<ScannedLine> {
  for (let number = 1; file.peek() !== undefined; number++) {
    const line = file.take((bytes, from) => bytes.indexOf(LINE_FEED, from), maxLine);
    if (!line.isCut) file.skipByte();
    if (line.bytes === undefined || !isBlank(line.bytes)) yield { ...line, number };
  }
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x0d || byte === 0x09);
}
