import { at, isSame } from '../../../lib/json.ts';
import type { ObservedResponse } from '../../judge/history.ts';

/** Two creations that show the same id: the same request in other words, such as another order of fields, or one that was taken for the same. */
export function isSameCreation(one: ObservedResponse, other: ObservedResponse): boolean {
  const [createdAt, time] = [at(one.body, '/createdAt'), at(other.body, '/createdAt')];
  return isSame(one.sent, other.sent) || (createdAt !== undefined && isSame(createdAt, time));
}
