// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

import * as runtime from './client-runtime.ts';
import type { Account, AccountId, Card, Contact, CreateAccountRequest, CreateCardRequest, CreateContactRequest, Program, ProgramId, ReceiveAchPullRequest, Transfer, TransferId, UpdateAccountRequest, UpdateSentCheckRequest, paths } from './types.ts';

export { ApiError, isApiError } from './client-runtime.ts';
export type {
  ApiErrorCause, ApiErrorKind, ApiErrorOf, ApiResponse, BasicCredential, CallEvent, Credential, ErrorEvent, Hooks,
  Method, Middleware, RawClient, MaskedHooks, RequestEvent, ResponseEvent, ResponseProblem, ResponseValidator, ResponseValidators,
  RetryEvent, RetryOptions,
} from './client-runtime.ts';

/** Credentials by security scheme. Only those that an operation lists are sent with it. */
export type Credentials = {
  /**
   * The API key. Seen on every operation but the creation of a contact. Whether it is mandatory is not shown.
   *
   * Sent as header `sd-api-key`.
   */
  readonly apiKey?: runtime.Credential;
  /**
   * A person's identifier, which begins with `per-`. Seen on every operation but the creation of a contact and the retrieval of a program. Whether it is mandatory is not shown.
   *
   * Sent as header `sd-person-id`.
   */
  readonly personId?: runtime.Credential;
};

/** Options of `createClient` for Banking Platform API 1.0.0. */
export interface ClientOptions extends runtime.BaseClientOptions {
  /** URL of the service: `https://api.example/v2`. A path is kept; a slash at its end is removed. */
  readonly baseUrl: string;
  /** Sent with every operation that lists them; a call may override each of them. */
  readonly credentials?: Credentials | undefined;
}

/** Options of a single call; they take precedence over the client's. */
export interface CallOptions extends runtime.BaseCallOptions<Credentials> {}

/** The operations of Banking Platform API 1.0.0. Each takes its path parameters, then its body, then options, and resolves to the body of a success response; its `withResponse` resolves to status and headers too. Each rejects with `ApiError` and nothing else. */
export interface Client {
  /**
   * Create a contact
   *
   * Stores a counterparty together with its bank, card, check and wire details. The answer repeats what was sent and adds what the platform decides: the identifiers, the label, status and type, the times, the last four characters of the ACH and domestic wire account numbers, and whether the bank details are verified.
   *
   * `POST /v1/contact`, section 4.1 of the source. It may write, so it is never repeated.
   *
   * Responds with 201 (`Contact`). Credentials: not shown; those that are configured are sent.
   *
   * @param body `CreateContactRequest`, sent as application/json.
   * @throws {ApiError} for everything that can go wrong, see its `kind`.
   */
  readonly createContact: runtime.Method<
    [body: CreateContactRequest, options?: CallOptions | undefined],
    runtime.ApiResponse<201, Contact>
  >;
  /**
   * Retrieve a program
   *
   * Reads the whole configuration of a program: rails, limits, card and account settings, branding and notifications. Some fields hold credentials of the program, so treat the answer as a secret.
   *
   * `GET /v1/program/{programId}`, section 4.2 of the source. Safe, so a failed attempt is repeated.
   *
   * Responds with 2XX (`Program`). Credentials: `apiKey`, or none.
   *
   * @param programId The program to read.
   * @throws {ApiError} for everything that can go wrong, see its `kind`.
   */
  readonly retrieveProgram: runtime.Method<
    [programId: ProgramId, options?: CallOptions | undefined],
    runtime.ApiResponse<number, Program>
  >;
  /**
   * Create an account
   *
   * Opens an account for a business. The balance, pending amounts, fees and interest of a new account were seen at `0.00`, and it was seen to start with its program's card counts, limits and enabled flags.
   *
   * `POST /v1/account`, section 4.3 of the source. It may write, so it is never repeated.
   *
   * Responds with 201 (`Account`). Credentials: `apiKey` with `personId`, or none.
   *
   * @param body `CreateAccountRequest`, sent as application/json.
   * @throws {ApiError} for everything that can go wrong, see its `kind`.
   */
  readonly createAccount: runtime.Method<
    [body: CreateAccountRequest, options?: CallOptions | undefined],
    runtime.ApiResponse<201, Account>
  >;
  /**
   * Update an account's configuration
   *
   * Changes card counts, limits, enabled rails and the originators that may pull money from the account. The allowed originators travel beside `config` in the request, yet come back inside `config` in the answer. A group of limits sent with empty `daily` and `monthly` was seen to come back with the program's amounts for that group.
   *
   * `PATCH /v1/account/{accountId}`, section 4.4 of the source. It may write, so it is never repeated.
   *
   * Responds with 200 (`Account`). Credentials: `apiKey` with `personId`, or none.
   *
   * @param accountId The account to update.
   * @param body `UpdateAccountRequest`, sent as application/json.
   * @throws {ApiError} for everything that can go wrong, see its `kind`.
   */
  readonly updateAccount: runtime.Method<
    [accountId: AccountId, body: UpdateAccountRequest, options?: CallOptions | undefined],
    runtime.ApiResponse<200, Account>
  >;
  /**
   * Create a card
   *
   * Issues a card against an account, with its spending limit, its allowed merchant categories and blocked merchants, and the address it ships to. A new card was seen waiting for activation, its shipping pending.
   *
   * `POST /v1/card`, section 4.5 of the source. It may write, so it is never repeated.
   *
   * Responds with 201 (`Card`). Credentials: `apiKey` with `personId`, or none.
   *
   * @param body `CreateCardRequest`, sent as application/json.
   * @throws {ApiError} for everything that can go wrong, see its `kind`.
   */
  readonly createCard: runtime.Method<
    [body: CreateCardRequest, options?: CallOptions | undefined],
    runtime.ApiResponse<201, Card>
  >;
  /**
   * Receive an ACH pull
   *
   * Pulls money by ACH from a contact's bank account into one of your accounts. The transfer carries a copy of the contact's bank details and was seen `pending` at first. **This moves money**; whether a repeated call is recognised is not shown.
   *
   * `POST /v1/receive/ach`, section 4.6 of the source. It may write, so it is never repeated.
   *
   * Responds with 201 (`Transfer`). Credentials: `apiKey` with `personId`, or none.
   *
   * @param body `ReceiveAchPullRequest`, sent as application/json.
   * @throws {ApiError} for everything that can go wrong, see its `kind`.
   */
  readonly receiveAchPull: runtime.Method<
    [body: ReceiveAchPullRequest, options?: CallOptions | undefined],
    runtime.ApiResponse<201, Transfer>
  >;
  /**
   * Update a check sent
   *
   * Changes the title, the description and the metadata of a check that was sent. Amount, counterparty and address are not among the fields that can be sent.
   *
   * `PATCH /v1/send/check/{transferId}`, section 4.7 of the source. It may write, so it is never repeated.
   *
   * Responds with 200 (`Transfer`). Credentials: `apiKey` with `personId`, or none.
   *
   * @param transferId The transfer of the check.
   * @param body `UpdateSentCheckRequest`, sent as application/json.
   * @throws {ApiError} for everything that can go wrong, see its `kind`.
   */
  readonly updateSentCheck: runtime.Method<
    [transferId: TransferId, body: UpdateSentCheckRequest, options?: CallOptions | undefined],
    runtime.ApiResponse<200, Transfer>
  >;
  /** Sends any request, with the same credentials, time limits, retries and hooks, and the interface of openapi-fetch. Resolves to `{ data, error, response }` for any status; rejects with `ApiError` when there is no response. */
  readonly raw: runtime.RawClient<paths>;
}

