/** Identifiers and numbers that follow from a name: the same seed gives the same ones, in every sandbox. */
import type { MaybePromise } from '../store/store.ts';

export interface DerivedIds {
  /** The first call gives the identifier for the name itself; each further call another one. */
  next<Prefix extends string>(prefix: Prefix): `${Prefix}${string}`;
  /** Decimal digits, at most 12. */
  digits(count: number): string;
}

/** @param hash SHA-256 in lower-case hexadecimal */
export async function deriveIds(
  name: string,
  hash: (text: string) => MaybePromise<string>,
): Promise<DerivedIds> {
  const hex = await hash(`seed ${name}`);
  let count = 0;
  return {
    next(prefix) {
      const last = ((Number.parseInt(hex.slice(28, 32), 16) + count) % 0x1_0000)
        .toString(16)
        .padStart(4, '0');
      count += 1;
      // Version 8 of RFC 9562: the bits are the application's own.
      return `${prefix}${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 28)}${last}`;
    },
    digits(digits) {
      const bits = Number.parseInt(hex.slice(32, 44), 16);
      return String(bits % 10 ** digits).padStart(digits, '0');
    },
  };
}
