import { at, isSame, type Json } from '../../lib/json.ts';
import type { History, ObservedResponse } from '../judge/history.ts';

/** The response's position among all calls of the run: several may have the same timestamp. */
export function callIndex(history: History, { exchange }: Pick<ObservedResponse, 'exchange'>): number {
  return history.exchanges.findIndex(({ id }) => id === exchange);
}

/** Responses that show the account with this id, in the order of the calls. */
export function accountResponses(history: History, id: Json | undefined): ObservedResponse[] {
  return accounts(history).filter(({ body }) => id !== undefined && isSame(at(body, '/id'), id));
}

/** Each response that shows an account, with the previous one for the same account. */
export function consecutiveResponses(
  history: History,
): { readonly before: ObservedResponse; readonly after: ObservedResponse }[] {
  return accounts(history).flatMap((after) => {
    const responses = accountResponses(history, at(after.body, '/id'));
    const before = responses[responses.indexOf(after) - 1];
    return before === undefined ? [] : [{ before, after }];
  });
}

function accounts(history: History): ObservedResponse[] {
  return [...history.showing('Account')].sort(
    (one, other) => callIndex(history, one) - callIndex(history, other),
  );
}
