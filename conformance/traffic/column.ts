const BLOCK_BITS = 16;
const BLOCK = 2 ** BLOCK_BITS;

type Numbers = Float64Array | Uint32Array | Uint16Array;
type NumbersType = typeof Float64Array | typeof Uint32Array | typeof Uint16Array;

/** Numbers in blocks: one array that doubles would need three times the memory while it is copied. What was never set is 0. */
export class Column {
  /** Without those in which nothing was set. */
  readonly #blocks: (Numbers | undefined)[] = [];
  readonly #type: NumbersType;

  constructor(type: NumbersType) {
    this.#type = type;
  }

  get(place: number): number {
    return this.#blocks[place >>> BLOCK_BITS]?.[place & (BLOCK - 1)] ?? 0;
  }

  set(place: number, value: number): void {
    const index = place >>> BLOCK_BITS;
    while (index >= this.#blocks.length) this.#blocks.push(undefined);
    const block = this.#blocks[index] ?? this.#createBlock();
    this.#blocks[index] = block;
    block[place & (BLOCK - 1)] = value;
  }

  #createBlock(): Numbers {
    const size = BLOCK * this.#type.BYTES_PER_ELEMENT;
    // A buffer that could be resized has pages of its own: those in which nothing was set take no memory, and all of them go back to the system
    // before the report is made. What is allocated with everything else stays with the process.
    return new this.#type(new ArrayBuffer(size, { maxByteLength: size }));
  }
}
