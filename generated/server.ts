// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
import type { Account, AccountId, Card, Contact, CreateAccountRequest, CreateCardRequest, CreateContactRequest, Program, ProgramId, ReceiveAchPullRequest, SentCheck, Transfer, TransferId, UpdateAccountRequest, UpdateSentCheckRequest } from './types.ts';
// prettier-ignore
import * as runtime from './server-runtime.ts';
// prettier-ignore
import * as allErrors from './validators.ts';
// prettier-ignore
import * as firstError from './validators-fast.ts';

// prettier-ignore
export { JsonText, NotImplementedError, notImplemented, preferredType, ProblemError } from './server-runtime.ts';
// prettier-ignore
export type {
  Arrival, BasicCredential, ErrorReply, FetchHandler, ProblemDetails, ProblemInput, ProblemItem, Reply, ReplyHeaders,
  ServerErrorEvent, ServerOptions,
} from './server-runtime.ts';

/** The server's side of Banking Platform API 1.0.0: one method per operation. A method is called only with a request that matches the description, and its reply `{ status, body?, headers? }` is sent only if that matches, too; otherwise the response is a plain 500 and `onError` is called. `throw new ProblemError(status, ...)` responds with problem details (RFC 9457), any other exception with a plain 500. Credentials are passed on as they were sent: the handler checks them. */
// prettier-ignore
export interface Handlers<Context = unknown> {
  /** Retrieve a program. `GET /v1/program/{programId}`. Section 4.2 of the source. */
  retrieveProgram(call: RetrieveProgramCall<Context>): RetrieveProgramReply | Promise<RetrieveProgramReply>;
  /** Create an account. `POST /v1/account`. Section 4.3 of the source. */
  createAccount(call: CreateAccountCall<Context>): CreateAccountReply | Promise<CreateAccountReply>;
  /** Update an account's configuration. `PATCH /v1/account/{accountId}`. Section 4.4 of the source. */
  updateAccount(call: UpdateAccountCall<Context>): UpdateAccountReply | Promise<UpdateAccountReply>;
  /** Create a contact. `POST /v1/contact`. Section 4.1 of the source. */
  createContact(call: CreateContactCall<Context>): CreateContactReply | Promise<CreateContactReply>;
  /** Create a card. `POST /v1/card`. Section 4.5 of the source. */
  createCard(call: CreateCardCall<Context>): CreateCardReply | Promise<CreateCardReply>;
  /** Receive an ACH pull. `POST /v1/receive/ach`. Section 4.6 of the source. */
  receiveAchPull(call: ReceiveAchPullCall<Context>): ReceiveAchPullReply | Promise<ReceiveAchPullReply>;
  /** Update a sent check. `PATCH /v1/send/check/{transferId}`. Section 4.7 of the source. */
  updateSentCheck(call: UpdateSentCheckCall<Context>): UpdateSentCheckReply | Promise<UpdateSentCheckReply>;
}

/** Makes a Fetch function of the handlers: `(request, context?) => Promise<Response>`. It never rejects. Throws a TypeError for an unusable `basePath` or `requestIdHeader`. */
// prettier-ignore
export function createHandler<Context = unknown>(
  handlers: Handlers<Context>,
  options: runtime.ServerOptions = {},
): runtime.FetchHandler<Context> {
  return runtime.createFetchHandler<Context>(table, handlers, options);
}

/** The handler of `retrieveProgram` is called with this. */
// prettier-ignore
export type RetrieveProgramCall<Context = unknown> = runtime.Call<
  {
    readonly path: { readonly programId: ProgramId };
    readonly query: Readonly<Record<string, never>>;
    readonly headers: Readonly<Record<string, never>>;
    readonly cookies: Readonly<Record<string, never>>;
    readonly body: undefined;
    readonly credentials: { readonly apiKey?: string };
  },
  Context
>;

/** The replies that the handler of `retrieveProgram` may give. */
// prettier-ignore
export type RetrieveProgramReply =
  | { readonly status: Exclude<runtime.SuccessStatus, runtime.BodilessStatus>; readonly body: Program | runtime.JsonText<Program>; readonly headers?: runtime.ReplyHeaders }
  | runtime.ErrorReply<runtime.ErrorStatus>;

