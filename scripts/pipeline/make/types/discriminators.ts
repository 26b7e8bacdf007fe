import { at, isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { fromPointer } from '../../../../lib/json-pointer.ts';
import { mapDocumentSchemas, mapSubschemas, put, type SchemaNode } from '../../document/schema-walk.ts';

/** The knowledge about a property of a schema: the values that it has, or that its type is not simply a string. */
type Known = { readonly values: readonly Json[] } | 'other';

/**
 * A document without discriminators, in which a property that one reads has the values that lead to its schema.
 */
export function withDiscriminatorValues(document: JsonObject): JsonObject {
  const found = new Discriminators(document);
  if (!found.any) return document;
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const { discriminator: _, ...rest } = mapSubschemas(schema, pointer, visit);
    const [group, kind, name, ...inside] = fromPointer(pointer);
    if (group !== 'components' || kind !== 'schemas' || name === undefined || inside.length > 0) return rest;
    for (const [property, values] of found.valuesOf(name)) narrow(rest, property, values);
    return rest;
  };
  return mapDocumentSchemas(document, visit);
}

class Discriminators {
  /** Tells whether the document has any. */
  any = false;
  readonly #document: JsonObject;
  readonly #schemas: JsonObject;
  /** The mapping of discriminators to components: by property and name, the values that each of them maps to it. */
  readonly #said = new Map<string, Map<string, string[][]>>();
  /** Property and component that a value leads to which none is mapped to, or the absence of one. */
  readonly #defaults = new Set<string>();
  /** Components that a component has by `allOf` or a reference, directly. */
  readonly #parts = new Map<string, ReadonlySet<string>>();
  /** The other way around. */
  readonly #users = new Map<string, Set<string>>();

