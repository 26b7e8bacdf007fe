import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { HTTP_METHODS } from '../document/http-methods.ts';
import { mapPartSchemas, put, type SchemaNode } from '../document/schema-walk.ts';

/** Which way data goes: `request` is to the owner of the API, `response` is from there. */
export type DataDirection = 'request' | 'response';

export type DirectedVisit = (schema: SchemaNode, direction: DataDirection) => Json;

const OTHER = { request: 'response', response: 'request' } as const;

/** The parts of an operation with schemas, and the way of their data. */
const OF_OPERATIONS: readonly (readonly [key: string, kind: string, direction: DataDirection])[] = [
  ['parameters', 'list of parameter', 'request'],
  ['requestBody', 'requestBody', 'request'],
  ['responses', 'map of response', 'response'],
];

const OF_COMPONENTS: readonly (readonly [key: string, kind: string, direction: DataDirection])[] = [
  ['parameters', 'map of parameter', 'request'],
  ['requestBodies', 'map of requestBody', 'request'],
  ['responses', 'map of response', 'response'],
  ['headers', 'map of parameter', 'response'],
];

/**
 * A copy of a document in which the schemas of requests and responses (the outermost ones, those of components not among them) went through
 * `visit`. A webhook and a callback are sent by the owner of the API: what they bring goes the way of a response.
 */
export function mapDirectedSchemas(document: DocumentNode, visit: DirectedVisit): DocumentNode {
  const { paths, webhooks, components } = document as JsonObject;
  const mapped: Record<string, Json> = { ...(document as JsonObject) };
  if (isObject(paths)) mapped.paths = mapValues(paths, (item) => pathItem(item, 'request', visit));
  if (isObject(webhooks)) mapped.webhooks = mapValues(webhooks, (item) => pathItem(item, 'response', visit));
  if (isObject(components)) {
    const { callbacks, pathItems } = components;
    mapped.components = {
      ...mapParts(components, OF_COMPONENTS, 'request', visit),
      ...(isObject(callbacks) && { callbacks: mapValues(callbacks, (one) => callback(one, visit)) }),
      ...(isObject(pathItems) && {
        pathItems: mapValues(pathItems, (item) => pathItem(item, 'request', visit)),
      }),
    };
  }
  return mapped as DocumentNode;
}

function callback(node: Json, visit: DirectedVisit): Json {
  if (!isObject(node) || typeof node.$ref === 'string') return node;
  return mapValues(node, (item) => pathItem(item, 'response', visit));
}

/** @param sent the way of its requests */
function pathItem(node: Json, sent: DataDirection, visit: DirectedVisit): Json {
  if (!isObject(node)) return node;
  const mapped = mapParts(node, OF_OPERATIONS.slice(0, 1), sent, visit);
  for (const method of [...HTTP_METHODS, 'query']) {
    const operation = mapped[method];
    if (!isObject(operation)) continue;
    const { callbacks } = operation;
    mapped[method] = {
      ...mapParts(operation, OF_OPERATIONS, sent, visit),
      ...(isObject(callbacks) && { callbacks: mapValues(callbacks, (one) => callback(one, visit)) }),
    };
  }
  return mapped;
}

function mapParts(
  node: JsonObject,
  parts: typeof OF_OPERATIONS,
  sent: DataDirection,
  visit: DirectedVisit,
): Record<string, Json> {
  const mapped: Record<string, Json> = { ...node };
  for (const [key, kind, direction] of parts) {
    const part = node[key];
    if (part === undefined) continue;
    const way = sent === 'request' ? direction : OTHER[direction];
    mapped[key] = mapPartSchemas(
      part,
      kind,
      '#',
      (schema) => visit(schema, way),
      () => {},
    );
  }
  return mapped;
}

function mapValues(source: JsonObject, change: (value: Json) => Json): Record<string, Json> {
  const target: Record<string, Json> = {};
  for (const [key, value] of Object.entries(source)) put(target, key, change(value));
  return target;
}
