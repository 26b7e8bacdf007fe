import type { MaybePromise, Store } from '../../store/store.ts';
import type { LastCaller } from './last-caller.ts';

/** Everything that an operation works with. Each request has its own, so that a fault can replace the store. */
export interface BankContext {
  store: Store;
  /** The system's time; the sandbox's own clock (server/api/bank/time-of.ts) starts from it. */
  readonly systemTime: () => Date;
  /** SHA-256 in lower-case hexadecimal. */
  readonly hashKey: (key: string) => MaybePromise<string>;
  /** Shared by all requests to a bank. */
  readonly lastCaller: LastCaller;
  /** Set by authentication, for the log. */
  programId?: string | undefined;
}
