import { type Document, isPlainObject, isRef, unescapePointerFragment } from '@redocly/openapi-core';
import type { LocalResolver } from '../load.ts';
import type { Refuse } from './refusal.ts';

/** A node of some file, by its pointer. */
interface Spot {
  readonly document: Document;
  readonly pointer: string;
}

/**
 * References that lead back to themselves and to nothing else. Redocly's resolver gives up on the first without saying where,
 * so this looks for them in the files that were read so far. A schema that contains itself is no such loop.
 */
export async function findLoops(root: Document, resolver: LocalResolver, refuse: Refuse): Promise<void> {
  const documents = new Map<string, Document>([[root.source.absoluteRef, root]]);
  for (const [name, loading] of resolver.cache) {
    const loaded = await loading.catch(() => undefined);
    if (loaded !== undefined && !(loaded instanceof Error)) documents.set(name, loaded);
  }
  const follow = ({ document }: Spot, ref: string): Spot | undefined => {
    const [uri = '', pointer = ''] = ref.split('#');
    const file =
      uri === ''
        ? document.source.absoluteRef
        : resolver.resolveExternalRef(document.source.absoluteRef, uri);
    const target = documents.get(file);
    return target === undefined ? undefined : { document: target, pointer: `#${pointer}` };
  };
  const visit = (node: unknown, spot: Spot): void => {
    if (isRef(node) && leadsBack(node.$ref, spot, follow)) {
      refuse({
        message: `The reference leads back to itself: ${node.$ref}`,
        fix: 'Write the thing itself in one of the places that refer to each other.',
        location: { source: spot.document.source, pointer: `${spot.pointer}/$ref` },
      });
    }
    if (!isPlainObject(node) && !Array.isArray(node)) return;
    for (const [key, member] of Object.entries(node)) {
      const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
      visit(member, { ...spot, pointer: `${spot.pointer}/${step}` });
    }
  };
  for (const document of documents.values()) visit(document.parsed, { document, pointer: '#' });
}

function leadsBack(ref: string, from: Spot, follow: (spot: Spot, ref: string) => Spot | undefined): boolean {
  const seen = new Set<unknown>();
  let spot = follow(from, ref);
  while (spot !== undefined) {
    const node = valueAt(spot);
    if (!isRef(node)) return false;
    if (seen.has(node)) return true;
    seen.add(node);
    spot = follow(spot, node.$ref);
  }
  return false;
}

function valueAt({ document, pointer }: Spot): unknown {
  let node: unknown = document.parsed;
  const steps = pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((step) => step !== '');
  for (const step of steps)
    node = (node as Record<string, unknown> | undefined)?.[unescapePointerFragment(step)];
  return node;
}
