import type {
  AccountId,
  BusinessId,
  ContactId,
  PersonId,
  ProgramId,
  TransferId,
} from '../generated/types.ts';
import type { Fault } from './faults/fault.ts';
import type { MaybePromise, Store } from './store/store.ts';
import type { UnavailableReason } from './store/unavailable.ts';

export interface SandboxOptions {
  /** Default: a new store in memory. */
  readonly store?: Store;
  /** The key of the program that an empty store is filled with. Default: the well-known development key. Kept as a hash only. */
  readonly apiKey?: string;
  /** The system's time. Default: `() => new Date()`. */
  readonly systemTime?: () => Date;
  /** SHA-256 in lower-case hexadecimal. Default: Web Crypto. */
  readonly hashKey?: (key: string) => MaybePromise<string>;
  /** What happens, for a log. Never holds a credential, a bank detail or anything else of a body. */
  readonly onEvent?: (event: SandboxEvent) => void;
  /** Answer below `/_sandbox/` too. Default: true. */
  readonly control?: boolean;
  /** True once whoever serves it takes no new work: then it is alive, but not ready. Default: never. */
  readonly stopping?: () => boolean;
}

/** The whole bank as a Fetch handler. */
export interface Sandbox {
  /** Answers any request, API or `/_sandbox/`. Never rejects. A connection that shall be cut is a `Response.error()`. */
  fetch(request: Request, from?: Caller): Promise<Response>;
  readonly seed: Seed;
  readonly faults: Faults;
  /**
   * Back to the seed: what was made since is gone, the clock is the system's again, and no fault is on. Keys of the seeded program stay
   * as they are.
   *
   * @throws StoreUnavailable
   */
  reset(): Promise<void>;
  /** Waits for changes under way and closes the store. Requests that come later get 503. */
  close(): Promise<void>;
}

/** Who asks; told by whoever holds the socket. Without it the caller is in the same process and trusted. */
export interface Caller {
  readonly remoteAddress: string | undefined;
}

/** What is there from the start. */
export interface Seed {
  /** Absent when the server was started with a key of its own: it is not kept. */
  readonly apiKey?: string;
  readonly programId: ProgramId;
  readonly businessId: BusinessId;
  readonly personId: PersonId;
  readonly accountId: AccountId;
  readonly contactId: ContactId;
  readonly checkTransferId: TransferId;
}

export interface Faults {
  /** @throws InvalidFault, a TypeError, that says of each member that is wrong where it stands and why */
  add(fault: Fault): ActiveFault;
  list(): readonly ActiveFault[];
  /** False when there is none with this id. */
  remove(id: string): boolean;
  clear(): void;
}

export interface ActiveFault extends Fault {
  readonly id: string;
  /** Calls that it still holds for; `null`: until it is removed. */
  readonly left: number | null;
}

export type SandboxEvent =
  | {
      readonly kind: 'answered';
      readonly requestId: string;
      readonly method: string;
      /** `undefined` for a path that is none of the API's, and for `/_sandbox/`. */
      readonly operation: string | undefined;
      readonly control: boolean;
      readonly programId: string | undefined;
      readonly status: number;
      readonly milliseconds: number;
      /** Id of a fault that was put on it, or `header`. */
      readonly fault: string | undefined;
    }
  | {
      readonly kind: 'store-unavailable';
      readonly requestId: string;
      readonly reason: UnavailableReason;
      readonly note: string;
    }
  | {
      readonly kind: 'failed';
      readonly requestId: string;
      readonly operation: string | undefined;
      /** Name of the error, and the places of its stack; never its message, which may hold a value. */
      readonly error: string;
      readonly stack: string;
      /** What was wrong with a reply that was not sent: places and keywords. */
      readonly errors: readonly { readonly pointer: string; readonly keyword: string }[];
    };
