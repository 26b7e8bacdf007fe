import type { Json, JsonObject } from '../../../lib/json.ts';
import { at, isObject } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import type { ApiModel } from '../../../templates/model.ts';
import type { Tell } from '../loosen/note.ts';
import { freeName } from '../model/free-name.ts';
import { mapDocumentSchemas, mapSubschemas, put, type SchemaNode } from '../model/schema-walk.ts';
import { findRecursion } from './types/recursion.ts';

/**
 * What openapi-typescript is given. It writes a reference as a path of keys, which TypeScript cannot follow through a list, a
 * choice or a property that may be missing; it lists the operations of a shared path item twice, and knows an operation by its
 * `operationId` only, which is the method's name here.
 */
export function typesInput(document: JsonObject, model: ApiModel, tell?: Tell): TypesInput {
  const named = withNamedTargets(withPathItemsInPlace(document));
  const schemas = isObject(named.components) ? named.components.schemas : undefined;
  const { throughLists, endless } = findRecursion(isObject(schemas) ? schemas : {});
  const finite = endless.size === 0 ? named : withoutEndless(named, endless, tell);
  return { document: withOperationIds(finite, model), recursive: throughLists };
}

export interface TypesInput {
  readonly document: JsonObject;
  /** Components whose types are part of themselves. */
  readonly recursive: ReadonlySet<string>;
}

function withoutEndless(
  document: JsonObject,
  endless: ReadonlySet<string>,
  tell: Tell | undefined,
): JsonObject {
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    if (!endless.has(pointer)) return mapSubschemas(schema, pointer, visit);
    tell?.({
      pointer,
      message: 'The schema refers to itself with nothing on the way; its type is `unknown` there.',
    });
    const { $ref: _, ...rest } = schema;
    return mapSubschemas(rest, pointer, visit);
  };
  return mapDocumentSchemas(document, visit);
}

function withOperationIds(document: JsonObject, { operations }: ApiModel): JsonObject {
  const paths: Record<string, Json> = {};
  for (const [path, item] of Object.entries(isObject(document.paths) ? document.paths : {}))
    put(paths, path, item);
  for (const { id, path, method } of operations) {
    const item = paths[path];
    const operation = isObject(item) ? item[method] : undefined;
    if (isObject(item) && isObject(operation))
      put(paths, path, { ...item, [method]: { ...operation, operationId: id } });
  }
  return { ...document, paths };
}

/** Each schema that is referred to by where it stands inside another becomes a component: `A_list_items`. */
function withNamedTargets(document: JsonObject): JsonObject {
  const hoisted: Record<string, Json> = {};
  const places = new Map<string, string>();
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const mapped = mapSubschemas(schema, pointer, visit);
    if (typeof schema.$ref === 'string') mapped.$ref = named(schema.$ref);
    return mapped;
  };
  const named = (ref: string): string => {
    const steps = fromPointer(ref);
    if (ref.startsWith('#/components/schemas/') && steps.length === 3) return ref;
    const known = places.get(ref);
    if (known !== undefined) return known;
    const target = at(document, ref);
    if (typeof target !== 'boolean' && !isObject(target)) return ref;
    const name = freeName(steps, document, hoisted);
    const place = `#/components/schemas/${name}`;
    places.set(ref, place);
    // Holds the name while the schema is looked at, which may refer to itself.
    put(hoisted, name, {});
    put(hoisted, name, visit(target, ref));
    return place;
  };
  const mapped = mapDocumentSchemas(document, visit);
  if (places.size === 0) return mapped;
  const components = isObject(mapped.components) ? mapped.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  return { ...mapped, components: { ...components, schemas: { ...schemas, ...hoisted } } };
}

function withPathItemsInPlace(document: JsonObject): JsonObject {
  if (!isObject(document.components) || document.components.pathItems === undefined) return document;
  const { pathItems: _, ...components } = document.components;
  const settled = (item: Json): Json => {
    const seen = new Set<string>();
    let here: Json = item;
    while (isObject(here) && typeof here.$ref === 'string' && !seen.has(here.$ref)) {
      const { $ref: ref, ...beside }: JsonObject = here;
      seen.add(ref as string);
      const target = at(document, ref as string);
      here = { ...(isObject(target) ? target : {}), ...beside };
    }
    return here;
  };
  const inPlace = (items: Json | undefined): JsonObject =>
    Object.fromEntries(
      Object.entries(isObject(items) ? items : {}).map(([key, item]) => [key, settled(item)]),
    );
  return {
    ...document,
    paths: inPlace(document.paths),
    ...(document.webhooks === undefined ? {} : { webhooks: inPlace(document.webhooks) }),
    components,
  };
}
