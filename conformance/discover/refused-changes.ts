import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import { outcomeOf, type ProbeExchange } from './prober.ts';
import type { Session } from './session.ts';

/** One change of a request's body. */
export interface FieldChange {
  /** The pointer of the field, from the body's root. */
  readonly names: readonly string[];
  /** The change for people: `without label`. */
  readonly what: string;
  readonly apply: (body: Json) => Json;
}

export interface RefusedChange {
  readonly change: FieldChange;
  /** Each time that it alone was sent. */
  readonly seen: readonly ProbeExchange[];
}

/**
 * Finds the changes that make the deployment refuse a request that it accepts otherwise. All are tried at once, and those of a refused request in
 * halves: where none is refused, that is one call. Each that is found was sent alone, several times, and the complete request was accepted before and
 * after.
 */
export async function refusedChanges(
  session: Session,
  operation: OperationId,
  entry: string,
  changes: readonly FieldChange[],
): Promise<readonly RefusedChange[]> {
  if (changes.length === 0 || !(await session.control(operation))) return [];
  const found = await search(session, operation, entry, changes);
  if (found.length === 0) return [];
  if (await session.control(operation)) return found;
  return [];
}

async function search(
  session: Session,
  operation: OperationId,
  entry: string,
  changes: readonly FieldChange[],
): Promise<readonly RefusedChange[]> {
  const exchange = await send(session, operation, entry, changes);
  if (exchange !== undefined && outcomeOf(exchange) === 'accepted') return [];
  const [only] = changes;
  if (only !== undefined && changes.length === 1)
    return exchange !== undefined && outcomeOf(exchange) === 'refused'
      ? confirm(session, operation, entry, only, exchange)
      : [];
  const half = Math.ceil(changes.length / 2);
  return [
    ...(await search(session, operation, entry, changes.slice(0, half))),
    ...(await search(session, operation, entry, changes.slice(half))),
  ];
}

/** Repeats a refused change until it counts: what the complete request is refused for as well, such as an account that is used up, is no fault of the change. */
async function confirm(
  session: Session,
  operation: OperationId,
  entry: string,
  change: FieldChange,
  first: ProbeExchange,
): Promise<readonly RefusedChange[]> {
  let seen = [first];
  let { renewals } = session.world;
  for (let round = 0; round < ROUNDS; round++) {
    while (seen.length < session.repeat) {
      const exchange = await send(session, operation, entry, [change]);
      if (exchange === undefined || outcomeOf(exchange) !== 'refused') return [];
      seen.push(exchange);
    }
    if (!(await session.control(operation))) return [];
    if (session.world.renewals === renewals) return [{ change, seen }];
    seen = [];
    renewals = session.world.renewals;
  }
  return [];
}

/** A deployment may use up each account before a change is repeated often enough. */
const ROUNDS = 3;

function send(session: Session, operation: OperationId, entry: string, changes: readonly FieldChange[]) {
  const what = changes.map((change) => change.what);
  const rest = what.length > 4 ? ` and ${what.length - 3} more` : '';
  const shown = rest === '' ? what : what.slice(0, 3);
  return session.attempt(operation, entry, `${operation} ${shown.join(', ')}${rest}`, {
    change: (body) => changes.reduce((changed, { apply }) => apply(changed), body),
  });
}
