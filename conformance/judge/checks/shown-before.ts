import { at } from '../../json.ts';
import type { Seen, Sight } from '../seen.ts';

/** The answers that had shown an account before this update of it, oldest first: its creation and earlier updates. */
export function shownBefore(update: Sight, seen: Seen): readonly Sight[] {
  const id = update.pathParameters.accountId;
  const updates = seen.of('updateAccount');
  return [
    ...seen.of('createAccount').filter(({ body }) => at(body, '/id') === id),
    ...updates
      .slice(0, updates.indexOf(update))
      .filter(({ pathParameters }) => pathParameters.accountId === id),
  ];
}
