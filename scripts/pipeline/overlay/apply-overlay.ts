import type { Json } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { type Place, ToolError } from '../../cli/errors.ts';
import { toPlace } from '../read/place.ts';
import { type Steps, selectPlaces, toJsonPath } from './json-path.ts';
import { listPlaces, nearestPath } from './nearest-path.ts';
import { isContainer, kindInWords, MergeError, type Origin, type OverlaidTree } from './overlaid-tree.ts';
import { type Action, MATCHES_FIELD, type Matches, type Overlay } from './read-overlay.ts';

/** The places where an action had its effect. */
export interface AppliedAction {
  readonly action: Action;
  readonly places: readonly Steps[];
}

/**
 * Applies the actions of an overlay in their order, each to the result of the one before.
 *
 * @param matches how many places an action may match that does not say so itself
 * @throws ToolError `problem` for the first action that cannot be applied
 */
export function applyOverlay(
  tree: OverlaidTree,
  overlay: Overlay,
  matches: Matches,
  cwd: string,
): AppliedAction[] {
  return overlay.actions.map((action) => new ActionRun(tree, overlay, action, cwd).apply(matches));
}

class ActionRun {
  private readonly tree: OverlaidTree;
  private readonly overlay: Overlay;
  private readonly action: Action;
  private readonly cwd: string;

  constructor(tree: OverlaidTree, overlay: Overlay, action: Action, cwd: string) {
    this.tree = tree;
    this.overlay = overlay;
    this.action = action;
    this.cwd = cwd;
  }

  apply(matches: Matches): AppliedAction {
    const { tree, action } = this;
    const places = selectPlaces(tree.root, action.target);
    this.expectMatches(places, action.matches ?? matches);
    if (action.change.kind === 'nothing' || places.length === 0) return { action, places };
    this.expectOldValues(places);
    if (action.change.kind === 'remove') this.remove(places);
    else this.merge(places);
    return { action, places };
  }

  private expectMatches(places: readonly Steps[], matches: Matches): void {
    const { target } = this.action;
    if (places.length === 0 && matches !== 'any') {
      throw this.error('target', `\`${target}\` selects nothing.`, [
        nearestPath(this.tree, target),
        `If an action may select nothing, write \`${MATCHES_FIELD}: any\` in it.`,
      ]);
    }
    if (places.length > 1 && matches === 'one') {
      throw this.error('target', `\`${target}\` selects ${places.length} places: ${listPlaces(places)}.`, [
        `Select one of them, or write \`${MATCHES_FIELD}: some\` in the action if it is meant for all.`,
        'For all actions: `--overlay-matches some`.',
      ]);
    }
  }

  /** Overlay 1.0 selects objects and lists only. What it removes is clear all the same. */
  private expectOldValues(places: readonly Steps[]): void {
    if (this.overlay.version !== '1.0' || this.action.change.kind === 'remove') return;
    const plain = places.find((place) => !isContainer(this.tree.valueAt(place)));
    if (plain === undefined) return;
    throw this.error(
      'target',
      `\`${toJsonPath(plain)}\` is ${kindInWords(this.tree.valueAt(plain))}, which an overlay of version 1.0 cannot update.`,
      [`Write \`overlay: 1.1.0\`, or select \`${toJsonPath(plain.slice(0, -1))}\` and update its member.`],
    );
  }

  private remove(places: readonly Steps[]): void {
    if (places.some((place) => place.length === 0))
      throw this.error('target', 'The whole description cannot be removed.', ['Select a part of it.']);
    this.tree.remove(places);
  }

  private merge(places: readonly Steps[]): void {
    const { tree, overlay } = this;
    const sorts = new Map(places.map((place) => [sortOf(tree.valueAt(place)), place]));
    const [[one, first] = [], [other, second] = []] = sorts;
    if (one !== undefined && other !== undefined) {
      throw this.error(
        'target',
        `\`${toJsonPath(first as Steps)}\` is ${one} and \`${toJsonPath(second as Steps)}\` ${other}; one action updates places of one kind.`,
        ['Make an action of each kind.'],
      );
    }
    const { value, origin } = this.given();
    try {
      tree.update(places, value, origin, overlay.version === '1.0');
    } catch (error) {
      if (!(error instanceof MergeError)) throw error;
      const field = origin.whole ? 'copy' : 'update';
      const at = origin.whole ? [] : error.path;
      throw this.error([field, ...at], `Cannot ${field} \`${this.action.target}\`: ${error.message}.`, [
        'To replace the value, remove it in an action before this one.',
      ]);
    }
  }

  private given(): { readonly value: Json; readonly origin: Origin } {
    const { action, overlay } = this;
    const { change } = action;
    const { source } = overlay.document;
    if (change.kind !== 'copy') {
      const { value } = change as { value: Json };
      return { value, origin: { overlay: source, pointer: step(action.pointer, 'update') } };
    }
    const [from, ...others] = selectPlaces(this.tree.root, change.from);
    if (from === undefined)
      throw this.error('copy', `\`${change.from}\` selects nothing to copy.`, [
        nearestPath(this.tree, change.from),
      ]);
    if (others.length > 0) {
      throw this.error(
        'copy',
        `\`${change.from}\` selects ${others.length + 1} places: ${listPlaces([from, ...others])}.`,
        ['Select the one to copy.'],
      );
    }
    // The target may be a part of it.
    const value = structuredClone(this.tree.valueAt(from)) as Json;
    return { value, origin: { overlay: source, pointer: step(action.pointer, 'copy'), whole: true } };
  }

  private error(at: string | Steps, message: string, fixes: readonly string[]): ToolError {
    return new ToolError('problem', message, { place: this.placeOf([at].flat()), fix: fixes.join('\n') });
  }

  private placeOf(steps: Steps): Place {
    const { source } = this.overlay.document;
    const pointer = step(this.action.pointer, ...steps);
    return toPlace({ source, pointer, reportOnKey: steps.length > 1 }, this.cwd);
  }
}

function sortOf(value: Json | undefined): string {
  return isContainer(value) ? kindInWords(value) : 'neither an object nor a list';
}