/** The handler of `createAccount` is called with this. */
// prettier-ignore
export type CreateAccountCall<Context = unknown> = runtime.Call<
  {
    readonly path: Readonly<Record<string, never>>;
    readonly query: Readonly<Record<string, never>>;
    readonly headers: Readonly<Record<string, never>>;
    readonly cookies: Readonly<Record<string, never>>;
    readonly body: CreateAccountRequest;
    readonly credentials: { readonly apiKey?: string; readonly personId?: string };
  },
  Context
>;

/** The replies that the handler of `createAccount` may give. */
// prettier-ignore
export type CreateAccountReply =
  | { readonly status: 201; readonly body: Account | runtime.JsonText<Account>; readonly headers?: runtime.ReplyHeaders }
  | runtime.ErrorReply<runtime.ErrorStatus>;

/** The handler of `updateAccount` is called with this. */
// prettier-ignore
export type UpdateAccountCall<Context = unknown> = runtime.Call<
  {
    readonly path: { readonly accountId: AccountId };
    readonly query: Readonly<Record<string, never>>;
    readonly headers: Readonly<Record<string, never>>;
    readonly cookies: Readonly<Record<string, never>>;
    readonly body: UpdateAccountRequest;
    readonly credentials: { readonly apiKey?: string; readonly personId?: string };
  },
  Context
>;

/** The replies that the handler of `updateAccount` may give. */
// prettier-ignore
export type UpdateAccountReply =
  | { readonly status: 200; readonly body: Account | runtime.JsonText<Account>; readonly headers?: runtime.ReplyHeaders }
  | runtime.ErrorReply<runtime.ErrorStatus>;

/** The handler of `createContact` is called with this. */
// prettier-ignore
export type CreateContactCall<Context = unknown> = runtime.Call<
  {
    readonly path: Readonly<Record<string, never>>;
    readonly query: Readonly<Record<string, never>>;
    readonly headers: Readonly<Record<string, never>>;
    readonly cookies: Readonly<Record<string, never>>;
    readonly body: CreateContactRequest;
    readonly credentials: { readonly apiKey?: string; readonly personId?: string };
  },
  Context
>;

/** The replies that the handler of `createContact` may give. */
// prettier-ignore
export type CreateContactReply =
  | { readonly status: 201; readonly body: Contact | runtime.JsonText<Contact>; readonly headers?: runtime.ReplyHeaders }
  | runtime.ErrorReply<runtime.ErrorStatus>;

/** The handler of `createCard` is called with this. */
// prettier-ignore
export type CreateCardCall<Context = unknown> = runtime.Call<
  {
    readonly path: Readonly<Record<string, never>>;
    readonly query: Readonly<Record<string, never>>;
    readonly headers: Readonly<Record<string, never>>;
    readonly cookies: Readonly<Record<string, never>>;
    readonly body: CreateCardRequest;
    readonly credentials: { readonly apiKey?: string; readonly personId?: string };
  },
  Context
>;

/** The replies that the handler of `createCard` may give. */
// prettier-ignore
export type CreateCardReply =
  | { readonly status: 201; readonly body: Card | runtime.JsonText<Card>; readonly headers?: runtime.ReplyHeaders }
  | runtime.ErrorReply<runtime.ErrorStatus>;

/** The handler of `receiveAchPull` is called with this. */
// prettier-ignore
export type ReceiveAchPullCall<Context = unknown> = runtime.Call<
  {
    readonly path: Readonly<Record<string, never>>;
    readonly query: Readonly<Record<string, never>>;
    readonly headers: Readonly<Record<string, never>>;
    readonly cookies: Readonly<Record<string, never>>;
    readonly body: ReceiveAchPullRequest;
    readonly credentials: { readonly apiKey?: string; readonly personId?: string };
  },
  Context
>;

/** The replies that the handler of `receiveAchPull` may give. */
// prettier-ignore
export type ReceiveAchPullReply =
  | { readonly status: 201; readonly body: Transfer | runtime.JsonText<Transfer>; readonly headers?: runtime.ReplyHeaders }
  | runtime.ErrorReply<runtime.ErrorStatus>;

