import { cannotBeSent, isMethod } from '../../../lib/http-methods.ts';
import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { follow } from '../document/refs.ts';
import { put } from '../document/schema-walk.ts';
import type { OnLoosened } from './note.ts';

/**
 * A copy of a document without what no client can send: methods that fetch forbids, and bodies of GET and HEAD requests. Each `{name}` of a
 * path has its parameter, and each path parameter its place in the path.
 */
export function loosenOperations(document: JsonObject, onLoosened: OnLoosened): JsonObject {
  const { paths, components } = document;
  const shared = isObject(components) ? components.pathItems : undefined;
  return {
    ...document,
    ...(isObject(paths) && {
      paths: mapItems(paths, '#/paths', (item, pointer, path) =>
        pathItem(document, item, pointer, path, onLoosened),
      ),
    }),
    ...(isObject(components) &&
      isObject(shared) && {
        components: {
          ...components,
          pathItems: mapItems(shared, '#/components/pathItems', (item, pointer) =>
            pathItem(document, item, pointer, undefined, onLoosened),
          ),
        },
      }),
  };
}

function pathItem(
  document: JsonObject,
  item: JsonObject,
  pointer: string,
  path: string | undefined,
  onLoosened: OnLoosened,
): JsonObject {
  const result: Record<string, Json> = { ...item };
  for (const method of Object.keys(item).filter((key) => isObject(item[key]) && cannotBeSent(key))) {
    delete result[method];
    const message = `The method ${method.toUpperCase()} cannot be sent; the operation is left out.`;
    onLoosened({ pointer: step(pointer, method), message });
  }
  for (const name of Object.keys(item).filter(
    (key) => isObject(item[key]) && isUnknownMethod(document, key),
  )) {
    delete result[name];
    const message = `Only methods in capital letters without a field of their own are made; the operation \`${name}\` is left out.`;
    onLoosened({ pointer: step(pointer, 'additionalOperations', name), message });
  }
  for (const method of ['get', 'head']) {
    const operation = result[method];
    if (!isObject(operation) || operation.requestBody === undefined) continue;
    const { requestBody: _, ...rest } = operation;
    result[method] = rest;
    const message = `A ${method.toUpperCase()} request cannot carry a body; the operation is made without.`;
    onLoosened({ pointer: step(pointer, method, 'requestBody'), message });
  }
  if (path === undefined || typeof item.$ref === 'string') return result;
  const names = new Set(Array.from(path.matchAll(/\{([^}]*)\}/g), (found) => found[1] ?? ''));
  const ofItem = inPath(document, result, names, pointer, onLoosened);
  for (const method of Object.keys(result).filter(isMethod)) {
    const operation = result[method];
    if (!isObject(operation)) continue;
    const place = step(pointer, method);
    noteParts(document, operation, place, onLoosened);
    noteNestedParts(document, operation, place, onLoosened);
    const own = inPath(document, operation, names, place, onLoosened);
    const missing = [...names].filter((name) => !own.has(name) && !ofItem.has(name));
    for (const name of missing) {
      const message = `The path parameter \`${name}\` is not described; it is made as a string.`;
      onLoosened({ pointer: place, message });
    }
    const added = missing.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
    const kept = placed(document, operation, names);
    result[method] =
      kept === undefined && added.length === 0
        ? operation
        : { ...operation, parameters: [...(kept ?? []), ...added] };
  }
  const kept = placed(document, result, names);
  if (kept !== undefined) result.parameters = kept;
  return result;
}

/** A name of `additionalOperations`, which stands beside the methods in a bundle of OpenAPI 3.2. */
function isUnknownMethod({ openapi }: JsonObject, key: string): boolean {
  return /^3\.2\b/.test(String(openapi)) && !isMethod(key) && !key.startsWith('x-');
}

/**
 * RFC 7578 has a part of a form carry no header but those of its name and media type, and `FormData` cannot hold others.
 */
