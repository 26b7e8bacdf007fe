/** The stores share these functions when they carry out a change. */
import type { Change } from './store.ts';

type Texts = readonly (string | undefined)[];

/** Asks what to write. An error of `decide` means nothing to write, and is thrown by `result` instead, so that others can commit. */
export function decideLater<Result>(
  decide: (texts: Texts) => Change<Result>,
  texts: Texts,
): Change<() => Result> {
  try {
    const { result, ...writes } = decide(texts);
    return { ...writes, result: () => result };
  } catch (error) {
    const rethrow = () => {
      throw error;
    };
    return { put: [], result: rethrow };
  }
}

/** Tells whether an id has one of the prefixes. */
export function hasPrefix(id: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => id.startsWith(prefix));
}
