import { HTTP_METHODS, isMethod } from '../../../lib/http-methods.ts';
import type { Json, JsonObject } from '../../../lib/json.ts';
import { at, isObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { mapDocumentSchemas, put } from '../document/schema-walk.ts';
import { withBinaryContent } from './down-convert/bytes.ts';
import { schemaConverter } from './down-convert/schema-converter.ts';
import { unsupported } from './down-convert/unsupported.ts';

const DIALECTS = new Set([
  'https://json-schema.org/draft/2020-12/schema',
  'https://spec.openapis.org/oas/3.1/dialect/base',
]);

/**
 * The OpenAPI 3.0.3 document that accepts and rejects the same payloads as a bundled 3.1 document, for tools that lag.
 * What 3.0 has no word for is either said with `anyOf`, `allOf` and `not`, or refused; never dropped.
 *
 * @throws ToolError `unsupported` with a pointer into the bundled document
 */
export function toOpenApi30(document: object): object {
  const source = withBinaryContent(document as JsonObject);
  checkDialect(source);
  const schemas = schemaConverter(source);
  const converted = mapDocumentSchemas(source, schemas.convert);
  const settled = settle(converted, converted, []) as JsonObject;
  const { openapi: _, jsonSchemaDialect: __, info, components, paths, webhooks, ...rest } = settled;
  const { pathItems: ___, ...kept }: Record<string, Json> = isObject(components) ? components : {};
  const named = { ...(isObject(kept.schemas) ? kept.schemas : {}), ...schemas.hoisted() };
  if (Object.keys(named).length > 0) kept.schemas = named;
  for (const scheme of Object.values(isObject(kept.securitySchemes) ? kept.securitySchemes : {})) {
    checkScheme(scheme);
  }
  return {
    openapi: '3.0.3',
    info: info30(info),
    ...rest,
    paths: withResponses(paths),
    // As Redoc and others know them; 3.0 has none.
    ...(webhooks === undefined ? {} : { 'x-webhooks': webhooks }),
    ...(Object.keys(kept).length === 0 ? {} : { components: kept }),
  };
}

function checkDialect(document: JsonObject): void {
  const dialect = document.jsonSchemaDialect;
  if (dialect === undefined || DIALECTS.has(String(dialect))) return;
  throw unsupported(
    `OpenAPI 3.0 cannot follow the JSON Schema dialect \`${dialect}\`.`,
    '#/jsonSchemaDialect',
    'Use the dialect of JSON Schema 2020-12, or leave `jsonSchemaDialect` out.',
  );
}

function checkScheme(scheme: Json): void {
  if (!isObject(scheme) || scheme.type !== 'mutualTLS') return;
  throw unsupported(
    'OpenAPI 3.0 has no security scheme of type `mutualTLS`.',
    '#/components/securitySchemes',
    'Leave it out: a client certificate is not part of a request.',
  );
}

/** 3.0 has no summary of the whole and no license identifier; both stay as extensions. */
function info30(source: Json | undefined): JsonObject {
  const { summary, license, ...info }: Record<string, Json> = isObject(source) ? source : {};
  if (summary !== undefined) info['x-summary'] = summary;
  if (!isObject(license)) return info;
  const { identifier, ...named }: Record<string, Json> = license;
  if (typeof identifier === 'string') {
    named['x-identifier'] = identifier;
    // An expression (`MIT OR Apache-2.0`) has no page of its own.
    if (/^[\w.+-]+$/.test(identifier)) named.url = `https://spdx.org/licenses/${identifier}.html`;
  }
  return { ...info, license: named };
}

/** Keys whose values are data: a `$ref` in them is the payload's own. */
const DATA = new Set(['example', 'value', 'default', 'enum']);

/**
 * Outside of schemas: 3.0 has no shared path items, and ignores what stands beside `$ref`. Either way, what is named is copied
 * to where it is used.
 */
function settle(node: Json, root: JsonObject, trail: readonly string[]): Json {
  if (Array.isArray(node)) return node.map((item) => settle(item, root, trail));
  if (!isObject(node)) return node;
  const { $ref: ref, ...beside } = node;
  if (
    typeof ref === 'string' &&
    (ref.startsWith('#/components/pathItems/') || Object.keys(beside).length > 0)
  ) {
    if (trail.includes(ref)) {
      throw unsupported(
        'A path item that leads back to itself has no end in OpenAPI 3.0.',
        ref,
        'Break the circle.',
      );
    }
    const target = at(root, ref);
    return settle({ ...(isObject(target) ? target : {}), ...beside }, root, [...trail, ref]);
  }
  const result: Record<string, Json> = {};
  for (const [key, value] of Object.entries(node)) {
    put(result, key, DATA.has(key) || key.startsWith('x-') ? value : settle(value, root, trail));
  }
  return result;
}

/** An operation may leave its responses out in 3.1; in 3.0 there is at least one. */
function withResponses(paths: Json | undefined): JsonObject {
  const items = Object.entries(isObject(paths) ? paths : {}).map(([path, item]) => {
    if (!isObject(item)) return [path, item] as const;
    const filled = Object.entries(item).map(([key, node]) => {
      if (isMethod(key) && !HTTP_METHODS.has(key))
        throw unsupported(
          `OpenAPI 3.0 has no method ${key.toUpperCase()}.`,
          step('#/paths', path, key),
          'Leave the operation out, or use another method.',
        );
      if (!HTTP_METHODS.has(key) || !isObject(node)) return [key, node] as const;
      const none = !isObject(node.responses) || Object.keys(node.responses).length === 0;
      return [
        key,
        none ? { ...node, responses: { default: { description: 'Not described.' } } } : node,
      ] as const;
    });
    return [path, Object.fromEntries(filled)] as const;
  });
  return Object.fromEntries(items);
}
