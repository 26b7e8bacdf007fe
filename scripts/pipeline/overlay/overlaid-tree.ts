import type { Source } from '@redocly/openapi-core';
import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { put } from '../document/schema-walk.ts';
import type { Steps } from './json-path.ts';

/** An origin says where a part of an overlaid document was written: in the description, by the pointer into its bundle, or in an overlay. */
export interface Origin {
  /** `undefined` for the description. */
  readonly overlay: Source | undefined;
  readonly pointer: string;
  /** A part that an overlay copies from elsewhere has no lines of its own: all of it is from the action's `copy`. */
  readonly whole?: true;
}

type Container = Record<string, Json> | Json[];

/** Two values that cannot be merged. `path` leads to them, from the target and from the update. */
export class MergeError extends Error {
  readonly path: Steps;

  constructor(message: string, path: Steps) {
    super(message);
    this.path = path;
  }
}

/** A document that overlays change, and that knows of each of its parts where it was written. What it is made of stays as it is. */
export class OverlaidTree {
  readonly root: Record<string, Json>;
  /** The origins of objects and lists. */
  private readonly origins = new WeakMap<object, Origin>();
  /** The origins of members that an overlay set to a value which is neither, and of members that stand in a list at another index than before. */
  private readonly members = new WeakMap<object, Map<string, Origin>>();

  constructor(bundle: JsonObject) {
    this.root = this.copied(bundle, { overlay: undefined, pointer: '#' }) as Record<string, Json>;
  }

  /** Finds where the part at a pointer, or the nearest part above it that exists, was written. */
  originOf(steps: Steps): Origin {
    let node: Json = this.root;
    let origin: Origin = { overlay: undefined, pointer: '#' };
    for (const name of steps) {
      if (!isContainer(node) || !Object.hasOwn(node, name)) return origin;
      const child = (node as Record<string, Json>)[name] as Json;
      origin = this.originIn(node, name, child, origin);
      node = child;
    }
    return origin;
  }

  /** Pointers of what overlays wrote, the outermost of each part: `#/components/schemas/Refusal`. */
  written(): string[] {
    const found: string[] = [];
    const visit = (node: Json, origin: Origin, pointer: string): void => {
      if (origin.overlay !== undefined) found.push(pointer);
      else if (isContainer(node))
        for (const [name, child] of Object.entries(node))
          visit(child, this.originIn(node, name, child, origin), step(pointer, name));
    };
    visit(this.root, { overlay: undefined, pointer: '#' }, '#');
    return found;
  }

  private originIn(node: Container, name: string | number, child: Json, origin: Origin): Origin {
    const own = isContainer(child) ? this.origins.get(child) : undefined;
    return own ?? this.members.get(node)?.get(String(name)) ?? below(origin, name);
  }

  valueAt(steps: Steps): Json | undefined {
    let node: Json | undefined = this.root;
    for (const name of steps) {
      if (!isContainer(node) || !Object.hasOwn(node, name)) return undefined;
      if (typeof name === 'number' && !Array.isArray(node)) return undefined;
      node = (node as Record<string, Json>)[name];
    }
    return node;
  }

  /**
   * Merges a value into each place by the rules of the Overlay Specification.
   *
   * @param skipNull 1.0 does not say what becomes of an object or a list where the update has `null`; it is kept
   * @throws MergeError for two values that cannot be merged
   */
  update(targets: readonly Steps[], value: Json, origin: Origin, skipNull: boolean): void {
    // All are looked up first: a place stays the same although an index changes.
    const found = targets.map((steps) => ({
      steps,
      parent: this.parentOf(steps),
      node: this.valueAt(steps) as Json,
    }));
    for (const { steps, parent, node } of found) {
      if (Array.isArray(node))
        this.append(node, Array.isArray(value) ? value : [value], origin, Array.isArray(value));
      else if (isObject(node)) this.merge(node as Record<string, Json>, value, origin, [], skipNull);
      else if (isContainer(value))
        throw new MergeError(`${kindInWords(value)} cannot replace ${kindInWords(node)}`, []);
      else if (parent !== undefined) this.set(parent, String(steps.at(-1)), value, origin);
    }
  }

