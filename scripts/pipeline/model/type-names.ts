import type { DocumentNode } from '../document/document-node.ts';

/** A document, and what the types of its components are called: `CardRequest` for `card-request`. */
export interface NamedDocument {
  readonly document: DocumentNode;
  readonly typeNames: ReadonlyMap<string, string>;
}

export function typeNameOf({ typeNames }: NamedDocument, component: string): string {
  return typeNames.get(component) ?? component;
}
