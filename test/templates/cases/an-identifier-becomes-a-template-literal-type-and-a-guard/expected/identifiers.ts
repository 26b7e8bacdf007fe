import type { AccountId } from './types.ts';

export type { AccountId } from './types.ts';

/** Whether a value has the form of AccountId, `acc-...`. Identifies an account. */
export function isAccountId(value: unknown): value is AccountId {
  return typeof value === 'string' && /^acc-[0-9a-f]{4}$/u.test(value);
}

/**
 * Takes a text for what it is: AccountId.
 *
 * @throws TypeError when it has another form
 */
export function toAccountId(text: string): AccountId {
  return isAccountId(text) ? text : refuse('AccountId', 'acc-', text);
}

function refuse(kind: string, prefix: string, value: unknown): never {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : typeof value;
  const more = typeof value === 'string' && value.length > 60 ? ' and more' : '';
  throw new TypeError(`Expected ${kind}, ${prefix}..., got ${text}${more}`);
}
