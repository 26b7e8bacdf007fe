import type { ValidateFunction } from 'ajv/dist/2020.js';
import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';
import {
  mapDocumentSchemas,
  mapSubschemas,
  type SchemaNode,
} from '../../scripts/pipeline/document/schema-walk.ts';
import { withDiscriminatorValues } from '../../scripts/pipeline/make/types/discriminators.ts';
import { text } from '../../templates/code.ts';
import { type ApiModel, type BodyModel, contentOf, type ResponseModel } from '../../templates/model.ts';
import { randomNumbers } from '../random-numbers.ts';
import { randomPayload } from './random-payload.ts';

/** A TypeScript module that uses types as the validators of the same schemas allow: it must compile. */
export interface TypeUsage {
  readonly text: string;
  /** Values that a schema accepts: each fits its type. */
  readonly values: number;
  /** Values without a member that is required: none fits its type. */
  readonly incomplete: number;
  /** Described properties that are read. */
  readonly reads: number;
  /** Types that a value was found for. */
  readonly types: number;
}

/** The place of a schema, and the expression of its type. */
export interface TypedPlace {
  readonly pointer: string;
  readonly type: string;
  /** Values to try before random ones. */
  readonly examples?: readonly unknown[];
}

/** Values in all, spread over the places. */
const VALUES = 2400;
/** Longer ones are left out, and the module ends where it has so many characters: compilers get slow without seeing more. */
const VALUE_LENGTH = 4_000;
const LENGTH = 4_000_000;

/** A value may have members that its schema leaves open and its type does not list, so it is not assigned to the type itself. */
const FITS = 'export declare const fits: <Type>() => <Value extends Type>(value: Value) => void;';

/**
 * Types take this for said: a schema that describes members is one of objects, a discriminator's property has its value, and a value that shares no
 * property with a member of a choice that has optional ones alone is a mistake.
 */
export function withImpliedTypes(document: JsonObject): JsonObject {
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const mapped: Record<string, Json> = { ...mapSubschemas(schema, pointer, visit) };
    for (const key of ['oneOf', 'anyOf'])
      if (Array.isArray(mapped[key]) && !('properties' in schema))
        mapped[key] = (mapped[key] as readonly Json[]).map((member) => sharing(document, member));
    const isImplied = ['properties', 'additionalProperties', 'required'].some((keyword) => keyword in schema);
    return isImplied && !['type', 'const', 'enum'].some((keyword) => keyword in schema)
      ? { ...mapped, type: 'object' }
      : mapped;
  };
  return mapDocumentSchemas(withDiscriminatorValues(document), visit);
}

/** A member of a choice which TypeScript calls a weak type: it takes an object without members, or with one of those that it names. */
function sharing(document: JsonObject, member: Json): Json {
  const named = isObject(member) && typeof member.$ref === 'string' ? at(document, member.$ref) : member;
  if (!isObject(named)) return member;
  const { properties, required = [], additionalProperties } = named;
  const names = Object.keys(isObject(properties) ? properties : {});
  if (names.length === 0 || (required as readonly Json[]).length > 0 || isObject(additionalProperties))
    return member;
  const shares = { not: { propertyNames: { not: { enum: names } } } };
  return { allOf: [member, { anyOf: [{ maxProperties: 0 }, shares] }] };
}

/** Component schemas, and the schemas of JSON bodies and responses that stand in their operations. */
export function typedPlaces(document: JsonObject, model: ApiModel): TypedPlace[] {
  const components = isObject(document.components) ? document.components : {};
  const schemas = isObject(components.schemas) ? Object.keys(components.schemas) : [];
  const place = (type: string, holder: BodyModel | ResponseModel | undefined): TypedPlace[] => {
    const content = contentOf(holder);
    if (content?.kind !== 'json') return [];
    const schema = at(document, content.type.pointer);
    const examples = content.examples.map(({ value }) => value).filter((value) => value !== undefined);
    // A reference has the type of its component, so only its examples are new.
    if (examples.length === 0 && isObject(schema) && typeof schema.$ref === 'string') return [];
    return [
      { pointer: content.type.pointer, type: `${type}["content"][${text(content.mediaType)}]`, examples },
    ];
  };
  return [
    ...schemas.map((name) => ({
      pointer: step('#/components/schemas', name),
      type: `components["schemas"][${text(name)}]`,
    })),
    ...model.operations.flatMap(({ id, body, responses }) => [
      ...place(`NonNullable<operations[${text(id)}]["requestBody"]>`, body),
      ...responses.flatMap((response) =>
        place(`operations[${text(id)}]["responses"][${text(response.status)}]`, response),
      ),
    ]),
  ];
}

