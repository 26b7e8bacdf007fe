import { isMethod, isOwnMethod } from '../../../lib/http-methods.ts';
import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow } from '../document/refs.ts';
import { put } from '../document/schema-walk.ts';
import { mapObjects } from '../read/data-places.ts';

/**
 * A bundled description of OpenAPI 3.2 in the words that 3.1 has for the same: operations of `additionalOperations` stand beside the others, by
 * their methods, `dataValue` of an example is its `value`, a security scheme is called by its name, and the fields of a query string
 * are parameters of the query. Everything else stays as it is, and so does any other version.
 */
export function fromOpenApi32(document: DocumentNode): DocumentNode {
  if (!isOpenApi32(document)) return document;
  const { $self, ...read } = document as JsonObject;
  const schemes = at(document, '#/components/securitySchemes');
  const known = new Set(Object.keys(isObject(schemes) ? schemes : {}));
  const named = mapObjects(read, (node) => ({
    ...node,
    ...(isObject(node.examples) && { examples: mapValues(node.examples, withValue) }),
    ...(isObject(node.content) && { content: mapValues(node.content, withParsedExamples) }),
    ...(Array.isArray(node.security) && {
      security: node.security.map((set: Json) =>
        isObject(set) ? withNames(set, known, String($self ?? '')) : set,
      ),
    }),
  }));
  return mapPathItems(named, (item) =>
    mapValues(withQueryFields(named, withOwnMethods(item)), (operation, key) =>
      isMethod(key) && isObject(operation) ? withQueryFields(named, operation) : operation,
    ),
  ) as DocumentNode;
}

/** A name that is no method in capitals stays in `additionalOperations`. */
function withOwnMethods({ additionalOperations: additional, ...item }: JsonObject): JsonObject {
  if (!isObject(additional))
    return additional === undefined ? item : { ...item, additionalOperations: additional };
  const left = Object.entries(additional).filter(([method]) => !isOwnMethod(method));
  const own = Object.entries(additional).filter(([method]) => isOwnMethod(method));
  return {
    ...item,
    ...Object.fromEntries(own),
    ...(left.length > 0 && { additionalOperations: Object.fromEntries(left) }),
  };
}

/** Returns the same document with methods of its own as OpenAPI 3.2 writes them, for the published document. */
export function withAdditionalOperations(document: DocumentNode): DocumentNode {
  if (!isOpenApi32(document)) return document;
  return mapPathItems(document as JsonObject, (item) => {
    const own = Object.entries(item).filter(([key]) => isOwnMethod(key));
    if (own.length === 0) return item;
    const others = Object.entries(item).filter(([key]) => !isOwnMethod(key));
    const additional = { ...mapping(item.additionalOperations), ...Object.fromEntries(own) };
    return { ...Object.fromEntries(others), additionalOperations: additional };
  }) as DocumentNode;
}

function isOpenApi32({ openapi }: DocumentNode): boolean {
  return /^3\.2\b/.test(String(openapi));
}

/** The name of the component that a security requirement refers to; a component's name goes before a URI. */
export function schemeName(name: string, known: ReadonlySet<string>, self: string): string {
  if (known.has(name)) return name;
  const local = self !== '' && name.startsWith(`${self}#`) ? name.slice(self.length) : name;
  const [components, group, scheme = '', ...rest] = local.startsWith('#/') ? fromPointer(local) : [];
  const isScheme = components === 'components' && group === 'securitySchemes' && rest.length === 0;
  return isScheme && known.has(scheme) ? scheme : name;
}

function withNames(requirement: JsonObject, known: ReadonlySet<string>, self: string): JsonObject {
  const named: Record<string, Json> = {};
  for (const [name, scopes] of Object.entries(requirement)) put(named, schemeName(name, known, self), scopes);
  return named;
}

function withValue(example: Json): Json {
  if (!isObject(example) || !('dataValue' in example) || 'value' in example) return example;
  const { dataValue, serializedValue: _, ...rest } = example;
  return { ...rest, value: dataValue as Json };
}

