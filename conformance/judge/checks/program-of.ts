import { isProgramId } from '../../../generated/identifiers.ts';
import { at } from '../../../lib/json.ts';
import type { History, ObservedResponse } from '../history.ts';

/**
 * The program of an account that was answered. If the account does not tell which it is, the one that was seen, if only one was; an account
 * of a program that was not seen has none here.
 */
export function programOf(account: ObservedResponse, history: History): ObservedResponse | undefined {
  const id = at(account.body, '/programId');
  const own = history.program(id);
  if (own !== undefined || isProgramId(id)) return own;
  const programs = history.showing('Program');
  const ids = new Set(programs.map(({ body }) => at(body, '/id')));
  return ids.size === 1 ? programs.at(-1) : undefined;
}
