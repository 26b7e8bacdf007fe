import { type CheckKind, eachPlace, valueInWords } from './check-kind.ts';
import { judgeLeaves } from './judge-leaves.ts';

/** `{ equals: { /status: active } }` */
export const equals: CheckKind<'values'> = {
  operand: 'values',
  meaning: 'The place holds this value.',
  words: (values) => eachPlace(values, (value) => `is ${valueInWords(value)}`),
  judge(values, { expand }) {
    const leaves = Object.entries(values).flatMap(([place, value]) =>
      expand({ [place]: '' }).map(({ at: pointer }) => ({
        pointer,
        expected: { words: JSON.stringify(value) },
        isRight: (actual: unknown) => actual === value,
      })),
    );
    return (response) => judgeLeaves(response, leaves);
  },
};
