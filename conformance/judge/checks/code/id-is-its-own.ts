import { at } from '../../../../lib/json.ts';
import { isSameText } from '../../same-id.ts';
import { inconclusive, type Judge, vacuous } from '../judge.ts';
import { judgeLeaves } from '../judge-leaves.ts';

const judge: Judge = (response, known) => {
  const id = at(response.body, '/id');
  if (typeof id !== 'string') return [inconclusive(response, 'the response has no string at /id')];
  const others = known.otherIds(response);
  if (others.length === 0) return [vacuous(response, 'the run knows no other record of this kind')];
  const expected = { words: 'an identifier that no other record has' };
  const isRight = () => !others.some((other) => isSameText(other, id));
  return judgeLeaves(response, [{ pointer: '/id', expected, isRight }]);
};

/** A record that was created has an identifier that no other record of the run has. */
export const idIsItsOwn: Judge = judge;
