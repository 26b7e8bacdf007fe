import { at, isObject, type Json } from '../../../../lib/json.ts';
import type { KnownRecords, ObservedResponse } from '../../history.ts';
import { isTimestamp } from '../../timestamp.ts';
import type { Judge } from '../check-kind.ts';
import { judgeLeaves } from '../judge-leaves.ts';
import { inconclusive, vacuous } from '../judgements.ts';

const MODIFIED = '/modifiedAt';

/** A clock that rounds to whole seconds and one that truncates differ by less. */
const TICKS_MS = 2000;

const judge: Judge = (response, known) => {
  if (isEmpty(response.sent)) return [vacuous(response, 'the update sent nothing to change')];
  const created = at(response.body, '/createdAt');
  const modified = at(response.body, MODIFIED);
  if (!isTimestamp(created)) return [inconclusive(response, 'createdAt is not a timestamp')];
  // The empty string is an unset time: never later than another.
  if (modified !== undefined && modified !== '' && !isTimestamp(modified))
    return [inconclusive(response, 'modifiedAt is not a timestamp')];

  const isLater = modified !== undefined && modified > created;
  const isAbout = isTimestamp(modified) && Math.abs(Date.parse(modified) - Date.parse(created)) < TICKS_MS;
  const clock = isLater || !isAbout ? 'moved on' : clockBefore(response, known, created);
  if (clock === 'not shown')
    return [
      inconclusive(
        response,
        'nothing shows that the clock of the deployment had moved on since the creation',
      ),
    ];
  if (clock === 'stood still')
    return [inconclusive(response, 'the clock of the deployment had not moved on since the creation')];
  const expected = { words: 'later than createdAt:', value: created, pointer: MODIFIED };
  return judgeLeaves(response, [{ pointer: MODIFIED, expected, isRight: () => isLater }]);
};

/** Tells whether an update sent no value at all: nothing shows that it counts as an update then. */
function isEmpty(sent: Json | undefined): boolean {
  return isObject(sent) && Object.values(sent).every(isEmpty);
}

/** Times that the deployment's clock had shown before this update was sent. */
function clockBefore(
  update: ObservedResponse,
  known: KnownRecords,
  created: string,
): 'moved on' | 'stood still' | 'not shown' {
  const ownLater = known.earlier(update).some(({ body }) => {
    const earlier = at(body, MODIFIED);
    return isTimestamp(earlier) && earlier > created;
  });
  if (ownLater) return 'moved on';
  const others = known
    .creationsBefore(update)
    .map(({ body }) => at(body, '/createdAt'))
    .filter(isTimestamp);
  if (others.some((time) => Date.parse(time) - Date.parse(created) >= TICKS_MS)) return 'moved on';
  return others.length > 0 ? 'stood still' : 'not shown';
}

/**
 * Updated later than created. The resolution of a deployment's clock is unknown: with one of whole minutes both times are the same. So almost
 * equal times are wrong only where the deployment has shown that its clock had advanced before the update: in an earlier response for this
 * account, or in the creation time of another record.
 */
export const modifiedAfterCreated: Judge = judge;