function noteParts(
  document: JsonObject,
  operation: JsonObject,
  pointer: string,
  onLoosened: OnLoosened,
): void {
  const body = follow(document, operation.requestBody, step(pointer, 'requestBody'));
  const { content } = body.node as JsonObject;
  for (const [mediaType, media] of Object.entries(isObject(content) ? content : {})) {
    if (!/^multipart\/form-data\b/i.test(mediaType) || !isObject(media) || !isObject(media.encoding))
      continue;
    for (const [name, encoding] of Object.entries(media.encoding)) {
      if (!isObject(encoding)) continue;
      const place = step(body.pointer, 'content', mediaType, 'encoding', name);
      if (isObject(encoding.headers) && Object.keys(encoding.headers).length > 0) {
        const message = `Parts of a form have no headers of their own (RFC 7578); those of \`${name}\` are not sent.`;
        onLoosened({ pointer: step(place, 'headers'), message });
      }
    }
  }
}

/** Fields of OpenAPI 3.2 for parts by position, and for parts within parts. */
const OF_NESTED_PARTS = ['encoding', 'prefixEncoding', 'itemEncoding'];

/** A body of `multipart/mixed` and its like is bytes, in requests and responses; parts of a form have no parts. */
function noteNestedParts(
  document: JsonObject,
  { requestBody, responses }: JsonObject,
  pointer: string,
  onLoosened: OnLoosened,
): void {
  const holders = [
    { node: requestBody, place: step(pointer, 'requestBody') },
    ...Object.entries(isObject(responses) ? responses : {}).map(([status, node]) => ({
      node,
      place: step(pointer, 'responses', status),
    })),
  ];
  for (const { node, place } of holders) {
    const holder = follow(document, node, place);
    const { content } = holder.node as JsonObject;
    for (const [mediaType, media] of Object.entries(isObject(content) ? content : {})) {
      if (!isObject(media)) continue;
      const at = step(holder.pointer, 'content', mediaType);
      const encodings = Object.entries(isObject(media.encoding) ? media.encoding : {});
      const places = [
        ...OF_NESTED_PARTS.slice(1).map((field) => [media, field, at] as const),
        ...encodings.flatMap(([name, one]) =>
          OF_NESTED_PARTS.map((field) => [one, field, step(at, 'encoding', name)] as const),
        ),
      ];
      for (const [one, field, where] of places) {
        if (!isObject(one) || one[field] === undefined) continue;
        const message = `\`${field}\` is not used: parts are made and read as without it.`;
        onLoosened({ pointer: step(where, field), message });
      }
    }
  }
}

/** Names of the path parameters that a holder describes; reports those that the path has no place for. */
function inPath(
  document: JsonObject,
  holder: JsonObject,
  names: ReadonlySet<string>,
  pointer: string,
  onLoosened: OnLoosened,
): Set<string> {
  const found = new Set<string>();
  for (const [index, parameter] of listOf(holder).entries()) {
    const { node } = follow(document, parameter, pointer);
    if (node.in !== 'path') continue;
    found.add(String(node.name));
    if (!names.has(String(node.name))) {
      const message = `The path has no place for the path parameter \`${String(node.name)}\`; it is left out.`;
      onLoosened({ pointer: step(pointer, 'parameters', index), message });
    }
  }
  return found;
}

/** The parameters without those that the path has no place for; `undefined` where there are none at all. */
function placed(document: JsonObject, holder: JsonObject, names: ReadonlySet<string>): Json[] | undefined {
  if (!Array.isArray(holder.parameters)) return undefined;
  return listOf(holder).flatMap((parameter) => {
    const { node } = follow(document, parameter, '#');
    if (node.in !== 'path') return [parameter];
    if (!names.has(String(node.name))) return [];
    // OpenAPI wants it said, and many forget.
    return node.required === true ? [parameter] : [{ ...(node as JsonObject), required: true }];
  });
}

function listOf({ parameters }: JsonObject): readonly Json[] {
  return Array.isArray(parameters) ? parameters : [];
}

function mapItems(
  items: JsonObject,
  base: string,
  change: (item: JsonObject, pointer: string, key: string) => JsonObject,
): JsonObject {
  const result: Record<string, Json> = {};
  for (const [key, item] of Object.entries(items)) {
    put(result, key, isObject(item) && !key.startsWith('x-') ? change(item, step(base, key), key) : item);
  }
  return result;
}
