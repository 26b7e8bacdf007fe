import type {
  AccountId,
  BusinessId,
  CardId,
  ContactId,
  PersonId,
  ProgramId,
  TransferId,
} from '../generated/types.ts';
import type { Fault } from './faults/fault.ts';
import type { ClockSetting, SeedFile } from './seed/seed-file.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import type { MaybePromise, Store } from './store/store.ts';
import type { UnavailableReason } from './store/unavailable.ts';

export interface SandboxOptions {
  /** Default: a new store in memory. */
  readonly store?: Store;
  /** The API key of the program that an empty store is seeded with. Default: the development key. Stored as a hash only. */
  readonly apiKey?: string;
  /**
   * The records that an empty store is filled with beside those of the documentation. A store that has records is left as it is, until a reset.
   */
  readonly seed?: SeedFile | Snapshot;
  /** The sandbox's time at the start and after a reset; takes precedence over that of `seed`. Default: the system's time. */
  readonly clock?: ClockSetting;
  /** Active from the start, and after a reset. */
  readonly faults?: readonly Fault[];
  /** The system's time. Default: `() => new Date()`. */
  readonly systemTime?: () => Date;
  /** SHA-256 in lower-case hexadecimal. Default: Web Crypto. */
  readonly hashKey?: (key: string) => MaybePromise<string>;
  /** Called with events for a log. They never contain credentials, bank details or anything else of a body. */
  readonly onEvent?: (event: SandboxEvent) => void;
  /**
   * Opens the routes below `/_sandbox/`, and faults in headers, to callers on other machines who send it in `x-sandbox-control-key`. At least
   * 16 characters, and not an API key. Default: none, they are for callers on this machine only.
   */
  readonly controlKey?: string;
  /** True to serve the routes below `/_sandbox/`, and faults in headers. Default: true. */
  readonly control?: boolean;
  /** True once the server accepts no new work: then it is alive, but not ready. Default: never. */
  readonly stopping?: () => boolean;
}

/** The whole bank as a Fetch handler. */
export interface Sandbox {
  /**
   * Responds to any request, to the API or below `/_sandbox/`. Never rejects. `Response.error()` means that the connection is to be cut.
   *
   * @param caller default: this process, which is trusted
   */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  readonly seed: Seed;
  /** True if the store was empty. If not, the option `seed` takes effect with the next reset. */
  readonly isNew: boolean;
  readonly faults: Faults;
  /** The last requests to the API, the latest one last. None when `control` is false, or `after` is unknown. At most 1000 are kept, until a reset. */
  requests(filter?: RequestFilter): readonly SandboxRequest[];
  /**
   * Restores what a new sandbox with these options has: records, clock and faults. Everything that was created since is deleted. The keys
   * of the seeded programs are kept.
   *
   * @param programId resets this program only: its accounts, contacts, cards and transfers, its clock and its faults. Its settings, people,
   *   businesses and keys are kept
   * @throws StoreUnavailable
   */
  reset(programId?: string): Promise<void>;
  /**
   * All records, clocks and faults at one moment, to be restored here or in another sandbox. Keys are in it as hashes only.
   *
   * @param programId only those of this program
   * @throws ProblemError for an unknown program, and for more than 16 MiB of records; StoreUnavailable
   */
  snapshot(programId?: string): Promise<Snapshot>;
  /**
   * Replaces all records, clocks and faults by those of a snapshot, or those of one program if it was taken of one. The records change at
   * once or, if this throws, not at all. The key that the sandbox was started with stays valid, as does the development key, if it was.
   *
   * @throws InvalidSnapshot, a TypeError, with the place of each error and the reason; StoreUnavailable
   */
  restore(snapshot: Snapshot): Promise<void>;
  /** Waits for changes in progress and closes the store. Later requests get 503. */
  close(): Promise<void>;
}

/** The client of a request, as the server that owns the socket knows it. */
export interface Caller {
  readonly remoteAddress: string | undefined;
}

/** The records of a new sandbox. */
export interface Seed {
  /** Absent unless it is the development key: others are not kept. */
  readonly apiKey?: string;
  readonly programId: ProgramId;
  readonly businessId: BusinessId;
  readonly personId: PersonId;
  readonly accountId: AccountId;
  readonly contactId: ContactId;
  readonly checkTransferId: TransferId;
  /** All of them by kind and name, also those of the option `seed`: `ids.accounts.checking`. The above are named `example`. */
  readonly ids: SeedIds;
}

