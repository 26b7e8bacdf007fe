import type { Json, JsonObject } from '../../../lib/json.ts';
import { at, isObject } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import type { ApiModel } from '../../../templates/model.ts';
import { freeName } from '../document/free-name.ts';
import { mapDocumentSchemas, mapSubschemas, put, type SchemaNode } from '../document/schema-walk.ts';
import { withDiscriminatorValues } from './types/discriminators.ts';
import { recursiveIn } from './types/recursion.ts';

/**
 * What openapi-typescript is given. It writes a reference as a path of keys, which TypeScript cannot follow through a list, a
 * choice or a property that may be missing; it lists the operations of a shared path item twice, and knows an operation by its
 * `operationId` only, which is the method's name here.
 */
export function typesInput(document: JsonObject, model: ApiModel): TypesInput {
  const named = withNamedTargets(
    withDiscriminatorValues(withParametersInPlace(withPathItemsInPlace(document))),
  );
  const schemas = isObject(named.components) ? named.components.schemas : undefined;
  return {
    document: withOperationIds(named, model),
    recursive: recursiveIn(isObject(schemas) ? schemas : {}),
  };
}

export interface TypesInput {
  readonly document: JsonObject;
  /** Components whose types are part of themselves. */
  readonly recursive: ReadonlySet<string>;
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
    // What they hold is named where something refers to it; openapi-typescript makes a property of the keyword.
    const { $defs: _, definitions: __, ...used } = schema;
    const mapped = mapSubschemas(used, pointer, visit);
    if (typeof schema.$ref === 'string') mapped.$ref = named(schema.$ref);
    return withoutBooleans(withRoom(besideReference(mapped)));
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

const SHAPING = [
  ...['properties', 'patternProperties', 'additionalProperties', 'required', 'allOf', 'anyOf', 'oneOf'],
  ...['enum', 'const'],
];

/** openapi-typescript looks at nothing beside a reference. */
function besideReference(schema: Record<string, Json>): Record<string, Json> {
  const { $ref, ...beside } = schema;
  if ($ref === undefined || !SHAPING.some((key) => key in beside)) return schema;
  return { ...beside, allOf: [{ $ref }, ...(Array.isArray(beside.allOf) ? beside.allOf : [])] };
}

/** Of more types than these, the values of an object are `unknown`. */
const MAX_TYPES = 6;

/** In TypeScript the type of all further properties is one of the listed ones, too: a value would fit none otherwise. */
function withRoom(schema: Record<string, Json>): Record<string, Json> {
  const { properties, patternProperties, additionalProperties } = schema;
  const named = Object.values(isObject(properties) ? properties : {});
  if (named.length === 0) return schema;
  const further = [
    ...(isObject(additionalProperties) ? [additionalProperties] : []),
    ...Object.values(isObject(patternProperties) ? patternProperties : {}),
  ];
  if (further.length === 0) return schema;
  const { patternProperties: _, ...rest } = schema;
  const types = new Map([...further, ...named].map((one) => [JSON.stringify(one), one]));
  return { ...rest, additionalProperties: types.size > MAX_TYPES ? {} : { anyOf: [...types.values()] } };
}

/** openapi-typescript knows `true` and `false` as schemas, but not in `allOf`, `anyOf` and `oneOf`. */
function withoutBooleans(schema: Record<string, Json>): Json {
  const { allOf, anyOf, oneOf } = schema;
  if (Array.isArray(allOf)) {
    if (allOf.includes(false)) return false;
    schema.allOf = allOf.filter((item: Json) => item !== true);
  }
  for (const [key, choice] of Object.entries({ anyOf, oneOf })) {
    if (!Array.isArray(choice)) continue;
    const possible = choice.filter((item: Json) => item !== false);
    if (possible.length === 0) return false;
    schema[key] = possible.map((item: Json) => (item === true ? {} : item));
  }
  return schema;
}

function withPathItemsInPlace(document: JsonObject): JsonObject {
  if (!isObject(document.components) || document.components.pathItems === undefined) return document;
  const { pathItems: _, ...components } = document.components;
  const inPlace = (items: Json | undefined): JsonObject =>
    Object.fromEntries(
      Object.entries(isObject(items) ? items : {}).map(([key, item]) => [key, settled(document, item)]),
    );
  return {
    ...document,
    paths: inPlace(document.paths),
    ...(document.webhooks === undefined ? {} : { webhooks: inPlace(document.webhooks) }),
    components,
  };
}

/** Parameters that are referred to where another operation has them; openapi-typescript makes a path of keys of the reference, of which some may be missing. */
function withParametersInPlace(document: JsonObject): JsonObject {
  const isFar = (parameter: Json) =>
    isObject(parameter) &&
    typeof parameter.$ref === 'string' &&
    !parameter.$ref.startsWith('#/components/parameters/');
  const inPlace = (node: Json): Json =>
    isObject(node) && Array.isArray(node.parameters) && node.parameters.some(isFar)
      ? {
          ...node,
          parameters: node.parameters.map((one: Json) => (isFar(one) ? settled(document, one) : one)),
        }
      : node;
  const items = (all: Json | undefined): JsonObject =>
    mapValues(isObject(all) ? all : {}, (item) =>
      isObject(item) ? mapValues(inPlace(item) as JsonObject, inPlace) : item,
    );
  return {
    ...document,
    paths: items(document.paths),
    ...(document.webhooks === undefined ? {} : { webhooks: items(document.webhooks) }),
  };
}

function mapValues(source: JsonObject, change: (value: Json) => Json): JsonObject {
  const result: Record<string, Json> = {};
  for (const [name, value] of Object.entries(source)) put(result, name, change(value as Json));
  return result;
}

/** What a reference leads to in the end, with what stands beside it. */
function settled(document: JsonObject, item: Json): Json {
  const seen = new Set<string>();
  let here: Json = item;
  while (isObject(here) && typeof here.$ref === 'string' && !seen.has(here.$ref)) {
    const { $ref: ref, ...beside }: JsonObject = here;
    seen.add(ref as string);
    const target = at(document, ref as string);
    here = { ...(isObject(target) ? target : {}), ...beside };
  }
  return here;
}
