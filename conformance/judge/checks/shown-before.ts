import { at } from '../../../lib/json.ts';
import type { History, ObservedResponse } from '../history.ts';

/** The answers that had shown an account before this update of it, oldest first: its creation, then whatever came since. */
export function shownBefore(update: ObservedResponse, history: History): readonly ObservedResponse[] {
  const id = update.pathParameters.accountId;
  const creations = history.creating('Account');
  const later = history.showing('Account').filter((one) => !creations.includes(one));
  return [
    ...creations.filter(({ body }) => at(body, '/id') === id),
    ...later.slice(0, later.indexOf(update)).filter(({ pathParameters }) => pathParameters.accountId === id),
  ];
}
