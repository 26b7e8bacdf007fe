const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Finds the end of a JSON string, object or list that arrives in chunks, by its quotes and brackets alone; whether it is valid is for the parser to
 * say. Every byte of a recording passes through here.
 */
export class ValueSkipper {
  #depth = 0;
  #inString = false;
  #escaped = false;

  /** @param first the value's first byte, which has been read: a quote or an opening bracket */
  begin(first: number): void {
    this.#inString = first === QUOTE;
    this.#depth = this.#inString ? 0 : 1;
    this.#escaped = false;
  }

  /** The index after the value's last byte; -1: it goes on in the next chunk. */
  skip(chunk: Uint8Array, from: number): number {
    const { length } = chunk;
    let at = from;
    let depth = this.#depth;
    let inString = this.#inString;
    if (this.#escaped && at < length) {
      at++;
      this.#escaped = false;
    }
    while (at < length) {
      if (inString) {
        let byte = chunk[at] as number;
        while (byte !== QUOTE) {
          at += byte === BACKSLASH ? 2 : 1;
          if (at >= length) break;
          byte = chunk[at] as number;
        }
        if (at >= length) {
          this.#escaped = at > length;
          break;
        }
        at++;
        inString = false;
        if (depth === 0) return at;
        continue;
      }
      const byte = chunk[at++] as number;
      if (byte === QUOTE) inString = true;
      else if (byte > 0x5a) {
        // With this bit, an opening bracket is an opening brace, and a closing one a closing brace.
        const brace = byte | 0x20;
        if (brace === 0x7b) depth++;
        else if (brace === 0x7d && --depth === 0) return at;
      }
    }
    this.#depth = depth;
    this.#inString = inString;
    return -1;
  }
}
