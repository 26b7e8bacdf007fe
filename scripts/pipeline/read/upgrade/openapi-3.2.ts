import { at, isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import { put } from '../../document/schema-walk.ts';
import type { UpgradeContext } from '../upgrade.ts';

const MEDIA_TYPES = '#/components/mediaTypes/';

/**
 * A description of OpenAPI 3.2 as one of 3.1: what 3.1 can say is said its way (shared media types are copied to where they are
 * used, `dataValue` of an example is its `value`); operations of other methods are left out, with a note.
 */
export function fromOpenApi32(document: JsonObject, openapi: string, { note }: UpgradeContext): JsonObject {
  const { $self: _, ...read } = document;
  const paths: Record<string, Json> = {};
  for (const [path, item] of Object.entries(isObject(read.paths) ? read.paths : {})) {
    put(paths, path, isObject(item) ? pathItem(item, step('#/paths', path), note) : item);
  }
  const changed: JsonObject = { ...read, openapi, ...(isObject(read.paths) && { paths }) };
  return mapAll(changed, (node, parents) => {
    if (typeof node.$ref === 'string' && node.$ref.startsWith(MEDIA_TYPES)) {
      const target = at(document, node.$ref);
      return isObject(target) ? target : node;
    }
    if (parents.at(-2) !== 'examples' || !('dataValue' in node) || 'value' in node) return node;
    const { dataValue, serializedValue: __, ...example } = node;
    return { ...example, value: dataValue as Json };
  }) as JsonObject;
}

function pathItem(item: JsonObject, pointer: string, note: UpgradeContext['note']): JsonObject {
  const { query, additionalOperations, ...rest } = item;
  if (query !== undefined) note(step(pointer, 'query'), leftOut('QUERY'));
  if (isObject(additionalOperations)) {
    for (const method of Object.keys(additionalOperations))
      note(step(pointer, 'additionalOperations', method), leftOut(method));
  }
  return rest;
}

function leftOut(method: string): string {
  return `The operation is left out: its method ${method} came with OpenAPI 3.2.`;
}

/** A copy in which each object went through `change`, from the outside in; `parents` are the keys that lead to it. */
function mapAll(
  node: Json,
  change: (node: JsonObject, parents: readonly string[]) => JsonObject,
  parents: readonly string[] = [],
): Json {
  if (Array.isArray(node))
    return node.map((item, index) => mapAll(item, change, [...parents, String(index)]));
  if (!isObject(node)) return node;
  const result: Record<string, Json> = {};
  for (const [key, value] of Object.entries(change(node, parents)))
    put(result, key, mapAll(value, change, [...parents, key]));
  return result;
}
