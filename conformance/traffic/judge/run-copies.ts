import type { CallPosition } from '../call-source.ts';

/**
 * The calls of one run of `conform`, and of the copies of it that a recording may have: files that were joined, or given twice. A run makes each of
 * its steps once, so the second call of a step belongs to the second copy. Judging all copies as one run would take time by the square of them.
 */
export class RunCopies {
  readonly #copies: CallPosition[][] = [];
  readonly #timesMade = new Map<string, number>();

  /** Calls are to be added in the order in which they are recorded. */
  add(step: string, position: CallPosition): void {
    const earlier = this.#timesMade.get(step) ?? 0;
    this.#timesMade.set(step, earlier + 1);
    const copy = this.#copies[earlier];
    if (copy === undefined) this.#copies.push([position]);
    else copy.push(position);
  }

  all(): Iterable<readonly CallPosition[]> {
    return this.#copies;
  }
}
