import { type Choice, isReason, type Option, type Pair, type Reason, type Term } from './comparison.ts';
import { createReachable } from './reachable.ts';

/** How far members within members count when alternatives are told apart. */
const MAX_DEPTH = 4;

/** How far members within members are looked at before all else. */
const NEAR = 2;

/** What is known of a pair. */
interface State {
  terms?: readonly Term[];
  /** A value was found, or may be there, that fits the one and not the other. Does not change back. */
  failed: boolean;
  isOpen: boolean;
  /** What has to be looked at again if it fails. */
  readonly waiting: Set<Pair>;
  lacks?: Lacks;
  readonly weights: (number | undefined)[];
}

/** What of a pair does not hold. */
interface Lacks {
  readonly reasons: readonly Reason[];
  readonly pairs: readonly Pair[];
}

/**
 * Decides pairs that depend on each other in any way, in circles as well: all of them are taken to hold until one is found that does not, and
 * then those that rely on it are looked at again. That is the largest set of pairs that hold together, which for values of finite depth is
 * inclusion. No call is nested deeper in a larger description, and each pair fails at most once.
 */
export interface Solver {
  /** Why it does not hold; empty if it does. Each reason is listed once. */
  reasonsOf(pair: Pair): readonly Reason[];
}

/** @param expand what has to hold for a pair */
export function createSolver(expand: (pair: Pair) => readonly Term[]): Solver {
  const states = new Map<Pair, State>();
  /** The option of a choice that holds as far as is known; all before it fail. */
  const positions = new WeakMap<Choice, { at: number; terms?: readonly Term[] }>();
  const open: Pair[] = [];

  function stateOf(pair: Pair): State {
    let state = states.get(pair);
    if (state === undefined) {
      state = { failed: false, isOpen: false, waiting: new Set(), weights: [] };
      states.set(pair, state);
    }
    return state;
  }

  function enqueue(pair: Pair, state = stateOf(pair)): void {
    if (state.isOpen) return;
    state.isOpen = true;
    open.push(pair);
  }

  function settle(): void {
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
      const state = stateOf(pair);
      state.isOpen = false;
      if (state.failed) continue;
      state.terms ??= expand(pair);
      if (!holdAll(state.terms, pair)) fail(state);
    }
  }

  function fail(state: State): void {
    state.failed = true;
    for (const other of state.waiting) enqueue(other);
    state.waiting.clear();
  }

  /** As far as is known. What that depends on is looked at next, and `owner` again if it fails. */
  function holdAll(terms: readonly Term[], owner: Pair): boolean {
    // Most pairs that do not hold show it near by. What is far is not looked at then.
    if (terms.some((term) => isReason(term) || (term.kind === 'pair' && failsNearBy(term, NEAR))))
      return false;
    return terms.every((term) => holds(term, owner));
  }

  function failsNearBy(pair: Pair, distance: number): boolean {
    const state = stateOf(pair);
    if (state.failed || state.terms !== undefined) return state.failed;
    state.terms = expand(pair);
    const fails = state.terms.some(
      (term) => isReason(term) || (term.kind === 'pair' && distance > 0 && failsNearBy(term, distance - 1)),
    );
    if (fails) fail(state);
    else enqueue(pair, state);
    return fails;
  }

  function holds(term: Term, owner: Pair): boolean {
    if (isReason(term)) return false;
    if (term.kind === 'choice') return holdsSomehow(term, owner);
    const state = stateOf(term);
    if (state.failed) return false;
    state.waiting.add(owner);
    if (state.terms === undefined) enqueue(term, state);
    return true;
  }

  function holdsSomehow(choice: Choice, owner: Pair): boolean {
    const position = positions.get(choice) ?? { at: 0 };
    positions.set(choice, position);
    for (; position.at < choice.options.length; position.at += 1) {
      position.terms ??= choice.options[position.at]?.terms() ?? [];
      if (holdAll(position.terms, owner)) return true;
      delete position.terms;
    }
    return false;
  }

  /** Whether it fails once everything that it depends on is known. */
  function fails(term: Term, owner: Pair): boolean {
    // It may need several attempts: what it depends on is found out in between.
    while (holds(term, owner)) {
      if (open.length === 0) return false;
      settle();
    }
    return true;
  }

  function lacksOf(pair: Pair): Lacks {
    const state = stateOf(pair);
    state.lacks ??= lacksAmong(state.terms ?? [], pair);
    return state.lacks;
  }

  function lacksAmong(terms: readonly Term[], owner: Pair): Lacks {
    const reasons: Reason[] = [];
    const pairs: Pair[] = [];
    for (const term of terms) {
      if (isReason(term)) reasons.push(term);
      else if (!fails(term, owner)) continue;
      else if (term.kind === 'pair') pairs.push(term);
      else {
        const lacks = term.otherwise === undefined ? nearest(term, owner) : undefined;
        reasons.push(...(lacks?.reasons ?? (term.otherwise === undefined ? [] : [term.otherwise])));
        pairs.push(...(lacks?.pairs ?? []));
      }
    }
    return { reasons, pairs };
  }

  /** What the option lacks that is meant, or that lacks least. */
  function nearest(choice: Choice, owner: Pair): Lacks {
    const option = nearestOption(choice, owner, 0);
    return lacksAmong(option?.terms() ?? [], owner);
  }

  function nearestOption({ options }: Choice, owner: Pair, depth: number): Option | undefined {
    const meant = options.filter(({ isMeant }) => isMeant);
    const split = options.find(({ isSplit }) => isSplit);
    if (meant.length === 0 && split !== undefined) return split;
    const left = meant.length === 0 ? options : meant;
    if (left.length < 2) return left[0];
    const weights = left.map(({ terms }) => weightOf(terms(), owner, depth));
    return left[weights.indexOf(Math.min(...weights))];
  }

  /** How far two alternatives are apart: a member that tells them apart counts for more than a limit. */
  function weightOf(terms: readonly Term[], owner: Pair, depth: number): number {
    let sum = 0;
    for (const term of terms) {
      if (isReason(term)) sum += WEIGHTS[term.keyword] ?? 1;
      else if (!fails(term, owner)) continue;
      else if (term.kind === 'pair') sum += weightOfPair(term, depth + 1);
      else if (term.otherwise !== undefined) sum += 1;
      else sum += weightOf(nearestOption(term, owner, depth + 1)?.terms() ?? [], owner, depth + 1);
    }
    return sum;
  }

  function weightOfPair(pair: Pair, depth: number): number {
    // What both have under the same name does not tell them apart.
    if (pair.isComponent || depth > MAX_DEPTH) return 0.01;
    const { terms = [], weights } = stateOf(pair);
    const weight = weights[depth] ?? weightOf(terms, pair, depth);
    weights[depth] = weight;
    return weight;
  }

  const reachable = createReachable<Pair, Reason>((pair) => {
    const { reasons, pairs } = lacksOf(pair);
    return { items: reasons, next: pairs };
  });

  return {
    reasonsOf(pair) {
      enqueue(pair);
      settle();
      if (!stateOf(pair).failed) return [];
      return [...reachable(pair)];
    },
  };
}

const WEIGHTS: Readonly<Record<string, number>> = { enum: 10, value: 10, type: 5, undecided: 0 };
