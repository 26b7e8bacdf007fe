import { at, type Json } from '../../../lib/json.ts';
import { inconclusive, type Judge, vacuous } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';

interface State {
  readonly pointer: string;
  /** The state in which the time is unset. */
  readonly before: Json;
  /** The one in which it may be set, if it is known; others do not tell. */
  readonly after?: Json;
}

/** A time is the empty string until something has happened, which another field of the same answer tells. */
export function isUnsetUntil(pointer: string, { pointer: told, before, after }: State): Judge {
  return (response) => {
    const state = at(response.body, told);
    const isUnset = at(response.body, pointer) === '';
    if (!isUnset && after !== undefined && state === after)
      return [vacuous(response, 'it has happened already')];
    if (!isUnset && state !== before)
      return [inconclusive(response, `${told} does not tell whether it has happened`)];
    return judgeLeaves(response, [{ pointer, expected: { words: '""' }, isRight: () => isUnset }]);
  };
}
