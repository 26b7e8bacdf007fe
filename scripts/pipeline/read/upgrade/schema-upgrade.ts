import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { mapSubschemas, type SchemaVisit } from '../../document/schema-walk.ts';
import { isKeptBesideReference, limit, pick } from './keywords.ts';

/** The upgrade of schemas tells its caller this. Pointers are those of the author's file. */
export interface SchemaUpgrade {
  /** A reference, so that what it leads to is upgraded too; returns what it reads now. */
  reference(ref: string, kind?: 'map of schema'): string;
  /** A schema that became the first member of an `anyOf`. */
  wrapped(pointer: string): void;
  /** A schema that accepts `null`, as its author surely meant, though the letter of OpenAPI 3.0 says otherwise. */
  widened(pointer: string): void;
}

/**
 * Schemas of OpenAPI 3.0 as schemas of 3.1 that accept and reject the same payloads, at the same pointers. `nullable` counts
 * beside `type` only, as 3.0.3 made clear; where it stands beside `$ref`, `allOf`, `anyOf` or `oneOf`, its author meant that
 * `null` is accepted, and so it is, which `widened` is told.
 *
 * @param nullableKeys `x-nullable` too for Swagger 2.0, which has no `nullable`
 * @param beside whether keywords beside a reference count, as since 3.1
 */
export function schemaUpgrade(
  callbacks: SchemaUpgrade,
  nullableKeys: readonly string[],
  beside = false,
): SchemaVisit {
  const upgrade: SchemaVisit = (schema, pointer) => {
    if (!isObject(schema)) return schema;
    const nullable = nullableKeys.some((key) => schema[key] === true);
    if (typeof schema.$ref === 'string' && beside) {
      const mapped = mapSubschemas(schema, pointer, upgrade);
      mapped.$ref = callbacks.reference(schema.$ref);
      for (const key of nullableKeys) delete mapped[key];
      return nullable ? orNull(mapped, pointer, callbacks) : mapped;
    }
    if (typeof schema.$ref === 'string') {
      const $ref = callbacks.reference(schema.$ref);
      const only = { $ref, ...pick(schema, (key) => key !== '$ref' && isKeptBesideReference(key)) };
      return nullable ? orNull(only, pointer, callbacks) : only;
    }
    const mapped = mapSubschemas(schema, pointer, upgrade);
    for (const key of nullableKeys) delete mapped[key];
    limit(mapped, 'minimum', 'exclusiveMinimum');
    limit(mapped, 'maximum', 'exclusiveMaximum');
    // As Swagger 2.0 has it.
    if (typeof mapped.discriminator === 'string')
      mapped.discriminator = { propertyName: mapped.discriminator };
    for (const ref of mappingOf(schema)) callbacks.reference(ref);
    const { properties } = schema;
    // OpenAPI has no reference here, but bundlers follow it.
    if (isObject(properties) && typeof properties.$ref === 'string')
      callbacks.reference(properties.$ref, 'map of schema');
    return nullable ? withNull(mapped, pointer, callbacks) : mapped;
  };
  return upgrade;
}

/** References that a discriminator maps values to; other texts are names of components. */
function mappingOf({ discriminator }: JsonObject): string[] {
  const mapping = isObject(discriminator) ? discriminator.mapping : undefined;
  const targets = isObject(mapping) ? Object.values(mapping) : [];
  return targets.filter((target) => typeof target === 'string').filter((target) => /[#/]/.test(target));
}

function withNull(schema: Record<string, Json>, pointer: string, callbacks: SchemaUpgrade): JsonObject {
  const { type, enum: values } = schema;
  if (type !== undefined) {
    const types = [type].flat() as Json[];
    if (!types.includes('null')) schema.type = [...types, 'null'];
    return schema;
  }
  const decides = ['allOf', 'anyOf', 'oneOf', 'not', 'const'].some((key) => key in schema);
  if (decides) return orNull(schema, pointer, callbacks);
  if (Array.isArray(values) && !values.includes(null)) {
    callbacks.widened(pointer);
    schema.enum = [...values, null];
  }
  // All other keywords say something about values of one type, and nothing about `null`.
  return schema;
}

function orNull(schema: JsonObject, pointer: string, callbacks: SchemaUpgrade): JsonObject {
  callbacks.wrapped(pointer);
  callbacks.widened(pointer);
  return {
    ...pick(schema, isKeptBesideReference),
    anyOf: [pick(schema, (key) => !isKeptBesideReference(key)), { type: 'null' }],
  };
}
