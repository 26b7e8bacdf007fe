import { at } from '../../../../lib/json.ts';
import { inconclusive, type Judge, vacuous } from '../judge.ts';
import { judgeLeaves } from '../judge-leaves.ts';

const BLOCKED = '/config/incoming/achPull/blockedOriginators';

/** Null before an update that sends none, null after it. */
export const blockedOriginatorsStayNull: Judge = (response, history) => {
  if (at(response.sent, '/incoming/achPull/blockedOriginators') !== undefined) return [];
  const before = history.earlier(response).at(-1);
  if (before === undefined)
    return [inconclusive(response, 'no response showed the account before the update')];
  const value = at(before.body, BLOCKED);
  if (Array.isArray(value)) return [vacuous(response, 'it was an array before the update')];
  if (value !== null) return [inconclusive(response, 'the earlier response does not show it')];
  return judgeLeaves(response, [
    { pointer: BLOCKED, expected: { words: 'null' }, isRight: (actual) => actual === null },
  ]);
};
