import type { ProblemDetails } from '../../generated/server-types.ts';
import type { Caller } from '../sandbox-types.ts';
import type { BankContext } from './bank/context.ts';

/** The state of one call, filled in as it proceeds: used by operations, changed by faults, reported to the log. */
export interface CallContext extends BankContext {
  /** `undefined`: the process itself. */
  readonly caller: Caller | undefined;
  readonly requestId: string;
  /** `undefined` before routing, and for paths that the API does not have. */
  operation: string | undefined;
  /** Id of the fault that was applied, or `header`. */
  fault: string | undefined;
  /** True if the path is below `/_sandbox/`. */
  readonly control: boolean;
  /** The path template of a control route. */
  route: string | undefined;
  /** The response that the caller gets unless a fault changes it. */
  problem: ProblemDetails | undefined;
  /** Cut the connection instead of responding. */
  cut: boolean;
}