/**
 * Makes a client of Banking Platform API. Nothing is sent yet.
 *
 * @throws {TypeError} when `baseUrl` is missing or cannot be used.
 */
export function createClient(options: ClientOptions): Client {
  return runtime.createRuntime(definition, options, 'raw') as Client;
}

/** Hooks for logs and metrics, for the option `hooks`. They get copies in which credentials and the values that the description marks as sensitive read `***`. They are not awaited, and what they throw is ignored. */
export function maskedHooks(hooks: runtime.Hooks): runtime.MaskedHooks {
  return runtime.maskHooks(definition, ["accountNumber","bankIdentifierCode","clientSecret","correspondentBankIdentifierCode","email","emailProviderKey","iban","last4","phone","phoneNumber","routingNumber","smsProviderSenderSid","smsProviderSenderToken","tin"], hooks);
}

const definition: runtime.ApiDefinition = {
  credentials: {
    apiKey: { name: "sd-api-key" },
    personId: { name: "sd-person-id" },
  },
  operations: {
    createContact: {
      method: "POST",
      path: "/v1/contact",
      body: "application/json",
      responses: { 201: true },
    },
    retrieveProgram: {
      method: "GET",
      path: "/v1/program/{programId}",
      safe: true,
      parameters: ["programId"],
      responses: { "2XX": true },
      security: [["apiKey"]],
    },
    createAccount: {
      method: "POST",
      path: "/v1/account",
      body: "application/json",
      responses: { 201: true },
      security: [["apiKey","personId"]],
    },
    updateAccount: {
      method: "PATCH",
      path: "/v1/account/{accountId}",
      parameters: ["accountId"],
      body: "application/json",
      responses: { 200: true },
      security: [["apiKey","personId"]],
    },
    createCard: {
      method: "POST",
      path: "/v1/card",
      body: "application/json",
      responses: { 201: true },
      security: [["apiKey","personId"]],
    },
    receiveAchPull: {
      method: "POST",
      path: "/v1/receive/ach",
      body: "application/json",
      responses: { 201: true },
      security: [["apiKey","personId"]],
    },
    updateSentCheck: {
      method: "PATCH",
      path: "/v1/send/check/{transferId}",
      parameters: ["transferId"],
      body: "application/json",
      responses: { 200: true },
      security: [["apiKey","personId"]],
    },
  },
};
