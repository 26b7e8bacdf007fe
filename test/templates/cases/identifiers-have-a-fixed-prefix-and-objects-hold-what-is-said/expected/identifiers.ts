import type { AccountId, PathId } from './types.ts';

export type { AccountId, PathId } from './types.ts';

/** True for a value in the format of AccountId, `acc-...`. Identifies an account. */
export function isAccountId(value: unknown): value is AccountId {
  return typeof value === 'string' && /^acc-[0-9a-f]{4}$/u.test(value);
}

/**
 * Returns the text, typed as AccountId.
 *
 * @throws TypeError for a text in another format
 */
export function toAccountId(text: string): AccountId {
  return isAccountId(text) ? text : refuse('AccountId', 'acc-', text);
}

/** True for a value in the format of PathId, `path-...`. Ends a comment: *\/ */
export function isPathId(value: unknown): value is PathId {
  return typeof value === 'string' && /^path-[a-z]+\/[a-z]+$/u.test(value);
}

/**
 * Returns the text, typed as PathId.
 *
 * @throws TypeError for a text in another format
 */
export function toPathId(text: string): PathId {
  return isPathId(text) ? text : refuse('PathId', 'path-', text);
}

function refuse(kind: string, prefix: string, value: unknown): never {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : typeof value;
  const more = typeof value === 'string' && value.length > 60 ? ' and more' : '';
  throw new TypeError(`Expected ${kind}, ${prefix}..., got ${text}${more}`);
}
