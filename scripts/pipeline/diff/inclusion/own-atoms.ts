import { canonicalJson } from '../../../../lib/canonical-json.ts';
import { isObject } from '../../../../lib/json.ts';
import { type JsonType, jsonTypeOf } from '../../../../lib/json-type.ts';
import { ANY, type Atom, type Bound, type Contains, JSON_TYPES } from './atom.ts';
import { higher, lower } from './merge.ts';
import type { SchemaInDocument } from './schema-in-document.ts';

/** A schema within the one that is read. */
export type ToPart = (sub: unknown) => SchemaInDocument;

/** The atoms of a schema's own keywords, one for each type. */
export function ownAtoms(schema: Record<string, unknown>, part: ToPart): Atom[] {
  // Bytes are no text: OpenAPI 3.1 says nothing of their type.
  const type = schema.format === 'binary' && schema.type === 'string' ? undefined : schema.type;
  const types = type === undefined ? undefined : Array.isArray(type) ? type : [type];
  const listed = 'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;
  const values =
    'const' in schema && Array.isArray(schema.enum)
      ? schema.enum.filter((one) => canonicalJson(one) === canonicalJson(schema.const))
      : listed;
  return JSON_TYPES.flatMap((one): Atom[] => {
    const isInteger = one === 'number' && types?.includes('integer') === true && !types.includes('number');
    if (types !== undefined && !types.includes(one) && !isInteger) return [];
    const own =
      values?.filter((value) => jsonTypeOf(value) === one) ??
      (one === 'null' ? [null] : one === 'boolean' ? [false, true] : undefined);
    if (own?.length === 0) return [];
    return [{ ...atomOf(one, schema, isInteger, part), ...(own !== undefined && { values: own }) }];
  });
}

const number = (value: unknown, other: number) => (typeof value === 'number' ? value : other);

/** Formats of numbers that limit them. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [-(2 ** 63), 2 ** 63],
  float: [-3.402_823_466_385_288_6e38, 3.402_823_466_385_288_6e38],
};

/** The atom of one type, with all that the schema's keywords say about it. */
function atomOf(type: JsonType, schema: Record<string, unknown>, isInteger: boolean, part: ToPart): Atom {
  const opaque = ['$dynamicRef', '$recursiveRef']
    .filter((name) => name in schema)
    .map((name) => `${name}: ${String(schema[name])}`);
  const atom: Atom = { type, ...ANY, opaque };
  if (type === 'number') return { ...atom, ...numberLimits(schema, isInteger) };
  if (type === 'string')
    return { ...atom, ...stringLimits(schema), opaque: [...opaque, ...contentOf(schema)] };
  if (type === 'array') return { ...atom, ...arrayLimits(schema, part) };
  return type === 'object' ? { ...atom, ...objectLimits(schema, part) } : atom;
}

function numberLimits(schema: Record<string, unknown>, isInteger: boolean) {
  const bound = (name: string, none: number): Bound => ({
    value: number(schema[name], none),
    exclusive: name.startsWith('exclusive') && typeof schema[name] === 'number',
  });
  const [least, greatest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const format = String(schema.format);
  const range = RANGES[format];
  const ofFormat = (value: number): Bound => ({ value, exclusive: false, format });
  const low = higher(bound('minimum', least), bound('exclusiveMinimum', least));
  const high = lower(bound('maximum', greatest), bound('exclusiveMaximum', greatest));
  return {
    low: range === undefined ? low : higher(low, ofFormat(range[0])),
    high: range === undefined ? high : lower(high, ofFormat(range[1])),
    formats: texts(schema.format),
    multipleOf: [
      ...(isInteger ? [1] : []),
      ...(typeof schema.multipleOf === 'number' ? [schema.multipleOf] : []),
    ],
  };
}

function stringLimits(schema: Record<string, unknown>) {
  return {
    minLength: number(schema.minLength, 0),
    maxLength: number(schema.maxLength, Number.POSITIVE_INFINITY),
    patterns: texts(schema.pattern),
    formats: [
      ...texts(schema.format).filter((name) => name !== 'byte' && name !== 'binary'),
      // OpenAPI 3.0 has a format for it.
      ...(schema.format === 'byte' ? ['contentEncoding base64'] : []),
      ...texts(schema.contentEncoding).map((name) => `contentEncoding ${name}`),
      ...texts(schema.contentMediaType)
        .filter((name) => schema.type !== undefined || name !== 'application/octet-stream')
        .map((name) => `contentMediaType ${name}`),
    ],
  };
}

function contentOf({ contentSchema }: Record<string, unknown>): string[] {
  return contentSchema === undefined ? [] : [`contentSchema: ${canonicalJson(contentSchema)}`];
}

function arrayLimits(schema: Record<string, unknown>, part: ToPart) {
  const prefix = Array.isArray(schema.prefixItems) ? schema.prefixItems.map(part) : [];
  const items = schema.items === undefined ? undefined : part(schema.items);
  const contained: Contains = {
    node: part(schema.contains),
    min: number(schema.minContains, 1),
    max: number(schema.maxContains, Number.POSITIVE_INFINITY),
  };
  return {
    arrays: prefix.length === 0 && items === undefined ? [] : [{ prefix, items }],
    minItems: number(schema.minItems, 0),
    maxItems: number(schema.maxItems, Number.POSITIVE_INFINITY),
    uniqueItems: schema.uniqueItems === true,
    contains: schema.contains === undefined ? [] : [contained],
  };
}

function objectLimits(schema: Record<string, unknown>, part: ToPart) {
  const members = (value: unknown) =>
    isObject(value) ? Object.entries(value).map(([name, sub]) => [name, part(sub)] as const) : [];
  const [properties, patterns] = [members(schema.properties), members(schema.patternProperties)];
  const additional =
    schema.additionalProperties === undefined ? undefined : part(schema.additionalProperties);
  const says = properties.length > 0 || patterns.length > 0 || additional !== undefined;
  return {
    objects: says ? [{ properties: new Map(properties), patterns, additional }] : [],
    required: new Set(Array.isArray(schema.required) ? (schema.required as string[]) : []),
    minProperties: number(schema.minProperties, 0),
    maxProperties: number(schema.maxProperties, Number.POSITIVE_INFINITY),
    names: schema.propertyNames === undefined ? [] : [part(schema.propertyNames)],
  };
}

function texts(value: unknown): string[] {
  return typeof value === 'string' ? [value] : [];
}
