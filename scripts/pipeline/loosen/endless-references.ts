import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { fromPointer, step } from '../../../lib/json-pointer.ts';
import { stronglyConnected } from '../../../lib/strongly-connected.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../document/schema-walk.ts';
import type { OnLoosened } from './note.ts';

/**
 * A document in which no schema is applied to the same value again and again. JSON Schema does not say what such a schema means, but
 * descriptions have them: a parent lists its children in `oneOf`, and each child contains the parent by `allOf`. In a child it is decided
 * which one it is, so the parent stands there without its `oneOf`; any other reference of a cycle is left out where it closes it.
 */
export function withoutEndlessReferences(document: JsonObject, onLoosened: OnLoosened): JsonObject {
  const graph = new Graph(document);
  const cuts = graph.findCuts();
  return cuts.size === 0 ? document : new Cutter(document, graph, cuts, onLoosened).cut();
}

/** A schema that is applied to the same value is held in one of these ways: all of them apply, one of several does, or only under a condition. */
type Held = 'all' | 'alternative' | 'condition';

const HELD: ReadonlyMap<string, Held> = new Map([
  ['allOf', 'all'],
  ...['anyOf', 'oneOf'].map((keyword) => [keyword, 'alternative'] as const),
  ...['not', 'if', 'then', 'else', 'dependentSchemas'].map((keyword) => [keyword, 'condition'] as const),
]);

/** A reference that is followed without going on to a part of the value. */
interface Use {
  readonly to: Target;
  /** The place of the schema with the reference. */
  readonly pointer: string;
  readonly held: Held;
  /** The part that is left out to be without it: the innermost alternative or condition that it stands in. */
  readonly branch: string;
}

/** A schema that a reference leads to. */
interface Target {
  readonly pointer: string;
  uses: readonly Use[];
}

class Graph {
  readonly #targets = new Map<string, Target>();
  /** The cycle that each is on. */
  readonly #cycles = new Map<Target, readonly Target[]>();