/**
 * @param validate of the schema at a pointer, with all errors of a value; `undefined` where it cannot be compiled
 * @param module that exports `components` and `operations`
 */
export function typeUsage(
  document: JsonObject,
  places: readonly TypedPlace[],
  validate: (pointer: string) => ValidateFunction | undefined,
  module: string,
): TypeUsage {
  const random = randomNumbers(7);
  const each = Math.min(60, Math.max(3, Math.floor(VALUES / Math.max(1, places.length))));
  const lines: string[] = [];
  const count = { values: 0, incomplete: 0, reads: 0, types: 0 };
  let length = 0;
  const write = (...written: readonly string[]) => {
    lines.push(...written);
    for (const line of written) length += line.length;
  };
  for (const { pointer, type, examples = [] } of places) {
    const accepts = validate(pointer);
    if (accepts === undefined || length > LENGTH) continue;
    const schema = at(document, pointer);
    const made = Array.from({ length: each }, () => randomPayload(document, schema, random));
    const seen = new Set<string>();
    let isMet = false;
    for (const value of [...examples, ...made] as readonly Json[]) {
      const json = JSON.stringify(value);
      if (json.length > VALUE_LENGTH || seen.has(json)) continue;
      seen.add(json);
      if (!accepts(value)) continue;
      isMet = true;
      count.values += 1;
      write(`fits<${type}>()(${literal(value)});`);
      for (const shorter of withoutOne(value)) {
        if (accepts(shorter) || !isOnlyIncomplete(accepts)) continue;
        count.incomplete += 1;
        write('// @ts-expect-error', `fits<${type}>()(${literal(shorter)});`);
      }
    }
    if (!isMet) continue;
    count.types += 1;
    const names = [...readable(document, schema)];
    count.reads += names.length;
    const reads = names.map((name) => `one[${text(name)}]`).join(', ');
    if (names.length > 0)
      write(`export const read${count.types} = (one: NonNullable<${type}>) => [${reads}];`);
  }
  const used = ['components', 'operations'].filter((name) => lines.some((line) => line.includes(`${name}[`)));
  const imported = used.length === 0 ? [] : [`import type { ${used.join(', ')} } from '${module}';`];
  return { ...count, text: `${[...imported, FITS, ...lines].join('\n')}\n` };
}

/** As code: JSON, in which U+2028 would end a line for some tools and `__proto__` set a prototype. */
function literal(value: Json): string {
  return JSON.stringify(value)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('"__proto__":', '["__proto__"]:');
}

/** Each copy of an object that lacks one of its members. */
function* withoutOne(value: Json): Generator<Json> {
  if (!isObject(value)) return;
  for (const name of Object.keys(value)) {
    const { [name]: _, ...others } = value;
    yield others as JsonObject;
  }
}

/** A property that only a condition requires is optional in a type. */
function isOnlyIncomplete({ errors }: ValidateFunction): boolean {
  return (errors ?? []).every(
    ({ keyword, schemaPath }) =>
      keyword === 'required' && !/\/(then|else|dependentSchemas)\//.test(schemaPath),
  );
}

/** The properties that every object of the type has, required or not. */
function readable(
  document: JsonObject,
  schema: Json | undefined,
  found: Set<string> = new Set(),
  seen: Set<Json> = new Set(),
): Set<string> {
  if (!isObject(schema) || seen.has(schema)) return found;
  seen.add(schema);
  const { type, properties, allOf, $ref, then, else: otherwise, dependentSchemas } = schema;
  const types = type === undefined ? ['object'] : [type].flat();
  if (types.some((one) => one !== 'object' && one !== 'null')) return found;
  for (const name of Object.keys(isObject(properties) ? properties : {})) found.add(name);
  const conditional = schema.additionalProperties === false ? [] : [then, otherwise, dependentSchemas];
  const parts = [
    ...(Array.isArray(allOf) ? allOf : []),
    ...conditional.flatMap((one) => (one === dependentSchemas && isObject(one) ? Object.values(one) : [one])),
    typeof $ref === 'string' ? at(document, $ref) : undefined,
  ];
  for (const part of parts) readable(document, part as Json, found, seen);
  return found;
}
