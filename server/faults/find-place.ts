import { at } from '../../lib/json.ts';

/** The value that a JSON pointer (RFC 6901, `/config/limits/0`) names; `undefined` when the place does not exist. */
export function findPlace(document: unknown, pointer: string): { readonly value: unknown } | undefined {
  const value = at(document, pointer);
  return value === undefined ? undefined : { value };
}