  constructor(document: JsonObject) {
    const visit = (schema: SchemaNode, pointer: string): Json => {
      if (!isObject(schema)) return schema;
      if (typeof schema.$ref === 'string') this.targetOf(schema.$ref);
      return mapSubschemas(schema, pointer, visit);
    };
    mapDocumentSchemas(document, visit);
    for (const target of this.#targets.values())
      target.uses = [...this.#usesIn(at(document, target.pointer) as SchemaNode, target.pointer)];
    const next = ({ uses }: Target) => uses.map(({ to }) => to);
    const isKnown = (target: Target) => this.#cycles.has(target);
    for (const target of this.#targets.values()) {
      if (isKnown(target)) continue;
      for (const cycle of stronglyConnected(target, next, isKnown))
        for (const one of cycle) this.#cycles.set(one, cycle);
    }
  }

  /** References that close a cycle, by what is done with them. */
  findCuts(): Map<string, Cut> {
    const cuts = new Map<string, Cut>();
    for (const from of this.#targets.values())
      for (const use of from.uses)
        if (use.held === 'all' && this.areOnCycle(from, use.to) && this.#isParent(use.to))
          cuts.set(use.pointer, { kind: 'apply-rest', of: use.to });
    for (const { from, use } of this.#closing(cuts))
      if (use.held === 'all')
        cuts.set(use.pointer, { kind: 'apply-rest', ...(from !== use.to && { of: use.to }) });
      else cuts.set(use.branch, { kind: 'leave-out' });
    return cuts;
  }

  /** Tells whether each of them leads to the other. */
  areOnCycle(one: Target, other: Target): boolean {
    return this.#cycles.get(one) === this.#cycles.get(other);
  }

  /** Tells whether a part of a schema on a cycle leads to the cycle. */
  leadsTo(schema: JsonObject, pointer: string, target: Target): boolean {
    return [...this.#usesIn(schema, pointer)].some(({ to }) => this.areOnCycle(to, target));
  }

  *#usesIn(schema: SchemaNode, pointer: string, held: Held = 'all', branch = pointer): Generator<Use> {
    if (!isObject(schema)) return;
    if (typeof schema.$ref === 'string') yield { to: this.targetOf(schema.$ref), pointer, held, branch };
    for (const [keyword, value] of Object.entries(schema)) {
      const how = HELD.get(keyword);
      if (how === undefined) continue;
      const found: Use[] = [];
      mapSubschemas({ [keyword]: value as Json }, pointer, (inner, here) => {
        found.push(
          ...(how === 'all' ? this.#usesIn(inner, here, held, branch) : this.#usesIn(inner, here, how, here)),
        );
        return null;
      });
      yield* found;
    }
  }

  targetOf(ref: string): Target {
    const pointer = step('#', ...fromPointer(ref));
    const known = this.#targets.get(pointer);
    if (known !== undefined) return known;
    const target = { pointer, uses: [] };
    this.#targets.set(pointer, target);
    return target;
  }

  /** It lists what leads back to it as alternatives. */
  #isParent(target: Target): boolean {
    return target.uses.some(({ to, held }) => held === 'alternative' && this.areOnCycle(target, to));
  }

  /** Uses that close a cycle, in a walk from the first target on. Not recursive: chains may be long. */
  *#closing(cuts: ReadonlyMap<string, Cut>): Generator<{ from: Target; use: Use }> {
    const done = new Set<Target>();
    for (const start of this.#targets.values()) {
      const path: { target: Target; rest: Use[] }[] = [];
      const open = new Set<Target>();
      const enter = (target: Target) => {
        path.push({ target, rest: target.uses.filter(({ pointer }) => !cuts.has(pointer)) });
        open.add(target);
      };
      if (!done.has(start)) enter(start);
      for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
        const use = top.rest.shift();
        if (use === undefined) {
          path.pop();
          open.delete(top.target);
          done.add(top.target);
        } else if (open.has(use.to)) yield { from: top.target, use };
        else if (!done.has(use.to)) enter(use.to);
      }
    }
  }
}

/** The target of a reference applies in its place, without what leads back, or nothing does; or the alternative or condition is left out. */
type Cut = { readonly kind: 'apply-rest'; readonly of?: Target } | { readonly kind: 'leave-out' };

class Cutter {
  readonly #document: JsonObject;
  readonly #graph: Graph;
  readonly #cuts: ReadonlyMap<string, Cut>;
  readonly #onLoosened: OnLoosened;

  constructor(document: JsonObject, graph: Graph, cuts: ReadonlyMap<string, Cut>, onLoosened: OnLoosened) {
    this.#document = document;
    this.#graph = graph;
    this.#cuts = cuts;
    this.#onLoosened = onLoosened;
  }

  cut(): JsonObject {
    const result = mapDocumentSchemas(this.#document, this.#visit);
    for (const [pointer, cut] of this.#cuts) this.#onLoosened({ pointer, message: messageOf(cut) });
    return result;
  }

  readonly #visit = (schema: SchemaNode, pointer: string): Json => {
    if (this.#isLeftOut(pointer)) return true;
    if (!isObject(schema)) return schema;
    const result: Record<string, Json> = {};
    for (const [keyword, value] of Object.entries(schema)) {
      const here = step(pointer, keyword);
      if (this.#isLeftOut(here)) continue;
      if (HELD.get(keyword) !== 'alternative' || !Array.isArray(value)) {
        Object.assign(result, mapSubschemas({ [keyword]: value as Json }, pointer, this.#visit));
        continue;
      }
      const kept = value.flatMap((item: SchemaNode, index) => {
        const place = step(here, index);
        return this.#isLeftOut(place) ? [] : [this.#visit(item, place)];
      });
      if (kept.length > 0) result[keyword] = kept;
    }
    const cut = this.#cuts.get(pointer);
    if (cut?.kind !== 'apply-rest') return result;
    const { $ref: _, ...beside } = result;
    return cut.of === undefined ? beside : together(beside, [this.#rest(cut.of, cut.of)]);
  };

  #isLeftOut(pointer: string): boolean {
    return this.#cuts.get(pointer)?.kind === 'leave-out';
  }

  /** Returns what a schema on a cycle says by itself: those that it contains by `allOf` are part of it, each once. */
  #rest(target: Target, first: Target, path: readonly Target[] = []): Json {
    if (path.includes(target)) return {};
    const apply = (schema: SchemaNode, pointer: string): Json => {
      if (!isObject(schema)) return schema;
      const result: Record<string, Json> = {};
      const parts: Json[] = [];
      let hasAlternatives = true;
      for (const [keyword, value] of Object.entries(schema)) {
        const held = HELD.get(keyword);
        const part = { [keyword]: value as Json };
        if (keyword === '$ref' && this.#graph.areOnCycle(this.#graph.targetOf(String(value)), first))
          parts.push(this.#rest(this.#graph.targetOf(String(value)), first, [...path, target]));
        else if (held === 'all')
          mapSubschemas(part, pointer, (inner, here) => {
            parts.push(apply(inner, here));
            return null;
          });
        else if (held === undefined || !this.#graph.leadsTo(part, pointer, first))
          Object.assign(result, mapSubschemas(part, pointer, this.#visit));
        else if (held === 'alternative') hasAlternatives = false;
      }
      if (!hasAlternatives) delete result.discriminator;
      return together(result, parts);
    };
    return apply(at(this.#document, target.pointer) as SchemaNode, target.pointer);
  }
}

/** One schema of several that all apply. */
function together(schema: Record<string, Json>, parts: readonly Json[]): Json {
  const said = parts.filter((part) => part !== true && !(isObject(part) && Object.keys(part).length === 0));
  const [only] = said;
  if (only === undefined) return schema;
  if (said.length === 1 && Object.keys(schema).length === 0) return only;
  return { ...schema, allOf: [...(Array.isArray(schema.allOf) ? schema.allOf : []), ...said] };
}

function messageOf(cut: Cut): string {
  if (cut.kind === 'leave-out' || cut.of === undefined)
    return 'The schema contains itself, so checking a value would never end; this part of it is left out.';
  const name = fromPointer(cut.of.pointer).at(-1);
  return `The schema and \`${name}\` contain each other, so checking a value would never end; here \`${name}\` applies without what leads back to it.`;
}
