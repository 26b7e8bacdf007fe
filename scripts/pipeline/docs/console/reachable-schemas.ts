import { isObject } from '../../../../lib/json.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { lookUp } from '../../document/refs.ts';

/** The schemas at these pointers and all that they refer to, by pointer; of extensions, only the values seen. */
export function reachableSchemas(
  document: DocumentNode,
  pointers: readonly string[],
): Readonly<Record<string, unknown>> {
  const found = new Map<string, unknown>();
  const queue = [...pointers];
  // The loop goes on over what it adds itself.
  for (const pointer of queue) {
    if (found.has(pointer)) continue;
    const schema = schemaAt(document, pointer);
    if (schema === undefined) continue;
    found.set(
      pointer,
      withoutExtensions(schema, (reference) => queue.push(reference)),
    );
  }
  return Object.fromEntries(found);
}

/** A schema that was loosened for the generators may stand nowhere in the document itself: no body is compared to it then. */
function schemaAt(document: DocumentNode, pointer: string): unknown {
  try {
    return lookUp(document, pointer);
  } catch {
    return undefined;
  }
}

function withoutExtensions(node: unknown, onReference: (reference: string) => void): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutExtensions(item, onReference));
  if (!isObject(node)) return node;
  if (typeof node.$ref === 'string' && node.$ref.startsWith('#/')) onReference(node.$ref);
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !key.startsWith('x-') || key === 'x-seen')
      .map(([key, value]) => [key, withoutExtensions(value, onReference)]),
  );
}
