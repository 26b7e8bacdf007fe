import type { ContentKind } from '../../../templates/model.ts';
import { essenceOf } from '../../../templates/runtime/server-media-types.ts';
import type { DocumentNode } from '../document/document-node.ts';

const FORMS: Readonly<Record<string, ContentKind>> = {
  'multipart/form-data': 'multipart',
  'application/x-www-form-urlencoded': 'form',
  'text/event-stream': 'events',
  'application/jsonl': 'lines',
  'application/x-jsonl': 'lines',
  'application/x-ndjson': 'lines',
  'application/ndjson': 'lines',
  'application/json-lines': 'lines',
};

const JSON_TYPE = /^[^/]+\/(.+\+)?json$/;
const TEXT_TYPE =
  /^text\/|^[^/]+\/(.+\+)?(xml|yaml|x-yaml|javascript|graphql|sql|csv|toml|html|pem-certificate-chain)$/;
const BINARY_TYPE =
  /^(image|audio|video|font|model|multipart)\/|^application\/(octet-stream|pdf|zip|gzip|x-tar|wasm|(.+\+)?(zip|gzip|cbor|protobuf)|x-protobuf|vnd\.ms-.+|vnd\.openxmlformats-.+)$/;

/**
 * The kind says how the generated code reads and writes content of a media type. One that says little (any type, `application/vnd.bank.v2`) is
 * decided by its schema.
 */
export function contentKind(mediaType: string, schema: DocumentNode, schemaKind: () => string): ContentKind {
  const essence = essenceOf(mediaType);
  const form = FORMS[essence];
  if (form !== undefined) return form;
  if (JSON_TYPE.test(essence)) return 'json';
  if (TEXT_TYPE.test(essence)) return 'text';
  if (BINARY_TYPE.test(essence) || isBinary(schema)) return 'binary';
  if (essence.includes('*')) return 'json';
  const kind = schemaKind();
  if (kind === 'string') return 'text';
  return kind === 'any' ? 'binary' : 'json';
}

/** Tells whether a string schema stands for bytes: `format: binary` of OpenAPI 3.0, or `contentMediaType` without an encoding. */
export function isBinary(schema: DocumentNode): boolean {
  if (schema.format === 'binary') return true;
  const { contentMediaType, contentEncoding } = schema;
  if (typeof contentMediaType !== 'string' || contentEncoding !== undefined) return false;
  const essence = essenceOf(contentMediaType);
  return !JSON_TYPE.test(essence) && !TEXT_TYPE.test(essence);
}

/** Tells whether the media type of a part says that it is a file: `image/png, image/jpeg`. */
export function isBinaryType(mediaType: string): boolean {
  return mediaType.split(',').every((one) => BINARY_TYPE.test(essenceOf(one)));
}
