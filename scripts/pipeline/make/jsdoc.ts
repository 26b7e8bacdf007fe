import { isObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { mapping, notShownIds, trimmedText } from '../model/values.ts';

/**
 * A copy of the document whose schemas and operations have, in their descriptions, what their extensions say: values that
 * were seen, the section of the source, what is not shown. Type emitters turn descriptions into comments and know nothing
 * of extensions.
 */
export function describedDocument(document: DocumentNode): DocumentNode {
  const copy = structuredClone(document);
  const visit = (node: unknown, areNames: boolean): void => {
    if (Array.isArray(node)) for (const member of node) visit(member, false);
    if (!isObject(node)) return;
    const notes = areNames ? [] : notesOf(node);
    // A reference without a description shows that of its target.
    if (notes.length > 0 && (!('$ref' in node) || 'description' in node)) {
      node.description = [trimmedText(node.description), ...notes].filter((part) => part !== '').join('\n\n');
    }
    for (const [key, member] of Object.entries(node)) {
      if (!areNames && DATA_KEYS.has(key)) continue;
      visit(member, !areNames && NAME_KEYS.has(key));
    }
  };
  visit(mapping(copy.paths), true);
  visit(mapping(copy.components), false);
  return copy;
}

/** Keys whose members are named by the author, so that `example` below them is a name like any other. */
const NAME_KEYS: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'schemas']);

const DATA_KEYS: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'const', 'enum']);

function notesOf(node: DocumentNode): string[] {
  const notes: string[] = [];
  const seen = node['x-seen'];
  if (Array.isArray(seen)) notes.push(`Seen: ${seen.map((value) => JSON.stringify(value)).join(', ')}.`);
  const open = notShownIds(node);
  if (open.length > 0) notes.push(`Not shown: ${open.join(', ')}.`);
  if (node['x-source'] !== undefined) notes.push(`Source: section ${String(node['x-source'])}.`);
  return notes;
}
