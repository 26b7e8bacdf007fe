import type { ProblemItem } from '../../generated/server-types.ts';
import { isObject } from '../../lib/json.ts';
import { bodyError } from '../api/body-error.ts';

/**
 * JSON Merge Patch (RFC 7396): members of `patch` replace those of `target`. Modifies neither.
 *
 * @param nulls what `null` does to a member: `remove`, as in the RFC, or `set`
 */
export function mergePatch(target: unknown, patch: unknown, nulls: 'remove' | 'set' = 'remove'): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map<string, unknown>(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null && nulls === 'remove') merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value, nulls));
  }
  return Object.fromEntries(merged);
}

/**
 * Errors for members of a patch that the target does not have. The description allows them in a record; in a patch, one is a typo that
 * would leave the intended member unchanged.
 *
 * @param detail `is not a setting of a program`
 * @param freeForm names of objects that take any member
 */
export function findUnknownMembers(
  patch: object,
  target: unknown,
  detail: string,
  freeForm: readonly string[] = [],
  place: readonly string[] = [],
): ProblemItem[] {
  if (!isObject(target)) return [];
  return Object.entries(patch).flatMap(([name, value]: [string, unknown]) => {
    const here = [...place, name];
    if (!Object.hasOwn(target, name)) return [bodyError(here, 'unknown', detail)];
    if (!isObject(value) || freeForm.includes(name)) return [];
    return findUnknownMembers(value, target[name], detail, freeForm, here);
  });
}
