import { isForReaders, readableDocument } from '../../bundle/publish/publish.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { withSingleExamples } from '../single-examples.ts';
import { withPlaceExamples } from './place-examples.ts';

/** Returns the bundled document as its readers see it, with one example at most on each field. */
export function shownDocument(document: DocumentNode): DocumentNode {
  const readable = readableDocument(document);
  return isForReaders(document) ? withPlaceExamples(readable) : withSingleExamples(readable);
}