  remove(targets: readonly Steps[]): void {
    const found = targets.flatMap((steps) => {
      const parent = this.parentOf(steps);
      return parent === undefined ? [] : [{ parent, name: String(steps.at(-1)) }];
    });
    const fromLists = new Map<Json[], Set<number>>();
    for (const { parent, name } of found) {
      if (!Array.isArray(parent)) delete parent[name];
      else fromLists.set(parent, (fromLists.get(parent) ?? new Set()).add(Number(name)));
    }
    for (const [list, indices] of fromLists) this.removeFrom(list, indices);
  }

  private removeFrom(list: Json[], indices: ReadonlySet<number>): void {
    const before = this.origins.get(list);
    const known = this.members.get(list);
    const kept = list.flatMap((value, index) => {
      if (indices.has(index)) return [];
      const origin = known?.get(String(index)) ?? (before && below(before, index));
      return [{ value, origin }];
    });
    list.splice(0, list.length, ...kept.map(({ value }) => value));
    const members = kept.flatMap(({ origin }, index) => (origin ? [[String(index), origin] as const] : []));
    this.members.set(list, new Map(members));
  }

  private parentOf(steps: Steps): Container | undefined {
    if (steps.length === 0) return undefined;
    return this.valueAt(steps.slice(0, -1)) as Container | undefined;
  }

  private merge(
    target: Record<string, Json>,
    value: Json,
    origin: Origin,
    path: Steps,
    skipNull: boolean,
  ): void {
    if (!isObject(value)) throw new MergeError(`${kindInWords(value)} cannot be merged into an object`, path);
    for (const [name, theirs] of Object.entries(value)) {
      const here = [...path, name];
      const from = below(origin, name);
      const ours = Object.hasOwn(target, name) ? target[name] : undefined;
      if (ours === undefined) this.set(target, name, theirs, from);
      else if (skipNull && theirs === null && isContainer(ours)) continue;
      else if (Array.isArray(ours) && Array.isArray(theirs)) this.append(ours, theirs, from, true);
      else if (isObject(ours) && isObject(theirs))
        this.merge(ours as Record<string, Json>, theirs, from, here, skipNull);
      else if (isContainer(ours) || isContainer(theirs))
        throw new MergeError(`"${name}" is ${kindInWords(ours)} there and ${kindInWords(theirs)} here`, here);
      else this.set(target, name, theirs, from);
    }
  }

  private append(list: Json[], values: readonly Json[], origin: Origin, isList: boolean): void {
    for (const [index, value] of values.entries()) {
      const from = isList ? below(origin, index) : origin;
      this.set(list, String(list.length), value, from);
    }
  }

  private set(parent: Container, name: string, value: Json, origin: Origin): void {
    const made = this.copied(value, origin);
    if (Array.isArray(parent)) parent[Number(name)] = made;
    else put(parent, name, made);
    if (isContainer(made)) return;
    const members = this.members.get(parent) ?? new Map<string, Origin>();
    this.members.set(parent, members.set(name, origin));
  }

  /** Nothing is shared with what it was made of, nor between two places. */
  private copied(value: Json, origin: Origin): Json {
    if (!isContainer(value)) return value;
    const copy: Container = Array.isArray(value)
      ? value.map((item: Json, index) => this.copied(item, below(origin, index)))
      : {};
    if (!Array.isArray(copy))
      for (const [name, member] of Object.entries(value))
        put(copy, name, this.copied(member as Json, below(origin, name)));
    this.origins.set(copy, origin);
    return copy;
  }
}

function below(origin: Origin, name: string | number): Origin {
  return origin.whole ? origin : { ...origin, pointer: step(origin.pointer, name) };
}

export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** `an object`, for messages. */
export function kindInWords(value: Json | undefined): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
