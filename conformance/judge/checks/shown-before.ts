import { at } from '../../json.ts';
import type { History, ObservedResponse } from '../history.ts';

/** The answers that had shown an account before this update of it, oldest first: its creation and earlier updates. */
export function shownBefore(update: ObservedResponse, history: History): readonly ObservedResponse[] {
  const id = update.pathParameters.accountId;
  const updates = history.of('updateAccount');
  return [
    ...history.of('createAccount').filter(({ body }) => at(body, '/id') === id),
    ...updates
      .slice(0, updates.indexOf(update))
      .filter(({ pathParameters }) => pathParameters.accountId === id),
  ];
}
