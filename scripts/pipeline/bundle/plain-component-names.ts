import { isObject } from '../../../lib/json.ts';
import { fromPointer, step } from '../../../lib/json-pointer.ts';
import type { DocumentNode } from '../document/document-node.ts';

/**
 * Redocly calls a component that it makes of `defs.yaml#/a~1b` by that last part as it is written, escapes included, and refers to it so, which leads
 * nowhere. It becomes `a_b` here.
 *
 * @param authored names of the author's own components, by group
 */
export function withPlainComponentNames(
  document: DocumentNode,
  authored: Readonly<Record<string, readonly string[]>>,
): DocumentNode {
  const groups = Object.entries((document.components ?? {}) as Record<string, DocumentNode>);
  const renamed = new Map<string, string>();
  const components = groups.map(([group, members]) => {
    const taken = new Set(Object.keys(members));
    const entries = Object.entries(members).map(([name, member]) => {
      if (!name.includes('~') || authored[group]?.includes(name)) return [name, member] as const;
      const base = fromPointer(`/${name}`)
        .join('_')
        .replace(/[^\w.-]+/g, '_');
      let plain = base;
      for (let count = 2; taken.has(plain); count += 1) plain = `${base}-${count}`;
      taken.add(plain);
      renamed.set(`#/components/${group}/${name}`, step(`#/components/${group}`, plain));
      return [plain, member] as const;
    });
    return [group, Object.fromEntries(entries)] as const;
  });
  if (renamed.size === 0) return document;
  const visit = (node: unknown): unknown => {
    if (typeof node === 'string') return renamed.get(node) ?? node;
    if (Array.isArray(node)) return node.map(visit);
    if (!isObject(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]));
  };
  return visit({ ...document, components: Object.fromEntries(components) }) as DocumentNode;
}
