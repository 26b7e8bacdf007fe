import { at, type Json } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import type { Judge } from './check-kind.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { inconclusive } from './judgements.ts';
import type { expandPlaces } from './places.ts';

/** Returns how the text at a place follows from the text at another one. */
export interface PairRule {
  /** The words for people, before the name of the other place: `the same as`. */
  readonly words: string;
  /** The value that must be there. */
  expectedText(text: string): string;
  /** @param text at the other place */
  isRight(actual: Json | undefined, text: string): boolean;
}

/** Each text is judged by the one at the other place of the response; where that is missing, by the one that was sent there. */
export function judgePairs(
  places: ReturnType<typeof expandPlaces>,
  { words, expectedText, isRight }: PairRule,
): Judge {
  return (response) =>
    judgeLeaves(
      response,
      places.map(({ at: pointer, from }) => {
        const name = fromPointer(from).at(-1);
        const text = [response.body, response.sent]
          .map((body) => at(body, from))
          .find((value) => typeof value === 'string');
        if (text === undefined)
          return inconclusive(response, `the response has no ${name} to compare it with`);
        const expected = { words: `${words} ${name}:`, value: expectedText(text), pointer };
        return { pointer, expected, isRight: (actual) => isRight(actual, text) };
      }),
    );
}
