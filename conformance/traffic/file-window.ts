import { readSync } from 'node:fs';

/** A part of a file. */
export interface Taken {
  /** The size in bytes. */
  readonly offset: number;
  readonly length: number;
  /** Valid until the next byte is asked for. `undefined`: it is longer than asked for. */
  readonly bytes: Buffer | undefined;
  /** All of it; or as much of it as may be held, but no more than a megabyte. */
  readonly beginning: Buffer;
  /** The file ends before it does. */
  readonly isCut: boolean;
}

/** The index behind what is looked for; -1: it goes on behind these bytes. Each call gets the bytes that follow those of the call before. */
export type FindEnd = (bytes: Buffer, from: number) => number;

const CHUNK = 2 ** 20;

/** Reads a file from its beginning to its end, and holds no more than the part that is taken. */
export class FileWindow {
  readonly #file: number;
  #buffer: Buffer;
  #length = 0;
  /** The offset of the buffer in the file. */
  #start = 0;
  /** The offset of the next byte in the buffer. */
  #at = 0;

  constructor(file: number, chunkSize = CHUNK) {
    this.#file = file;
    this.#buffer = Buffer.allocUnsafe(chunkSize);
  }

  /** The offset of the next byte in the file. */
  get offset(): number {
    return this.#start + this.#at;
  }

  /** The next byte; `undefined` at the end of the file. */
  peek(): number | undefined {
    return this.#at < this.#length || this.#readOn(this.#at) ? this.#buffer[this.#at] : undefined;
  }

  skipByte(): void {
    this.#at++;
  }

  /**
   * Takes what stands from the next byte on.
   *
   * @param most bytes that are held
   */
  take(findEnd: FindEnd, most: number): Taken {
    const { offset } = this;
    let beginning: Buffer | undefined;
    let from = this.#at;
    for (;;) {
      const end = findEnd(this.#buffer.subarray(0, this.#length), from);
      let stop = end === -1 ? this.#length : end;
      if (beginning === undefined && stop - this.#at > most)
        beginning = Buffer.from(this.#buffer.subarray(this.#at, Math.min(stop, this.#at + CHUNK)));
      if (end === -1) {
        const keep = beginning === undefined ? this.#at : stop;
        from = stop - keep;
        if (this.#readOn(keep)) continue;
        stop = from;
      }
      const bytes = beginning === undefined ? this.#buffer.subarray(this.#at, stop) : undefined;
      this.#at = stop;
      const length = this.offset - offset;
      return { offset, length, bytes, beginning: bytes ?? (beginning as Buffer), isCut: end === -1 };
    }
  }

  /** Reads more, and lets go what stands before an index of the buffer. */
  #readOn(keep: number): boolean {
    const kept = this.#length - keep;
    const from = this.#buffer;
    if (2 * kept > from.length) this.#buffer = Buffer.allocUnsafe(2 * from.length);
    from.copy(this.#buffer, 0, keep, this.#length);
    this.#start += keep;
    this.#at = 0;
    const room = this.#buffer.length - kept;
    const read = readSync(this.#file, this.#buffer, kept, room, this.#start + kept);
    this.#length = kept + read;
    return read > 0;
  }
}
