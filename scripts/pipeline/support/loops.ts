import { isRef } from '@redocly/openapi-core';
import { isObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { type Authored, type AuthoredSpot, authoredFiles, valueAt } from '../read/authored.ts';
import type { Description } from '../read/load.ts';
import type { Refuse } from './refusal.ts';

/**
 * References that lead back to themselves and to nothing else. Redocly's resolver gives up on the first without saying where,
 * so this looks for them in the files that were read so far. A schema that contains itself is no such loop.
 */
export async function findLoops(description: Description, refuse: Refuse): Promise<void> {
  const authored = await authoredFiles(description);
  const visit = (node: unknown, spot: AuthoredSpot): void => {
    if (isRef(node) && leadsBack(authored, node.$ref, spot)) {
      refuse({
        message: `The reference leads back to itself: ${node.$ref}`,
        fix: 'Write the thing itself in one of the places that refer to each other.',
        location: { source: spot.document.source, pointer: `${spot.pointer}/$ref` },
      });
    }
    if (!isObject(node) && !Array.isArray(node)) return;
    for (const [key, member] of Object.entries(node))
      visit(member, { ...spot, pointer: step(spot.pointer, key) });
  };
  for (const document of authored.documents) visit(document.parsed, { document, pointer: '#' });
}

function leadsBack(authored: Authored, ref: string, from: AuthoredSpot): boolean {
  const seen = new Set<unknown>();
  let spot = authored.follow(from, ref);
  while (spot !== undefined) {
    const node = valueAt(spot);
    if (!isRef(node)) return false;
    if (seen.has(node)) return true;
    seen.add(node);
    spot = authored.follow(spot, node.$ref);
  }
  return false;
}
