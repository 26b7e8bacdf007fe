import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../document/schema-walk.ts';

/**
 * Returns the same document with the first of a schema's `examples` as its `example`: Redoc shows no others. Left out where the note beside it lists
 * the values that were seen, and where the example would tell nothing.
 */
export function withSingleExamples(document: DocumentNode): DocumentNode {
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const mapped = mapSubschemas(schema, pointer, visit);
    const [first] = Array.isArray(schema.examples) ? schema.examples : [];
    const shown = first !== undefined && first !== '' && first !== null && typeof first !== 'boolean';
    return shown && !('example' in schema) && !('x-seen' in schema) ? { ...mapped, example: first } : mapped;
  };
  return mapDocumentSchemas(document as JsonObject, visit) as DocumentNode;
}
