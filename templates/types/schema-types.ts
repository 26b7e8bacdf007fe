import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { fromPointer } from '../../lib/json-pointer.ts';
import { key, text } from '../code.ts';
import { docComment } from './doc-comment.ts';
import { arrayOf, intersectionOf, NEVER, type TypeText, typeLiteral, UNKNOWN, unionOf } from './type-text.ts';

/** The source of the types of a description's schemas. */
export interface SchemaSource {
  /** The target of a reference; `undefined` where there is none. */
  resolve(ref: string): Json | undefined;
  /** The types of a text, of which it has one: `string`, or `""` and `acc-${string}`. */
  ofText(schema: JsonObject): readonly string[];
  /**
   * As openapi-typescript has them: a property with a default is always there, of an object of which nothing is said nothing is known, and what is
   * required but nowhere described is left out.
   */
  readonly like: boolean;
}

/** An object of which nothing is said but that it is one. */
const ANY_OBJECT: TypeText = { text: 'Record<string, unknown>' };
const EMPTY_OBJECT: TypeText = { text: 'Record<string, never>' };
const NULL: TypeText = { text: 'null' };

/** The values of an object are `unknown` if they have more types than these. */
const MAX_TYPES = 6;

const OBJECT_KEYWORDS = [
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'required'],
  ...['dependentSchemas', 'then', 'else'],
];

/** A property as a schema describes it. */
interface Found {
  readonly schema: Json;
  readonly required: boolean;
}

/** The TypeScript types of schemas. All keywords of a schema apply at once: each adds a part to an intersection. */
export class SchemaTypes {
  readonly #source: SchemaSource;
  readonly #anyObject: TypeText;
  /** Names of type aliases in place of `components["schemas"][...]`, by component. */
  readonly #aliases = new Map<string, string>();
  #areSent = false;

  constructor(source: SchemaSource) {
    this.#source = source;
    this.#anyObject = source.like ? EMPTY_OBJECT : ANY_OBJECT;
  }