  constructor(document: JsonObject) {
    this.#document = document;
    const schemas = at(document, '#/components/schemas');
    this.#schemas = isObject(schemas) ? schemas : {};
    const holders: [JsonObject, string][] = [];
    const visit = (schema: SchemaNode, pointer: string): Json => {
      if (!isObject(schema)) return schema;
      if (isObject(schema.discriminator)) holders.push([schema, pointer]);
      mapSubschemas(schema, pointer, visit);
      return schema;
    };
    mapDocumentSchemas(document, visit);
    this.any = holders.length > 0;
    if (!this.any) return;
    for (const [name, schema] of Object.entries(this.#schemas)) {
      const parts = new Set<string>();
      for (const one of together(schema)) {
        const part = componentOf(one.$ref);
        if (part !== undefined) parts.add(part);
      }
      this.#parts.set(name, parts);
      for (const part of parts) this.#users.set(part, (this.#users.get(part) ?? new Set()).add(name));
    }
    for (const [schema, pointer] of holders) this.#hear(schema, pointer);
  }

  /** Finds, for each property of a component that a discriminator reads, the values that it can have; none if they are not certain. */
  *valuesOf(name: string): Generator<readonly [property: string, values: readonly Json[]]> {
    for (const [property, said] of this.#said) {
      if (!said.has(name) || this.#own(name, property) !== undefined) continue;
      const values = this.#agreed(name, property);
      const inherited = this.#inherited(name, property);
      if (values === undefined || inherited === 'other') continue;
      if (inherited !== undefined && !values.every((value) => inherited.values.includes(value))) continue;
      yield [property, values];
    }
  }

  #hear(schema: JsonObject, pointer: string): void {
    const { propertyName, mapping, defaultMapping } = schema.discriminator as JsonObject;
    if (typeof propertyName !== 'string') return;
    const otherwise = this.#named(defaultMapping);
    if (otherwise !== undefined) this.#defaults.add(`${propertyName} ${otherwise}`);
    const mapped = new Map<string, string[]>();
    for (const [value, target] of Object.entries(isObject(mapping) ? mapping : {})) {
      const name = this.#named(target);
      if (name !== undefined) mapped.set(name, [...(mapped.get(name) ?? []), value]);
    }
    const said = this.#said.get(propertyName) ?? new Map<string, string[][]>();
    this.#said.set(propertyName, said);
    for (const name of this.#chosenBy(schema, pointer, mapped))
      said.set(name, [...(said.get(name) ?? []), mapped.get(name) ?? [name]]);
  }

  /** The alternatives of a schema, or the components that have it as a part. */
  #chosenBy(
    { oneOf, anyOf }: JsonObject,
    pointer: string,
    mapped: ReadonlyMap<string, unknown>,
  ): Set<string> {
    const choice = [oneOf, anyOf].flatMap((list): readonly Json[] => (Array.isArray(list) ? list : []));
    if (choice.length > 0) {
      const names = choice.map((one) => (isObject(one) ? componentOf(one.$ref) : undefined));
      return new Set(names.filter((name) => name !== undefined));
    }
    const parent = componentOf(pointer);
    if (parent === undefined) return new Set();
    return new Set([...(mapped.has(parent) ? [parent] : []), ...reached(parent, this.#users)]);
  }

  /** A mapping leads to a reference or to the name of a component. */
  #named(target: Json | undefined): string | undefined {
    if (typeof target !== 'string') return undefined;
    if (Object.hasOwn(this.#schemas, target)) return target;
    return componentOf(target);
  }

  /** Values of a component and of all that have it as a part, which have to fit it. */
  #agreed(name: string, property: string): readonly Json[] | undefined {
    const values = new Set<Json>();
    for (const one of [name, ...reached(name, this.#users)]) {
      if (this.#defaults.has(`${property} ${one}`)) return undefined;
      const own = one === name ? undefined : this.#own(one, property);
      if (own === 'other') return undefined;
      const said = own === undefined ? (this.#said.get(property)?.get(one) ?? []) : [own.values];
      const [first, ...others] = said;
      if (others.some((other) => !isSame(first ?? [], other))) return undefined;
      for (const value of first ?? []) values.add(value);
    }
    return [...values];
  }

  #own(name: string, property: string): Known | undefined {
    return this.#known(together(this.#schemas[name]), property);
  }

  #inherited(name: string, property: string): Known | undefined {
    const parts = [...reached(name, this.#parts)].map((part) => this.#own(part, property));
    return parts.find((known) => known === 'other') ?? parts.find((known) => known !== undefined);
  }

  /** `undefined` for a property that is any string, or of which nothing is said. */
  #known(schemas: readonly JsonObject[], property: string): Known | undefined {
    for (const { properties } of schemas) {
      const schema =
        isObject(properties) && Object.hasOwn(properties, property) ? properties[property] : undefined;
      if (schema === undefined) continue;
      const known = this.#knownOf(schema);
      if (known !== undefined) return known;
    }
    return undefined;
  }

  #knownOf(schema: Json, hops = 0): Known | undefined {
    if (!isObject(schema)) return schema === true ? undefined : 'other';
    const { $ref, allOf, description: _, ...beside } = schema;
    // Servers that write OpenAPI 3.0 wrap a reference, since nothing may stand beside one there.
    const [wrapped, ...others] = Array.isArray(allOf) ? allOf : [];
    const target = typeof $ref === 'string' ? (at(this.#document, $ref) ?? false) : wrapped;
    if (target !== undefined && others.length === 0) {
      const isAlone = Object.keys(beside).length === 0 && ($ref === undefined || allOf === undefined);
      return hops > 32 || !isAlone ? 'other' : this.#knownOf(target, hops + 1);
    }
    if (schema.const !== undefined) return { values: [schema.const] };
    if (Array.isArray(schema.enum)) return { values: schema.enum };
    if (['allOf', 'anyOf', 'oneOf', 'not', 'if'].some((key) => key in schema)) return 'other';
    const types = [schema.type ?? 'string'].flat();
    return types.every((type) => type === 'string' || type === 'null') ? undefined : 'other';
  }
}

/** A schema and those that stand in its `allOf`, without what references lead to. */
function together(schema: Json | undefined): JsonObject[] {
  if (!isObject(schema)) return [];
  return [schema, ...(Array.isArray(schema.allOf) ? schema.allOf : []).flatMap(together)];
}

function componentOf(ref: Json | undefined): string | undefined {
  if (typeof ref !== 'string' || !ref.startsWith('#/components/schemas/')) return undefined;
  const [, , name, ...inside] = fromPointer(ref);
  return inside.length === 0 ? name : undefined;
}

/** All that a name leads to, without itself. */
function reached(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set([start]);
  for (const name of seen) for (const one of next.get(name) ?? []) seen.add(one);
  seen.delete(start);
  return seen;
}

function isSame(some: readonly Json[], others: readonly Json[]): boolean {
  return some.length === others.length && some.every((value) => others.includes(value));
}

/** Writes the values of a property into a schema that describes objects. */
function narrow(schema: Record<string, Json>, property: string, values: readonly Json[]): void {
  const isOfObjects = [schema.type].flat().includes('object') || 'properties' in schema || 'allOf' in schema;
  if (!isOfObjects) return;
  const properties: Record<string, Json> = { ...(isObject(schema.properties) ? schema.properties : {}) };
  const before = Object.hasOwn(properties, property) ? properties[property] : undefined;
  const { $ref: _, pattern: __, ...kept } = isObject(before) ? before : {};
  put(properties, property, { type: 'string', ...kept, enum: values });
  schema.properties = properties;
}
