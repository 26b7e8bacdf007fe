/**
 * The console in the documentation is made of these types. `scripts/pipeline/docs/console.ts` makes the `ConsoleDocument`, which stands in the page
 * as JSON; everything else exists in the reader's browser only.
 */

import type { Fault } from '../server/faults/fault.ts';
import type { ActiveFault } from '../server/sandbox-types.ts';
import type { ApiModel, OperationModel, ParameterLocation } from '../templates/model.ts';
import type { ClientOrigin } from '../templates/samples/typescript.ts';

/** A description as the console needs it. */
export interface ConsoleDocument {
  /** As the samples need it; descriptions of types are left out. */
  readonly model: Omit<ApiModel, 'operations'> & { readonly operations: readonly ConsoleOperation[] };
  /** The package from which readers have the client. */
  readonly origin: ClientOrigin;
  /** The key is the same for the same description: the browser stores the console's data under it. */
  readonly key: string;
  /** The values that a new bank has; none for other descriptions, whose examples are all that is known. */
  readonly story: readonly CarriedValue[];
  /** Every schema that an operation reaches, by its pointer: `#/components/schemas/Card`. */
  readonly schemas: Readonly<Record<string, unknown>>;
  /** Places of the page by the pointer of the schema that they document: `#schema/Card`. */
  readonly schemaAnchors: Readonly<Record<string, string>>;
  /** True if the page holds the bank itself, which it does for the description of this package only. */
  readonly hasBank: boolean;
}

export interface ConsoleOperation extends OperationModel {
  /** The heading that Redoc shows it under; its first tag. */
  readonly section: string;
  /** Its place in the page: `#operation/createCard`. */
  readonly anchor: string;
  /** Places of the request that take an identifier of a kind. */
  readonly slots: readonly Slot[];
  /** Places of its successful JSON responses that hold one. */
  readonly yields: readonly Yield[];
  /** Requirements that no schema can express. */
  readonly requirements: readonly {
    readonly id: string;
    readonly statement: string;
    readonly anchor: string;
  }[];
}

/** A place of a request: a parameter by its name, or a place of the JSON body by its pointer. */
export interface Slot {
  readonly in: ParameterLocation | 'body';
  /** `accountId`, or `/accountId` for the body. */
  readonly name: string;
  /** `AccountId` for an identifier of the description, else the name that both sides have. */
  readonly kind: string;
}

/** A place of a response that holds a value for other calls. */
export interface Yield {
  /** `/id`; a `*` stands for every index of a list: `/items/*`. */
  readonly pointer: string;
  readonly kind: string;
  /**
   * The calls that take it by themselves, by operation id. Absent: every one with a slot of this kind. A description that declares `links`
   * says by them what the own id of a record is for.
   */
  readonly to?: readonly string[];
}

/** A value that the console knows, and where it has it from. */
export interface CarriedValue {
  /** The kind of a slot, or `credential:apiKey` for a credential. */
  readonly kind: string;
  readonly value: string;
  readonly from: ValueOrigin;
  /** See `Yield`. */
  readonly to?: readonly string[];
  /** The other records that a record belongs to, by the kind and the id of the record: the account of a contact. */
  readonly with?: Readonly<Record<string, string>>;
}

export type ValueOrigin =
  /** The records that a new bank has. */
  | { readonly what: 'story' }
  | { readonly what: 'response'; readonly operation: string; readonly pointer: string };

/** A call as the reader edits it. Texts are as typed; `undefined` is not sent. */
export interface Draft {
  readonly operation: string;
  /** The values by `slotKey(in, name)`; a list or an object is JSON. */
  readonly parameters: Readonly<Record<string, string | undefined>>;
  /** The values by the name of the credential; HTTP basic as `name:password`. */
  readonly credentials: Readonly<Record<string, string | undefined>>;
  /** The type of the body; `undefined`: no body. */
  readonly mediaType: string | undefined;
  /** The body's text; the JSON of an object for forms. */
  readonly body: string;
  /** Files of a form by its field, or the whole body under `''`. */
  readonly files: Readonly<Record<string, Blob>>;
}

