import { at, isObject } from '../../../lib/json.ts';
import type { DocumentNode } from './document-node.ts';

/** Returns the pointers of all that operations refer to, directly or not. */
export function reached(document: DocumentNode, follows: (key: string) => boolean = () => true): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (!isObject(node)) return;
    const { $ref: reference, mapping } = node;
    const named = isObject(mapping) ? Object.values(mapping) : [];
    for (const target of [reference, ...named]) {
      if (typeof target !== 'string' || !target.startsWith('#/') || found.has(target)) continue;
      found.add(target);
      visit(at(document, target));
    }
    for (const [key, member] of Object.entries(node)) if (!DATA.has(key) && follows(key)) visit(member);
  };
  visit([document.paths, document.webhooks]);
  return found;
}

const DATA: ReadonlySet<string> = new Set([
  'const',
  'default',
  'enum',
  'example',
  'examples',
  'x-codeSamples',
]);
