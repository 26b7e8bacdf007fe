import { at, isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../../document/schema-walk.ts';

/**
 * Returns the same document without `required` where a schema is of responses alone. Redoc marks each such field in red, as something that the
 * reader has to send.
 */
export function withoutRequiredInResponses(document: DocumentNode): DocumentNode {
  const sent = reached(document, (key) => key !== 'responses');
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const { required, ...mapped } = mapSubschemas(schema, pointer, visit);
    const isReceived =
      !sent.has(componentOf(pointer)) && /\/responses\/|^#\/components\/schemas\//.test(pointer);
    return required === undefined || isReceived ? mapped : { ...mapped, required };
  };
  return mapDocumentSchemas(document as JsonObject, visit) as DocumentNode;
}

/** Component schemas, by pointer, that operations lead to. */
export function reached(document: DocumentNode, follows: (key: string) => boolean = () => true): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (!isObject(node)) return;
    const { $ref: reference, mapping } = node;
    const named = isObject(mapping) ? Object.values(mapping) : [];
    for (const target of [reference, ...named]) {
      if (typeof target !== 'string' || !target.startsWith('#/') || found.has(target)) continue;
      found.add(target);
      visit(at(document, target));
    }
    for (const [key, member] of Object.entries(node)) if (!DATA.has(key) && follows(key)) visit(member);
  };
  visit([document.paths, document.webhooks]);
  return found;
}

const DATA: ReadonlySet<string> = new Set([
  'const',
  'default',
  'enum',
  'example',
  'examples',
  'x-codeSamples',
]);

/** `#/components/schemas/Card` for `#/components/schemas/Card/properties/id`. */
function componentOf(pointer: string): string {
  return /^#\/components\/schemas\/[^/]+/.exec(pointer)?.[0] ?? pointer;
}

/** Names of the component schemas. */
export function schemasOf(document: DocumentNode): Record<string, unknown> {
  const { components } = document;
  return isObject(components) && isObject(components.schemas) ? components.schemas : {};
}

/** `#/components/schemas/Card` */
export const schemaPointer = (name: string): string => step('#/components/schemas', name);
