import { isObject } from '../../../lib/json.ts';
import type { Int64Shape, Int64Shapes } from '../../../lib/json-int64.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { isInt64String } from './int64-strings.ts';

type Shape = Int64Shape | undefined;

/** Parts of a schema that describe the same value. */
const LISTED_PARTS = ['allOf', 'anyOf', 'oneOf'];
const PARTS = ['then', 'else', 'if'];

/** Finds where the strings of `withInt64Strings` are in values of the components of a document; empty if there are none. */
export function int64ShapesOf(document: DocumentNode): Int64Shapes {
  const components = isObject(document.components) ? document.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  let known = new Set(Object.keys(schemas));
  for (;;) {
    const shapes = Object.entries(schemas).flatMap(([name, schema]) => {
      const shape = int64ShapeIn(schema, known);
      return shape === undefined ? [] : [[name, shape] as const];
    });
    // Shapes that lead only to each other lead nowhere: they are left when nothing else is removed.
    const reaching = reachingOf(shapes);
    if (reaching.size === known.size) return Object.fromEntries(shapes);
    known = reaching;
  }
}

/** The names from whose shapes an integer can be reached. */
function reachingOf(shapes: readonly (readonly [string, Int64Shape])[]): Set<string> {
  const reaching = new Set<string>();
  for (let size = -1; size !== reaching.size; ) {
    size = reaching.size;
    for (const [name, shape] of shapes) if (reaches(shape, reaching)) reaching.add(name);
  }
  return reaching;
}

function reaches(shape: Int64Shape | null | undefined, names: ReadonlySet<string>): boolean {
  if (shape === true) return true;
  if (typeof shape === 'string') return names.has(shape);
  if (shape === undefined || shape === null) return false;
  const { p = {}, a, i, t = [], u = [] } = shape;
  return [...Object.values(p), a, i, ...t, ...u].some((one) => reaches(one, names));
}

/**
 * Finds where they are in values of a schema.
 *
 * @param known names of the components that have any
 */
export function int64ShapeIn(schema: unknown, known: ReadonlySet<string>): Shape {
  if (!isObject(schema)) return undefined;
  if (isInt64String(schema)) return true;
  const of = (one: unknown) => int64ShapeIn(one, known);
  const [, group, name] = typeof schema.$ref === 'string' ? fromPointer(schema.$ref) : [];
  const referred = group === 'schemas' && name !== undefined && known.has(name) ? name : undefined;
  const described = Object.entries(isObject(schema.properties) ? schema.properties : {}).flatMap(
    ([property, one]) => {
      const shape = of(one);
      return shape === undefined ? [] : [[property, shape] as const];
    },
  );
  const patterns = Object.values(isObject(schema.patternProperties) ? schema.patternProperties : {});
  const dependent = Object.values(isObject(schema.dependentSchemas) ? schema.dependentSchemas : {});
  const first = (Array.isArray(schema.prefixItems) ? schema.prefixItems : []).map((one) => of(one) ?? null);
  const others = unionOf([schema.additionalProperties, schema.unevaluatedProperties, ...patterns].map(of));
  const items = unionOf([schema.items, schema.unevaluatedItems, schema.contains].map(of));
  const parts = [
    ...LISTED_PARTS.flatMap((keyword) => (Array.isArray(schema[keyword]) ? schema[keyword] : [])),
    ...PARTS.map((keyword) => schema[keyword]),
    ...dependent,
  ];
  const union = [referred, ...parts.map(of)].filter((one) => one !== undefined);
  const shape = {
    ...(described.length > 0 && { p: Object.fromEntries(described) }),
    ...(others !== undefined && { a: others }),
    ...(items !== undefined && { i: items }),
    ...(first.some((one) => one !== null) && { t: first }),
    ...(union.length > 0 && { u: union }),
  };
  if (Object.keys(shape).length === 0) return undefined;
  return Object.keys(shape).length === 1 && union.length === 1 ? union[0] : shape;
}

function unionOf(shapes: readonly Shape[]): Shape {
  const found = shapes.filter((one) => one !== undefined);
  return found.length > 1 ? { u: found } : found[0];
}
