import { escapeHtml } from '../../../../templates/docs/page.ts';
import type { ApiModel } from '../../../../templates/model.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { mapping, trimmedText } from '../../model/values.ts';

/** A copy with an empty marker in front of each operation's description, on the line of its path, for `console/redoc-places.ts` to find. */
export function withPlaces(document: DocumentNode, { operations }: ApiModel): DocumentNode {
  const paths = { ...mapping(document.paths) };
  for (const { id, path, method } of operations) {
    const item = mapping(paths[path]);
    const operation = mapping(item[method]);
    if (Object.keys(operation).length === 0) continue;
    const marker = `<span class="console-place" data-operation="${escapeHtml(id)}"></span>`;
    const description = `${marker} ${trimmedText(operation.description)}`;
    paths[path] = { ...item, [method]: { ...operation, description } };
  }
  return { ...document, paths };
}
