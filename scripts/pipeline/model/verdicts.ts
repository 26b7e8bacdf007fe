import type { JsonObject } from '../../../lib/json.ts';
import { mapSubschemas, onlySchemas, type SchemaNode } from '../document/schema-walk.ts';

/** Keywords that decide, and `contentSchema`, which decides of an event's data; all others are annotations, or OpenAPI's own, and what reads a schema has no use for them. */
const DECIDING = new Set(
  `$ref $id $anchor $dynamicRef $dynamicAnchor $defs definitions type enum const multipleOf maximum
  exclusiveMaximum minimum exclusiveMinimum maxLength minLength pattern items prefixItems unevaluatedItems maxItems minItems
  uniqueItems contains maxContains minContains maxProperties minProperties required properties patternProperties
  additionalProperties unevaluatedProperties propertyNames dependentRequired dependentSchemas allOf anyOf oneOf not if then
  else contentSchema`.split(/\s+/),
);

export function isDeciding(keyword: string): boolean {
  return DECIDING.has(keyword);
}

/** A schema with nothing but its deciding keywords, and another one. Its subschemas are as they were. */
export function decidingPart(schema: JsonObject, also?: string): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => DECIDING.has(key) || key === also));
}

/**
 * A document with nothing but its schemas, and nothing but the deciding keywords of these, at the same pointers.
 *
 * @param also another keyword that is kept: `format`
 */
export function onlyVerdicts(document: JsonObject, also?: string): JsonObject {
  const visit = (schema: SchemaNode, pointer: string): SchemaNode =>
    typeof schema === 'boolean' ? schema : mapSubschemas(decidingPart(schema, also), pointer, visit);
  const { paths = {}, components = {}, webhooks = {} } = onlySchemas(document, visit);
  return { paths, components, webhooks };
}
