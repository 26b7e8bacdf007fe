import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { fromPointer, step } from '../../../lib/json-pointer.ts';
import {
  holdsSchemas,
  mapDocumentSchemas,
  mapSubschemas,
  put,
  type SchemaNode,
} from '../document/schema-walk.ts';
import type { OnLoosened } from './note.ts';

/** The result of a rule for one keyword. */
export interface Loosened {
  /** The replacement; the keyword is dropped when absent. */
  readonly value?: Json;
  /** The keyword that it is said with, if another. */
  readonly as?: string;
  /** The fault, and what is made of it; absent when the schema accepts and rejects the same as before. */
  readonly why?: string;
}

/** @returns `undefined` for a keyword that is left as it is */
export type Rule = (
  keyword: string,
  value: Json,
  schema: JsonObject,
  pointer: string,
) => Loosened | undefined;

/** Keywords under which a looser schema makes the whole stricter, and what becomes of the schema that holds them. */
const REVERSING: Readonly<Record<string, (schema: Record<string, Json>) => void>> = {
  not: (schema) => delete schema.not,
  if: (schema) => {
    for (const key of ['if', 'then', 'else']) delete schema[key];
  },
  oneOf: (schema) => {
    const { oneOf, anyOf, allOf } = schema;
    delete schema.oneOf;
    if (anyOf === undefined) schema.anyOf = oneOf as Json;
    else schema.allOf = [...(Array.isArray(allOf) ? allOf : []), { anyOf: oneOf as Json }];
  },
  contains: (schema) => delete schema.maxContains,
};
const ABOUT_THE_REST = ['unevaluatedProperties', 'unevaluatedItems'];

/**
 * A copy of a document in which the schemas went through some rules, and accept at least what they did before: where a schema
 * became looser under `not`, `if` or `oneOf`, that keyword is loosened too.
 */
export function loosenSchemas(document: JsonObject, rule: Rule, onLoosened: OnLoosened): JsonObject {
  const run = new Loosening(rule, onLoosened);
  let loosened = mapDocumentSchemas(document, run.visit);
  // The target of a reference may have become looser.
  while (run.isTainting()) {
    const further = new Loosening(() => undefined, onLoosened, run.taintedIn(loosened));
    const before = loosened;
    loosened = mapDocumentSchemas(before, further.visit);
    run.loosened.clear();
    for (const pointer of further.loosened) run.loosened.add(pointer);
  }
  return run.changed ? loosened : document;
}

class Loosening {
  /** Pointers of the schemas that became looser by themselves. */
  readonly loosened = new Set<string>();
  changed = false;
  private readonly rule: Rule;
  private readonly onLoosened: OnLoosened;
  /** Components that became looser. */
  private readonly tainted: ReadonlySet<string>;
  private count = 0;

  constructor(rule: Rule, onLoosened: OnLoosened, tainted: ReadonlySet<string> = new Set()) {
    this.rule = rule;
    this.onLoosened = onLoosened;
    this.tainted = tainted;
  }

  readonly visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const result: Record<string, Json> = {};
    const reversing: string[] = [];
    const before = this.count;
    for (const [key, value] of Object.entries(schema)) {
      const start = this.count;
      const found = this.rule(key, value, schema, pointer);
      if (found !== undefined) {
        this.changed = true;
        if (found.why !== undefined) this.loosen(pointer, step(pointer, key), found.why);
      }
      const kept = found === undefined ? value : found.value;
      if (kept === undefined) continue;
      const mapped = holdsSchemas(key)
        ? (mapSubschemas({ [key]: kept }, pointer, this.visit)[key] as Json)
        : kept;
      put(result, found?.as ?? key, mapped);
      const referred = key === '$ref' && this.tainted.has(componentOf(String(value)));
      if (referred) this.count += 1;
      if (this.count > start && Object.hasOwn(REVERSING, key)) reversing.push(key);
    }
    for (const key of reversing) this.reverse(result, key, pointer);
    if (this.count > before) {
      for (const key of ABOUT_THE_REST.filter((name) => result[name] !== undefined)) {
        delete result[key];
        this.loosen(
          pointer,
          step(pointer, key),
          `\`${key}\` is not checked, since a keyword next to it is checked loosely.`,
        );
      }
    }
    return result;
  };

  isTainting(): boolean {
    return this.loosened.size > 0;
  }

  /** Components that hold a schema that became looser, and those that refer to one. */
  taintedIn(document: JsonObject): ReadonlySet<string> {
    const users = new Map<string, Set<string>>();
    mapDocumentSchemas(document, (schema, pointer) => {
      const user = componentOf(pointer);
      for (const ref of referencesIn(schema)) {
        const used = componentOf(ref);
        users.set(used, (users.get(used) ?? new Set()).add(user));
      }
      return schema;
    });
    const tainted = new Set<string>();
    const open = [...this.loosened].map(componentOf);
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (tainted.has(one)) continue;
      tainted.add(one);
      open.push(...(users.get(one) ?? []));
    }
    return tainted;
  }

  private reverse(schema: Record<string, Json>, key: string, pointer: string): void {
    if (key === 'contains' && schema.maxContains === undefined) return;
    REVERSING[key]?.(schema);
    const what = key === 'oneOf' ? '`oneOf` is checked like `anyOf`' : `\`${key}\` is not checked`;
    this.loosen(pointer, step(pointer, key), `${what}, since a schema in it is checked loosely.`);
  }

  private loosen(schema: string, pointer: string, message: string): void {
    this.count += 1;
    this.changed = true;
    this.loosened.add(schema);
    this.onLoosened({ pointer, message });
  }
}

/** `#/components/schemas/Card` for any place in it; other places stand for themselves. */
function componentOf(pointer: string): string {
  const steps = fromPointer(pointer);
  return steps[0] === 'components' ? step('#', ...steps.slice(0, 3)) : step('#', ...steps);
}

function* referencesIn(node: Json): Generator<string> {
  if (Array.isArray(node)) for (const item of node) yield* referencesIn(item);
  if (!isObject(node)) return;
  if (typeof node.$ref === 'string') yield node.$ref;
  for (const value of Object.values(node)) yield* referencesIn(value);
}
