import { createContext, Script } from 'node:vm';

const global: { run: () => void } = { run: () => {} };
const context = createContext(global);
const script = new Script('run()');

/**
 * Runs what a description can make endless, such as a pattern that backtracks without end, and ends it. The time limit of Node's `vm` stops regular expressions
 * and compiled validators of any library, which nothing else in the same thread does. It keeps their exact meaning; engines of linear time know no lookahead.
 *
 * @param run must be synchronous, and is left where it was stopped
 * @returns `undefined` where it took longer than `milliseconds`
 */
export function withinTime<T>(milliseconds: number, run: () => T): { readonly value: T } | undefined {
  let value: T | undefined;
  global.run = () => {
    value = run();
  };
  try {
    script.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return undefined;
  } finally {
    global.run = () => {};
  }
  return { value: value as T };
}

/** Time limits of the same work for many parts of a description: of a hundred endless patterns, not each is waited for. */
export class TimeBudget {
  readonly #each: number;
  #left: number;

  /** @param times how often the limit of `each` milliseconds may be reached */
  constructor(each: number, times = 2) {
    this.#each = each;
    this.#left = times;
  }

  run<T>(run: () => T): { readonly value: T } | undefined {
    if (this.#left === 0) return undefined;
    const result = withinTime(this.#each, run);
    if (result === undefined) this.#left -= 1;
    return result;
  }
}
