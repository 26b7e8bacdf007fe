import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import { outcomeOf } from './prober.ts';
import type { RefusedProbe, Session, Variation } from './session.ts';

/** One change of a request's body. */
export interface FieldChange {
  /** The pointer of the field, from the body's root. */
  readonly names: readonly string[];
  /** The change for people: `without label`. */
  readonly what: string;
  readonly apply: (body: Json) => Json;
}

export interface RefusedChange extends RefusedProbe {
  readonly change: FieldChange;
}

/**
 * Finds the changes that make the deployment refuse a request that it accepts otherwise. All are tried at once, and those of a refused request in
 * halves: where none is refused, that is one call. Each that is found was sent alone, several times, and the complete request was accepted after each.
 */
export async function refusedChanges(
  session: Session,
  operation: OperationId,
  entry: string,
  changes: readonly FieldChange[],
): Promise<readonly RefusedChange[]> {
  if (changes.length === 0 || !(await session.control(operation))) return [];
  return search(session, operation, entry, changes);
}

async function search(
  session: Session,
  operation: OperationId,
  entry: string,
  changes: readonly FieldChange[],
): Promise<readonly RefusedChange[]> {
  const exchange = await sendChanged(session, operation, entry, changes);
  if (exchange !== undefined && outcomeOf(exchange) === 'accepted') return [];
  const [change] = changes;
  if (change !== undefined && changes.length === 1) {
    if (exchange === undefined) return [];
    const send = () => sendChanged(session, operation, entry, changes);
    const found = await session.confirm({ operation, send }, exchange);
    return found === undefined ? [] : [{ ...found, change }];
  }
  const half = Math.ceil(changes.length / 2);
  return [
    ...(await search(session, operation, entry, changes.slice(0, half))),
    ...(await search(session, operation, entry, changes.slice(half))),
  ];
}

/** Sends the complete request with these changes. */
export function sendChanged(
  session: Session,
  operation: OperationId,
  entry: string,
  changes: readonly FieldChange[],
  variation: Variation = {},
) {
  const what = changes.map((change) => change.what);
  const rest = what.length > 4 ? ` and ${what.length - 3} more` : '';
  const shown = rest === '' ? what : what.slice(0, 3);
  return session.attempt(operation, entry, `${operation} ${shown.join(', ')}${rest}`, {
    ...variation,
    change: (body) => changes.reduce((changed, { apply }) => apply(changed), body),
  });
}
