import { fromPointer, toPointer } from '../../../lib/json-pointer.ts';
import type { DocumentNode } from '../document/document-node.ts';

interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
}

/**
 * A copy of what a node leads to by references, at the places that it has in the document: of a description of ten megabytes, one operation
 * leads to very little.
 */
export function reachable(document: DocumentNode, node: unknown): DocumentNode {
  const places = new Map<string, Place>();
  const waiting: unknown[] = [node];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    if (typeof here !== 'object' || here === null) continue;
    for (const [key, value] of Object.entries(here)) {
      if (key !== '$ref' || typeof value !== 'string') waiting.push(value ?? null);
      else if (value.startsWith('#')) waiting.push(...newlyReached(document, value, places));
    }
  }
  return copyOf(document, [...places.values()]);
}

/** What a reference leads to, unless that was reached before; where it goes through another reference, that one and the rest. */
function newlyReached(document: DocumentNode, ref: string, places: Map<string, Place>): object[] {
  const steps = fromPointer(ref);
  let value: unknown = document;
  for (const [index, name] of steps.entries()) {
    if (typeof value !== 'object' || value === null) return [];
    if (Object.hasOwn(value, name)) value = (value as DocumentNode)[name];
    else {
      const { $ref } = value as DocumentNode;
      const path = steps.slice(0, index);
      return typeof $ref === 'string' && isNew({ path, value }, places)
        ? [value, { $ref: $ref + toPointer(steps.slice(index)) }]
        : [];
    }
  }
  return typeof value === 'object' && value !== null && isNew({ path: steps, value }, places) ? [value] : [];
}

function isNew(place: Place, places: Map<string, Place>): boolean {
  const key = toPointer(place.path);
  if (places.has(key)) return false;
  places.set(key, place);
  return true;
}

function copyOf(document: DocumentNode, places: readonly Place[]): DocumentNode {
  const copy: DocumentNode = Object.create(null);
  const whole = new Set<unknown>();
  // Outer places first: what is inside of them is then there already.
  for (const { path, value } of places.toSorted((one, other) => one.path.length - other.path.length)) {
    if (path.length === 0) return structuredClone(document);
    let here = copy;
    let original: unknown = document;
    for (const [index, name] of path.entries()) {
      if (whole.has(here)) break;
      original = (original as DocumentNode)[name];
      if (index < path.length - 1) here[name] ??= Array.isArray(original) ? [] : Object.create(null);
      else here[name] = structuredClone(value);
      here = here[name] as DocumentNode;
      if (index === path.length - 1) whole.add(here);
    }
  }
  return copy;
}
