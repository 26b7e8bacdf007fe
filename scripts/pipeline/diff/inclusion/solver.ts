import { type Choice, isReason, type Option, type Pair, type Reason, type Term } from './comparison.ts';
import { createReachable } from './reachable.ts';

/** Members within members count to this depth when alternatives are told apart. */
const MAX_DEPTH = 4;

/** Members within members are looked at first to this depth. */
const NEAR = 2;

/** The result for a pair, so far. */
interface State {
  terms?: readonly Term[];
  /** A value was found, or may be there, that fits the one and not the other. Does not change back. */
  failed: boolean;
  isOpen: boolean;
  /** The pairs that have to be looked at again if it fails. */
  readonly waiting: Set<Pair>;
  lacks?: Lacks;
  readonly weights: (number | undefined)[];
}

/** The requirement of a pair that does not hold. */
interface Lacks {
  readonly reasons: readonly Reason[];
  readonly pairs: readonly Pair[];
}

/**
 * Decides pairs that depend on each other in any way, in circles as well: all of them are taken to hold until one is found that does not, and
 * then those that rely on it are looked at again. That is the largest set of pairs that hold together, which for values of finite depth is
 * inclusion. No call is nested deeper in a larger description, and each pair fails at most once.
 */
export class Solver {
  readonly #expand: (pair: Pair) => readonly Term[];
  readonly #states = new Map<Pair, State>();
  /** The option of a choice that holds as far as is known; all before it fail. */
  readonly #positions = new WeakMap<Choice, { at: number; terms?: readonly Term[] }>();
  readonly #open: Pair[] = [];
  readonly #reachable = createReachable<Pair, Reason>((pair) => {
    const { reasons, pairs } = this.#lacksOf(pair);
    return { items: reasons, next: pairs };
  });

  /** @param expand what has to hold for a pair */
  constructor(expand: (pair: Pair) => readonly Term[]) {
    this.#expand = expand;
  }

  /** The reason why it does not hold; empty if it does. Each reason is listed once. */
  reasonsOf(pair: Pair): readonly Reason[] {
    this.#enqueue(pair);
    this.#settle();
    return this.#stateOf(pair).failed ? [...this.#reachable(pair)] : [];
  }

  #stateOf(pair: Pair): State {
    let state = this.#states.get(pair);
    if (state === undefined) {
      state = { failed: false, isOpen: false, waiting: new Set(), weights: [] };
      this.#states.set(pair, state);
    }
    return state;
  }

  #enqueue(pair: Pair, state = this.#stateOf(pair)): void {
    if (state.isOpen) return;
    state.isOpen = true;
    this.#open.push(pair);
  }

  #settle(): void {
    for (let pair = this.#open.pop(); pair !== undefined; pair = this.#open.pop()) {
      const state = this.#stateOf(pair);
      state.isOpen = false;
      if (state.failed) continue;
      state.terms ??= this.#expand(pair);
      if (!this.#holdAll(state.terms, pair)) this.#fail(state);
    }
  }

  #fail(state: State): void {
    state.failed = true;
    for (const other of state.waiting) this.#enqueue(other);
    state.waiting.clear();
  }

  /** As far as is known. What that depends on is looked at next, and `owner` again if it fails. */
  #holdAll(terms: readonly Term[], owner: Pair): boolean {
    // Most pairs that do not hold show it near by. What is far is not looked at then.
    if (terms.some((term) => isReason(term) || (term.kind === 'pair' && this.#failsNearBy(term, NEAR))))
      return false;
    return terms.every((term) => this.#holds(term, owner));
  }

  #failsNearBy(pair: Pair, distance: number): boolean {
    const state = this.#stateOf(pair);
    if (state.failed || state.terms !== undefined) return state.failed;
    state.terms = this.#expand(pair);
    const fails = state.terms.some(
      (term) =>
        isReason(term) || (term.kind === 'pair' && distance > 0 && this.#failsNearBy(term, distance - 1)),
    );
    if (fails) this.#fail(state);
    else this.#enqueue(pair, state);
    return fails;
  }

  #holds(term: Term, owner: Pair): boolean {
    if (isReason(term)) return false;
    if (term.kind === 'choice') return this.#holdsSomehow(term, owner);
    const state = this.#stateOf(term);
    if (state.failed) return false;
    state.waiting.add(owner);
    if (state.terms === undefined) this.#enqueue(term, state);
    return true;
  }

  #holdsSomehow(choice: Choice, owner: Pair): boolean {
    const position = this.#positions.get(choice) ?? { at: 0 };
    this.#positions.set(choice, position);
    for (; position.at < choice.options.length; position.at += 1) {
      position.terms ??= choice.options[position.at]?.terms() ?? [];
      if (this.#holdAll(position.terms, owner)) return true;
      delete position.terms;
    }
    return false;
  }

  /** Tells whether it fails once everything that it depends on is known. */
  #fails(term: Term, owner: Pair): boolean {
    // It may need several attempts: what it depends on is found out in between.
    while (this.#holds(term, owner)) {
      if (this.#open.length === 0) return false;
      this.#settle();
    }
    return true;
  }

  #lacksOf(pair: Pair): Lacks {
    const state = this.#stateOf(pair);
    state.lacks ??= this.#lacksAmong(state.terms ?? [], pair);
    return state.lacks;
  }

  #lacksAmong(terms: readonly Term[], owner: Pair): Lacks {
    const reasons: Reason[] = [];
    const pairs: Pair[] = [];
    for (const term of terms) {
      if (isReason(term)) reasons.push(term);
      else if (!this.#fails(term, owner)) continue;
      else if (term.kind === 'pair') pairs.push(term);
      else {
        const lacks = term.otherwise === undefined ? this.#nearest(term, owner) : undefined;
        reasons.push(...(lacks?.reasons ?? (term.otherwise === undefined ? [] : [term.otherwise])));
        pairs.push(...(lacks?.pairs ?? []));
      }
    }
    return { reasons, pairs };
  }

  /** Returns what is lacking in the option that is meant, or that lacks least. */
  #nearest(choice: Choice, owner: Pair): Lacks {
    const option = this.#nearestOption(choice, owner, 0);
    return this.#lacksAmong(option?.terms() ?? [], owner);
  }

  #nearestOption({ options }: Choice, owner: Pair, depth: number): Option | undefined {
    const meant = options.filter(({ isMeant }) => isMeant);
    const split = options.find(({ isSplit }) => isSplit);
    if (meant.length === 0 && split !== undefined) return split;
    const left = meant.length === 0 ? options : meant;
    if (left.length < 2) return left[0];
    const weights = left.map(({ terms }) => this.#weightOf(terms(), owner, depth));
    return left[weights.indexOf(Math.min(...weights))];
  }

  /** Measures how far two alternatives are apart: a member that tells them apart counts for more than a limit. */
  #weightOf(terms: readonly Term[], owner: Pair, depth: number): number {
    let sum = 0;
    for (const term of terms) {
      if (isReason(term)) sum += WEIGHTS[term.keyword] ?? 1;
      else if (!this.#fails(term, owner)) continue;
      else if (term.kind === 'pair') sum += this.#weightOfPair(term, depth + 1);
      else if (term.otherwise !== undefined) sum += 1;
      else
        sum += this.#weightOf(this.#nearestOption(term, owner, depth + 1)?.terms() ?? [], owner, depth + 1);
    }
    return sum;
  }

  #weightOfPair(pair: Pair, depth: number): number {
    // A member that both have under the same name does not tell them apart.
    if (pair.isComponent || depth > MAX_DEPTH) return 0.01;
    const { terms = [], weights } = this.#stateOf(pair);
    const weight = weights[depth] ?? this.#weightOf(terms, pair, depth);
    weights[depth] = weight;
    return weight;
  }
}

const WEIGHTS: Readonly<Record<string, number>> = { enum: 10, value: 10, type: 5, undecided: 0 };