/** A serialized example of JSON is a value; of another media type it is the text that is sent. */
function withParsedExamples(media: Json, mediaType: string): Json {
  if (!isObject(media) || !isObject(media.examples)) return media;
  const examples = mapValues(media.examples, (example) => {
    if (!isObject(example) || typeof example.serializedValue !== 'string') return example;
    if ('value' in example || 'dataValue' in example) return example;
    const value = /json\b/i.test(mediaType) ? parsed(example.serializedValue) : example.serializedValue;
    return value === undefined ? example : { ...example, value };
  });
  return { ...media, examples };
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

const FORM = /^application\/x-www-form-urlencoded\b/i;

/** A parameter that is the whole query string, as a form: each field is a parameter of the query. What else it may be is refused. */
function withQueryFields(document: JsonObject, holder: JsonObject): JsonObject {
  if (!Array.isArray(holder.parameters)) return holder;
  const added: Json[] = [];
  const parameters = holder.parameters.map((given: Json) => {
    const { node } = follow(document as DocumentNode, given, '#');
    const [first = given, ...others] =
      node.in === 'querystring' ? queryFields(document, node as JsonObject) : [];
    added.push(...others);
    return first;
  });
  return { ...holder, parameters: [...parameters, ...added] };
}

function queryFields(document: JsonObject, parameter: JsonObject): JsonObject[] {
  const content = isObject(parameter.content) ? Object.entries(parameter.content) : [];
  const media = content.find(([mediaType]) => FORM.test(mediaType))?.[1];
  if (!isObject(media)) return [];
  const { schema = {}, encoding } = media;
  const { node } = follow(document as DocumentNode, schema, '#');
  const fields = Object.entries(mapping((node as JsonObject).properties));
  const { content: _, ...common } = parameter;
  // Fields that nobody names are those of an object.
  if (fields.length === 0) return [{ ...common, in: 'query', style: 'form', explode: true, schema }];
  const isRequired = (name: string) =>
    parameter.required === true && Array.isArray(node.required) && node.required.includes(name);
  return fields.map(([name, field]) => {
    const { style, explode, allowReserved } = mapping(mapping(encoding)[name]);
    const written = { ...(style !== undefined && { style }), ...(explode !== undefined && { explode }) };
    return {
      name,
      in: 'query',
      ...(isRequired(name) && { required: true }),
      ...written,
      ...(allowReserved !== undefined && { allowReserved }),
      schema: field as Json,
    };
  });
}

function mapping(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** A copy whose path items went through `change`: of paths, webhooks, components and callbacks. */
function mapPathItems(document: JsonObject, change: (item: JsonObject) => JsonObject): JsonObject {
  const operation = (node: Json): Json =>
    isObject(node) && isObject(node.callbacks)
      ? { ...node, callbacks: mapValues(node.callbacks, items) }
      : node;
  const item = (node: Json): Json => {
    if (!isObject(node)) return node;
    const own = mapValues(node, (value, key) => {
      if (key === 'additionalOperations' && isObject(value)) return mapValues(value, operation);
      return isMethod(key) ? operation(value) : value;
    });
    return change(own);
  };
  const items = (node: Json): Json =>
    isObject(node) && typeof node.$ref !== 'string'
      ? mapValues(node, (value, key) => (key.startsWith('x-') ? value : item(value)))
      : node;
  const { paths, webhooks, components } = document;
  return {
    ...document,
    ...(paths !== undefined && { paths: items(paths) }),
    ...(webhooks !== undefined && { webhooks: items(webhooks) }),
    ...(isObject(components) && {
      components: {
        ...components,
        ...(components.pathItems !== undefined && { pathItems: items(components.pathItems) }),
        ...(isObject(components.callbacks) && { callbacks: mapValues(components.callbacks, items) }),
      },
    }),
  };
}

function mapValues(source: JsonObject, change: (value: Json, key: string) => Json): JsonObject {
  const target: Record<string, Json> = {};
  for (const [key, value] of Object.entries(source)) put(target, key, change(value, key));
  return target;
}
