import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';

/** A property can have these marks: `readOnly` is not asked for in requests, `writeOnly` not in responses. */
export type Mark = 'readOnly' | 'writeOnly';

/** The mark of what is not asked for in a direction. */
export const MARKS = { request: 'readOnly', response: 'writeOnly' } as const satisfies Record<string, Mark>;

/** Tells whether anything has a mark: most descriptions need no look at what is required. */
export function hasMarks(node: Json): boolean {
  if (Array.isArray(node)) return node.some(hasMarks);
  if (!isObject(node)) return false;
  return (
    node.readOnly === true ||
    node.writeOnly === true ||
    Object.values(node).some((one) => hasMarks(one as Json))
  );
}

/** Finds the properties with a mark of the schemas of one document. */
export class MarkedProperties {
  readonly #document: JsonObject;
  readonly #mark: Mark;
  readonly #known = new Map<JsonObject, ReadonlySet<string>>();

  constructor(document: JsonObject, mark: Mark) {
    this.#document = document;
    this.#mark = mark;
  }

  /** Names of those that a schema has itself, by its reference or by `allOf`. One that a discriminator reads is always asked for. */
  namesIn(schema: JsonObject): ReadonlySet<string> {
    const known = this.#known.get(schema);
    if (known !== undefined) return known;
    const names = new Set<string>();
    // Holds the place while the schema is looked at, which may refer to itself.
    this.#known.set(schema, names);
    const { properties, discriminator } = schema;
    for (const [name, property] of Object.entries(isObject(properties) ? properties : {}))
      if (this.#isMarked(property, new Set())) names.add(name);
    for (const part of this.#partsOf(schema)) for (const name of this.namesIn(part)) names.add(name);
    if (isObject(discriminator)) names.delete(String(discriminator.propertyName));
    return names;
  }

  #isMarked(schema: Json | undefined, seen: Set<Json>): boolean {
    if (!isObject(schema) || seen.has(schema)) return false;
    seen.add(schema);
    const own = schema[this.#mark];
    if (typeof own === 'boolean') return own;
    return this.#partsOf(schema).some((part) => this.#isMarked(part, seen));
  }

  /** Lists the schemas that apply to the same value, whatever it is. */
  #partsOf({ $ref, allOf }: JsonObject): JsonObject[] {
    const referred = typeof $ref === 'string' ? at(this.#document, $ref) : undefined;
    const parts: readonly unknown[] = [referred, ...(Array.isArray(allOf) ? allOf : [])];
    return parts.filter((part): part is JsonObject => isObject(part));
  }
}
