import type { Json } from '../../../lib/json.ts';
import { isSameText } from '../same-id.ts';
import { asCode, type CheckKind, eachPlace } from './check-kind.ts';
import { judgeLeaves } from './judge-leaves.ts';

/** `{ pathParameter: { /id: accountId } }` */
export const pathParameter: CheckKind<'names'> = {
  operand: 'names',
  meaning: 'The identifier at the place is the path parameter of this name.',
  words: (names) => eachPlace(names, (name) => `is the path parameter ${asCode(name)}`),
  judge(names, { expand, isKept }) {
    const places = expand(names);
    return (response) =>
      judgeLeaves(
        response,
        places.flatMap(({ at: pointer, from }) => {
          const value = response.pathParameters[from];
          if (value === undefined) return [];
          const expected = { words: 'the one in the path:', value, pointer };
          return [
            {
              pointer,
              expected,
              isRight: (actual) =>
                isSameText(actual, value) || (isKept !== undefined && isSameNumber(actual, value)),
            },
          ];
        }),
      );
  },
};

/** A path has nothing but texts. */
function isSameNumber(actual: Json | undefined, value: string): boolean {
  return typeof actual === 'number' && value.trim() !== '' && Number(value) === actual;
}
