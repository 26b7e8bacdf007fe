import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { lookUp } from '../document/refs.ts';
import { mapSubschemas, put, type SchemaNode } from '../document/schema-walk.ts';

/** A larger schema, with all that it refers to, gives errors that people do not read, and a collection would have it in every request. */
const MAX_CHARACTERS = 60_000;

/** These keywords mean the same in both drafts. */
const SAME: ReadonlySet<string> = new Set(
  `type enum const maximum minimum exclusiveMaximum exclusiveMinimum maxLength minLength maxItems minItems uniqueItems
  maxProperties minProperties required properties patternProperties additionalProperties propertyNames items contains
  allOf anyOf oneOf not if then else`.split(/\s+/),
);

/**
 * A response's schema in JSON Schema draft-07, which Postman and Bruno check bodies by. It accepts as much, or more where the draft has no word for what
 * is asked.
 *
 * @param pointer `#/components/schemas/Card`
 * @returns `undefined` for a schema that says nothing, or is too large
 */
export function draft07(document: DocumentNode, pointer: string): JsonObject | undefined {
  const names = new Map<string, string>();
  const queue: string[] = [];
  const nameOf = (ref: string): string => {
    const known = names.get(ref);
    if (known !== undefined) return known;
    const name = `${ref.slice(ref.lastIndexOf('/') + 1).replace(/[^\w.-]/g, '_')}-${names.size + 1}`;
    names.set(ref, name);
    queue.push(ref);
    return name;
  };
  const convert = (schema: SchemaNode, at: string): Json =>
    isObject(schema) ? convertObject(schema, at, { convert, nameOf, document }) : schema;
  nameOf(pointer);
  const definitions: Record<string, Json> = {};
  let size = 0;
  // The loop goes on over what it adds itself.
  for (const ref of queue) {
    const made = convert(schemaAt(document, ref), ref);
    size += JSON.stringify(made).length;
    if (size > MAX_CHARACTERS) return undefined;
    put(definitions, nameOf(ref), made);
  }
  const root = definitions[nameOf(pointer)];
  if (!isObject(root) || Object.keys(root).length === 0) return undefined;
  return { $ref: `#/definitions/${nameOf(pointer)}`, definitions };
}

interface Conversion {
  readonly convert: (schema: SchemaNode, pointer: string) => Json;
  readonly nameOf: (ref: string) => string;
  readonly document: DocumentNode;
}

function convertObject(schema: JsonObject, pointer: string, { convert, nameOf, document }: Conversion): Json {
  const mapped = mapSubschemas(schema, pointer, convert);
  const kept: Record<string, Json> = {};
  for (const [keyword, value] of Object.entries(mapped)) if (SAME.has(keyword)) kept[keyword] = value;
  if (typeof mapped.pattern === 'string' && meansTheSame(mapped.pattern)) kept.pattern = mapped.pattern;
  if (isObject(kept.patternProperties) && !Object.keys(kept.patternProperties).every(meansTheSame)) {
    delete kept.patternProperties;
    delete kept.additionalProperties;
  }
  // Fractions are not exact in binary, and the validators do not allow for it.
  if (Number.isInteger(mapped.multipleOf)) kept.multipleOf = mapped.multipleOf as number;
  if ('minContains' in mapped) delete kept.contains;
  if (Array.isArray(mapped.prefixItems)) {
    if (kept.items !== undefined) kept.additionalItems = kept.items;
    kept.items = mapped.prefixItems;
  }
  const dependencies = {
    ...(isObject(mapped.dependentRequired) && mapped.dependentRequired),
    ...(isObject(mapped.dependentSchemas) && mapped.dependentSchemas),
  };
  if (Object.keys(dependencies).length > 0) kept.dependencies = dependencies as JsonObject;
  if (Array.isArray(kept.required)) {
    const { properties } = schema;
    kept.required = kept.required.filter(
      (name) =>
        !(isObject(properties) && typeof name === 'string' && isForRequests(properties[name], document)),
    );
  }
  if (typeof mapped.$ref !== 'string') return kept;
  const reference = { $ref: `#/definitions/${nameOf(mapped.$ref)}` };
  // Draft-07 ignores what stands beside a reference.
  return Object.keys(kept).length === 0 ? reference : { allOf: [reference, kept] };
}

/** A `writeOnly` property may be absent from a response. */
function isForRequests(property: Json | undefined, document: DocumentNode): boolean {
  if (!isObject(property)) return false;
  if (property.writeOnly === true) return true;
  if (typeof property.$ref !== 'string') return false;
  const target = schemaAt(document, property.$ref);
  return isObject(target) && target.writeOnly === true;
}

/** Postman reads patterns without the flag `u`, Bruno with it. */
function meansTheSame(pattern: string): boolean {
  if (/\\[pP]\{|\\u\{|[\ud800-\udfff]/.test(pattern)) return false;
  try {
    return [new RegExp(pattern), new RegExp(pattern, 'u')].length > 0;
  } catch {
    return false;
  }
}

/** A reference that leads nowhere accepts everything. */
function schemaAt(document: DocumentNode, ref: string): SchemaNode {
  try {
    const found = lookUp(document, ref);
    return isObject(found) ? (found as JsonObject) : found !== false;
  } catch {
    return true;
  }
}
