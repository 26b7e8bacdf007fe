import type { JsonObject } from '../../lib/json.ts';
import type { CounterProbe, Discovered } from './overlay.ts';
import type { ProbeExchange } from './prober.ts';

/** What was found about one place, before it becomes an action. */
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
  /** Of a constraint on requests: what is left of it once all calls have been made. Each accepted request of its operation was sent by some probe, maybe a later one. */
  readonly settle?: (accepted: readonly ProbeExchange[]) => readonly Finding[];
}
