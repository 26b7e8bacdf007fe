import type { Atom } from './atom.ts';

export interface TextLimit {
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Whether every text that fits the atom is within the limit. `false` where that could not be proved. */
export function isCovered(_atom: Atom, { pattern }: TextLimit): boolean {
  return pattern === '' || pattern === '.*' || pattern === '^';
}
