import type { Atom } from './atom.ts';
import type { IsCovered } from './patterns.ts';
import type { SchemaInDocument } from './schema-in-document.ts';

/** A place in a schema: the component, if it is in one, and the members that lead there. `*` is every entry or every other member. */
export interface Spot {
  readonly component: string | undefined;
  readonly path: readonly string[];
}

/** A reason says why a value that fits the one schema does not fit the other. */
export interface Reason {
  readonly spot: Spot;
  /** The keyword that is narrower, or `removed` for a member that is no longer described, `value`, or `undecided`. */
  readonly keyword: string;
  /** The keywords of the wider schema and of the narrower one. */
  readonly a: unknown;
  readonly b: unknown;
  /** The keywords of both sides, where their authors wrote different ones. */
  readonly written?: readonly [a: string, b: string];
  /** No value is known that shows it: it could not be proved that there is none. */
  readonly unproved?: true;
}

/** These options apply to a whole comparison of two schemas. */
export interface Rules {
  /**
   * The names that have to be described on both sides: those that are sent (`a`), those that a caller reads (`b`), or none (as JSON Schema has it). A
   * description that names members means these, unless it says something about additional ones.
   */
  readonly names: 'sent' | 'read' | 'open';
  /** Members with this mark are not part of it. */
  readonly hidden: 'readOnly' | 'writeOnly';
  /** Values travel as text. */
  readonly text: boolean;
  /** Values are written as XML. */
  readonly xml?: boolean;
}

/**
 * Something that has to hold for one schema to be included in another: a pair of schemas within them, one of several ways to be included, or,
 * as a reason, what does not hold anyway.
 */
export type Term = Reason | Pair | Choice;

/** The schemas `a`, all of which a value fits, and the schemas `b`, all of which it has to fit. Each pair is looked at once, however often it is met. */
export interface Pair {
  readonly kind: 'pair';
  readonly a: readonly SchemaInDocument[];
  readonly b: readonly SchemaInDocument[];
  /** The place where it was met first. */
  readonly spot: Spot;
  readonly comparison: Comparison;
  /** Both are the same component. */
  readonly isComponent: boolean;
}

/** Holds if all terms of one of the options do. */
export interface Choice {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  /** The report shows this in place of what the options lack. */
  readonly otherwise?: Reason;
}

export interface Option {
  /** Made when it is needed: most options never are. */
  readonly terms: () => readonly Term[];
  /** Bears the same name, so that what it lacks is reported if no option holds. */
  readonly isMeant?: boolean;
  /** Does not hold one alternative against another, but parts of it against all. */
  readonly isSplit?: boolean;
}

export interface Comparison {
  readonly rules: Rules;
  /** Schemas within the two that are compared. */
  pair(a: readonly SchemaInDocument[], b: readonly SchemaInDocument[], spot: Spot): Pair;
  /** Does the same, as JSON Schema has it. */
  exact(): Comparison;
  /** Counts what was done. */
  work(steps: number): void;
  readonly isCovered: IsCovered;
  /** Tells whether no value fits both, as far as that is proved. */
  areDisjoint(a: Atom, b: Atom): boolean;
}

export function isReason(term: Term): term is Reason {
  return !('kind' in term);
}

/** Holds if all of the terms hold; otherwise this is the reason, whatever they lack. */
export function orElse(options: readonly (readonly Term[])[], otherwise: Reason): Choice {
  return { kind: 'choice', options: options.map((terms) => ({ terms: () => terms })), otherwise };
}
