import { FaultNotApplicable } from './fault-not-applicable.ts';

/** Characters of JSON, roughly, that the steps of a patch may copy or change: a few milliseconds of work. */
const MAX_CHARACTERS = 2 * 1024 * 1024;
/** An object or a list costs as much time as so many characters. */
const CONTAINER = 16;
/** Serializing JSON uses a frame of the stack for each level. */
const MAX_DEPTH = 512;

/**
 * Limits the work of one patch. A few copies of a place into itself, each of which doubles it, would otherwise use up the memory of the
 * process.
 */
export class PatchBudget {
  #left = MAX_CHARACTERS;

  /**
   * Counts a value that a step copies, moves or changes.
   *
   * @param path where it is going to be
   * @throws FaultNotApplicable
   */
  spend(value: unknown, path: string): void {
    const open: (readonly [value: unknown, depth: number])[] = [[value, path.split('/').length]];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [one, depth] = next;
      this.#left -= costOf(one);
      if (this.#left < 0)
        throw new FaultNotApplicable(`The patch copies or changes more than ${MAX_CHARACTERS} characters.`);
      if (depth > MAX_DEPTH)
        throw new FaultNotApplicable(`The patch nests values deeper than ${MAX_DEPTH} levels.`);
      if (typeof one !== 'object' || one === null) continue;
      for (const [name, member] of Object.entries(one)) {
        this.#left -= name.length;
        open.push([member, depth + 1]);
      }
    }
  }
}

function costOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null ? CONTAINER : 1;
}
