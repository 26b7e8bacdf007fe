import type { ApiModel } from '../../../templates/model.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { mapping, trimmedText } from '../model/values.ts';
import { markdownPath } from './markdown-files.ts';

/** A copy with a link to its Markdown page at the end of each operation's description. */
export function withMarkdownLinks(document: DocumentNode, { operations }: ApiModel): DocumentNode {
  const paths = { ...mapping(document.paths) };
  for (const operation of operations) {
    const item = mapping(paths[operation.path]);
    const node = mapping(item[operation.method]);
    if (Object.keys(node).length === 0) continue;
    const link = `<small class="note">[View as Markdown](${markdownPath(operation)})</small>`;
    const description = [trimmedText(node.description), link].filter((part) => part !== '').join('\n\n');
    paths[operation.path] = { ...item, [operation.method]: { ...node, description } };
  }
  return { ...document, paths };
}
