import type { Int64Shapes } from '../../../lib/json-int64.ts';
import type { DocumentNode } from '../document/document-node.ts';

/** A document, and what the types of its components are called: `CardRequest` for `card-request`. */
export interface NamedDocument {
  readonly document: DocumentNode;
  readonly typeNames: ReadonlyMap<string, string>;
  /** The places of 64-bit integers that code has as strings, where it was asked for them. */
  readonly int64?: Int64Shapes | undefined;
}

export function typeNameOf({ typeNames }: NamedDocument, component: string): string {
  return typeNames.get(component) ?? component;
}
