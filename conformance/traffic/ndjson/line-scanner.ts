const LINE_FEED = 0x0a;

export interface ScannedLine {
  /** From 1. */
  readonly number: number;
  /** Of the file, in bytes. */
  readonly offset: number;
  readonly length: number;
  /** Without the line's end. Valid until the next line is asked for. `undefined`: it is too long. */
  readonly bytes: Buffer | undefined;
}

const MAX_LINE = 2 ** 25;

/** Splits a file that arrives in chunks into lines; passes over those that are blank. */
export class LineScanner {
  readonly #maxLine: number;
  #base = 0;
  #count = 0;
  #start = 0;
  #pieces: Buffer[] = [];
  #kept = 0;

  constructor(maxLine = MAX_LINE) {
    this.#maxLine = maxLine;
  }

  /** The lines that end in this chunk. It must stay as it is until all of them have been taken. */
  *push(chunk: Buffer): Generator<ScannedLine> {
    let at = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, at)) {
      yield* this.#finish(chunk.subarray(at, end));
      at = end + 1;
      this.#start = this.#base + at;
    }
    if (at < chunk.length) {
      this.#kept += chunk.length - at;
      // The chunk's memory is used again.
      if (this.#kept <= this.#maxLine) this.#pieces.push(Buffer.from(chunk.subarray(at)));
      else this.#pieces = [];
    }
    this.#base += chunk.length;
  }

  /** The last line, if no line feed ended it. */
  *end(): Generator<ScannedLine> {
    if (this.#kept > 0) yield* this.#finish(Buffer.alloc(0));
  }

  *#finish(last: Buffer): Generator<ScannedLine> {
    this.#count++;
    const length = this.#kept + last.length;
    const isTooLong = length > this.#maxLine;
    const bytes = this.#kept === 0 ? last : Buffer.concat([...this.#pieces, last]);
    this.#pieces = [];
    this.#kept = 0;
    if (isTooLong || !isBlank(bytes))
      yield { number: this.#count, offset: this.#start, length, bytes: isTooLong ? undefined : bytes };
  }
}

/** Nothing but spaces, or a byte order mark. */
function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x0d || byte === 0x09);
}
