import { isMethod } from '../../../lib/http-methods.ts';
import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';

/**
 * Schemas stand at these places: inside an OpenAPI 3.1 document, and inside each other. Makers that rewrite schemas (the mock, 3.0) walk with these
 * two functions, so that a property that happens to be called `schema` or `examples` is never taken for one.
 */

export type SchemaNode = boolean | JsonObject;
/** Rewrites one schema; `pointer` is where it stands, `#/components/schemas/Card`. */
export type SchemaVisit = (schema: SchemaNode, pointer: string) => Json;

type Holds = 'schema' | 'schemas' | 'schemaMap';

/** JSON Schema 2020-12 keywords that hold schemas, and how. */
const HOLDERS: Readonly<Record<Holds, string>> = {
  schemaMap: '$defs definitions properties patternProperties dependentSchemas',
  schemas: 'allOf anyOf oneOf prefixItems',
  schema: `not if then else items contains additionalProperties unevaluatedProperties unevaluatedItems propertyNames
    contentSchema`,
};

const HOLDS = new Map(
  Object.entries(HOLDERS).flatMap(([holds, keys]) => keys.split(/\s+/).map((key) => [key, holds as Holds])),
);

type Shape = Readonly<Record<string, readonly ['one' | 'list' | 'map', string]>>;

const HEADER: Shape = { schema: ['one', 'schema'], content: ['map', 'mediaType'] };

/** OpenAPI objects on the way to a schema. `*` stands for every key of an object without fixed names. */
const SHAPES: Readonly<Record<string, Shape>> = {
  document: { paths: ['map', 'pathItem'], webhooks: ['map', 'pathItem'], components: ['one', 'components'] },
  components: {
    schemas: ['map', 'schema'],
    responses: ['map', 'response'],
    parameters: ['map', 'parameter'],
    requestBodies: ['map', 'requestBody'],
    headers: ['map', 'parameter'],
    callbacks: ['map', 'callback'],
    pathItems: ['map', 'pathItem'],
    mediaTypes: ['map', 'mediaType'],
  },
  pathItem: {
    parameters: ['list', 'parameter'],
    additionalOperations: ['map', 'operation'],
  },
  operation: {
    parameters: ['list', 'parameter'],
    requestBody: ['one', 'requestBody'],
    responses: ['map', 'response'],
    callbacks: ['map', 'callback'],
  },
  callback: { '*': ['one', 'pathItem'] },
  requestBody: { content: ['map', 'mediaType'] },
  response: { headers: ['map', 'parameter'], content: ['map', 'mediaType'] },
  parameter: HEADER,
  mediaType: { schema: ['one', 'schema'], itemSchema: ['one', 'schema'], encoding: ['map', 'encoding'] },
  encoding: { headers: ['map', 'parameter'] },
};

/** Sets a key even when it is called `__proto__`, which a plain assignment would take for the prototype. */
export function put(target: Record<string, Json>, key: string, value: Json): void {
  if (key !== '__proto__') target[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

function mapEntries(source: JsonObject, change: (value: Json, key: string) => Json): Record<string, Json> {
  const target: Record<string, Json> = {};
  for (const key of Object.keys(source)) put(target, key, change(source[key] as Json, key));
  return target;
}

/** Tells whether schemas may stand under a keyword. */
export function holdsSchemas(keyword: string): boolean {
  return HOLDS.has(keyword);
}

/** A copy of a schema whose direct subschemas went through `visit`. Other keywords are carried over untouched. */
export function mapSubschemas(schema: JsonObject, pointer: string, visit: SchemaVisit): Record<string, Json> {
  return mapEntries(schema, (value, key) => {
    const holds = HOLDS.get(key);
    if (holds === undefined) return value;
    const here = step(pointer, key);
    if (holds === 'schema' && isSchema(value)) return visit(value, here);
    if (holds === 'schemas' && Array.isArray(value)) {
      return value.map((item, index) => (isSchema(item) ? visit(item, step(here, index)) : item));
    }
    if (holds === 'schemaMap' && isObject(value)) {
      return mapEntries(value, (item, name) => (isSchema(item) ? visit(item, step(here, name)) : item));
    }
    return value;
  });
}

function isSchema(value: Json): value is SchemaNode {
  return typeof value === 'boolean' || isObject(value);
}

/** A copy of an OpenAPI document whose schemas (the outermost ones) went through `visit`; everything else stays as it is. */
export function mapDocumentSchemas(document: JsonObject, visit: SchemaVisit): JsonObject {
  return mapShape(document, 'document', '#', visit, (value) => value) as JsonObject;
}

/**
 * The kinds of places in a description that may hold schemas: `pathItem`, `response`, `schema`, and `map of response` or `list of parameter` for what
 * holds several.
 */
export type PartKind = string;

/**
 * `mapDocumentSchemas` for a part of a document.
 *
 * @param onReference told of each reference outside of schemas, with the kind of what it leads to
 */
export function mapPartSchemas(
  node: Json,
  kind: PartKind,
  pointer: string,
  visit: SchemaVisit,
  onReference: (ref: string, kind: PartKind) => void,
): Json {
  return mapShape(node, kind, pointer, visit, (value, inside) => {
    if (inside !== undefined && isObject(value) && typeof value.$ref === 'string')
      onReference(value.$ref, inside);
    return value;
  });
}

/** Walks in the same way, but leaves out whatever is not on the way to a schema: examples, extensions, descriptions. Pointers stay true. */
export function onlySchemas(document: JsonObject, visit: SchemaVisit): JsonObject {
  return mapShape(document, 'document', '#', visit, () => null) as JsonObject;
}

function mapShape(
  node: Json,
  kind: string,
  pointer: string,
  visit: SchemaVisit,
  other: (value: Json, kind?: PartKind) => Json,
): Json {
  if (kind === 'schema') return isSchema(node) ? visit(node, pointer) : node;
  const [, holds, held] = /^(map|list) of (\w+)$/.exec(kind) ?? [];
  if (holds !== undefined && held !== undefined) return mapHolder(node, holds, held, pointer, visit, other);
  const shape = SHAPES[kind];
  if (!isObject(node) || shape === undefined || typeof node.$ref === 'string') return other(node, kind);
  return mapEntries(node, (value, key) => {
    const [how, childKind] = (key.startsWith('x-') ? undefined : (shape[key] ?? otherPart(kind, key))) ?? [];
    if (how === undefined || childKind === undefined) return other(value);
    const here = step(pointer, key);
    if (how === 'one') return mapShape(value, childKind, here, visit, other);
    return mapHolder(value, how, childKind, here, visit, other);
  });
}

/** An operation of a path item, or what a callback holds by expressions. */
function otherPart(kind: string, key: string): Shape[string] | undefined {
  if (kind === 'pathItem') return isMethod(key) ? ['one', 'operation'] : undefined;
  return SHAPES[kind]?.['*'];
}

function mapHolder(
  node: Json,
  holds: string,
  kind: PartKind,
  pointer: string,
  visit: SchemaVisit,
  other: (value: Json, kind?: PartKind) => Json,
): Json {
  if (isObject(node) && typeof node.$ref === 'string') return other(node, `${holds} of ${kind}`);
  if (holds === 'list' && Array.isArray(node)) {
    return node.map((item: Json, index) => mapShape(item, kind, step(pointer, index), visit, other));
  }
  if (holds !== 'map' || !isObject(node)) return other(node);
  return mapEntries(node, (item, name) =>
    pointer === '#/paths' && name.startsWith('x-')
      ? other(item)
      : mapShape(item, kind, step(pointer, name), visit, other),
  );
}
