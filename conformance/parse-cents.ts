import type { Json } from '../lib/json.ts';

/**
 * An amount as whole cents: `12.34` is `1234n`. It may have more digits than a number holds exactly. `undefined` for
 * what is not a valid amount (section 1), such as the empty string of an unset one.
 */
export function parseCents(amount: Json | undefined): bigint | undefined {
  return typeof amount === 'string' && /^-?\d+\.\d{2}$/.test(amount)
    ? BigInt(amount.replace('.', ''))
    : undefined;
}
