import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { fromPointer, step } from '../../../../lib/json-pointer.ts';
import { mapSubschemas, type SchemaNode } from '../../model/schema-walk.ts';

/** Schemas of the components whose types are part of themselves. */
export interface Recursion {
  /** Only through lists and tuples on the way: TypeScript follows these through a type alias, `type JsonValue = string | JsonValue[]`. */
  readonly throughLists: ReadonlySet<string>;
  /** References (pointer of the schema that holds it) that lead back with nothing on the way: no type can say what they mean. */
  readonly endless: ReadonlySet<string>;
}

interface Edge {
  readonly to: string;
  readonly pointer: string;
  /** A list stands on the way. */
  readonly list: boolean;
}

const IN_PLACE = new Set(['allOf', 'anyOf', 'oneOf']);
const LISTS = new Set(['items', 'prefixItems']);

/**
 * Looks for types that TypeScript cannot resolve. A property defers its type, so what contains itself in a property is no such
 * type.
 */
export function findRecursion(schemas: JsonObject): Recursion {
  const edges = new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      edgesOf(schema, step('#/components/schemas', name)),
    ]),
  );
  const endless = new Set<string>();
  for (const { pointer } of closing(edges, ({ list }) => !list)) endless.add(pointer);
  const left = new Map(
    [...edges].map(([name, all]) => [name, all.filter(({ pointer }) => !endless.has(pointer))]),
  );
  return { throughLists: new Set(cyclic(left)), endless };
}

function edgesOf(root: Json, pointer: string): Edge[] {
  const found: Edge[] = [];
  const look = (schema: SchemaNode, here: string, list: boolean): void => {
    if (!isObject(schema)) return;
    if (typeof schema.$ref === 'string') {
      const [, , name = '', ...inside] = fromPointer(schema.$ref);
      if (inside.length === 0) found.push({ to: name, pointer: here, list });
    }
    for (const key of Object.keys(schema)) {
      if (!IN_PLACE.has(key) && !LISTS.has(key)) continue;
      mapSubschemas({ [key]: schema[key] as Json }, here, (inner, at) => {
        look(inner, at, list || LISTS.has(key));
        return null;
      });
    }
  };
  look(root as SchemaNode, pointer, false);
  return found;
}

/** Edges that close a cycle, in a walk from the first schema on. Not recursive: chains may be long. */
function closing(edges: ReadonlyMap<string, readonly Edge[]>, counts: (edge: Edge) => boolean): Edge[] {
  const found: Edge[] = [];
  const done = new Set<string>();
  for (const start of edges.keys()) {
    const path: { name: string; rest: Edge[] }[] = [];
    const open = new Set<string>();
    const enter = (name: string) => {
      path.push({ name, rest: (edges.get(name) ?? []).filter(counts) });
      open.add(name);
    };
    if (!done.has(start)) enter(start);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const edge = top.rest.shift();
      if (edge === undefined) {
        path.pop();
        open.delete(top.name);
        done.add(top.name);
      } else if (open.has(edge.to)) found.push(edge);
      else if (!done.has(edge.to)) enter(edge.to);
    }
  }
  return found;
}

/** Names that lead back to themselves. */
function* cyclic(edges: ReadonlyMap<string, readonly Edge[]>): Generator<string> {
  // Few schemas lie on a cycle, so each target of a closing edge is walked from.
  const targets = new Set(closing(edges, () => true).map(({ to }) => to));
  if (targets.size === 0) return;
  for (const name of edges.keys()) {
    const seen = new Set<string>();
    const open = (edges.get(name) ?? []).map(({ to }) => to);
    for (let one = open.pop(); one !== undefined && !seen.has(name); one = open.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      open.push(...(edges.get(one) ?? []).map(({ to }) => to));
    }
    if (seen.has(name)) yield name;
  }
}
