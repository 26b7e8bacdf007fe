/** The schemas of a description, as the interpreter takes them. */
import { type Schema, Validator } from '@cfworker/json-schema';
import { at, isObject } from '../lib/json.ts';
import { fromPointer } from '../lib/json-pointer.ts';
import type { ConsoleDocument } from './console-types.ts';

type Node = Readonly<Record<string, unknown>>;

/** Keywords that hold values, which are left as they are. */
const VALUES: ReadonlySet<string> = new Set([
  'type',
  'const',
  'enum',
  'required',
  'dependentRequired',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minContains',
  'maxContains',
  'minProperties',
  'maxProperties',
]);
const ONE = new Set(
  'not if then else items contains additionalProperties unevaluatedProperties unevaluatedItems propertyNames'.split(
    ' ',
  ),
);
const LIST = new Set('allOf anyOf oneOf prefixItems'.split(' '));
const MAP = new Set('properties patternProperties dependentSchemas'.split(' '));

/** The base of references within a schema; nothing is ever fetched from it. */
const BASE = 'https://schemas.invalid/';

export class SchemaIndex {
  readonly #schemas: ConsoleDocument['schemas'];
  readonly #validators = new Map<string, Validator | undefined>();

  constructor(schemas: ConsoleDocument['schemas']) {
    this.#schemas = schemas;
  }

  /** The schema at a pointer of the description: one of the document's, or a part of one. */
  at(pointer: string): unknown {
    if (Object.hasOwn(this.#schemas, pointer)) return this.#schemas[pointer];
    const tokens = fromPointer(pointer);
    for (let length = tokens.length - 1; length > 0; length -= 1) {
      const holder = pointer
        .split('/')
        .slice(0, length + 1)
        .join('/');
      if (Object.hasOwn(this.#schemas, holder))
        return at(
          this.#schemas[holder],
          `/${pointer
            .split('/')
            .slice(length + 1)
            .join('/')}`,
        );
    }
    return undefined;
  }

  /** `undefined` for a schema that cannot be interpreted: nothing is held against it then. */
  validator(pointer: string): Validator | undefined {
    if (!this.#validators.has(pointer)) this.#validators.set(pointer, this.#compile(pointer));
    return this.#validators.get(pointer);
  }

  #compile(pointer: string): Validator | undefined {
    const names = new Map<string, string>();
    const queue: string[] = [];
    const nameOf = (reference: string) => {
      const known = names.get(reference);
      if (known !== undefined) return known;
      const name = `s${names.size}`;
      names.set(reference, name);
      queue.push(reference);
      return name;
    };
    try {
      const $defs: Record<string, unknown> = {};
      const first = nameOf(pointer);
      // The loop goes on over what it adds itself.
      for (const reference of queue) $defs[nameOf(reference)] = this.#plain(this.at(reference), nameOf);
      const root = { $id: BASE, $ref: `#/$defs/${first}`, $defs };
      return new Validator(root as Schema, '2020-12', false);
    } catch {
      return undefined;
    }
  }

  /** The index keeps the keywords that check values, and no others. `format` is an annotation, as JSON Schema 2020-12 has it by default. */
  #plain(schema: unknown, nameOf: (reference: string) => string): unknown {
    if (!isObject(schema)) return schema !== false;
    const visit = (one: unknown) => this.#plain(one, nameOf);
    const made: Record<string, unknown> = {};
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === '$ref' && typeof value === 'string') made.$ref = `#/$defs/${nameOf(value)}`;
      else if (VALUES.has(keyword)) made[keyword] = value;
      else if (ONE.has(keyword)) made[keyword] = visit(value);
      else if (LIST.has(keyword) && Array.isArray(value)) made[keyword] = value.map(visit);
      else if (MAP.has(keyword) && isObject(value)) made[keyword] = mapValues(value, visit);
    }
    return made;
  }
}

/** Sets a name such as `__proto__`, too. */
function mapValues(source: Node, change: (value: unknown) => unknown): Node {
  return Object.fromEntries(Object.entries(source).map(([name, value]) => [name, change(value)]));
}
