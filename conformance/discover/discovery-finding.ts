import type { OperationId } from '../../generated/operations.ts';
import { IN_THIS_DEPLOYMENT } from '../../lib/in-this-deployment.ts';
import type { JsonObject } from '../../lib/json.ts';
import type { CounterProbe, Discovered } from './overlay.ts';
import type { ProbeExchange } from './prober.ts';
import { operationPath } from './schema-places.ts';

/** A finding about one place, before it becomes an action. */
export interface Finding {
  readonly entry: string;
  readonly kind: Discovered['kind'];
  readonly target: readonly (string | number)[];
  /** One sentence for people. */
  readonly says: string;
  readonly update?: JsonObject;
  readonly remove?: true;
  readonly seen: readonly ProbeExchange[];
  readonly counterProbes: readonly CounterProbe[];
  /** It holds only if `seen`, all of them refusals, are not by chance. */
  readonly byRefusal?: true;
  /**
   * Returns what is left of a constraint on requests once all calls have been made. Each accepted request of its operation was sent by some probe,
   * maybe a later one.
   */
  readonly settle?: (accepted: readonly ProbeExchange[]) => readonly Finding[];
}

/** A sentence about an operation, or about the whole deployment, that tightens nothing. */
export function noteAbout(
  operation: OperationId | undefined,
  entry: string,
  words: string,
  seen: Finding['seen'],
  counterProbes: Finding['counterProbes'] = [],
): Finding {
  return {
    entry,
    kind: 'note',
    target: operation === undefined ? [] : operationPath(operation),
    says: operation === undefined ? words : `${operation}: ${words}`,
    update: { [IN_THIS_DEPLOYMENT]: [words] },
    seen,
    counterProbes,
  };
}
