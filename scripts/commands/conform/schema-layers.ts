import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';

/** A schema may hold itself. */
export const MAX_DEPTH = 12;

export interface Layer {
  readonly node: JsonObject;
  readonly pointer: string;
}

/** A schema with what it refers to and all of `allOf`. */
export function layersAt(document: Json, pointer: string, depth = 0): Layer[] {
  const node = at(document, pointer);
  if (!isObject(node) || depth > MAX_DEPTH) return [];
  const all = Array.isArray(node.allOf) ? [...node.allOf.keys()] : [];
  return [
    { node, pointer },
    ...(typeof node.$ref === 'string' ? layersAt(document, node.$ref, depth + 1) : []),
    ...all.flatMap((index) => layersAt(document, step(pointer, 'allOf', index), depth + 1)),
  ];
}
