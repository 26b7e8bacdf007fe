import { isObject, type Json, type JsonObject } from '../../lib/json.ts';

/** A JSON Schema: an object, or `true` and `false`. */
export type FormSchema = Json;

/** The value that a reference names; `undefined` where there is none. */
export type Lookup = (reference: string) => Json | undefined;

/** A view has what a form needs to know of a schema, with references followed and `allOf` merged. */
export interface SchemaView {
  /** Types named by the schema, without `null`; empty where it names none. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly title: string;
  readonly description: string;
  readonly format: string;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  /** The values of `enum` or `const`, without `null`; `undefined` where any value may be. */
  readonly choices: readonly Json[] | undefined;
  /** Values that the description shows: `default`, `example`, `examples`, `x-seen`. */
  readonly examples: readonly Json[];
  readonly properties: Readonly<Record<string, FormSchema>>;
  readonly required: ReadonlySet<string>;
  /** Schema of further properties; `undefined` where none are expected: readers add those in JSON. */
  readonly additional: FormSchema | undefined;
  readonly items: FormSchema | undefined;
  readonly prefixItems: readonly FormSchema[];
  /** The alternatives of `oneOf` or `anyOf` where there are two or more beside `null`. */
  readonly variants: readonly FormSchema[];
  readonly maxLength: number | undefined;
}

/** A chain of references longer than this is a loop. */
const MAX_REFERENCES = 50;

/** Reads one level of a schema, so that a recursive one ends where its value does. */
export function viewSchema(schema: FormSchema | undefined, lookup: Lookup): SchemaView {
  return toView(flatten(schema, lookup), lookup);
}

/** The schema with references followed, and what its `allOf` says beside what it says itself. */
function flatten(schema: FormSchema | undefined, lookup: Lookup, depth = 0): JsonObject {
  if (!isObject(schema) || depth > MAX_REFERENCES) return {};
  const { $ref, allOf, ...own } = schema;
  const parts: JsonObject[] = [];
  if (typeof $ref === 'string') parts.push(flatten(lookup($ref), lookup, depth + 1));
  for (const part of Array.isArray(allOf) ? allOf : []) parts.push(flatten(part, lookup, depth + 1));
  const merged = [...parts, own].reduce(merge, {});
  const { only, nullable } = onlyAlternative(merged);
  if (only === undefined) return merged;
  const { oneOf: _one, anyOf: _any, ...rest } = merged;
  const alone = merge(flatten(only, lookup, depth + 1), rest);
  return nullable ? { ...alone, nullable: true } : alone;
}

function merge(one: JsonObject, other: JsonObject): JsonObject {
  const both: Record<string, Json> = { ...one, ...other };
  if (isObject(one.properties) && isObject(other.properties)) {
    both.properties = { ...one.properties, ...other.properties };
  }
  if (Array.isArray(one.required) && Array.isArray(other.required)) {
    both.required = [...one.required, ...other.required];
  }
  return both;
}

/** Returns the address of `anyOf: [Address, null]`. */
function onlyAlternative(schema: JsonObject): { only: FormSchema | undefined; nullable: boolean } {
  const all = alternatives(schema);
  const others = all.filter((one) => !isNull(one));
  return { only: others.length === 1 ? others[0] : undefined, nullable: others.length < all.length };
}

function alternatives({ oneOf, anyOf }: JsonObject): readonly FormSchema[] {
  if (Array.isArray(oneOf)) return oneOf;
  return Array.isArray(anyOf) ? anyOf : [];
}

function isNull(schema: FormSchema): boolean {
  if (!isObject(schema)) return false;
  const { type, const: only, enum: values } = schema;
  if (type === 'null' || only === null) return true;
  return Array.isArray(values) && values.length > 0 && values.every((value) => value === null);
}

function toView(schema: JsonObject, lookup: Lookup): SchemaView {
  const all = alternatives(schema);
  const variants = all.filter((one) => !isNull(one));
  const types = namedTypes(schema);
  const listed = choicesOf(schema) ?? choicesOfVariants(variants, lookup);
  const nullable =
    schema.nullable === true ||
    types.includes('null') ||
    variants.length < all.length ||
    listed?.includes(null) === true;
  const known = types.filter((type) => type !== 'null');
  const simple = variants.length > 1 ? scalarTypes(variants, lookup) : undefined;
  return {
    types: known.length > 0 ? known : (simple ?? impliedTypes(schema)),
    nullable,
    title: text(schema.title),
    description: text(schema.description),
    format: text(schema.format),
    deprecated: schema.deprecated === true,
    readOnly: schema.readOnly === true,
    choices: listed?.filter((value) => value !== null),
    examples: examplesOf(schema),
    properties: isObject(schema.properties) ? schema.properties : {},
    required: new Set(Array.isArray(schema.required) ? schema.required.map(String) : []),
    additional: additionalOf(schema),
    items: schema.items,
    prefixItems: Array.isArray(schema.prefixItems) ? schema.prefixItems : [],
    variants: variants.length > 1 && listed === undefined && simple === undefined ? variants : [],
    maxLength: typeof schema.maxLength === 'number' ? schema.maxLength : undefined,
  };
}

function namedTypes({ type }: JsonObject): readonly string[] {
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.map(String) : [];
}

function impliedTypes(schema: JsonObject): readonly string[] {
  if (isObject(schema.properties) || isObject(schema.additionalProperties)) return ['object'];
  return 'items' in schema || 'prefixItems' in schema ? ['array'] : [];
}

function choicesOf(schema: JsonObject): readonly Json[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum;
  return schema.const === undefined ? undefined : [schema.const];
}

/** `oneOf: [{const: a, title: …}, {const: b}]` is a list of values. */
function choicesOfVariants(variants: readonly FormSchema[], lookup: Lookup): readonly Json[] | undefined {
  if (variants.length < 2) return undefined;
  const lists = variants.map((variant) => choicesOf(flatten(variant, lookup)));
  return lists.every((list) => list?.every((value) => typeof value !== 'object'))
    ? (lists.flat() as readonly Json[])
    : undefined;
}

/** The one type of alternatives that are all texts, or all numbers: one box serves them. */
function scalarTypes(variants: readonly FormSchema[], lookup: Lookup): readonly string[] | undefined {
  const types = new Set(variants.flatMap((variant) => toView(flatten(variant, lookup), lookup).types));
  const [first] = types;
  return types.size === 1 && first !== undefined && ['string', 'integer', 'number'].includes(first)
    ? [first]
    : undefined;
}

function examplesOf(schema: JsonObject): readonly Json[] {
  const seen = [schema.default, schema.example, schema.examples, schema['x-seen']];
  const all = seen.flatMap((one) => (one === undefined ? [] : one)) as readonly Json[];
  return [...new Set(all)];
}

function additionalOf(schema: JsonObject): FormSchema | undefined {
  const { additionalProperties, properties } = schema;
  if (isObject(additionalProperties)) return additionalProperties;
  return additionalProperties === true || (properties === undefined && additionalProperties !== false)
    ? true
    : undefined;
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
