import type { Json, JsonObject } from '../../../../lib/json.ts';
import { at, isObject } from '../../../../lib/json.ts';
import { fromPointer, step } from '../../../../lib/json-pointer.ts';
import { freeName } from '../../document/free-name.ts';
import { put, type SchemaNode } from '../../document/schema-walk.ts';
import { applicators, combined } from './applicators.ts';
import { bytesOf } from './bytes.ts';
import { unsupported } from './unsupported.ts';

/** Converts one schema; what it needs of its surroundings is kept by the converter. */
export type Convert = (schema: SchemaNode, pointer: string) => JsonObject;

export interface SchemaConverter {
  readonly convert: Convert;
  /** Schemas that had no name of their own and are referred to: components, by invented name. */
  hoisted(): JsonObject;
}

/** Same word, same meaning in both versions. */
const SAME =
  `title description default format readOnly writeOnly deprecated externalDocs xml discriminator multipleOf maxLength
  minLength pattern maxItems minItems uniqueItems maxProperties minProperties`.split(/\s+/);

/**
 * Only `null`. By the clarification of 3.0.3, which validators agree on, `nullable` counts only beside `type`, and an `enum`
 * has to list it; without `type`, `null` is allowed like any other value.
 */
const ONLY_NULL: JsonObject = { type: 'object', nullable: true, enum: [null] };

/** Turns schemas of JSON Schema 2020-12 into schemas of OpenAPI 3.0.3 that accept and reject the same. */
export function schemaConverter(document: JsonObject): SchemaConverter {
  const names = new Map<string, string>();
  const hoisted: Record<string, Json> = {};

  const convert: Convert = (schema, pointer) => {
    if (typeof schema === 'boolean') return schema ? {} : { not: {} };
    const { allOf: conditions, ...own } = applicators(schema, pointer, convert);
    // Undefined ones only keep their place in front, where a reader looks for them.
    const result = {
      type: undefined,
      nullable: undefined,
      ...copied(schema, pointer, convert),
      ...own,
      ...bounds(schema),
    } as Record<string, unknown> as Record<string, Json>;
    const more = [...typed(schema, result), ...((conditions as Json[] | undefined) ?? [])];
    for (const key of ['type', 'nullable']) if (result[key] === undefined) delete result[key];
    if (schema.$ref !== undefined) more.unshift({ $ref: reference(String(schema.$ref), pointer) });
    const [only] = more;
    if (schema.$ref !== undefined && more.length === 1 && Object.keys(result).length === 0)
      return only as JsonObject;
    return combined(result, more);
  };

  const reference = (ref: string, pointer: string): string => {
    const steps = fromPointer(ref);
    if (ref.startsWith('#/components/schemas/') && steps.length === 3) return ref;
    const known = names.get(ref);
    if (known !== undefined) return known;
    const target = ref.startsWith('#/') ? at(document, ref) : undefined;
    if (target === undefined || (typeof target !== 'boolean' && !isObject(target))) {
      throw unsupported(
        `The reference \`${ref}\` cannot be carried over to OpenAPI 3.0.`,
        step(pointer, '$ref'),
        'Make what it points to a named schema under `components`.',
      );
    }
    const name = freeName(steps, document, hoisted);
    const place = step('#/components/schemas', name);
    names.set(ref, place);
    // Holds the name while the schema is converted, which may refer to itself.
    put(hoisted, name, {});
    put(hoisted, name, convert(target, ref));
    return place;
  };

  return { convert, hoisted: () => hoisted };
}

function copied(schema: JsonObject, pointer: string, convert: Convert): JsonObject {
  const result: Record<string, Json> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (SAME.includes(key) || key.startsWith('x-')) put(result, key, value);
  }
  if (Array.isArray(schema.required) && schema.required.length > 0) result.required = schema.required;
  const [example, ...others] = Array.isArray(schema.examples) ? schema.examples : [];
  if (schema.example !== undefined) result.example = schema.example;
  else if (example !== undefined) result.example = example;
  if (others.length > 0) result['x-examples'] = others;
  // Annotations that 3.0 has no word for.
  const bytes = bytesOf(schema);
  if (bytes !== undefined) {
    const { encoded: _, ...words } = bytes;
    Object.assign(result, words);
  }
  for (const key of ['contentEncoding', 'contentMediaType', '$comment']) {
    if (schema[key] !== undefined && !(key === 'contentEncoding' && bytes?.encoded === true))
      result[`x-${key.replace('$', '')}`] = schema[key];
  }
  const { contentSchema } = schema;
  if (isObject(contentSchema))
    result['x-contentSchema'] = convert(contentSchema, step(pointer, 'contentSchema'));
  return result;
}

/** `exclusiveMinimum: 5` becomes `minimum: 5, exclusiveMinimum: true`, unless `minimum` is the stricter of the two. */
function bounds(schema: JsonObject): JsonObject {
  const result: Record<string, Json> = {};
  for (const [plain, exclusive, stricter] of [
    ['minimum', 'exclusiveMinimum', (a: number, b: number) => a >= b],
    ['maximum', 'exclusiveMaximum', (a: number, b: number) => a <= b],
  ] as const) {
    const open = schema[exclusive];
    const closed = schema[plain];
    if (typeof open === 'number' && (typeof closed !== 'number' || stricter(open, closed))) {
      Object.assign(result, { [plain]: open, [exclusive]: true });
    } else if (closed !== undefined) result[plain] = closed;
  }
  return result;
}

/** Writes `type`, `nullable` and `enum` into the result; returns what must hold besides. */
function typed(schema: JsonObject, result: Record<string, Json>): JsonObject[] {
  const types = schema.type === undefined ? undefined : ([schema.type].flat() as string[]);
  const named = types?.filter((type) => type !== 'null');
  const allowsNull = types?.includes('null') === true;
  const more: JsonObject[] = [];
  let values = Array.isArray(schema.enum) ? schema.enum : undefined;
  if (Object.hasOwn(schema, 'const')) {
    if (values === undefined) values = [schema.const as Json];
    else more.push({ enum: [schema.const as Json] });
  }
  if (values !== undefined) {
    if (types !== undefined && !allowsNull) values = values.filter((value) => value !== null);
    if (values.length === 0) more.push({ not: {} });
    else result.enum = values;
  }
  const nullable = allowsNull && (values === undefined || values.includes(null)) ? { nullable: true } : {};
  const [type] = named ?? [];
  if (named === undefined) return more;
  if (type === undefined) more.push(ONLY_NULL);
  else if (named.length === 1) Object.assign(result, { type, ...nullable });
  else
    more.push({ anyOf: named.map((name, index) => ({ ...ofType(name), ...(index === 0 ? nullable : {}) })) });
  // 3.0 wants every array to say what it holds.
  if (result.type === 'array' && result.items === undefined) result.items = {};
  return more;
}

function ofType(name: string): JsonObject {
  return name === 'array' ? { type: name, items: {} } : { type: name };
}
