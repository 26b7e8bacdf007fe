import type { Interpret } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { expandPlaces } from './places.ts';

/** `{ equals: { /status: active } }`: the place holds this value. */
export const equals: Interpret<'equals'> = (values, { operation }) => {
  const leaves = Object.entries(values).flatMap(([place, value]) =>
    expandPlaces({ [place]: '' }, operation).map(({ at: pointer }) => ({
      pointer,
      expected: { words: JSON.stringify(value) },
      isRight: (actual: unknown) => actual === value,
    })),
  );
  return (response) => judgeLeaves(response, leaves);
};
