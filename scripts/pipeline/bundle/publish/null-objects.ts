import { isObject, isSame, type Json, type JsonObject } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import { freeName } from '../../document/free-name.ts';
import { mapDocumentSchemas, mapSubschemas, put, type SchemaNode } from '../../document/schema-walk.ts';

const SCHEMAS = '#/components/schemas/';

/** A schema with one of these may exclude null even if its `type` allows it. */
const EXCLUDING = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'enum', 'const', 'format', 'pattern'];

/**
 * Returns the same document with `type: [object, 'null']` in the named schema where fields had `anyOf: [$ref, null]`: readers show the object's
 * fields directly, in place of a choice. It takes the same values. A schema that some fields allow null for and others do not is there twice, as
 * `Address` and `AddressOrNull`.
 */
export function withNullInTypes(document: JsonObject): JsonObject {
  const schemas = schemasOf(document);
  const uses = countUses(document, schemas);
  const names = new Map<string, string>();
  const added: Record<string, Json> = {};
  for (const [name, { nullable, plain }] of uses) {
    if (nullable === 0) continue;
    const own = plain === 0 ? name : freeName([`${name}OrNull`], document, added);
    names.set(name, own);
    if (own !== name) put(added, own, {});
  }
  const visit = (schema: SchemaNode, pointer: string): Json => {
    const name = nullableTarget(schema, schemas);
    if (name === undefined || !isObject(schema)) {
      return isObject(schema) ? mapSubschemas(schema, pointer, visit) : schema;
    }
    const { anyOf: _, ...beside } = schema;
    return { $ref: step('#/components/schemas', names.get(name) ?? name), ...beside };
  };
  const mapped = mapDocumentSchemas(document, visit);
  const settled: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(schemasOf(mapped))) {
    const own = names.get(name);
    put(settled, name, own === name ? orNull(schema) : schema);
    if (own !== undefined && own !== name) put(settled, own, orNull(schema));
  }
  if (names.size === 0) return document;
  const components = isObject(mapped.components) ? mapped.components : {};
  return { ...mapped, components: { ...components, schemas: settled } };
}

/**
 * The other way around: `anyOf: [$ref, null]` where a named object that may be null is referred to, which is then an object. Of two that
 * differ in nothing but null, `Address` and `AddressOrNull`, one is left.
 */
export function withNullBesideObjects(document: JsonObject): JsonObject {
  const schemas = schemasOf(document);
  const objects = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isObjectOrNull(schema)) continue;
    const twin = name.replace(/OrNull$/, '');
    objects.set(name, isSame(schemas[twin], { ...schema, type: 'object' }) ? twin : name);
  }
  if (objects.size === 0) return document;
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const { $ref, ...beside } = mapSubschemas(schema, pointer, visit);
    const name = typeof $ref === 'string' && $ref.startsWith(SCHEMAS) ? $ref.slice(SCHEMAS.length) : '';
    const object = objects.get(name);
    if (object === undefined) return $ref === undefined ? beside : { $ref, ...beside };
    const choice = { anyOf: [{ $ref: step('#/components/schemas', object) }, { type: 'null' }] };
    const { allOf = [], ...others } = beside;
    return 'anyOf' in beside
      ? { ...others, allOf: [choice, ...(allOf as Json[])] }
      : { ...choice, ...beside };
  };
  const mapped = mapDocumentSchemas(document, visit);
  const settled: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(schemasOf(mapped))) {
    const object = objects.get(name);
    if (object !== undefined && object !== name) continue;
    put(settled, name, object === undefined || !isObject(schema) ? schema : { ...schema, type: 'object' });
  }
  const components = isObject(mapped.components) ? mapped.components : {};
  return { ...mapped, components: { ...components, schemas: settled } };
}

function isObjectOrNull(schema: Json): schema is JsonObject {
  return (
    isObject(schema) && isSame(schema.type, ['object', 'null']) && !EXCLUDING.some((key) => key in schema)
  );
}

function schemasOf(document: JsonObject): JsonObject {
  const { components } = document;
  return isObject(components) && isObject(components.schemas) ? components.schemas : {};
}

function orNull(schema: Json | undefined): JsonObject {
  return { ...(isObject(schema) ? schema : {}), type: ['object', 'null'] };
}

/** `Card` for `anyOf: [{ $ref: Card }, { type: 'null' }]` where `Card` is an object that can say by its type that it may be null. */
function nullableTarget(schema: SchemaNode, schemas: JsonObject): string | undefined {
  if (!isObject(schema) || schema.$ref !== undefined || schema.type !== undefined) return undefined;
  const members = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  const reference = members.find((member) => isObject(member) && Object.keys(member).join() === '$ref');
  const none = members.find(
    (member) => isObject(member) && member.type === 'null' && Object.keys(member).length === 1,
  );
  if (members.length !== 2 || !isObject(reference) || none === undefined) return undefined;
  const ref = String(reference.$ref);
  const name = ref.startsWith(SCHEMAS) ? ref.slice(SCHEMAS.length) : '';
  const target = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (!isObject(target) || target.type !== 'object' || EXCLUDING.some((key) => key in target))
    return undefined;
  return name;
}

interface Uses {
  nullable: number;
  plain: number;
}

/** Counts how often each named schema is referred to as one that may be null, and how often otherwise. */
function countUses(document: JsonObject, schemas: JsonObject): Map<string, Uses> {
  const uses = new Map(Object.keys(schemas).map((name) => [name, { nullable: 0, plain: 0 }]));
  const count = (name: string, kind: keyof Uses) => {
    const entry = uses.get(name);
    if (entry !== undefined) entry[kind]++;
  };
  const look = (node: Json): void => {
    if (Array.isArray(node)) node.forEach(look);
    if (!isObject(node)) return;
    const nullable = nullableTarget(node, schemas);
    if (nullable !== undefined) {
      count(nullable, 'nullable');
      return;
    }
    for (const [key, value] of Object.entries(node)) {
      // A discriminator's mapping refers by text; what is only mentioned counts too, which costs a second name at most.
      if (typeof value === 'string' && value.startsWith(SCHEMAS)) count(value.slice(SCHEMAS.length), 'plain');
      else if (key !== 'examples' && key !== 'example') look(value);
    }
  };
  look(document);
  return uses;
}
