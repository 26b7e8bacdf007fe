import type { MaybePromise, Store } from '../../store/store.ts';
import type { LastProgram } from './last-program.ts';

/** What an operation works with. A new one for each request, so that a fault can put another store in its place. */
export interface BankContext {
  store: Store;
  /** The system's time; the sandbox's own clock (server/api/bank/clock.ts) starts from it. */
  readonly systemTime: () => Date;
  /** SHA-256 in lower-case hexadecimal. */
  readonly hashKey: (key: string) => MaybePromise<string>;
  /** The bank's own, the same for every request. */
  readonly lastProgram: LastProgram;
  /** Set by authentication, for the log. */
  programId?: string;
}
