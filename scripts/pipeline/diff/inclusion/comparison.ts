import type { includes } from './includes.ts';

/** A place in a schema: the component, if it is in one, and the members that lead there. `*` is every entry or every other member. */
export interface Spot {
  readonly component: string | undefined;
  readonly path: readonly string[];
}

/** Why a value that fits the one schema does not fit the other. */
export interface Reason {
  readonly spot: Spot;
  /** The keyword that is narrower, or `removed` for a member that is no longer described, or `value`. */
  readonly keyword: string;
  /** What the wider schema and the narrower one say. */
  readonly a: unknown;
  readonly b: unknown;
  /** No value is known that shows it: it could not be proved that there is none. */
  readonly unproved?: true;
}

/** What applies to a whole comparison of two schemas. */
export interface Comparison {
  /**
   * Which names have to be described on both sides: those that are sent (`a`), those that somebody reads (`b`), or none (as JSON Schema has it).
   * A description that names members means these, unless it says something about additional ones.
   */
  readonly names: 'sent' | 'read' | 'open';
  /** Members with this mark are not part of it. */
  readonly hidden: 'readOnly' | 'writeOnly';
  /** Values travel as text. */
  readonly text: boolean;
  readonly known: Map<string, readonly Reason[]>;
  /** Pairs whose result was needed to find it. */
  readonly assumed: Set<string>;
  idOf(schema: unknown): string;
  /** The same, as JSON Schema has it. */
  exact(): Comparison;
}

/** What the comparisons of lists and objects are given besides. */
export interface Recursion extends Comparison {
  readonly includes: typeof includes;
}

export function createComparison(options: Pick<Comparison, 'names' | 'hidden' | 'text'>): Comparison {
  const ids = new Map<unknown, string>();
  const idOf = (schema: unknown) => {
    const id = ids.get(schema) ?? String(ids.size);
    ids.set(schema, id);
    return id;
  };
  const make = (names: Comparison['names']): Comparison => {
    let exact: Comparison | undefined;
    return {
      ...options,
      names,
      known: new Map(),
      assumed: new Set(),
      idOf,
      exact() {
        exact ??= names === 'open' ? this : make('open');
        return exact;
      },
    };
  };
  return make(options.names);
}
