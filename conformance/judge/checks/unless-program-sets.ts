import { at } from '../../../lib/json.ts';
import { type Judge, vacuous } from './judge.ts';
import { programOf } from './program-of.ts';

/**
 * Judges an amount of a new account, if the account's program has no amount of its own for it: `0.00` was seen, and of which settings nobody says.
 */
export function unlessProgramSets(pointer: string, judge: Judge): Judge {
  return (response, history) => {
    const amount = at(programOf(response, history)?.body, pointer);
    const isSet = typeof amount === 'string' && /[1-9]/.test(amount);
    return isSet ? [vacuous(response, `its program sets ${pointer}`)] : judge(response, history);
  };
}
