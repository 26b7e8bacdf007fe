import type { Json, JsonObject } from '../../../../lib/json.ts';
import { isObject } from '../../../../lib/json.ts';

/** Media types of text: whatever is none of them is bytes. */
const TEXT =
  /^(?:text|multipart)\/|^\*\/\*$|^application\/(?:.*\+)?(?:json|xml|yaml|x-yaml|jsonl|ndjson|x-ndjson|javascript|ecmascript|graphql|sql|toml|x-www-form-urlencoded)(?:;|$)|[/+](?:json|xml|yaml)(?:;|$)|^application\/(?:.*\+)?json-/i;

/** Keywords that say nothing of what a value is. */
const SILENT = new Set(
  'title description examples example default deprecated readOnly writeOnly externalDocs xml $comment'.split(
    ' ',
  ),
);
const CONTENT = new Set(['contentEncoding', 'contentMediaType', 'contentSchema']);

/**
 * OpenAPI 3.0 says this with a format: `byte` for text in base64, `binary` for the bytes of a file.
 *
 * @returns the keywords of 3.0, and whether they stand for `contentEncoding` as well
 */
export function bytesOf(
  schema: JsonObject,
): { type?: 'string'; format: string; encoded: boolean } | undefined {
  const { contentEncoding, contentMediaType, type, format } = schema;
  const types = type === undefined ? [] : [type].flat();
  const isBare = type === undefined && Object.keys(schema).every((key) => CONTENT.has(key) || isSilent(key));
  if (format !== undefined || !(isBare || types.includes('string'))) return undefined;
  const shape = isBare ? { type: 'string' as const } : {};
  const encoding = typeof contentEncoding === 'string' ? contentEncoding.toLowerCase() : undefined;
  if (encoding === 'base64') return { ...shape, format: 'byte', encoded: true };
  if (encoding === 'base64url') return { ...shape, format: 'base64url', encoded: true };
  if (encoding !== undefined || typeof contentMediaType !== 'string' || TEXT.test(contentMediaType.trim()))
    return undefined;
  return { ...shape, format: 'binary', encoded: false };
}

const BINARY: JsonObject = { type: 'string', format: 'binary' };
/** Keys whose values are data or schemas. */
const CLOSED = new Set(['example', 'examples', 'value', 'default', 'enum', 'schema', 'schemas', 'mapping']);

/**
 * A 3.1 document in which content of bytes says so, as 3.0 asks for: the whole content where its media type is one of bytes, and parts of a form that have no type.
 */
export function withBinaryContent(document: JsonObject): JsonObject {
  const visit = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (CLOSED.has(key) || key.startsWith('x-')) return [key, value];
        return [key, key === 'content' && isObject(value) ? contentOf(value, visit) : visit(value)];
      }),
    );
  };
  return visit(document) as JsonObject;
}

function contentOf(content: JsonObject, visit: (node: Json) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(content).map(([name, media]) => {
      if (!isObject(media)) return [name, media];
      const inner = visit(media) as JsonObject;
      if (/^multipart\//i.test(name))
        return [name, { ...inner, ...(inner.schema !== undefined && { schema: formOf(inner.schema) }) }];
      return [
        name,
        TEXT.test(name.trim()) || !isUntyped(inner.schema)
          ? inner
          : { ...inner, schema: bytesWith(inner.schema) },
      ];
    }),
  );
}

/** Parts without a type are files, as is an entry of a list of them. */
function formOf(schema: Json): Json {
  if (!isObject(schema) || !isObject(schema.properties)) return schema;
  const part = (value: Json): Json => {
    if (isObject(value) && value.type === 'array' && value.items !== undefined)
      return { ...value, items: part(value.items) };
    return isObject(value) && isSilentSchema(value) ? bytesWith(value) : value;
  };
  const parts = Object.entries(schema.properties).map(([name, value]) => [name, part(value)] as const);
  return { ...schema, properties: Object.fromEntries(parts) };
}

/** No schema, one that allows anything, or a text without a format, where a text is none. */
function isUntyped(schema: Json | undefined): boolean {
  if (schema === undefined || schema === true) return true;
  if (!isObject(schema)) return false;
  const { type, ...rest } = schema;
  return (
    (type === undefined || type === 'string') && isSilentSchema(rest) && rest.contentEncoding === undefined
  );
}

function isSilentSchema(schema: JsonObject): boolean {
  return Object.keys(schema).every((key) => key === 'contentMediaType' || isSilent(key));
}

function isSilent(key: string): boolean {
  return SILENT.has(key) || key.startsWith('x-');
}

function bytesWith(schema: Json | undefined): JsonObject {
  return isObject(schema) ? { ...schema, ...BINARY } : BINARY;
}
