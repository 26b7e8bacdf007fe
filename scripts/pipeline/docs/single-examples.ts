import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../document/schema-walk.ts';

/**
 * Returns the same document with the first of a schema's `examples` as its `example`: Redoc shows no others. Left out where the example would tell nothing, except
 * beside a reference: there Redoc would show that of the schema that is referred to.
 */
export function withSingleExamples(document: DocumentNode): DocumentNode {
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const mapped = mapSubschemas(schema, pointer, visit);
    const [first] = Array.isArray(schema.examples) ? schema.examples : [];
    const tells = first !== '' && first !== null && typeof first !== 'boolean';
    const isShown = first !== undefined && (tells || '$ref' in schema);
    return isShown && !('example' in schema) ? { ...mapped, example: first } : mapped;
  };
  return mapDocumentSchemas(document as JsonObject, visit) as DocumentNode;
}
