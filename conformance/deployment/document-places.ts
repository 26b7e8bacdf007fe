import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';

/** The evidence of a deployment's own word: it never counts as a statement of the source. */
export const OWN = { kind: 'schema', section: 'deployment', evidence: 'deployment' } as const;

/** Tells whether a pointer is another, or leads into it. */
export function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

export function pointerOf({ path, method }: { readonly path: string; readonly method: string }): string {
  return step('#/paths', path, method.toLowerCase());
}

/** Returns what stands at a pointer, or where its reference leads; `undefined` if that is no object. */
export function resolveAt(
  document: Json,
  pointer: string,
  depth = 0,
): { readonly node: JsonObject; readonly pointer: string } | undefined {
  const node = at(document, pointer);
  if (!isObject(node)) return undefined;
  return typeof node.$ref === 'string' && depth < MAX_DEPTH
    ? resolveAt(document, node.$ref, depth + 1)
    : { node, pointer };
}

/** References may lead in a circle. */
const MAX_DEPTH = 20;

/** Tells whether overlays wrote what stands at a pointer, or what it is a part of. */
export function isWritten(written: readonly string[], pointer: string): boolean {
  return written.some((outer) => isWithin(pointer, outer));
}

/** Tells the same of any part of it, also behind references. */
export function isTouched(document: Json, written: readonly string[], pointer: string): boolean {
  const seen = new Set<string>();
  const look = (here: string): boolean => {
    if (seen.has(here)) return false;
    seen.add(here);
    if (written.some((one) => isWithin(one, here) || isWithin(here, one))) return true;
    return refsIn(at(document, here)).some(look);
  };
  return look(pointer);
}

function refsIn(node: Json | undefined): string[] {
  if (Array.isArray(node)) return node.flatMap((item: Json) => refsIn(item));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === '$ref' && typeof value === 'string' ? [value] : refsIn(value),
  );
}

/** Returns the status of an operation that a response falls under: its own, its range, or the default. */
export function responseAmong(described: readonly string[], status: number): string | undefined {
  const range = `${String(status)[0]}XX`;
  return [String(status), range, range.toLowerCase(), 'default'].find((one) => described.includes(one));
}
