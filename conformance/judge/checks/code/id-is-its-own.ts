import type { OperationId } from '../../../../generated/operations.ts';
import { at } from '../../../../lib/json.ts';
import { isSameText } from '../../same-id.ts';
import type { Judge } from '../check-kind.ts';
import { judgeLeaves } from '../judge-leaves.ts';
import { inconclusive, vacuous } from '../judgements.ts';

/**
 * A record that was created has an identifier that no other record of the run has.
 *
 * @param others operations on records that this one does not create, though their identifiers are of the same kind
 */
export function idIsItsOwn(others: readonly OperationId[]): Judge {
  return (response, known) => {
    const id = at(response.body, '/id');
    if (typeof id !== 'string') return [inconclusive(response, 'the response has no string at /id')];
    const ids = known.otherIds(response, others);
    if (ids.length === 0) return [vacuous(response, 'the run knows no other record of this kind')];
    const expected = { words: 'an identifier that no other record has' };
    const isRight = () => !ids.some((other) => isSameText(other, id));
    return judgeLeaves(response, [{ pointer: '/id', expected, isRight }]);
  };
}
