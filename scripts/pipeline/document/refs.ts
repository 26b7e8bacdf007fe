import { isRef } from '@redocly/openapi-core';
import { at, isObject } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import type { DocumentNode } from './document-node.ts';

/** A part of the bundled document and where it stands, after references were followed. */
export interface Standing {
  readonly node: DocumentNode;
  /** `#/components/schemas/Card` */
  readonly pointer: string;
}

/** Follows `$ref` inside the bundled document until something else stands there. */
export function follow(document: DocumentNode, node: unknown, pointer: string): Standing {
  const seen = new Set<string>();
  let at = { node, pointer };
  while (isRef(at.node)) {
    const ref = at.node.$ref;
    if (seen.has(ref)) throw new Error(`The reference ${ref} leads back to itself`);
    seen.add(ref);
    at = { node: lookUp(document, ref), pointer: ref };
  }
  if (!isObject(at.node)) return { node: {}, pointer: at.pointer };
  return { node: at.node, pointer: at.pointer };
}

/** `Card` for `#/components/schemas/Card`; `undefined` for any other place. */
export function componentName(pointer: string, group: string): string | undefined {
  const [components, own, name, ...rest] = fromPointer(pointer);
  return components === 'components' && own === group && rest.length === 0 ? name : undefined;
}

/** Returns what a reference of the bundle names. */
export function lookUp(document: DocumentNode, ref: string): unknown {
  if (!ref.startsWith('#/')) throw new Error(`The bundle refers to ${ref}, outside of itself`);
  const node = at(document, ref);
  if (node === undefined) throw new Error(`The bundle refers to ${ref}, where nothing stands`);
  return node;
}
