import type { UserContext } from '@redocly/openapi-core';

type NamedType = UserContext['type'];

/** Tells whether a field holds an object of a kind of its own, in place of a plain value. Redocly does not export this. */
export function isNamedType(schema: object | null | undefined): schema is NamedType {
  return typeof (schema as { name?: unknown } | null | undefined)?.name === 'string';
}