/** Ids by the names of a seed file's entries. */
export interface SeedIds {
  readonly programs: Readonly<Record<string, ProgramId>>;
  readonly businesses: Readonly<Record<string, BusinessId>>;
  readonly people: Readonly<Record<string, PersonId>>;
  readonly accounts: Readonly<Record<string, AccountId>>;
  readonly contacts: Readonly<Record<string, ContactId>>;
  readonly cards: Readonly<Record<string, CardId>>;
  readonly transfers: Readonly<Record<string, TransferId>>;
}

export type SeedKind = keyof SeedIds;

export interface Faults {
  /** @throws InvalidFault, a TypeError, with the place of each invalid member and the reason */
  add(fault: Fault): ActiveFault;
  /** @param programId only those that are limited to this program */
  list(programId?: string): readonly ActiveFault[];
  /** False when there is no fault with this id. */
  remove(id: string): boolean;
  /** @param programId only those that are limited to this program */
  clear(programId?: string): void;
}

export interface ActiveFault extends Fault {
  readonly id: string;
  /** The number of calls it still applies to; `null`: until it is removed. */
  readonly left: number | null;
}

/** A request to the API and its response, without any value. */
export interface SandboxRequest {
  /** The response has it in `x-request-id`. */
  readonly requestId: string;
  /** Time of arrival by the system's clock: `2026-03-02T14:05:10.123Z`. */
  readonly time: string;
  /** `null` for paths that the API does not have. */
  readonly operation: string | null;
  readonly method: string;
  /** The path template of the description: `/v1/account/{accountId}`. */
  readonly path: string | null;
  /** `null` without a known key. */
  readonly programId: string | null;
  /** 0: the connection was cut. */
  readonly status: number;
  /** The problem's code, for a refusal: `invalid-body`. */
  readonly code: string | null;
  /** The places of the problem's errors: `#/limitAmount`, or a parameter's name. */
  readonly pointers: readonly string[];
  /** Id of the fault that was applied, or `header`. */
  readonly fault: string | null;
  readonly milliseconds: number;
}

export interface RequestFilter {
  /** 1 to 1000. Default: 100. */
  readonly limit?: number;
  readonly programId?: string;
  /** The earliest ones after this request, in place of the latest. */
  readonly after?: string;
}

interface EventOfRequest {
  readonly requestId: string;
  /** The tenant whose key was sent. Absent for the sandbox's own bank. */
  readonly tenantId?: string;
}

export interface AnsweredEvent extends EventOfRequest {
  readonly kind: 'answered';
  /** The trace id of a valid `traceparent` header: 32 lower-case hexadecimal digits. */
  readonly traceId?: string | undefined;
  /** Time of arrival in milliseconds since 1970. */
  readonly time: number;
  readonly method: string;
  /** `undefined` for paths that the API does not have, and for `/_sandbox/`. */
  readonly operation: string | undefined;
  /** The template: `/v1/account/{accountId}`. `undefined` for paths that neither the API nor `/_sandbox/` has. */
  readonly path: string | undefined;
  readonly control: boolean;
  readonly programId: string | undefined;
  readonly status: number;
  /** The code of the problem, for a refusal. */
  readonly code: string | undefined;
  /** The places of the problem's errors. */
  readonly pointers: readonly string[];
  readonly milliseconds: number;
  /** Id of the fault that was applied, or `header`. */
  readonly fault: string | undefined;
}

export type SandboxEvent =
  | AnsweredEvent
  | (EventOfRequest & {
      readonly kind: 'store-unavailable';
      readonly reason: UnavailableReason;
      readonly note: string;
    })
  | (EventOfRequest & {
      readonly kind: 'failed';
      readonly operation: string | undefined;
      /** Name of the error; never its message, which may contain a value. */
      readonly error: string;
      /** The places of its stack. */
      readonly stack: string;
      /** The places and keywords for which a reply was invalid and not sent. */
      readonly errors: readonly { readonly pointer: string; readonly keyword: string }[];
    });
