import { isMethod } from '../../../../lib/http-methods.ts';
import { isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { withAdditionalOperations } from '../openapi-3.2.ts';
import { withMergedObjects } from './merged-objects.ts';
import { withNullBesideObjects, withNullInTypes } from './null-objects.ts';
import { withSchemaExamples } from './schema-examples.ts';

/** Tells whether the description asks to be made ready for its readers: `x-for-readers: true` at its root. */
export function isForReaders(document: DocumentNode): boolean {
  return document['x-for-readers'] === true;
}

/**
 * The document as its readers should see it: with what an author should not have to write. Only for a description that asks for it; any
 * other is left as it was written.
 */
export function readableDocument(document: DocumentNode): DocumentNode {
  if (!isForReaders(document)) return document;
  const merged = withMergedObjects(document as JsonObject);
  return withNullInTypes(withSchemaExamples(merged)) as DocumentNode;
}

/** The document as it is published, for tools that do not know Redoc's extensions. */
export function publishedDocument(document: DocumentNode): DocumentNode {
  if (!isForReaders(document)) return withAdditionalOperations(document);
  return withPagesInDescription(
    readableDocument(withAdditionalOperations(document)) as JsonObject,
  ) as DocumentNode;
}

/**
 * The document as generators of clients in other languages understand it best: the published one with the known headers where none are
 * shown. In OpenAPI 3.1, null stands beside an object in place of in its type, which some of them make `Any` of; in 3.0, a choice with null
 * becomes code that does not parse.
 */
export function forGenerators(document: DocumentNode, version: '3.1' | '3.0'): DocumentNode {
  // Made once: what asks for it would turn null around again.
  const { 'x-for-readers': _, ...made } = withKnownHeaders(publishedDocument(document) as JsonObject);
  return (version === '3.1' ? withNullBesideObjects(made) : made) as DocumentNode;
}

/**
 * Returns the same document with the known credentials on each operation of which no headers are shown (`security: [{}]` with `x-not-shown`): all of
 * them, each by itself, or none. Generators take the empty list to mean that no credential is sent.
 */
function withKnownHeaders(document: JsonObject): JsonObject {
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
      isMethod(key) && isOpen(operation) ? { ...operation, security } : operation,
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

/**
 * Returns the same document with the pages that are tags without operations (`x-traitTag`, which only Redoc knows) as sections of the description of
 * the whole, which every tool shows.
 */
function withPagesInDescription(document: JsonObject): JsonObject {
  const { tags, info } = document;
  if (!Array.isArray(tags) || !isObject(info)) return document;
  const pages = tags.filter(isPage);
  if (pages.length === 0) return document;
  const sections = pages.map(({ name, description }) => `## ${name}\n\n${String(description ?? '').trim()}`);
  const before = typeof info.description === 'string' ? [info.description.trim()] : [];
  return {
    ...document,
    info: { ...info, description: `${[...before, ...sections].join('\n\n')}\n` },
    tags: tags.filter((tag) => !isPage(tag)),
  };
}

function isPage(tag: Json): tag is JsonObject {
  return isObject(tag) && tag['x-traitTag'] === true;
}
