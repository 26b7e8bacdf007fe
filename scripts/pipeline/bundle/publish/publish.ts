import type { JsonObject } from '../../../../lib/json.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { withSchemaExamples } from './examples.ts';
import { withKnownHeaders } from './known-headers.ts';
import { withMergedObjects } from './merged-objects.ts';
import { withNullBesideObjects, withNullInTypes } from './null-objects.ts';
import { withPagesInDescription } from './pages.ts';

/** Whether the description asks to be made ready for its readers: `x-for-readers: true` at its root. */
function isForReaders(document: DocumentNode): boolean {
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
  if (!isForReaders(document)) return document;
  return withPagesInDescription(readableDocument(document) as JsonObject) as DocumentNode;
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
