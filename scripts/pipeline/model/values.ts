import { isObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';

/** A mapping, or an empty one where something else stands. */
export function mapping(value: unknown): DocumentNode {
  return isObject(value) ? value : {};
}

/** A text without the line end that block scalars leave, or an empty one. */
export function trimmedText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** `x-source`: the section of the source, `2.6`. */
export function source(node: DocumentNode): string | undefined {
  const value = node['x-source'];
  return value === undefined ? undefined : String(value);
}

/** `x-not-shown`: ids of what is left open, one or a list of them. */
export function notShownIds(node: DocumentNode): readonly string[] {
  return [node['x-not-shown']].flat().filter((id) => typeof id === 'string');
}

/** A key of a type, `['limit']`. It may hold anything; nearly always it is fit for single quotes as it is. */
export function quoted(name: string): string {
  return /^[^'"\\\n]*$/.test(name) ? `'${name}'` : JSON.stringify(name);
}

/** Lists what an expression for a part of an operation imports from the types file: a webhook without an id stands only in `webhooks`. */
export function importedBy(expression: string): 'operations' | 'webhooks' {
  return /^(?:Exclude<)*webhooks\[/.test(expression) ? 'webhooks' : 'operations';
}
