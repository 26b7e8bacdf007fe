import { operations } from '../../../../generated/operations.ts';
import { at } from '../../../../lib/json.ts';
import { creates } from '../../../catalogue/effect.ts';
import type { History, ObservedResponse } from '../../history.ts';
import { isSameText } from '../../same-id.ts';
import { inconclusive, type Judge, vacuous } from '../judge.ts';
import { judgeLeaves } from '../judge-leaves.ts';

/** A record that was created has an identifier that no other record of the run has. */
export const idIsItsOwn: Judge = (response, history) => {
  const id = at(response.body, '/id');
  if (typeof id !== 'string') return [inconclusive(response, 'the response has no string at /id')];
  const others = otherIds(response, history);
  if (others.length === 0) return [vacuous(response, 'the run knows no other record of this kind')];
  const expected = { words: 'an identifier that no other record has' };
  const isRight = () => !others.some((other) => isSameText(other, id));
  return judgeLeaves(response, [{ pointer: '/id', expected, isRight }]);
};

/** Of the other records that the operation created, and of those that were named to operations on other kinds of records. */
function otherIds(response: ObservedResponse, { responses }: History): string[] {
  const { operation } = response;
  const created = responses.filter(
    (one) => one.exchange !== response.exchange && one.operation === operation,
  );
  const named = responses.filter(
    (one) => !creates(one.operation) && operations[one.operation].response !== operations[operation].response,
  );
  const kind = String(at(response.body, '/id')).slice(0, 4);
  return [
    ...created.map(({ body }) => at(body, '/id')),
    ...named.flatMap(({ pathParameters }) => Object.values(pathParameters)),
  ].filter((id) => typeof id === 'string' && id.startsWith(kind)) as string[];
}