/** A request without the address of a server, ready to be sent. */
export interface SentRequest {
  readonly operation: string;
  /** The method in upper case. */
  readonly method: string;
  /** Path and query: `/v1/account/acc-…?x=1`. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | Blob | FormData | undefined;
}

/** The reason why a draft cannot be sent. */
export interface DraftProblem {
  readonly in: ParameterLocation | 'body';
  readonly name: string;
  readonly message: string;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly statusText: string;
  /** Names in lower case. A page sees only those that the server exposes. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly milliseconds: number;
}

/** A call: the request that was sent and the response that came back. */
export interface ConsoleExchange {
  readonly id: number;
  readonly operation: string;
  readonly target: TargetChoice;
  readonly draft: Draft;
  readonly request: SentRequest;
  readonly lines: Lines;
  readonly outcome: ConsoleOutcome;
}

export type ConsoleOutcome =
  | {
      readonly kind: 'response';
      readonly response: ReceivedResponse;
      /** Against the description. */
      readonly judgement: ResponseJudgement;
      /** The remarks of the response about fields of the request. */
      readonly refusals: readonly FieldRefusal[];
    }
  /** No response: the connection failed, or was cut. In words for people. */
  | { readonly kind: 'failed'; readonly message: string };

/** A comparison of a response with the description. */
export interface ResponseJudgement {
  /** The response of the description that it was compared to: `201`, `default`; `undefined` when none describes this status. */
  readonly status: string | undefined;
  readonly violations: readonly BodyViolation[];
  /** True if there was anything to compare the body to. */
  readonly compared: boolean;
}

/** A fact of the description that a body violates. */
export interface BodyViolation {
  /** JSON pointer into the body: `/config/limits`, `''` for all of it. */
  readonly pointer: string;
  /** `must be a string`. */
  readonly message: string;
  readonly keyword: string;
  /** The place of the page that states the fact, and its name: `#schema/Card`, `Card`. */
  readonly link: { readonly href: string; readonly text: string } | undefined;
}

/** The remark of a problem response about one field. */
export interface FieldRefusal {
  readonly in: ParameterLocation | 'body';
  /** Name of the parameter; the pointer of a field of the body: `/config/limits`. */
  readonly name: string;
  readonly message: string;
}

/** The code that sends the same request again. */
export interface Lines {
  readonly curl: string;
  readonly typescript: string;
}

export type TargetChoice = { readonly kind: 'page' } | { readonly kind: 'local'; readonly baseUrl: string };

/** The server that calls go to. */
export interface Target {
  readonly choice: TargetChoice;
  /** Rejects with a TypeError when there is no response; its message is for the reader. */
  send(request: SentRequest): Promise<ReceivedResponse>;
  /** Absent where a page may not control the bank. */
  readonly control?: ControlPlane;
}

/** The error of a control plane; its message is for the reader. */
export interface ControlRefusal extends Error {
  /** The remarks about single fields of the request. */
  readonly refusals: readonly FieldRefusal[];
}

/** The bank's records, clock and faults. Each method rejects with a `ControlRefusal` when the bank refuses. */
export interface ControlPlane {
  records(): Promise<BankRecords>;
  /** Merge patch of a record: `{"availableBalance": "2500.00"}`. */
  changeRecord(id: string, patch: object): Promise<void>;
  clock(): Promise<BankClock>;
  setClock(change: {
    readonly now?: string;
    readonly advanceSeconds?: number;
    readonly frozen?: boolean;
  }): Promise<BankClock>;
  resetClock(): Promise<BankClock>;
  faults(): Promise<readonly ActiveFault[]>;
  addFault(fault: Fault): Promise<ActiveFault>;
  removeFault(id: string): Promise<void>;
  /** Restores the story: everything that was created since is gone. */
  reset(): Promise<void>;
  /** All that the bank holds, as the text of a JSON file; `restore` takes it back. */
  snapshot(): Promise<string>;
  restore(text: string): Promise<void>;
}

export type BankRecordKind = 'accounts' | 'contacts' | 'cards' | 'transfers';

/** As the API returns them, the newest first. */
export type BankRecords = Readonly<Record<BankRecordKind, readonly BankRecord[]>>;

export interface BankRecord {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}

export interface BankClock {
  /** `2026-03-02T14:05:10Z` */
  readonly now: string;
  readonly frozen: boolean;
}

/** The place where the state of the bank in the page is kept, and whether that works here. */
export interface Persistence {
  /** `nothing`: it is lost with the page. */
  readonly kept: 'indexed-db' | 'local-storage' | 'nothing';
  /** A notice for the reader when something is unexpected: another tab has changed the bank, the storage is full. */
  readonly message: string | undefined;
}

/** A fault that a reader can switch on. */
export interface FaultPreset {
  readonly id: string;
  /** `503 with Retry-After` */
  readonly title: string;
  readonly description: string;
  /** @param operation absent: any */
  readonly fault: (operation?: string) => Fault;
}

/** All that the user interface shows; changes make a new one. */
export interface ConsoleState {
  readonly choice: TargetChoice;
  /** True while the bank in the page is being opened. */
  readonly opening: boolean;
  /** The reason why the target cannot be used: an address that is not of this machine. */
  readonly problem: string | undefined;
  readonly carried: readonly CarriedValue[];
  /** The newest first. */
  readonly exchanges: readonly ConsoleExchange[];
  /** The controls of the bank in the page; absent without one. */
  readonly persistence: Persistence | undefined;
  /** Grows whenever the bank's records, clock or faults may have changed: read them again. */
  readonly revision: number;
}

/** The engine behind the user interface. */
export interface ConsoleEngine {
  readonly document: ConsoleDocument;
  readonly presets: readonly FaultPreset[];
  state(): ConsoleState;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
  /** Opens the bank in the page, or goes to a sandbox on this machine. A refused address is `state().problem`. */
  choose(choice: TargetChoice): Promise<void>;
  /** The controls of the chosen target, once it is open; `undefined` where a page may not control it. */
  control(): ControlPlane | undefined;
  /** A call filled in: examples, with what is known put in their places. */
  draft(operation: string, mediaType?: string, example?: string): Draft;
  /** Known values for a place, the best first. */
  suggestions(
    operation: string,
    slot: Pick<Slot, 'in' | 'name'> | { readonly credential: string },
  ): readonly CarriedValue[];
  /** The faults that the description finds in a draft. It can be sent all the same, unless `request` says why not. */
  judge(draft: Draft): readonly (BodyViolation & Pick<DraftProblem, 'in' | 'name'>)[];
  request(draft: Draft): SentRequest | readonly DraftProblem[];
  /** Sends it, and adds the exchange. Never rejects. A draft that cannot be sent resolves to its problems. */
  send(draft: Draft): Promise<ConsoleExchange | readonly DraftProblem[]>;
  /** Deletes what the browser has stored: the bank begins anew. */
  discard(): Promise<void>;
}
