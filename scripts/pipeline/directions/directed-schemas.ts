import { isMethod } from '../../../lib/http-methods.ts';
import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { mapPartSchemas, put, type SchemaNode } from '../document/schema-walk.ts';

/** The direction in which data goes: `request` is to the owner of the API, `response` is from there. */
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
  const ofOwner = (item: Json) =>
    pathItem(inPlace(document as JsonObject, item), 'response', visit, document as JsonObject);
  const mapped: Record<string, Json> = { ...(document as JsonObject) };
  if (isObject(paths))
    mapped.paths = mapValues(paths, (item) => pathItem(item, 'request', visit, document as JsonObject));
  if (isObject(webhooks)) mapped.webhooks = mapValues(webhooks, ofOwner);
  if (isObject(components)) {
    const { callbacks, pathItems } = components;
    mapped.components = {
      ...mapParts(components, OF_COMPONENTS, 'request', visit),
      ...(isObject(callbacks) && { callbacks: mapValues(callbacks, (one) => callback(one, ofOwner)) }),
      ...(isObject(pathItems) && {
        pathItems: mapValues(pathItems, (item) => pathItem(item, 'request', visit, document as JsonObject)),
      }),
    };
  }
  return mapped as DocumentNode;
}

function callback(node: Json, change: (item: Json) => Json): Json {
  return isObject(node) && typeof node.$ref !== 'string' ? mapValues(node, change) : node;
}

/** A path item that is referred to, where it is referred to: a path may share it, whose data goes the other way. */
function inPlace(document: JsonObject, node: Json): Json {
  let here = node;
  for (let hops = 0; isObject(here) && typeof here.$ref === 'string' && hops < 32; hops++) {
    const { $ref, ...beside }: JsonObject = here;
    const target = at(document, $ref as string);
    if (!isObject(target)) return here;
    here = { ...target, ...beside };
  }
  return here;
}

/** @param sent the way of its requests */
function pathItem(node: Json, sent: DataDirection, visit: DirectedVisit, document: JsonObject): Json {
  if (!isObject(node)) return node;
  const mapped = mapParts(node, OF_OPERATIONS.slice(0, 1), sent, visit);
  for (const method of Object.keys(node).filter(isMethod)) {
    const operation = mapped[method];
    if (!isObject(operation)) continue;
    const { callbacks } = operation;
    // A callback of a callback may lead back to the same path item.
    const ofOwner = (item: Json) =>
      pathItem(sent === 'request' ? inPlace(document, item) : item, 'response', visit, document);
    mapped[method] = {
      ...mapParts(operation, OF_OPERATIONS, sent, visit),
      ...(isObject(callbacks) && { callbacks: mapValues(callbacks, (one) => callback(one, ofOwner)) }),
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
