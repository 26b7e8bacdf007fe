import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../document/schema-walk.ts';

/**
 * The same document without `required` for fields that are a named object or null. Redocly's generator for PHP reads such a field, where it is required,
 * as the object alone, and its client throws a TypeError for null; where it is optional, null and absence are both read as null.
 */
export function withOptionalNullableObjects(document: JsonObject): JsonObject {
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const { required, ...mapped } = mapSubschemas(schema, pointer, visit);
    if (!Array.isArray(required)) return mapped;
    const { properties } = mapped;
    const left = required.filter(
      (name) => !(isObject(properties) && typeof name === 'string' && mayBeNull(properties[name])),
    );
    return left.length === 0 ? mapped : { ...mapped, required: left };
  };
  return mapDocumentSchemas(document, visit);
}

function mayBeNull(schema: Json | undefined): boolean {
  if (!isObject(schema)) return false;
  const { anyOf, oneOf } = schema;
  return [anyOf, oneOf].some(
    (members) =>
      Array.isArray(members) && members.some((member) => isObject(member) && member.type === 'null'),
  );
}
