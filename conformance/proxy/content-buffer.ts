const SMALLEST = 2 ** 10;
const LARGEST = 2 ** 16;

/**
 * Bytes that come in pieces. Small ones are put together in blocks: kept as they come, each would take about a hundred bytes more than its length, so that a content
 * in chunks of one byte would need a hundred times the memory that it is said to hold.
 */
export class ContentBuffer {
  readonly #parts: Buffer[] = [];
  #length = 0;
  /** What is free at the end of the last part. */
  #room = 0;

  add(bytes: Buffer): void {
    this.#length += bytes.length;
    let rest = bytes;
    if (this.#room > 0) {
      const last = this.#parts.at(-1) as Buffer;
      const taken = bytes.copy(last, last.length - this.#room);
      this.#room -= taken;
      rest = bytes.subarray(taken);
    }
    if (rest.length === 0) return;
    const isFirst = this.#parts.length === 0;
    if (rest.length >= LARGEST / 2 || (isFirst && rest.length * 2 >= rest.buffer.byteLength)) {
      this.#parts.push(rest);
      return;
    }
    const block = Buffer.allocUnsafeSlow(Math.min(LARGEST, Math.max(SMALLEST, this.#length)));
    this.#room = block.length - rest.copy(block);
    this.#parts.push(block);
  }

  /** All of it; not a copy where it came in one piece. */
  bytes(): Uint8Array {
    const [first, ...others] = this.#parts;
    if (first !== undefined && others.length === 0)
      return new Uint8Array(first.buffer, first.byteOffset, this.#length);
    const whole = new Uint8Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      const used = part.subarray(0, this.#length - at);
      whole.set(used, at);
      at += used.length;
    }
    return whole;
  }
}
