import { isObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow } from '../document/refs.ts';

const DEEP = 8;
const PLAIN = new Set(['string', 'number', 'integer', 'boolean', 'null']);

/** Whether all values that a schema describes are written as plain text in a parameter or a form: no lists, no objects. */
export function isPlainSchema(document: DocumentNode, schema: DocumentNode): boolean {
  return typesInParts(document, schema).every((type) => PLAIN.has(type));
}

/** All types that a schema names, by itself and by its parts. */
export function typesInParts(document: DocumentNode, schema: DocumentNode, depth = 0): string[] {
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) =>
    Array.isArray(list) && depth < DEEP ? list : [],
  );
  return [
    ...[schema.type ?? []].flat().map(String),
    ...(isObject(schema.properties) ? ['object'] : []),
    ...parts.flatMap((part) => typesInParts(document, follow(document, part, '#').node, depth + 1)),
  ];
}

/** A schema for plain text, which Prism turns into numbers and booleans as it checks: `0` then is of an integer and of a string, which `oneOf` does not allow. */
export function asText(schema: DocumentNode): DocumentNode {
  const { oneOf, ...rest } = schema;
  if (oneOf === undefined) return schema;
  return { ...rest, allOf: [...(Array.isArray(rest.allOf) ? rest.allOf : []), { anyOf: oneOf }] };
}
