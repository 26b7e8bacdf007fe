import { isObject } from '../../../../lib/json.ts';
import type { DocumentNode } from '../../document/document-node.ts';

/** The tag that Redoc lists schemas under. */
export const SCHEMAS_TAG = 'Schemas';

/**
 * Returns the same document with its menu in groups: the pages in front of the operations are guides, those behind them appendices. As it is where the description
 * has groups of its own, or no such pages.
 */
export function withMenuGroups(document: DocumentNode): DocumentNode {
  const tags = (Array.isArray(document.tags) ? document.tags : []).filter(isObject);
  const pages = tags.filter((tag) => tag['x-traitTag'] === true).map(nameOf);
  if (pages.length === 0 || Array.isArray(document['x-tagGroups'])) return document;
  const used = usedTags(document);
  const named = new Set(tags.map(nameOf));
  const records = [
    ...tags.map(nameOf).filter((name) => !pages.includes(name)),
    ...used.filter((name) => !named.has(name)),
  ];
  const first = tags.findIndex((tag) => !pages.includes(nameOf(tag)));
  const isGuide = (name: string) => first < 0 || tags.findIndex((tag) => nameOf(tag) === name) < first;
  const groups = [
    { name: 'Guides', tags: pages.filter(isGuide) },
    { name: 'Operations', tags: [...new Set(records)] },
    { name: 'Appendices', tags: [SCHEMAS_TAG, ...pages.filter((name) => !isGuide(name))] },
  ];
  return { ...document, 'x-tagGroups': groups.filter((group) => group.tags.length > 0) };
}

const nameOf = (tag: Record<string, unknown>): string => String(tag.name);

function usedTags(document: DocumentNode): string[] {
  const found: string[] = [];
  for (const item of Object.values(isObject(document.paths) ? document.paths : {}))
    for (const operation of Object.values(isObject(item) ? item : {}))
      if (isObject(operation) && Array.isArray(operation.tags)) found.push(...operation.tags.map(String));
  return found;
}
