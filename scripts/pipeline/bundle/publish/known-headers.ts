import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { HTTP_METHODS } from '../../document/http-methods.ts';

/**
 * The same document with the known credentials on each operation of which no headers are shown (`security: [{}]` with `x-not-shown`):
 * all of them, each by itself, or none. Generators take the empty list to mean that no credential is sent.
 */
export function withKnownHeaders(document: JsonObject): JsonObject {
  const { components, paths } = document;
  const schemes =
    isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {};
  const names = Object.keys(schemes);
  if (names.length === 0 || !isObject(paths)) return document;
  const each = names.length > 1 ? names.map((name) => ({ [name]: [] })) : [];
  const security = [Object.fromEntries(names.map((name) => [name, []])), ...each, {}];
  const settled = Object.entries(paths).map(([path, item]) => {
    if (!isObject(item)) return [path, item] as const;
    const operations = Object.entries(item).map(([key, operation]) => [
      key,
      HTTP_METHODS.has(key) && isOpen(operation) ? { ...operation, security } : operation,
    ]);
    return [path, Object.fromEntries(operations)] as const;
  });
  return { ...document, paths: Object.fromEntries(settled) };
}

function isOpen(operation: Json | undefined): operation is JsonObject {
  if (!isObject(operation) || operation['x-not-shown'] === undefined) return false;
  const { security } = operation;
  return (
    Array.isArray(security) &&
    security.length > 0 &&
    security.every((set) => isObject(set) && Object.keys(set).length === 0)
  );
}
