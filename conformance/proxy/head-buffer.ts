import { ContentBuffer } from './content-buffer.ts';

/**
 * The lines of a head while they come, as bytes: an object for each of them would take thirty times what a short line has. Lines that lie in memory one after the
 * other, as most heads do, are not copied.
 */
export class HeadBuffer {
  /** The first line of those that are not copied, and how long they are together. */
  #first: Buffer | undefined;
  #neighbors = 0;
  #copied: ContentBuffer | undefined;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(line: Buffer): void {
    this.#length += line.length;
    const first = this.#first;
    if (first?.buffer === line.buffer && first.byteOffset + this.#neighbors === line.byteOffset) {
      this.#neighbors += line.length;
      return;
    }
    this.settle();
    this.#first = line;
    this.#neighbors = line.length;
  }

  /** Copies what lies in a larger piece of memory, which would otherwise be kept as a whole. */
  settle(): void {
    if (this.#first === undefined) return;
    this.#copied ??= new ContentBuffer();
    this.#copied.add(this.#uncopied(this.#first));
    this.#first = undefined;
  }

  /** All lines, which are then no longer here. */
  take(): Buffer {
    if (this.#copied !== undefined) this.settle();
    const first = this.#first;
    const copied = this.#copied?.bytes();
    this.clear();
    if (copied !== undefined) return Buffer.from(copied.buffer, copied.byteOffset, copied.length);
    return first === undefined ? EMPTY : this.#uncopied(first);
  }

  clear(): void {
    this.#first = undefined;
    this.#copied = undefined;
    this.#length = 0;
  }

  #uncopied({ buffer, byteOffset }: Buffer): Buffer {
    return Buffer.from(buffer, byteOffset, this.#neighbors);
  }
}

const EMPTY = Buffer.alloc(0);
