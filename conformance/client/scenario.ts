import type { OperationId } from '../../generated/operations.ts';
import type { JsonObject } from '../../lib/json.ts';

/** One run of the client, and what the bank does differently in it. */
export interface Scenario {
  /** `without-faults`, `new-values`, `server-error:createCard` */
  readonly id: string;
  readonly kind: string;
  /** For people. */
  readonly title: string;
  /** The operation whose first call goes wrong; absent: the scenario is about all calls. */
  readonly operation?: OperationId;
  /**
   * Faults of the sandbox (`fault.schema.json`). `{other-host}` stands for the address of a second host that watches what it gets, and
   * `{in 2 seconds}` for an HTTP date.
   */
  readonly faults: readonly JsonObject[];
  /** What no fault can do. */
  readonly rewriting?: 'escaped' | 'capital-ids' | 'bare-ids';
}

export const OTHER_HOST = '{other-host}';
export const IN_2_SECONDS = '{in 2 seconds}';

export const WITHOUT_FAULTS: Scenario = {
  id: 'without-faults',
  kind: 'without-faults',
  title: 'The bank works',
  faults: [],
};
