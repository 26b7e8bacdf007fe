import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { fromPointer, step } from '../../../../lib/json-pointer.ts';
import { mapSubschemas, type SchemaNode } from '../../document/schema-walk.ts';

const IN_PLACE = new Set(['allOf', 'anyOf', 'oneOf']);
const LISTS = new Set(['items', 'prefixItems']);

/**
 * Components whose types are part of themselves, which TypeScript follows only through a type alias: `type JsonValue = string | JsonValue[]`. A property
 * defers its type, so what contains itself in a property is no such type.
 */
export function recursiveIn(schemas: JsonObject): ReadonlySet<string> {
  const edges = new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      namesIn(schema as SchemaNode, step('#/components/schemas', name)),
    ]),
  );
  return new Set(cyclic(edges));
}

function namesIn(schema: SchemaNode, pointer: string): string[] {
  if (!isObject(schema)) return [];
  const found: string[] = [];
  if (typeof schema.$ref === 'string') {
    const [, , name = '', ...inside] = fromPointer(schema.$ref);
    if (inside.length === 0) found.push(name);
  }
  for (const key of Object.keys(schema)) {
    if (!IN_PLACE.has(key) && !LISTS.has(key)) continue;
    mapSubschemas({ [key]: schema[key] as Json }, pointer, (inner, at) => {
      found.push(...namesIn(inner, at));
      return null;
    });
  }
  return found;
}

/** Finds what closes a cycle, in a walk from the first schema on. Not recursive: chains may be long. */
function closing(edges: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>();
  const done = new Set<string>();
  for (const start of edges.keys()) {
    const path: { name: string; rest: string[] }[] = [];
    const open = new Set<string>();
    const enter = (name: string) => {
      path.push({ name, rest: [...(edges.get(name) ?? [])] });
      open.add(name);
    };
    if (!done.has(start)) enter(start);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const next = top.rest.shift();
      if (next === undefined) {
        path.pop();
        open.delete(top.name);
        done.add(top.name);
      } else if (open.has(next)) found.add(next);
      else if (!done.has(next)) enter(next);
    }
  }
  return found;
}

/** Names that lead back to themselves. */
function* cyclic(edges: ReadonlyMap<string, readonly string[]>): Generator<string> {
  // Few schemas lie on a cycle.
  if (closing(edges).size === 0) return;
  for (const name of edges.keys()) {
    const seen = new Set<string>();
    const open = [...(edges.get(name) ?? [])];
    for (let one = open.pop(); one !== undefined && !seen.has(name); one = open.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      open.push(...(edges.get(one) ?? []));
    }
    if (seen.has(name)) yield name;
  }
}
