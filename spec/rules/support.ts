import { basename, extname } from 'node:path';
import type { Location, UserContext } from '@redocly/openapi-core';
import { isObject } from '../../lib/json.ts';

/** Any mapping of the description. Rules read what may be absent or wrong, so its members are unknown. */
export type Node = Readonly<Record<string, unknown>>;

export type Ctx = UserContext;

/** The member `key` of `node` as a list of entries; empty where it is absent or not a mapping. */
export function entriesOf(node: unknown, key: string): [string, Node][] {
  const member = isObject(node) ? node[key] : undefined;
  if (!isObject(member)) return [];
  return Object.entries(member).filter((entry): entry is [string, Node] => isObject(entry[1]));
}

/**
 * Name under which the value at a location becomes a component: the file's name for a whole file (`Card` for
 * `schemas/Card.yaml`), the key below `components`, or `undefined` for a value without a name.
 */
export function componentNameOf(location: Pick<Location, 'source' | 'pointer'>): string | undefined {
  if (location.pointer === '#/') {
    const file = location.source.absoluteRef;
    return basename(file, extname(file));
  }
  return /^#\/components\/[^/]+\/([^/]+)$/.exec(location.pointer)?.[1];
}

/** Finds where a possible `$ref` leads: the value, its place, and its component name if it has one. */
export interface ResolvedNode {
  readonly node: Node;
  readonly location: Location;
  readonly name: string | undefined;
}

/** Follows a `$ref` to its end; a value that is not a reference is its own target. Redocly reports dangling references. */
export function resolveReference(node: Node, at: Location, ctx: Ctx): ResolvedNode | undefined {
  if (typeof node.$ref !== 'string') return { node, location: at, name: undefined };
  const found = ctx.resolve<Node>(node as { $ref: string }, at.source.absoluteRef);
  if (!isObject(found.node) || found.location === undefined) return undefined;
  return { node: found.node, location: found.location, name: componentNameOf(found.location) };
}

/** The schema itself and every member of its `anyOf` and `oneOf`, each followed to its end: what a value may be. */
export function alternatives(schema: Node, at: Location, ctx: Ctx): ResolvedNode[] {
  const target = resolveReference(schema, at, ctx);
  if (target === undefined) return [];
  const members = ['anyOf', 'oneOf'].flatMap((keyword) =>
    listOf(target.node[keyword]).map((item, index) => ({ item, path: [keyword, index] })),
  );
  return [
    target,
    ...members.flatMap(({ item, path }) =>
      isObject(item) ? alternatives(item, target.location.child(path), ctx) : [],
    ),
  ];
}

/** True when the schema names `type`, alone or in a list. */
export function allowsType(schema: Node, type: string): boolean {
  return schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type));
}

const MAPS_OF_SCHEMAS = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];
const LISTS_OF_SCHEMAS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SCHEMAS = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
].concat(['propertyNames', 'not', 'if', 'then', 'else']);

/**
 * Visits a schema and its subschemas, through references, each place once. Redocly's nested visitors stop at the first
 * schema, which is too early for rules about whole bodies.
 *
 * @param seen the places visited so far; share it between calls to visit what several bodies use only once
 */
export function walkSchemas(
  schema: unknown,
  at: Location,
  ctx: Ctx,
  seen: Set<string>,
  visit: (target: ResolvedNode) => void,
): void {
  const target = isObject(schema) ? resolveReference(schema, at, ctx) : undefined;
  if (target === undefined || seen.has(target.location.absolutePointer)) return;
  seen.add(target.location.absolutePointer);
  visit(target);
  const { node, location } = target;
  const inner: [unknown, (string | number)[]][] = [
    ...SCHEMAS.map((key): [unknown, string[]] => [node[key], [key]]),
    ...MAPS_OF_SCHEMAS.flatMap((key) =>
      entriesOf(node, key).map(([name, value]): [unknown, string[]] => [value, [key, name]]),
    ),
    ...LISTS_OF_SCHEMAS.flatMap((key) =>
      listOf(node[key]).map((value, index): [unknown, (string | number)[]] => [value, [key, index]]),
    ),
  ];
  for (const [value, path] of inner) walkSchemas(value, location.child(path), ctx, seen, visit);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
