import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { componentName, follow } from '../../document/refs.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../../document/schema-walk.ts';

/** The notes say it, and Redoc shows none of it. */
const NOTED: ReadonlySet<string> = new Set([
  'x-always-set',
  'x-not-shown',
  'x-plain',
  'x-seen',
  'x-sensitive',
  'x-source',
]);

/**
 * Returns the same document with `string (amount)` in place of a reference to `AmountOrUnset`: a value without fields needs no page of its own. Its pattern is in
 * the field's note. What the notes were made of is left out.
 */
export function withPlainScalars(document: DocumentNode): DocumentNode {
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const mapped = withoutNoted(mapSubschemas(schema, pointer, visit));
    const name = typeof schema.$ref === 'string' ? componentName(schema.$ref, 'schemas') : undefined;
    if (name === undefined) return mapped;
    const target = follow(document, schema, pointer).node as JsonObject;
    if (typeof target.type !== 'string' || typeof target.pattern !== 'string') return mapped;
    const { $ref: _, ...beside } = mapped;
    const { pattern: __, example: ___, ...kind } = withoutNoted(target);
    return { ...kind, title: kindOf(name), ...beside };
  };
  return mapDocumentSchemas(document as JsonObject, visit) as DocumentNode;
}

function withoutNoted(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !NOTED.has(key)));
}

/** `business ID` for `BusinessIdOrUnset`. */
function kindOf(name: string): string {
  return name
    .replace(/OrUnset$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase()
    .replace(/\bid$/, 'ID');
}
