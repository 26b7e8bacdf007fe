import { escapePointerFragment, isPlainObject, isRef, unescapePointerFragment } from '@redocly/openapi-core';
import type { JsonObject } from '../bundle/bundle.ts';

/** A part of the bundled document and where it stands, after references were followed. */
export interface Standing {
  readonly node: JsonObject;
  /** `#/components/schemas/Card` */
  readonly pointer: string;
}

/** `pointerTo('#/paths', '/v1/card')` is `#/paths/~1v1~1card`. */
export function pointerTo(base: string, ...segments: (string | number)[]): string {
  return [base, ...segments.map((segment) => escapePointerFragment(segment))].join('/');
}

/** Follows `$ref` inside the bundled document until something else stands there. */
export function follow(document: JsonObject, node: unknown, pointer: string): Standing {
  const seen = new Set<string>();
  let at = { node, pointer };
  while (isRef(at.node)) {
    const ref = at.node.$ref;
    if (seen.has(ref)) throw new Error(`The reference ${ref} leads back to itself`);
    seen.add(ref);
    at = { node: lookUp(document, ref), pointer: ref };
  }
  if (!isPlainObject(at.node)) return { node: {}, pointer: at.pointer };
  return { node: at.node, pointer: at.pointer };
}

/** `Card` for `#/components/schemas/Card`; `undefined` for any other place. */
export function componentName(pointer: string, group: string): string | undefined {
  const prefix = `#/components/${group}/`;
  if (!pointer.startsWith(prefix)) return undefined;
  const rest = pointer.slice(prefix.length);
  return rest.includes('/') ? undefined : unescapePointerFragment(rest);
}

/** What a reference of the bundle names. */
export function lookUp(document: JsonObject, ref: string): unknown {
  if (!ref.startsWith('#/')) throw new Error(`The bundle refers to ${ref}, outside of itself`);
  let node: unknown = document;
  for (const segment of ref.slice(2).split('/').map(unescapePointerFragment)) {
    node = (node as JsonObject | undefined)?.[segment];
  }
  if (node === undefined) throw new Error(`The bundle refers to ${ref}, where nothing stands`);
  return node;
}
