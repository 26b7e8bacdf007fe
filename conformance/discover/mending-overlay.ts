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
  readonly update?: JsonObject | string;
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
    if (action !== undefined) actions.set(`${action.target} ${JSON.stringify(action.update)}`, action);
  }
  const removed = [...actions.values()].flatMap(({ target, remove }) => (remove ? [target] : []));
  for (const [key, { target }] of actions)
    if (removed.some((other) => target.startsWith(`${other}[`))) actions.delete(key);
  if (actions.size === 0) return undefined;
  return {
    overlay: '1.1.0',
    info: { title: 'What all recorded responses agree on', version: '1' },
    actions: [...actions.values()],
  };
}

function mend(one: Disagreement, written: Json, place: string): MendingAction | undefined {
  const { requirement, responses, template } = one;
  // No keyword says so: that a body is empty, or no JSON.
  if (place === '') return undefined;
  const path = fromPointer(place);
  const description = `${requirement}: all ${responses} responses differ from this${template === '' ? '' : ` at ${template}`}.`;
  if (at(written, place) !== undefined) return { target: targetOf(written, path), description, remove: true };
  const [status = '', holder] = path.toReversed();
  const responsesAt = path.slice(0, -1);
  if (holder === 'content') return describeMediaType(written, path, description);
  if (holder !== 'responses' || at(written, place.slice(0, place.lastIndexOf('/'))) === undefined)
    return undefined;
  return {
    target: targetOf(written, responsesAt),
    description,
    update: { [status]: { description: 'Seen in recorded calls.' } },
  };
}

/** Swagger 2.0 says media types of the operation, or of all. */
function describeMediaType(
  written: Json,
  path: readonly string[],
  description: string,
): MendingAction | undefined {
  const [mediaType = ''] = path.slice(-1);
  const content = path.slice(0, -1);
  if (at(written, toPointer(content)) !== undefined)
    return { target: targetOf(written, content), description, update: { [mediaType]: {} } };
  const produces = [[...path.slice(0, 3), 'produces'], ['produces']].find((one) =>
    Array.isArray(at(written, toPointer(one))),
  );
  return produces && { target: targetOf(written, produces), description, update: mediaType };
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
