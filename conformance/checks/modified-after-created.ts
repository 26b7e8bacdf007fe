import { coarsenessOf } from '../coarseness.ts';
import { at } from '../json.ts';
import type { Seen, Sight } from '../seen.ts';
import { isTimestamp } from '../timestamp.ts';
import { type Judge, unjudged } from './judge.ts';
import { judgeLeaves } from './judge-leaves.ts';
import { shownBefore } from './shown-before.ts';

const MODIFIED = '/modifiedAt';

/**
 * Updated later than created. A clock of whole seconds, or a coarser one, may show the same moment for both: equal times are wrong only when
 * the update was sent so long after the creation that any clock like this one has moved on, or when an earlier answer shows that it has.
 */
export const modifiedAfterCreated: Judge = (sight, seen) => {
  const created = at(sight.body, '/createdAt');
  const modified = at(sight.body, MODIFIED);
  if (!isTimestamp(created)) return [unjudged(sight, 'createdAt is no timestamp')];
  // The empty string is one that is unset: never later than anything.
  if (modified !== undefined && modified !== '' && !isTimestamp(modified))
    return [unjudged(sight, 'modifiedAt is no timestamp')];

  const isLater = modified !== undefined && modified > created;
  const hasMovedOn = shownBefore(sight, seen).some(({ body }) => {
    const earlier = at(body, MODIFIED);
    return isTimestamp(earlier) && earlier > created;
  });
  const seconds = hasMovedOn ? Number.POSITIVE_INFINITY : secondsSinceCreation(sight, seen);
  if (!isLater && seconds < 1) return [unjudged(sight, 'the update came within a second of the creation')];
  if (modified === created && seconds < coarsenessOf(seen) + 1)
    return [unjudged(sight, "the deployment's clock may be too coarse to tell the update from the creation")];
  const expected = { words: 'later than createdAt:', value: created, pointer: MODIFIED };
  return judgeLeaves(sight, [{ pointer: MODIFIED, expected, isRight: () => isLater }]);
};

/** At least so many, by the suite's clock. An account that the run has not created was there before its first call. */
function secondsSinceCreation(update: Sight, seen: Seen): number {
  const sent = seen.exchanges.find(({ id }) => id === update.exchange)?.sentAt ?? update.answeredAt;
  const creation = shownBefore(update, seen).find(({ operation }) => operation === 'createAccount');
  return (sent - (creation?.answeredAt ?? seen.exchanges[0]?.sentAt ?? sent)) / 1000;
}
