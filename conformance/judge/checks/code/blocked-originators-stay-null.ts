import { at, isObject, isSame, type Json } from '../../../../lib/json.ts';
import { creates } from '../../../catalogue/effect.ts';
import type { KnownRecords, ObservedResponse } from '../../history.ts';
import type { Judge } from '../check-kind.ts';
import { judgeLeaves } from '../judge-leaves.ts';
import { inconclusive, vacuous } from '../judgements.ts';

const BLOCKED = '/config/incoming/achPull/blockedOriginators';
const IN_PROGRAM = '/incoming/achPull/blockedOriginators';

const judge: Judge = (response, known) => {
  if (at(response.sent, '/incoming/achPull/blockedOriginators') !== undefined) return [];
  const before = known.earlier(response);
  const [last] = before.slice(-1);
  if (last === undefined) return [inconclusive(response, 'no response showed the account before the update')];
  const value = at(last.body, BLOCKED);
  if (value !== null && !Array.isArray(value))
    return [inconclusive(response, 'the earlier response does not show it')];
  const mustBeNull = value === null || (value.length === 0 && isUnset(response, before, known));
  if (!mustBeNull) return [vacuous(response, 'it was an array before the update')];
  const shown = at(response.body, BLOCKED) ?? null;
  if (known.programsOf(response).reads.some(({ body }) => isOther(at(body, IN_PROGRAM), shown)))
    return [inconclusive(response, 'the program blocks the same originators by then')];
  return judgeLeaves(response, [
    { pointer: BLOCKED, expected: { words: 'null' }, isRight: (actual) => actual === null },
  ]);
};

function isOther(inProgram: Json | undefined, shown: Json): boolean {
  return shown !== null && inProgram !== undefined && isSame(inProgram, shown);
}

/** Neither the program nor anybody in this run has blocked an originator. */
function isUnset(
  update: ObservedResponse,
  before: readonly ObservedResponse[],
  known: KnownRecords,
): boolean {
  if (!before.some(({ operation }) => creates(operation))) return false;
  const { reads, mayHaveChanged } = known.programsOf(update);
  return (
    reads.length > 0 &&
    !mayHaveChanged &&
    reads.every(({ body }) => isObject(at(body, '/incoming/achPull')) && at(body, IN_PROGRAM) === null)
  );
}

/**
 * Null after an update that sends none, where it was null before. An empty list is not null: where neither the program nor this run has blocked
 * anybody, the field is unset, and an array that is unset is null (section 1).
 */
export const blockedOriginatorsStayNull: Judge = judge;
