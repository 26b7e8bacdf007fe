import { at } from '../../../../lib/json.ts';
import { inconclusive, type Judge, vacuous } from '../judge.ts';
import { judgeLeaves } from '../judge-leaves.ts';

const BLOCKED = '/config/incoming/achPull/blockedOriginators';

/** Null before an update that sends none, null after it. */
export const blockedOriginatorsStayNull: Judge = (response, history) => {
  if (at(response.sent, '/incoming/achPull/blockedOriginators') !== undefined) return [];
  const before = history.earlier(response).at(-1);
  if (before === undefined) return [inconclusive(response, 'no answer showed the account before the update')];
  const value = at(before.body, BLOCKED);
  if (Array.isArray(value)) return [vacuous(response, 'it was a list before the update')];
  if (value !== null) return [inconclusive(response, 'the answer before does not tell')];
  return judgeLeaves(response, [
    { pointer: BLOCKED, expected: { words: 'null' }, isRight: (actual) => actual === null },
  ]);
};
