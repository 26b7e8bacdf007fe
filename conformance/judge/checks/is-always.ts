import type { Judge } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';

/** The same at each of these places in every answer. */
export function isAlways(value: string | boolean, ...pointers: readonly string[]): Judge {
  const expected = { words: JSON.stringify(value) };
  const leaves = pointers.map((pointer) => ({
    pointer,
    expected,
    isRight: (actual: unknown) => actual === value,
  }));
  return (response) => judgeLeaves(response, leaves);
}
