import { isProgramId } from '../../../generated/identifiers.ts';
import { at } from '../../../lib/json.ts';
import type { History, ObservedResponse } from '../history.ts';

/**
 * The program that a response names, if it was read. For a response without a program id, the program that was read, if there was only one.
 */
export function programOf(response: ObservedResponse, history: History): ObservedResponse | undefined {
  const id = at(response.body, '/programId');
  const own = history.program(id);
  if (own !== undefined || isProgramId(id)) return own;
  const programs = history.showing('Program');
  const ids = new Set(programs.map(({ body }) => at(body, '/id')));
  return ids.size === 1 ? programs.at(-1) : undefined;
}
