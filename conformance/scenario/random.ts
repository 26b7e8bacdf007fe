import { createHash } from 'node:crypto';

/** Random data determined by a seed and a name. */
export interface Random {
  /** A whole number from `low` to `high`, both included; at most 2^32 of them. */
  integer(low: number, high: number): number;
  /** @throws RangeError when the list is empty */
  pick<T>(list: readonly T[]): T;
  /** So many decimal digits. */
  digits(length: number): string;
}

const BYTES = 6;
const VALUES = 2 ** (8 * BYTES);

/** The same seed and name always give the same stream; any other pair gives an unrelated one. */
export function randomOf(seed: number, name: string): Random {
  let counter = 0;
  const next = () => {
    const block = createHash('sha256')
      .update(JSON.stringify([seed, name, counter]))
      .digest();
    counter += 1;
    return block.readUIntBE(0, BYTES);
  };
  const random: Random = {
    integer(low, high) {
      const range = high - low + 1;
      // The remainder at the end would make the first values more likely.
      const end = VALUES - (VALUES % range);
      let value = next();
      while (value >= end) value = next();
      return low + (value % range);
    },
    pick(list) {
      if (list.length === 0) throw new RangeError('Cannot pick from an empty list.');
      return list[random.integer(0, list.length - 1)] as (typeof list)[number];
    },
    digits: (length) => Array.from({ length }, () => random.integer(0, 9)).join(''),
  };
  return random;
}
