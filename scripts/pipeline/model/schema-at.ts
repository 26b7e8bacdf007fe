import { isObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow } from '../document/refs.ts';
import { mapping } from './values.ts';

/** Schemas that a value may have to fit: one of these does. `any` where a value of any kind may stand. */
type Found = readonly DocumentNode[] | 'any';

/**
 * The schemas of what stands at a place in a value: `['data', '-1', 'id']`, where `-1` is the last item of a list. `any` where the schema
 * says nothing of that place, and an empty list where it describes other things instead.
 */
export function schemasAt(document: DocumentNode, schema: unknown, path: readonly string[]): Found {
  let found = alternatives(document, schema);
  for (const name of path) {
    if (found === 'any') return found;
    const next: DocumentNode[] = [];
    for (const one of found) {
      const inside = stepInto(document, one, name);
      if (inside === 'any') return inside;
      next.push(...inside);
    }
    found = next;
  }
  return found;
}

/** The names that could stand at a place: those of the properties there. */
export function namesAt(document: DocumentNode, schema: unknown, path: readonly string[]): string[] {
  const found = schemasAt(document, schema, path);
  if (found === 'any') return [];
  return [...new Set(found.flatMap((one) => parts(document, one).flatMap(propertyNames)))];
}

const propertyNames = (schema: DocumentNode): string[] => Object.keys(mapping(schema.properties));

/** True where a list may stand. */
export function mayBeList(found: Found): boolean {
  return (
    found === 'any' || found.some(({ type, items }) => [type].flat().includes('array') || items !== undefined)
  );
}

/** A schema, and the choices of `anyOf` and `oneOf` in it. */
function alternatives(document: DocumentNode, schema: unknown): Found {
  if (schema === true || schema === undefined) return 'any';
  if (schema === false) return [];
  const all = parts(document, schema);
  return all.some((one) => Object.keys(one).some((keyword) => DESCRIBING.has(keyword))) ? all : 'any';
}

const DESCRIBING: ReadonlySet<string> = new Set(
  'type properties items prefixItems additionalProperties patternProperties enum const required not'.split(
    ' ',
  ),
);

/** A schema with all that is applied to the same value. */
function parts(document: DocumentNode, schema: unknown, seen = new Set<unknown>()): DocumentNode[] {
  const { node } = follow(document, schema, '#');
  if (!isObject(schema) || seen.has(node)) return [];
  seen.add(node);
  const inside = [node.allOf, node.anyOf, node.oneOf, node.then, node.else].flat();
  return [node, ...inside.flatMap((one) => parts(document, one, seen))];
}

function stepInto(document: DocumentNode, schema: DocumentNode, name: string): Found {
  const { properties, items, prefixItems, additionalProperties, patternProperties } = schema;
  if (/^-?\d+$/.test(name) && mayBeList([schema])) {
    const list = [items, ...(Array.isArray(prefixItems) ? prefixItems : [])];
    return list.every((one) => one === undefined) ? 'any' : unite(document, list);
  }
  const known = mapping(properties);
  if (Object.hasOwn(known, name)) return alternatives(document, known[name]);
  if (isObject(additionalProperties) || patternProperties !== undefined)
    return unite(document, [additionalProperties, ...Object.values(mapping(patternProperties))]);
  // An object of which nothing is described.
  const isFree = [schema.type].flat().includes('object') && properties === undefined;
  return isFree && additionalProperties !== false && schema.allOf === undefined && schema.oneOf === undefined
    ? 'any'
    : [];
}

function unite(document: DocumentNode, schemas: readonly unknown[]): Found {
  const all = schemas.filter((one) => one !== undefined).map((one) => alternatives(document, one));
  return all.includes('any') ? 'any' : all.flatMap((one) => (one === 'any' ? [] : one));
}
