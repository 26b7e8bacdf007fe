import type { DocumentNode } from '../bundle/bundle.ts';

/** Names of the types of a document's schemas, so that whoever describes a type need not be handed them beside the document. */
const NAMES = new WeakMap<DocumentNode, ReadonlyMap<string, string>>();

export function useTypeNames(document: DocumentNode, names: ReadonlyMap<string, string>): void {
  NAMES.set(document, names);
}

/** What the type of a component is called: `CardRequest` for `card-request`. */
export function typeNameOf(document: DocumentNode, component: string): string {
  return NAMES.get(document)?.get(component) ?? component;
}
