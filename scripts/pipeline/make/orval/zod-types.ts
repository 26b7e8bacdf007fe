import { unsupported } from '../../bundle/down-convert/unsupported.ts';
import { isObject, type Json, type JsonObject, type SchemaNode, step } from '../../model/schema-walk.ts';
import { object } from './zod-object.ts';
import type { Writer } from './zod-writer.ts';

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

/** `type`, `enum`, `const` and what they bring along: nothing, or one schema. */
export function typed(writer: Writer, schema: JsonObject, pointer: string): JsonObject[] {
  const given = schema.type === undefined ? undefined : ([schema.type].flat() as string[]);
  const values = allowedValues(schema);
  if (values !== undefined) return [enumeration(writer, values, given, schema, pointer)];
  const asserted = Object.keys(ABOUT).filter((type) => ABOUT[type]?.some((key) => key in schema));
  const types = given ?? (asserted.length > 0 ? ALL_TYPES : undefined);
  if (types === undefined) return [];
  const members = types.map((type) => oneType(writer, type, schema, pointer));
  return [members.length === 1 ? (members[0] as JsonObject) : { anyOf: members }];
}

function enumeration(
  writer: Writer,
  values: readonly Json[],
  types: readonly string[] | undefined,
  schema: JsonObject,
  pointer: string,
): JsonObject {
  const fitting = values.filter(
    (value) => types === undefined || types.some((type) => isOfType(value, type)),
  );
  if (fitting.some((value) => typeof value === 'object' && value !== null)) {
    throw unsupported(
      'zod compares plain values only, and this list holds an object or array.',
      pointer,
      'Describe the properties instead.',
    );
  }
  if (fitting.length === 0) return writer.marked({}, ['.refine(() => false)']);
  const further = Object.values(ABOUT)
    .flat()
    .filter((key) => key in schema);
  const [only] = fitting;
  const base: JsonObject =
    fitting.length === 1 && only === null
      ? { type: 'null' }
      : {
          enum: fitting as Json[],
          ...(fitting.every((value) => typeof value === 'string') ? { type: 'string' } : {}),
        };
  if (further.length === 0) return base;
  const { enum: _, const: __, ...rest } = schema;
  return { allOf: [base, ...typed(writer, rest, pointer)] };
}

function oneType(writer: Writer, type: string, schema: JsonObject, pointer: string): JsonObject {
  switch (type) {
    case 'null':
    case 'boolean':
      return { type };
    case 'string':
      return { type, ...pick(schema, ['minLength', 'maxLength', 'pattern']) };
    case 'array':
      return array(writer, schema, pointer);
    case 'object':
      return object(writer, schema, pointer);
    default:
      return number(writer, type, schema);
  }
}

function number(writer: Writer, type: string, schema: JsonObject): JsonObject {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const extras: string[] = [];
  // Written as code because orval keeps only one of a pair of bounds, and rounds.
  if (typeof minimum === 'number') extras.push(`.min(${minimum})`);
  if (typeof exclusiveMinimum === 'number') extras.push(`.gt(${exclusiveMinimum})`);
  if (typeof maximum === 'number') extras.push(`.max(${maximum})`);
  if (typeof exclusiveMaximum === 'number') extras.push(`.lt(${exclusiveMaximum})`);
  if (typeof multipleOf === 'number') {
    extras.push(
      `.refine((value) => Number.isInteger(value / ${multipleOf}), "Must be a multiple of ${multipleOf}")`,
    );
  }
  return writer.marked({ type }, extras);
}

function array(writer: Writer, schema: JsonObject, pointer: string): JsonObject {
  const extras: string[] = [];
  const { prefixItems, items = true, contains, minContains = 1, maxContains, uniqueItems } = schema;
  let inner = items as SchemaNode;
  if (Array.isArray(prefixItems)) {
    const places = prefixItems.map((item, index) =>
      writer.hoist(item as SchemaNode, step(step(pointer, 'prefixItems'), index)),
    );
    const rest = writer.hoist(inner, step(pointer, 'items'));
    inner = true;
    extras.push(
      `.refine((list) => list.every((item, index) => ([${places.join(', ')}][index] ?? ${rest}).safeParse(item).success))`,
    );
  }
  if (contains !== undefined) {
    const name = writer.hoist(contains as SchemaNode, step(pointer, 'contains'));
    const count = `list.filter((item) => ${name}.safeParse(item).success).length`;
    const most = maxContains === undefined ? '' : ` && ${count} <= ${maxContains}`;
    extras.push(`.refine((list) => ${count} >= ${minContains}${most})`);
  }
  if (uniqueItems === true) {
    extras.push(
      '.refine((list) => new Set(list.map(canonical)).size === list.length, "Must not hold the same twice")',
    );
  }
  const bounds = pick(schema, ['minItems', 'maxItems']);
  return writer.marked(
    { type: 'array', items: writer.write(inner, step(pointer, 'items')), ...bounds },
    extras,
  );
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

function pick(schema: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.filter((key) => key in schema).map((key) => [key, schema[key] as Json]));
}
