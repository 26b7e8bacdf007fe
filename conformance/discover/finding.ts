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
}
