import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import type { NumberShape, StringShape, ZodShape } from '../../../../templates/zod/zod-shapes.ts';
import { unsupported } from '../../bundle/down-convert/unsupported.ts';
import type { SchemaNode } from '../../document/schema-walk.ts';
import { objectShape } from './object-shape.ts';
import type { ShapeReader } from './shape-reader.ts';

const ALL_TYPES = ['string', 'number', 'boolean', 'object', 'array', 'null'];

/** Keywords that say something about values of one type only. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems'],
  object: [
    ...[
      'properties',
      'required',
      'additionalProperties',
      'patternProperties',
      'propertyNames',
      'minProperties',
    ],
    ...['maxProperties', 'dependentRequired', 'dependentSchemas'],
  ],
};

/** `type`, `enum`, `const` and what they bring along: the shapes that a value must all have, none where anything goes. */
export function typedShapes(reader: ShapeReader, schema: JsonObject, pointer: string): ZodShape[] {
  const given = schema.type === undefined ? undefined : ([schema.type].flat() as string[]);
  const values = allowedValues(schema);
  if (values !== undefined) {
    const { enum: _, const: __, ...rest } = schema;
    const further = Object.values(ABOUT).some((keys) => keys.some((key) => key in schema));
    const shape = valuesShape(values, given, pointer);
    return shape.kind === 'never' || !further ? [shape] : [shape, ...typedShapes(reader, rest, pointer)];
  }
  const asserted = Object.values(ABOUT).some((keys) => keys.some((key) => key in schema));
  const types = given ?? (asserted ? ALL_TYPES : undefined);
  if (types === undefined) return [];
  const members = types.map((type) => shapeOf(reader, type, schema, pointer));
  const [only, ...others] = members;
  return [others.length === 0 && only !== undefined ? only : { kind: 'union', members }];
}

function valuesShape(
  values: readonly Json[],
  types: readonly string[] | undefined,
  pointer: string,
): ZodShape {
  const fitting = values.filter(
    (value) => types === undefined || types.some((type) => isOfType(value, type)),
  );
  const plain = fitting.filter((value) => typeof value !== 'object' || value === null);
  if (plain.length < fitting.length) {
    throw unsupported(
      'zod compares plain values only, and this list holds an object or array.',
      pointer,
      'Describe the properties instead.',
    );
  }
  if (plain.length === 0) return { kind: 'never' };
  return plain.every((value) => value === null) ? { kind: 'null' } : { kind: 'values', values: plain };
}

function shapeOf(reader: ShapeReader, type: string, schema: JsonObject, pointer: string): ZodShape {
  switch (type) {
    case 'null':
    case 'boolean':
      return { kind: type };
    case 'string':
      return { kind: 'string', ...pick<StringShape>(schema, ABOUT.string) };
    case 'array':
      return arrayShape(reader, schema, pointer);
    case 'object':
      return objectShape(reader, schema, pointer);
    default:
      return { kind: 'number', integer: type === 'integer', ...pick<NumberShape>(schema, ABOUT.number) };
  }
}

function arrayShape(reader: ShapeReader, schema: JsonObject, pointer: string): ZodShape {
  const { prefixItems, items = true, contains, minContains = 1, maxContains } = schema;
  const inner = (key: string, value: Json) => reader.read(value as SchemaNode, step(pointer, key));
  return {
    kind: 'array',
    items: inner('items', items),
    unique: schema.uniqueItems === true,
    ...pick<{ minItems: number; maxItems: number }>(schema, ['minItems', 'maxItems']),
    ...(Array.isArray(prefixItems) && {
      prefix: prefixItems.map((item, index) =>
        reader.read(item as SchemaNode, step(step(pointer, 'prefixItems'), index)),
      ),
    }),
    ...(contains !== undefined && {
      contains: {
        shape: inner('contains', contains),
        min: Number(minContains),
        ...(maxContains === undefined ? {} : { max: Number(maxContains) }),
      },
    }),
  };
}

function allowedValues(schema: JsonObject): Json[] | undefined {
  const listed = Array.isArray(schema.enum) ? schema.enum : undefined;
  if (!Object.hasOwn(schema, 'const')) return listed;
  const only = schema.const as Json;
  return listed === undefined || listed.some((value) => JSON.stringify(value) === JSON.stringify(only))
    ? [only]
    : [];
}

function isOfType(value: Json, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** Some keywords of a schema; the support step has seen to it that they hold what they must. */
function pick<T>(schema: JsonObject, keys: readonly string[] = []): Partial<T> {
  const found = keys.filter((key) => key in schema).map((key) => [key, schema[key]]);
  return Object.fromEntries(found) as Partial<T>;
}
