import { type Cipheriv, createCipheriv, createHmac } from 'node:crypto';

const ROUNDS = 10;

/** Values that depend on nothing but a key and what is asked: random for whoever does not have the key, and always the same for whoever does. */
export class KeyedRandom {
  readonly #key: Buffer;
  #blocks: Cipheriv | undefined;

  /** @param key 32 bytes; copied */
  constructor(key: Uint8Array) {
    this.#key = Buffer.from(key);
    const blockKey = createHmac('sha256', this.#key).update('blocks').digest();
    this.#blocks = createCipheriv('aes-256-ecb', blockKey, null).setAutoPadding(false);
  }

  /** 32 bytes. */
  bytes(purpose: string, text: string): Buffer {
    this.expectKey();
    return createHmac('sha256', this.#key).update(`${purpose}\0`).update(text, 'utf16le').digest();
  }

  /** @throws Error after `forget` */
  expectKey(): Cipheriv {
    if (this.#blocks === undefined) throw new Error('the key was thrown away');
    return this.#blocks;
  }

  /** From 0 to 2^32 - 1. `seed`: the first 8 bytes of `bytes`. */
  draw(seed: Buffer, round: number, value: bigint): number {
    const block = Buffer.alloc(16);
    seed.copy(block, 0, 0, 7);
    block[7] = round;
    block.writeBigUInt64BE(BigInt.asUintN(64, value), 8);
    return this.expectKey().update(block).readUInt32BE(0);
  }

  /**
   * The place of a value in a random order of all numbers below `size`: two values never have the same one. A Feistel network over the next power
   * of four, repeated until the result is below `size` and `accepts` it, so that accepted values only change places with each other.
   *
   * @param size at most 2^64
   */
  permute(
    value: bigint,
    size: bigint,
    purpose: string,
    accepts: (result: bigint) => boolean = () => true,
  ): bigint {
    const seed = this.bytes('permute', `${purpose}\0${size}`);
    const half = BigInt(Math.max(1, Math.ceil((size - 1n).toString(2).length / 2)));
    const mask = (1n << half) - 1n;
    let result = value;
    do {
      let left = result >> half;
      let right = result & mask;
      for (let round = 0; round < ROUNDS; round++)
        [left, right] = [right, left ^ (BigInt(this.draw(seed, round, right)) & mask)];
      result = (left << half) | right;
    } while (result >= size || !accepts(result));
    return result;
  }

  /** Overwrites the key; nothing can be asked any more. */
  forget(): void {
    this.#key.fill(0);
    this.#blocks = undefined;
  }
}
