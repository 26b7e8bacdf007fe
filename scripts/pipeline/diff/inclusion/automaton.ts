import type { CharSet, Regex } from './regex.ts';

/** More states than this are not compared. */
const MAX_STATES = 4000;
const MAX_PAIRS = 30_000;

/** A nondeterministic automaton: the moves of each state, and those that read nothing. */
interface Automaton {
  readonly moves: { readonly set: CharSet; readonly to: number }[][];
  readonly silent: number[][];
  readonly first: number;
  readonly last: number;
}

/**
 * Tells whether every text that all of `ones` match is matched by `other`.
 *
 * @returns `undefined` where that takes too long to find out
 */
export function isIncluded(ones: readonly Regex[], other: Regex): boolean | undefined {
  try {
    const automata = [...ones, other].map(automatonOf);
    const chars = representatives(automata);
    const first = automata.map((automaton) => closed(automaton, [automaton.first]));
    const seen = new Set([keyOf(first)]);
    const open = [first];
    for (let states = open.pop(); states !== undefined; states = open.pop()) {
      const accepted = states.map((set, index) => set.includes(automata[index]?.last ?? -1));
      if (accepted.slice(0, -1).every(Boolean) && accepted.at(-1) === false) return false;
      for (const char of chars) {
        const next = states.map((set, index) => read(automata[index] as Automaton, set, char));
        // Nothing that follows can match them all.
        if (next.slice(0, -1).some((set) => set.length === 0)) continue;
        const key = keyOf(next);
        if (seen.has(key)) continue;
        if (seen.size > MAX_PAIRS) return undefined;
        seen.add(key);
        open.push(next);
      }
    }
    return true;
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

class TooLarge extends Error {}

function automatonOf(regex: Regex): Automaton {
  const moves: Automaton['moves'] = [];
  const silent: number[][] = [];
  const state = () => {
    if (moves.length >= MAX_STATES) throw new TooLarge();
    silent.push([]);
    return moves.push([]) - 1;
  };
  const jump = (from: number, to: number) => void silent[from]?.push(to);
  /** Adds what reads the expression after a state, and returns the state behind it. */
  const add = (part: Regex, from: number): number => {
    switch (part.kind) {
      case 'chars': {
        const to = state();
        moves[from]?.push({ set: part.set, to });
        return to;
      }
      case 'all':
        return part.parts.reduce((at, one) => add(one, at), from);
      case 'any': {
        const to = state();
        for (const one of part.parts) jump(add(one, from), to);
        return to;
      }
      case 'repeat': {
        let at = from;
        for (let count = 0; count < part.min; count += 1) at = add(part.part, at);
        const to = state();
        if (part.max === Number.POSITIVE_INFINITY) {
          const loop = state();
          jump(at, loop);
          jump(add(part.part, loop), loop);
          jump(loop, to);
          return to;
        }
        for (let count = part.min; count < part.max; count += 1) {
          jump(at, to);
          at = add(part.part, at);
        }
        jump(at, to);
        return to;
      }
    }
  };
  const first = state();
  return { moves, silent, first, last: add(regex, first) };
}

function closed({ silent }: Automaton, states: readonly number[]): number[] {
  const found = new Set(states);
  for (const state of found) for (const next of silent[state] ?? []) found.add(next);
  return [...found].sort((a, b) => a - b);
}

function read(automaton: Automaton, states: readonly number[], char: number): number[] {
  const next = states.flatMap((state) =>
    (automaton.moves[state] ?? []).filter(({ set }) => has(set, char)).map(({ to }) => to),
  );
  return closed(automaton, [...new Set(next)]);
}

function has(set: CharSet, char: number): boolean {
  return set.some(([low, high]) => char >= low && char <= high);
}

/** One character for each kind: those between two limits of all sets are alike. */
function representatives(automata: readonly Automaton[]): number[] {
  const sets = new Set(automata.flatMap(({ moves }) => moves.flatMap((list) => list.map(({ set }) => set))));
  const limits = new Set([...sets].flatMap((set) => set.flatMap(([low, high]) => [low, high + 1])));
  const kinds = new Map<string, number>();
  for (const char of limits) kinds.set([...sets].map((set) => (has(set, char) ? 1 : 0)).join(''), char);
  return [...kinds.values()];
}

function keyOf(states: readonly (readonly number[])[]): string {
  return states.map((set) => set.join()).join('|');
}
