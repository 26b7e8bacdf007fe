import type { JsonObject } from '../../../../lib/json.ts';
import type { DocumentNode } from '../bundle.ts';
import { withSchemaExamples } from './examples.ts';
import { withNullInTypes } from './null-objects.ts';

/**
 * The document as it is published: what readers and other tools want to find in it, and an author should not have to write. Only for a
 * description that asks for it, by `x-for-readers: true` at its root; any other is published as it was written.
 */
export function published(document: DocumentNode): DocumentNode {
  if (document['x-for-readers'] !== true) return document;
  return withNullInTypes(withSchemaExamples(document as JsonObject)) as DocumentNode;
}
