import { at, type Json, type JsonObject } from '../../lib/json.ts';
import { fromPointer, toPointer } from '../../lib/json-pointer.ts';
import type { Disagreement } from '../traffic/judge/agreement.ts';
import { toNormalizedPath } from './overlay.ts';

/** An overlay whose actions take away what all responses contradict. */
export interface MendingOverlay {
  readonly overlay: '1.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly actions: readonly MendingAction[];
}

interface MendingAction {
  readonly target: string;
  readonly description: string;
  readonly update?: JsonObject;
  readonly remove?: true;
}

/**
 * Makes the overlay that mends a description where all responses agree with each other against it: it describes the status that they have, and takes away the keyword that none of
 * them fits. Nobody knows what the author meant, so a person has to look at it.
 *
 * @param written the description as its author wrote it
 * @param writtenPlace where that has what the judged document has at a pointer
 * @returns `undefined` where nothing of it can be mended so
 */
export function mendingOverlay(
  found: readonly Disagreement[],
  written: Json,
  writtenPlace: (pointer: string) => string,
): MendingOverlay | undefined {
  const actions = new Map<string, MendingAction>();
  // A list gets shorter with each entry that is removed: the last ones first.
  for (const one of [...found].sort(byPlace)) {
    const action = mend(one, written, writtenPlace(one.place));
    if (action !== undefined) actions.set(action.target, action);
  }
  for (const target of actions.keys())
    if ([...actions.keys()].some((other) => other !== target && target.startsWith(`${other}[`)))
      actions.delete(target);
  if (actions.size === 0) return undefined;
  return {
    overlay: '1.1.0',
    info: { title: 'What all recorded responses agree on', version: '1' },
    actions: [...actions.values()],
  };
}

function mend(one: Disagreement, written: Json, place: string): MendingAction | undefined {
  const { requirement, responses, template } = one;
  const path = fromPointer(place);
  const description = `${requirement}: all ${responses} responses differ from this${template === '' ? '' : ` at ${template}`}.`;
  if (at(written, place) !== undefined) return { target: targetOf(written, path), description, remove: true };
  const [status = '', holder] = path.toReversed();
  const responsesAt = path.slice(0, -1);
  if (holder !== 'responses' || at(written, place.slice(0, place.lastIndexOf('/'))) === undefined)
    return undefined;
  return {
    target: targetOf(written, responsesAt),
    description,
    update: { [status]: { description: 'Seen in recorded calls.' } },
  };
}

function byPlace(one: Disagreement, other: Disagreement): number {
  return other.place.localeCompare(one.place, 'en', { numeric: true });
}

/** Entries of lists go by number, all other names by text. */
function targetOf(written: Json, path: readonly string[]): string {
  const typed = path.map((name, index) =>
    Array.isArray(at(written, toPointer(path.slice(0, index)))) ? Number(name) : name,
  );
  return toNormalizedPath(typed);
}
