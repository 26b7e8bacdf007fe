import type { Caller } from '../sandbox-types.ts';
import type { BankContext } from './bank/context.ts';

/** What is known of one call, filled in on its way: the bank works with it, faults change it, the log tells of it. */
export interface CallContext extends BankContext {
  /** Who asks; `undefined`: the process itself. */
  readonly caller: Caller | undefined;
  readonly requestId: string;
  /** `undefined` while, or because, the address is none of the API's. */
  operation: string | undefined;
  /** Id of the fault that was put on it, or `header`. */
  fault: string | undefined;
  /** The connection is to be cut instead of an answer. */
  cut: boolean;
}
