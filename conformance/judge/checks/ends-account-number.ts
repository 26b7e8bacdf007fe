import { at } from '../../../lib/json.ts';
import { inconclusive, type Judge } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';

/** `last4` in these bank details is the end of the `accountNumber` beside it, or of the one that was sent where that is missing. */
export function endsAccountNumber(details: string): Judge {
  const pointer = `${details}/last4`;
  return (response) => {
    const number = [response.body, response.sent]
      .map((body) => at(body, `${details}/accountNumber`))
      .find((one) => typeof one === 'string');
    if (number === undefined)
      return [inconclusive(response, 'the answer has no account number to compare it with')];
    const value = number.slice(-4);
    const expected = { words: 'the last four characters of accountNumber:', value, pointer };
    // What a character is can be told in two ways beyond the first 65,536 of Unicode.
    const ends = [value, [...number].slice(-4).join('')];
    return judgeLeaves(response, [
      { pointer, expected, isRight: (actual) => ends.includes(actual as string) },
    ]);
  };
}
