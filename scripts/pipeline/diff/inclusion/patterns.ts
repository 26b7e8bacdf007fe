import type { Atom } from './atom.ts';
import { isIncluded } from './automaton.ts';
import { ofLength, type Regex, TEXT, textsMatching } from './regex.ts';

export interface TextLimit {
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Lengths that are counted by states. */
const MAX_LENGTH = 300;

/** Tells whether every text that fits the atom is within the limit. `false` where that could not be proved. */
export type IsCovered = (atom: Atom, limit: TextLimit) => boolean;

/** Remembers what it has found out: descriptions have the same few patterns in many places. */
export function createCoverage(): IsCovered {
  const known = new Map<string, boolean>();
  return (atom, limit) => {
    const { patterns, minLength, maxLength } = atom;
    const key = JSON.stringify([patterns, minLength, maxLength, limit]);
    const found = known.get(key) ?? cover(atom, limit);
    known.set(key, found);
    return found;
  };
}

function cover(
  atom: Atom,
  { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: TextLimit,
): boolean {
  // Only a pattern, or a length, says anything about a text.
  if (atom.patterns.length === 0 && pattern === undefined) return false;
  const other = pattern === undefined ? lengthOf(minLength, maxLength) : textsMatching(pattern);
  if (other === undefined) return false;
  // Leaving out a limit that is not understood makes the texts more, never fewer.
  const ones = [...atom.patterns.map(textsMatching), lengthOf(atom.minLength, atom.maxLength)].filter(
    (one): one is Regex => one !== undefined,
  );
  return isIncluded([TEXT, ...ones], other) === true;
}

function lengthOf(min: number, max: number): Regex | undefined {
  if (min > MAX_LENGTH || (max > MAX_LENGTH && max !== Number.POSITIVE_INFINITY)) return undefined;
  return ofLength(min, max);
}
