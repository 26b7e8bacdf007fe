import { isMethod } from '../../../lib/http-methods.ts';
import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { CALLBACK_ADDRESS } from '../../../templates/docs/markdown/received.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow, type Standing } from '../document/refs.ts';
import { put } from '../document/schema-walk.ts';
import { unlike } from './naming.ts';
import { mapping, trimmedText } from './values.ts';

/** On the path item of a webhook that is a callback. */
export const CALLBACK = 'x-callback';

const known = new WeakMap<DocumentNode, DocumentNode>();

/**
 * The document with its callbacks among the webhooks: whoever receives them needs the same for both. A callback is called by its own name,
 * `/onShipped`, since its URL is the receiver's choice; one that several operations share stands there once.
 */
export function withCallbacks(document: DocumentNode): DocumentNode {
  const before = known.get(document);
  if (before !== undefined) return before;
  const added: Record<string, Json> = {};
  const names = new Set(Object.keys(mapping(document.webhooks)));
  const seen = new Set<string>();
  for (const { node, pointer } of operationsOf(document)) {
    for (const [name, given] of Object.entries(mapping(node.callbacks))) {
      const callback = follow(document, given, step(pointer, 'callbacks', name));
      if (seen.has(callback.pointer)) continue;
      seen.add(callback.pointer);
      for (const [expression, item] of Object.entries(callback.node)) {
        if (expression.startsWith('x-')) continue;
        const found = follow(document, item, step(callback.pointer, expression));
        const free = unlike(name, names);
        names.add(free);
        put(added, free, { ...pathItem(found.node as JsonObject), [CALLBACK_ADDRESS]: expression });
      }
    }
  }
  const result =
    Object.keys(added).length === 0
      ? document
      : { ...document, webhooks: { ...mapping(document.webhooks), ...added } };
  known.set(document, result);
  return result;
}

function* operationsOf(document: DocumentNode): Generator<Standing> {
  for (const [path, given] of Object.entries(mapping(document.paths))) {
    if (path.startsWith('x-')) continue;
    const item = follow(document, given, step('#/paths', path));
    for (const method of Object.keys(item.node)) {
      const node = item.node[method];
      if (isMethod(method) && isObject(node))
        yield { node: node as DocumentNode, pointer: step(item.pointer, method) };
    }
  }
}

/** Its operations without ids, which more than one may have; what the API asks of its callers it does not bring itself. */
function pathItem(item: JsonObject): JsonObject {
  const result: Record<string, Json> = { ...item, [CALLBACK]: true };
  for (const method of Object.keys(item).filter(isMethod)) {
    const operation = item[method];
    if (!isObject(operation)) continue;
    const { operationId, callbacks: _, ...rest } = operation as JsonObject;
    const id = trimmedText(operationId);
    result[method] = { security: [], ...rest, ...(id !== '' && { [CALLBACK]: id }) };
  }
  return result;
}
