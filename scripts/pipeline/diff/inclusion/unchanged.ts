import { canonicalJson } from '../../../../lib/canonical-json.ts';
import { isObject } from '../../../../lib/json.ts';
import { isAnnotation, type SchemaInDocument, targetOf } from './schema-in-document.ts';

const SCHEMAS = new Set([
  'additionalProperties',
  'contains',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);
/** Annotations that say something about calls. */
const COMPARED = new Set(['$ref', 'default', 'xml']);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const MAPS = new Set(['dependentSchemas', 'patternProperties', 'properties']);

type Document = SchemaInDocument['document'];

/**
 * Finds out whether two schemas are written alike, with everything that they refer to, but for texts and examples. Most of a new version is,
 * and has not to be compared.
 */
export class UnchangedSchemas {
  readonly #shapes = new WeakMap<object, Shape>();
  readonly #numbers = new Map<string, number>();
  readonly #changed = new WeakMap<Document, WeakMap<Document, ReadonlySet<string>>>();

  has(a: SchemaInDocument, b: SchemaInDocument): boolean {
    const [one, other] = [this.#shapeOf(a.schema), this.#shapeOf(b.schema)];
    if (one.number !== other.number) return false;
    if (a.document === b.document || one.refs.size === 0) return true;
    const refs = this.#changedBetween(a.document, b.document);
    return ![...one.refs].some((ref) => refs.has(ref));
  }

  #numberOf(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }

  #shapeOf(schema: unknown): Shape {
    if (!isObject(schema)) return { number: this.#numberOf(canonicalJson(schema ?? true)), refs: NONE };
    const known = this.#shapes.get(schema);
    if (known !== undefined) return known;
    const refs = new Set<string>();
    const inner = (sub: unknown) => {
      const shape = this.#shapeOf(sub);
      for (const ref of shape.refs) refs.add(ref);
      return shape.number;
    };
    const parts: string[] = [];
    for (const name of Object.keys(schema).sort()) {
      const value = schema[name];
      if (name === '$ref' && typeof value === 'string') refs.add(value);
      if (isAnnotation(name) && !COMPARED.has(name)) continue;
      if (SCHEMAS.has(name)) parts.push(`${name}:${inner(value)}`);
      else if (LISTS.has(name) && Array.isArray(value)) parts.push(`${name}:[${value.map(inner).join()}]`);
      else if (MAPS.has(name) && isObject(value)) {
        const members = Object.keys(value).sort();
        parts.push(`${name}:{${members.map((one) => `${JSON.stringify(one)}:${inner(value[one])}`).join()}}`);
      } else parts.push(`${JSON.stringify(name)}:${canonicalJson(value)}`);
    }
    const shape = { number: this.#numberOf(parts.join('\n')), refs };
    this.#shapes.set(schema, shape);
    return shape;
  }

  /** The references that lead to something else in the one document than in the other, or from there on. */
  #changedBetween(a: Document, b: Document): ReadonlySet<string> {
    const known = this.#changed.get(a)?.get(b);
    if (known !== undefined) return known;
    const users = new Map<string, string[]>();
    const found = new Set<string>();
    for (const ref of new Set([...refsIn(a), ...refsIn(b)])) {
      const [one, other] = [a, b].map((document) => this.#shapeOf(targetOf({ schema: true, document }, ref)));
      if (one === undefined || one.number !== other?.number) found.add(ref);
      else for (const used of one.refs) users.set(used, [...(users.get(used) ?? []), ref]);
    }
    for (const ref of found) for (const user of users.get(ref) ?? []) found.add(user);
    const results = this.#changed.get(a) ?? new WeakMap<Document, ReadonlySet<string>>();
    this.#changed.set(a, results.set(b, found));
    return found;
  }
}

interface Shape {
  /** Returns the same text for all schemas that are written alike. */
  readonly number: number;
  readonly refs: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

function refsIn(document: Document): Set<string> {
  const refs = new Set<string>();
  const seen = new Set<object>();
  const open: unknown[] = [document];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isObject(value) && typeof value.$ref === 'string') refs.add(value.$ref);
    for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) open.push(part);
  }
  return refs;
}