/** The handler of `updateSentCheck` is called with this. */
// prettier-ignore
export type UpdateSentCheckCall<Context = unknown> = runtime.Call<
  {
    readonly path: { readonly transferId: TransferId };
    readonly query: Readonly<Record<string, never>>;
    readonly headers: Readonly<Record<string, never>>;
    readonly cookies: Readonly<Record<string, never>>;
    readonly body: UpdateSentCheckRequest;
    readonly credentials: { readonly apiKey?: string; readonly personId?: string };
  },
  Context
>;

/** The replies that the handler of `updateSentCheck` may give. */
// prettier-ignore
export type UpdateSentCheckReply =
  | { readonly status: 200; readonly body: SentCheck | runtime.JsonText<SentCheck>; readonly headers?: runtime.ReplyHeaders }
  | runtime.ErrorReply<runtime.ErrorStatus>;

// prettier-ignore
const table: runtime.ServerTable = {
  title: "Banking Platform API",
  all: allErrors,
  fast: firstError,
  credentials: [
    { name: "apiKey", kind: "header", wireName: "sd-api-key" },
    { name: "personId", kind: "header", wireName: "sd-person-id" },
  ],
  operations: [
    {
      id: "retrieveProgram",
      method: "GET",
      path: "/v1/program/{programId}",
      parameters: [
        { in: "path", name: "programId", key: "programId", required: true, shape: "string", explode: false },
      ],
      body: undefined,
      responses: [
        { status: "2XX", contents: [{ mediaType: "application/json" }] },
        { status: "default", contents: [] },
      ],
      credentials: ["apiKey"],
      mandatory: [],
    },
    {
      id: "createAccount",
      method: "POST",
      path: "/v1/account",
      parameters: [],
      body: { required: true, contents: [{ mediaType: "application/json" }] },
      responses: [
        { status: "201", contents: [{ mediaType: "application/json" }] },
        { status: "default", contents: [] },
      ],
      credentials: ["apiKey","personId"],
      mandatory: [],
    },
    {
      id: "updateAccount",
      method: "PATCH",
      path: "/v1/account/{accountId}",
      parameters: [
        { in: "path", name: "accountId", key: "accountId", required: true, shape: "string", explode: false },
      ],
      body: { required: true, contents: [{ mediaType: "application/json" }] },
      responses: [
        { status: "200", contents: [{ mediaType: "application/json" }] },
        { status: "default", contents: [] },
      ],
      credentials: ["apiKey","personId"],
      mandatory: [],
    },
    {
      id: "createContact",
      method: "POST",
      path: "/v1/contact",
      parameters: [],
      body: { required: true, contents: [{ mediaType: "application/json" }] },
      responses: [
        { status: "201", contents: [{ mediaType: "application/json" }] },
        { status: "default", contents: [] },
      ],
      credentials: ["apiKey","personId"],
      mandatory: [],
    },
    {
      id: "createCard",
      method: "POST",
      path: "/v1/card",
      parameters: [],
      body: { required: true, contents: [{ mediaType: "application/json" }] },
      responses: [
        { status: "201", contents: [{ mediaType: "application/json" }] },
        { status: "default", contents: [] },
      ],
      credentials: ["apiKey","personId"],
      mandatory: [],
    },
    {
      id: "receiveAchPull",
      method: "POST",
      path: "/v1/receive/ach",
      parameters: [],
      body: { required: true, contents: [{ mediaType: "application/json" }] },
      responses: [
        { status: "201", contents: [{ mediaType: "application/json" }] },
        { status: "default", contents: [] },
      ],
      credentials: ["apiKey","personId"],
      mandatory: [],
    },
    {
      id: "updateSentCheck",
      method: "PATCH",
      path: "/v1/send/check/{transferId}",
      parameters: [
        { in: "path", name: "transferId", key: "transferId", required: true, shape: "string", explode: false },
      ],
      body: { required: true, contents: [{ mediaType: "application/json" }] },
      responses: [
        { status: "200", contents: [{ mediaType: "application/json" }] },
        { status: "default", contents: [] },
      ],
      credentials: ["apiKey","personId"],
      mandatory: [],
    },
  ],
};
