import { type Cipheriv, createCipheriv, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

const ROUNDS = 10;

/** Values that depend on nothing but a key and what is asked: random for whoever does not have the key, and always the same for whoever does. */
export class KeyedRandom {
  #keys: { readonly key: KeyObject; readonly blocks: Cipheriv } | undefined;

  /** @param key 32 bytes */
  constructor(key: Uint8Array) {
    const blockKey = createHmac('sha256', key).update('blocks').digest();
    const blocks = createCipheriv('aes-256-ecb', blockKey, null).setAutoPadding(false);
    // The key is kept as an object, since each use of its bytes takes five times as long.
    this.#keys = { key: createSecretKey(key), blocks };
    blockKey.fill(0);
  }

  /** 32 bytes. */
  bytes(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.expectKeys().key)
      .update(`${purpose}\0`)
      .update(text, 'utf16le')
      .digest();
  }

  /** @throws Error after `forget` */
  expectKeys(): { readonly key: KeyObject; readonly blocks: Cipheriv } {
    if (this.#keys === undefined) throw new Error('the key was discarded');
    return this.#keys;
  }

  /** From 0 to 2^32 - 1. `seed`: the first 7 bytes of `bytes`. */
  draw(seed: Buffer, round: number, value: bigint): number {
    const block = Buffer.alloc(16);
    seed.copy(block, 0, 0, 7);
    block[7] = round;
    block.writeBigUInt64BE(BigInt.asUintN(64, value), 8);
    return this.expectKeys().blocks.update(block).readUInt32BE(0);
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

  /** Gives the key back to the system, which overwrites it; nothing can be asked any more. */
  forget(): void {
    this.#keys = undefined;
  }
}
