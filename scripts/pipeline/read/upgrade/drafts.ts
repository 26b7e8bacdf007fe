import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import { mapSubschemas, put, type SchemaVisit } from '../../document/schema-walk.ts';
import { CURRENT_DRAFT, draftOfDialect } from '../dialect.ts';
import { isKeptBesideReference, limit, pick } from './keywords.ts';

/** The upgrade of schemas of older drafts tells its caller this. Pointers are those after the upgrade. */
export interface DraftUpgrade {
  /** A reference, so that what it leads to is upgraded too; returns what it reads now. */
  reference(ref: string): string;
  /** The new pointer of a part, and where it stood. */
  moved(to: string, from: string): void;
  note(pointer: string, message: string): void;
  /** The parts that were upgraded already: parts of a file overlap, and each is visited by itself. */
  readonly done: WeakSet<object>;
}

/** The draft that brought a keyword. To those before, it is a word that means nothing. */
const SINCE: ReadonlyMap<string, number> = new Map(
  Object.entries({
    6: 'const contains propertyNames',
    7: 'if then else',
    2019: 'dependentRequired dependentSchemas minContains maxContains unevaluatedItems unevaluatedProperties $anchor',
    2020: 'prefixItems $dynamicRef $dynamicAnchor',
  }).flatMap(([draft, keywords]) => keywords.split(' ').map((keyword) => [keyword, Number(draft)] as const)),
);

/** Holds schemas that are referred to, and decides nothing by itself. */
const isHolder = (key: string) => key === 'definitions' || key === '$defs';

/**
 * Schemas of older drafts of JSON Schema, from draft-04, as schemas of 2020-12 that accept and reject the same. A `$schema` inside
 * of a schema changes the draft from there on.
 */
export function draftUpgrade(listener: DraftUpgrade, outer: number): SchemaVisit {
  return new SchemaUpgrader(listener, outer).visit;
}

class SchemaUpgrader {
  readonly #listener: DraftUpgrade;
  readonly #draft: number;

  constructor(listener: DraftUpgrade, draft: number) {
    this.#listener = listener;
    this.#draft = draft;
  }

  readonly visit: SchemaVisit = (schema, pointer) => {
    const { done } = this.#listener;
    if (!isObject(schema) || done.has(schema)) return schema;
    const own = typeof schema.$schema === 'string' ? schema.$schema : undefined;
    const named = own === undefined ? this.#draft : draftOfDialect(own);
    if (named === undefined) this.#listener.note(step(pointer, '$schema'), unknownDialect(String(own)));
    const next = named ?? CURRENT_DRAFT;
    if (next !== this.#draft) return new SchemaUpgrader(this.#listener, next).visit({ ...schema }, pointer);
    const upgraded = this.#upgrade(schema, pointer);
    done.add(upgraded);
    return upgraded;
  };

  #upgrade(schema: JsonObject, pointer: string): JsonObject {
    const draft = this.#draft;
    const alone = typeof schema.$ref === 'string' && draft < 2019;
    const kept = alone
      ? pick(schema, (key) => key === '$ref' || isKeptBesideReference(key) || isHolder(key))
      : schema;
    const result = mapSubschemas(kept, pointer, this.visit);
    if (typeof result.$ref === 'string') result.$ref = this.#listener.reference(result.$ref);
    delete result.$schema;
    if (draft >= CURRENT_DRAFT) return result;
    for (const key of Object.keys(result)) {
      if ((SINCE.get(key) ?? 0) <= draft) continue;
      delete result[key];
      this.#listener.note(
        step(pointer, key),
        `\`${key}\` came after the dialect of this schema and is ignored.`,
      );
    }
    nameAnchor(result, draft);
    limit(result, 'minimum', 'exclusiveMinimum');
    limit(result, 'maximum', 'exclusiveMaximum');
    this.#itemsByPosition(result, pointer);
    this.#dependencies(result, pointer);
    return result;
  }

  /** `items: [A], additionalItems: B` is `prefixItems: [A], items: B` now. */
  #itemsByPosition(schema: Record<string, Json>, pointer: string): void {
    const { items, additionalItems } = schema;
    delete schema.additionalItems;
    if (!Array.isArray(items)) return;
    delete schema.items;
    const first = step(pointer, 'items');
    this.#listener.moved(step(pointer, 'prefixItems'), first);
    // An empty list says nothing, and may not be one any more.
    if (items.length > 0) {
      schema.prefixItems = items.map((item: Json, index) =>
        isSchema(item) ? this.visit(item, step(pointer, 'prefixItems', index)) : item,
      );
    }
    if (additionalItems === undefined) return;
    this.#listener.moved(first, step(pointer, 'additionalItems'));
    schema.items = isSchema(additionalItems) ? this.visit(additionalItems, first) : additionalItems;
  }

  /** `dependencies` is `dependentRequired` for lists of names and `dependentSchemas` for schemas now. */
  #dependencies(schema: Record<string, Json>, pointer: string): void {
    const given = schema.dependencies;
    if (!isObject(given)) return;
    delete schema.dependencies;
    const required: Record<string, Json> = isObject(schema.dependentRequired)
      ? { ...schema.dependentRequired }
      : {};
    const schemas: Record<string, Json> = isObject(schema.dependentSchemas)
      ? { ...schema.dependentSchemas }
      : {};
    for (const [name, value] of Object.entries(given)) {
      const to = step(pointer, isSchema(value) ? 'dependentSchemas' : 'dependentRequired', name);
      this.#listener.moved(to, step(pointer, 'dependencies', name));
      if (isSchema(value)) put(schemas, name, this.visit(value, to));
      else put(required, name, typeof value === 'string' ? [value] : value);
    }
    if (Object.keys(required).length > 0) schema.dependentRequired = required;
    if (Object.keys(schemas).length > 0) schema.dependentSchemas = schemas;
  }
}

export function unknownDialect(uri: string): string {
  return `The dialect ${uri} is not known; its schemas are read as JSON Schema 2020-12.`;
}

/** `$id: '#name'` was how a place got a name; draft-04 called it `id`. */
function nameAnchor(schema: Record<string, Json>, draft: number): void {
  const key = draft < 6 ? 'id' : '$id';
  const id = schema[key];
  if (draft >= 2019 || typeof id !== 'string') return;
  if (id.startsWith('#') && id.length > 1) schema.$anchor = id.slice(1);
  delete schema[key];
}

function isSchema(value: Json): value is boolean | JsonObject {
  return typeof value === 'boolean' || isObject(value);
}
