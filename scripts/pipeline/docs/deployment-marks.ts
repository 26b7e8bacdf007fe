import { IN_THIS_DEPLOYMENT } from '../../../lib/in-this-deployment.ts';
import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import type { DocumentNode } from '../document/document-node.ts';
import type { Steps } from '../overlay/json-path.ts';
import type { AppliedOverlay } from '../overlay/load-overlaid.ts';
import { cloneOf } from '../read/clone.ts';

/**
 * The document with the descriptions of discovered actions (`x-discovered`) at what they changed, among the sentences about this deployment. A mark of a
 * list, or of what was removed, stands at the object around it.
 *
 * @returns a copy; the document itself where overlays say nothing of the kind
 */
export function withDeploymentMarks(
  document: DocumentNode,
  overlays: readonly AppliedOverlay[],
): DocumentNode {
  const marks = overlays.flatMap(({ overlay, actions }) =>
    actions.flatMap(({ action, places }) => {
      const written = at(overlay.document.parsed, action.pointer);
      if (!isObject(written) || !isObject(written['x-discovered'])) return [];
      const { description } = written;
      // A note has its sentences where they belong already.
      if (typeof description !== 'string' || isNote(written['x-discovered'])) return [];
      return places.map((place) => ({ place, description }));
    }),
  );
  if (marks.length === 0) return document;
  const copy = cloneOf(document);
  for (const { place, description } of marks) {
    const node = objectAt(copy, place);
    const before = node[IN_THIS_DEPLOYMENT];
    node[IN_THIS_DEPLOYMENT] = [...(Array.isArray(before) ? before : []), description];
  }
  return copy;
}

function isNote(discovered: JsonObject): boolean {
  return discovered.kind === 'note';
}

function objectAt(document: DocumentNode, place: Steps): Record<string, unknown> {
  for (let length = place.length; length > 0; length--) {
    const node = at(document as Json, step('', ...place.slice(0, length)));
    const isNamed = ['responses', 'schemas', 'properties', 'paths'].includes(String(place[length - 1]));
    if (isObject(node) && !isNamed) return node as Record<string, unknown>;
  }
  return document;
}