  /**
   * Returns the same types, but for references to these components, which become the names of type aliases: TypeScript resolves `type $Json = string
   * | $Json[]`, but not `Json: string | components["schemas"]["Json"][]`.
   */
  withAliases(aliases: ReadonlyMap<string, string>): SchemaTypes {
    const types = new SchemaTypes(this.#source);
    for (const [component, alias] of aliases) types.#aliases.set(component, alias);
    return types;
  }

  /** Returns the same types, but that nothing has to be sent which has a default. */
  ofRequests(): SchemaTypes {
    if (!this.#source.like) return this;
    const types = new SchemaTypes(this.#source);
    types.#areSent = true;
    return types;
  }

  /** The types of what stands below a name: openapi-typescript takes all below `hyperparameters` for parts of a request, too. */
  below(name: string): SchemaTypes {
    return /parameters|requestBod(y|ies)/.test(name) ? this.ofRequests() : this;
  }

  /** @param around the schemas that this one is a part of: what they describe, it may require */
  of(schema: Json | undefined, around: readonly JsonObject[] = []): TypeText {
    if (schema === false) return NEVER;
    if (!isObject(schema)) return UNKNOWN;
    const parts = this.#parts(schema, around);
    const known = parts.filter(({ text }) => text !== this.#anyObject.text);
    return intersectionOf(known.some(({ text }) => text !== 'unknown') ? known : parts);
  }

  /** The member of a type literal for a property: `readonly name?: string;`. */
  #property(name: string, schema: Json, required: boolean): string {
    const comment = isObject(schema) ? docComment(schema) : '';
    const readonly = isObject(schema) && schema.readOnly === true ? 'readonly ' : '';
    const isThere =
      required || (this.#source.like && !this.#areSent && isObject(schema) && schema.default !== undefined);
    return `${comment}${readonly}${key(name)}${isThere ? '' : '?'}: ${this.below(name).of(schema).text};`;
  }

  /** `components["schemas"]["Card"]`. */
  reference(ref: string): TypeText {
    const [group = '', kind = '', name = ''] = fromPointer(ref);
    const alias = kind === 'schemas' ? this.#aliases.get(name) : undefined;
    return { text: alias ?? `${group}[${text(kind)}][${text(name)}]` };
  }

  #parts(schema: JsonObject, around: readonly JsonObject[]): TypeText[] {
    const inside = [schema, ...around];
    const choices = ([schema.anyOf, schema.oneOf] as const)
      .filter((choice) => Array.isArray(choice))
      .map((choice) => unionOf((choice as readonly Json[]).map((one) => this.of(one, inside))));
    const own = this.#own(schema, around);
    const isNarrowed = choices.some(({ text }) => /^("[^"]*"|-?[\d.]+)( \| ("[^"]*"|-?[\d.]+))*$/.test(text));
    return [
      ...(isNarrowed && (own.text === 'string' || own.text === 'number') ? [] : [own]),
      ...(typeof schema.$ref === 'string' ? [this.reference(schema.$ref)] : []),
      ...(Array.isArray(schema.allOf) ? schema.allOf : []).map((one: Json) => this.of(one, inside)),
      ...choices,
    ];
  }

  /** Writes what the keywords say that hold no alternatives. */
  #own(schema: JsonObject, around: readonly JsonObject[]): TypeText {
    if ('const' in schema) return literalType(schema.const as Json);
    const types = schema.type === undefined ? undefined : [schema.type].flat();
    if (Array.isArray(schema.enum)) {
      const values: readonly Json[] = schema.enum;
      const fitting = values.filter(
        (value) => types === undefined || types.some((type) => isOf(type, value)),
      );
      const literals = (fitting.length > 0 ? fitting : values).map(literalType);
      return unionOf(this.#source.like && types?.includes('null') === true ? [...literals, NULL] : literals);
    }
    if (types !== undefined) return unionOf(types.map((type) => this.#ofType(String(type), schema, around)));
    return OBJECT_KEYWORDS.some((keyword) => keyword in schema)
      ? this.#object(schema, around, UNKNOWN)
      : UNKNOWN;
  }

  #ofType(type: string, schema: JsonObject, around: readonly JsonObject[]): TypeText {
    switch (type) {
      case 'string':
        return unionOf(this.#source.ofText(schema).map((type) => ({ text: type })));
      case 'number':
      case 'integer':
        return { text: 'number' };
      case 'boolean':
        return { text: 'boolean' };
      case 'null':
        return NULL;
      case 'array':
        return Array.isArray(schema.prefixItems)
          ? this.#tuple(schema, schema.prefixItems)
          : arrayOf(this.of(schema.items));
      default:
        return this.#object(schema, around, this.#anyObject);
    }
  }

  /** `[string, number?, ...boolean[]]`: items that `minItems` asks for, those that may be missing, and further ones. */
  #tuple({ items = true, minItems, maxItems }: JsonObject, prefixItems: readonly Json[]): TypeText {
    const min = typeof minItems === 'number' ? minItems : 0;
    const max = typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY;
    const listed = prefixItems.slice(0, max).map((item, index) => {
      const type = this.of(item);
      if (index < min) return type.text;
      return type.joint === undefined ? `${type.text}?` : `(${type.text})?`;
    });
    const further =
      items === false || max <= prefixItems.length ? [] : [`...${arrayOf(this.of(items)).text}`];
    return { text: `[${[...listed, ...further].join(', ')}]` };
  }

  /** @param otherwise the type where no property is described or required */
  #object(schema: JsonObject, around: readonly JsonObject[], otherwise: TypeText): TypeText {
    const properties = isObject(schema.properties) ? schema.properties : {};
    const required: readonly Json[] = Array.isArray(schema.required) ? schema.required : [];
    const members = Object.entries(properties).map(([name, one]) =>
      this.#property(name, one as Json, required.includes(name)),
    );
    for (const name of new Set(required)) {
      if (typeof name !== 'string' || Object.hasOwn(properties, name)) continue;
      const found = this.#find(name, [schema, ...around]);
      if (found === undefined && this.#source.like) continue;
      if (found?.required !== true) members.push(`${key(name)}: ${this.of(found?.schema).text};`);
    }
    for (const [name, schemas] of this.#conditional(schema)) {
      if (schema.additionalProperties === false || this.#find(name, [schema, ...around]) !== undefined)
        continue;
      members.push(`${key(name)}?: ${unionOf(schemas.map((one) => this.of(one))).text};`);
    }
    const named = members.length === 0 ? [] : [typeLiteral(members)];
    const further = this.#furtherValues(schema);
    if (further !== undefined)
      return intersectionOf([...named, typeLiteral([`[key: string]: ${further.text};`])]);
    if (members.length > 0) return named[0] as TypeText;
    return schema.additionalProperties === false && !isComposed(schema) ? EMPTY_OBJECT : otherwise;
  }

  /** The type of the values of all properties, where further ones are described. A named property is one of them for TypeScript. */
  #furtherValues(schema: JsonObject): TypeText | undefined {
    const { patternProperties, additionalProperties, unevaluatedProperties } = schema;
    const rest = additionalProperties ?? unevaluatedProperties;
    const isOpen = rest === true || (isObject(rest) && Object.keys(rest).length === 0);
    if (isOpen) return UNKNOWN;
    const further: readonly Json[] = [
      ...(isObject(rest) ? [rest] : []),
      ...(isObject(patternProperties) ? Object.values(patternProperties) : []),
    ];
    if (further.length === 0) return undefined;
    const described = [...this.#described(schema).values()].flat();
    const types = new Map([...further, ...described].map((one) => [JSON.stringify(one), one]));
    return types.size > MAX_TYPES ? UNKNOWN : unionOf([...types.values()].map((one) => this.of(one)));
  }

  /** Properties that are described only on a condition, with all of their schemas. */
  #conditional(schema: JsonObject): Map<string, Json[]> {
    const { if: condition, then, else: otherwise, dependentSchemas } = schema;
    const dependent = isObject(dependentSchemas) ? dependentSchemas : {};
    const found = new Map<string, Json[]>();
    for (const one of [then, otherwise, ...Object.values(dependent)])
      for (const [name, schemas] of this.#described(one as Json)) add(found, name, schemas);
    // A condition looks at a property, and says nothing of its values.
    const asked =
      then === undefined && otherwise === undefined ? [] : this.#described(condition as Json).keys();
    for (const name of [...asked, ...Object.keys(dependent)]) found.set(name, [true]);
    return found;
  }

  /** The properties that a schema, or a part of it, describes. */
  #described(schema: Json | undefined, seen: Set<Json> = new Set()): Map<string, Json[]> {
    const found = new Map<string, Json[]>();
    if (!isObject(schema) || seen.has(schema)) return found;
    seen.add(schema);
    for (const [name, one] of Object.entries(isObject(schema.properties) ? schema.properties : {}))
      add(found, name, [one as Json]);
    const dependent = isObject(schema.dependentSchemas) ? Object.values(schema.dependentSchemas) : [];
    const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) =>
      Array.isArray(list) ? list : [],
    );
    const target = typeof schema.$ref === 'string' ? this.#source.resolve(schema.$ref) : undefined;
    for (const part of [target, ...parts, schema.then, schema.else, ...dependent])
      for (const [name, schemas] of this.#described(part as Json, seen)) add(found, name, schemas);
    return found;
  }

  /** The property where one of the schemas describes it, itself or in what it refers to or consists of. */
  #find(
    name: string,
    schemas: readonly (Json | undefined)[],
    seen: Set<Json> = new Set(),
  ): Found | undefined {
    let first: Found | undefined;
    for (const schema of schemas) {
      if (!isObject(schema) || seen.has(schema)) continue;
      seen.add(schema);
      const { properties, required, $ref, allOf } = schema;
      const isDescribed = isObject(properties) && Object.hasOwn(properties, name);
      const own: Found | undefined = isDescribed
        ? { schema: properties[name] as Json, required: Array.isArray(required) && required.includes(name) }
        : undefined;
      const target = typeof $ref === 'string' ? this.#source.resolve($ref) : undefined;
      const found = own ?? this.#find(name, [target, ...(Array.isArray(allOf) ? allOf : [])], seen);
      if (found?.required) return found;
      first ??= found;
    }
    return first;
  }
}

function add(found: Map<string, Json[]>, name: string, schemas: readonly Json[]): void {
  found.set(name, [...(found.get(name) ?? []), ...schemas]);
}

function isComposed(schema: JsonObject): boolean {
  return ['$ref', 'allOf', 'anyOf', 'oneOf', 'patternProperties'].some((keyword) => keyword in schema);
}

function isOf(type: Json, value: Json): boolean {
  if (value === null) return type === 'null';
  if (Array.isArray(value)) return type === 'array';
  return typeof value === type || (type === 'integer' && typeof value === 'number');
}

function literalType(value: Json): TypeText {
  if (typeof value === 'string') return { text: text(value) };
  if (Array.isArray(value))
    return { text: `[${value.map((one: Json) => literalType(one).text).join(', ')}]` };
  if (!isObject(value)) return { text: String(value) };
  return typeLiteral(
    Object.entries(value).map(([name, one]) => `${key(name)}: ${literalType(one as Json).text};`),
  );
}
