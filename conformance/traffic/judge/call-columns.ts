import type { CallPosition } from '../call-source.ts';

/** What is kept of each call: numbers in columns, since there are millions of them. A call is known by its row. */
export class CallColumns {
  #length = 0;
  #startedAt = new Float64Array(1024);
  #endedAt = new Float64Array(1024);
  #offset = new Float64Array(1024);
  #size = new Float64Array(1024);
  #file = new Uint16Array(1024);
  #digest = new Float64Array(1024);
  #createdAt = new Float64Array(1024);
  #longest = 0;

  get length(): number {
    return this.#length;
  }

  /** Milliseconds of the longest call. */
  get longest(): number {
    return this.#longest;
  }

  /**
   * @param digest of what was sent, for a write; of what came back, for a read
   * @param createdAt when the record that it created was created, by the deployment's clock; NaN for other calls
   */
  add(
    call: { readonly startedAt: number; readonly endedAt: number },
    position: CallPosition,
    digest: number,
    createdAt: number,
  ): number {
    const row = this.#length++;
    if (row >= this.#startedAt.length) this.#grow();
    this.#startedAt[row] = call.startedAt;
    this.#endedAt[row] = call.endedAt;
    this.#offset[row] = position.offset;
    this.#size[row] = position.length;
    this.#file[row] = position.file;
    this.#digest[row] = digest;
    this.#createdAt[row] = createdAt;
    this.#longest = Math.max(this.#longest, call.endedAt - call.startedAt);
    return row;
  }

  startedAt(row: number): number {
    return this.#startedAt[row] as number;
  }

  endedAt(row: number): number {
    return this.#endedAt[row] as number;
  }

  digest(row: number): number {
    return this.#digest[row] as number;
  }

  createdAt(row: number): number {
    return this.#createdAt[row] as number;
  }

  position(row: number): CallPosition {
    return {
      file: this.#file[row] as number,
      offset: this.#offset[row] as number,
      length: this.#size[row] as number,
    };
  }

  #grow(): void {
    const size = this.#startedAt.length * 2;
    const grown = <Column extends Float64Array | Uint16Array>(column: Column, larger: Column): Column => {
      larger.set(column);
      return larger;
    };
    this.#startedAt = grown(this.#startedAt, new Float64Array(size));
    this.#endedAt = grown(this.#endedAt, new Float64Array(size));
    this.#offset = grown(this.#offset, new Float64Array(size));
    this.#size = grown(this.#size, new Float64Array(size));
    this.#digest = grown(this.#digest, new Float64Array(size));
    this.#createdAt = grown(this.#createdAt, new Float64Array(size));
    this.#file = grown(this.#file, new Uint16Array(size));
  }
}
