import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { componentName, follow } from '../../document/refs.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../../document/schema-walk.ts';

/**
 * The same document with `string (amount)` in place of a reference to `AmountOrUnset`: a value without fields needs no page of its own. Its pattern is in
 * the field's note.
 */
export function withPlainScalars(document: DocumentNode): DocumentNode {
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const mapped = mapSubschemas(schema, pointer, visit);
    const name = typeof schema.$ref === 'string' ? componentName(schema.$ref, 'schemas') : undefined;
    if (name === undefined) return mapped;
    const target = follow(document, schema, pointer).node as JsonObject;
    if (typeof target.type !== 'string' || typeof target.pattern !== 'string') return mapped;
    const { $ref: _, ...beside } = mapped;
    const { pattern: __, example: ___, examples: ____, ...kind } = target;
    return { ...kind, format: kindOf(name), ...beside };
  };
  return mapDocumentSchemas(document as JsonObject, visit) as DocumentNode;
}

/** `business ID` for `BusinessIdOrUnset`. */
function kindOf(name: string): string {
  return name
    .replace(/OrUnset$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase()
    .replace(/\bid$/, 'ID');
}

export function isPlainScalar(target: unknown): boolean {
  return isObject(target) && target.type === 'string' && typeof target.pattern === 'string';
}
