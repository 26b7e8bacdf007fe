import { at, isSame, type Json } from '../json.ts';
import type { Seen, Sight } from '../judge/seen.ts';

/** Where an answer stands among all calls of the run: several may have come at the same time of the clock. */
export function turnOf(seen: Seen, { exchange }: Pick<Sight, 'exchange'>): number {
  return seen.exchanges.findIndex(({ id }) => id === exchange);
}

/** Answers that tell of the account with this id, in the order of the calls. */
export function historyOf(seen: Seen, id: Json | undefined): Sight[] {
  return accounts(seen).filter(({ body }) => id !== undefined && isSame(at(body, '/id'), id));
}

/** Each answer about an account, beside the one about the same account before it. */
export function successions(seen: Seen): { readonly before: Sight; readonly after: Sight }[] {
  return accounts(seen).flatMap((after) => {
    const history = historyOf(seen, at(after.body, '/id'));
    const before = history[history.indexOf(after) - 1];
    return before === undefined ? [] : [{ before, after }];
  });
}

function accounts(seen: Seen): Sight[] {
  const all = [...seen.of('createAccount'), ...seen.of('updateAccount')];
  return all.sort((one, other) => turnOf(seen, one) - turnOf(seen, other));
}
