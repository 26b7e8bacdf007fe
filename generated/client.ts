// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
import * as operationFunctions from './client-operations.ts';
// prettier-ignore
import * as runtime from './client-runtime.ts';
// prettier-ignore
import type { Account, AccountId, Card, Contact, CreateAccountRequest, CreateCardRequest, CreateContactRequest, Program, ProgramId, ReceiveAchPullRequest, SentCheck, Transfer, TransferId, UpdateAccountRequest, UpdateSentCheckRequest, paths } from './types.ts';

// prettier-ignore
export { ApiError, isApiError } from './client-runtime.ts';
// prettier-ignore
export type {
  ApiErrorCause, ApiErrorFor, ApiErrorKind, ApiErrorOf, ApiResponse, BasicCredential, CallEvent, CallResult, Connection, Credential, ErrorEvent, ErrorResponse, Hooks,
  Method, Middleware, MiddlewareContext, Operation, RawClient, MaskedHooks, RequestEvent, ResponseEvent, ResponseProblem, ResponseValidator, ResponseValidators,
  RetryEvent, RetryOptions,
} from './client-runtime.ts';

/** Credentials by security scheme. A call carries those that its operation lists, or all of them if the description does not say which. */
// prettier-ignore
export type Credentials = {
  /**
   * API key of the caller. Shown for every operation except `createContact`. Whether it is mandatory is not shown.
   *
   * Sent as header `sd-api-key`.
   */
  readonly apiKey?: runtime.Credential;
  /**
   * Identifier of a person, which begins with `per-`. Shown for every operation except `createContact` and `retrieveProgram`. Whether it is mandatory is not shown.
   *
   * Sent as header `sd-person-id`.
   */
  readonly personId?: runtime.Credential;
};

/** Options of `createClient` for Banking Platform API 1.0.0. */
// prettier-ignore
export interface ClientOptions extends runtime.BaseClientOptions {
  /** URL of the service: `https://api.example/v2`. A path is kept; a slash at its end is removed. */
  readonly baseUrl: string;
  /** Sent with every operation that lists them, and with operations for which none are shown. A call may override each of them. A text, such as `include`, is the option `credentials` of fetch instead. */
  readonly credentials?: runtime.CredentialsOption<Credentials>;
}

/** Options of a single call; they take precedence over the client's. */
// prettier-ignore
export interface CallOptions extends runtime.BaseCallOptions<Credentials> {}

/** The operations of Banking Platform API 1.0.0. Each takes its path parameters, then its body, then options, and resolves to the body of a success response; its `withResponse` resolves to status and headers too. Each rejects with `ApiError` and nothing else. */
// prettier-ignore
export interface Client {
  /**
   * Retrieve a program
   *
   * Returns the full configuration of a program: rails, limits, settings for cards and accounts, branding and notifications. Some fields hold credentials of the program, so handle the response as a secret.
   *
   * `GET /v1/program/{programId}`, section 4.2 of the source. Safe, so a failed attempt is repeated.
   *
   * Responds with 2XX (`Program`). Credentials: `apiKey`; not described as mandatory.
   *
   * @param programId Identifier of the program to retrieve.
   * @throws {ApiError} for everything that can go wrong, see its `kind`.
   */
  readonly retrieveProgram: runtime.Method<
    [programId: ProgramId, options?: CallOptions | undefined],
    runtime.ApiResponse<number, Program>
  >;
  /**
   * Create an account
   *
   * Creates an account for a business. In a new account, the balance, pending amounts, fees and interest were observed to be `0.00`, and the card counts, limits and enabled flags to equal those of its program.
   *
   * `POST /v1/account`, section 4.3 of the source. It may write, so it is never repeated.
   *
   * Responds with 201 (`Account`). Credentials: `apiKey` with `personId`; not described as mandatory.
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
   * Changes the card counts, limits, enabled rails and allowed originators of an account. The allowed originators are next to `config` in the request and inside `config` in the response. When the request held a limit group with empty `daily` and `monthly`, the response was observed to hold the program's amounts for that group.
   *
   * `PATCH /v1/account/{accountId}`, section 4.4 of the source. It may write, so it is never repeated.
   *
   * Responds with 200 (`Account`). Credentials: `apiKey` with `personId`; not described as mandatory.
   *
   * @param accountId Identifier of the account to update.
   * @param body `UpdateAccountRequest`, sent as application/json.
   * @throws {ApiError} for everything that can go wrong, see its `kind`.
   */
  readonly updateAccount: runtime.Method<
    [accountId: AccountId, body: UpdateAccountRequest, options?: CallOptions | undefined],
    runtime.ApiResponse<200, Account>
  >;
  /**
   * Create a contact
   *
   * Stores a counterparty and its details for bank transfers, cards, checks and wires. The response returns the fields that were sent. It adds identifiers, timestamps, the label, status and type, the last four characters of the ACH and domestic wire account numbers, and whether the ACH details are verified.
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
   * Create a card
   *
   * Issues a card against an account. The request sets the spending limit, where the card can be used, what is embossed on it, and where it is shipped. A new card has the status `pendingActivation`, and its shipment is `pending`.
   *
   * `POST /v1/card`, section 4.5 of the source. It may write, so it is never repeated.
   *
   * Responds with 201 (`Card`). Credentials: `apiKey` with `personId`; not described as mandatory.
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
   * Pulls money by ACH from a contact's bank account into one of your accounts. The transfer holds a copy of the contact's bank details and starts as `pending`. **This moves money.** Whether a repeated request is recognized as a duplicate is not shown.
   *
   * `POST /v1/receive/ach`, section 4.6 of the source. It may write, so it is never repeated.
   *
   * Responds with 201 (`Transfer`). Credentials: `apiKey` with `personId`; not described as mandatory.
   *
   * @param body `ReceiveAchPullRequest`, sent as application/json.
   * @throws {ApiError} for everything that can go wrong, see its `kind`.
   */
  readonly receiveAchPull: runtime.Method<
    [body: ReceiveAchPullRequest, options?: CallOptions | undefined],
    runtime.ApiResponse<201, Transfer>
  >;
  /**
   * Update a sent check
   *
   * Changes the title, description and metadata of a check that was sent. The request has no fields for the amount, counterparty or address.
   *
   * `PATCH /v1/send/check/{transferId}`, section 4.7 of the source. It may write, so it is never repeated.
   *
   * Responds with 200 (`SentCheck`). Credentials: `apiKey` with `personId`; not described as mandatory.
   *
   * @param transferId Identifier of the check's transfer.
   * @param body `UpdateSentCheckRequest`, sent as application/json.
   * @throws {ApiError} for everything that can go wrong, see its `kind`.
   */
  readonly updateSentCheck: runtime.Method<
    [transferId: TransferId, body: UpdateSentCheckRequest, options?: CallOptions | undefined],
    runtime.ApiResponse<200, SentCheck>
  >;
  /** Sends any request, with the same credentials, time limits, retries and hooks, and the interface of openapi-fetch. Resolves to `{ data, error, response }` for any status; rejects with `ApiError` when there is no response. */
  readonly raw: runtime.RawClient<paths>;
  /** Adds middleware for all further calls, those of `raw` included. */
  readonly use: runtime.MiddlewareUser['use'];
  /** Removes middleware. */
  readonly eject: runtime.MiddlewareUser['eject'];
}

/**
 * Makes a client of Banking Platform API. Nothing is sent yet.
 *
 * @throws {TypeError} when `baseUrl` is missing or cannot be used.
 */
// prettier-ignore
export function createClient(options: ClientOptions): Client {
  const connection = operationFunctions.connect(options);
  const made = runtime.createRuntime(
    connection,
    ['raw', 'use', 'eject'],
    operationFunctions.retrieveProgram,
    operationFunctions.createAccount,
    operationFunctions.updateAccount,
    operationFunctions.createContact,
    operationFunctions.createCard,
    operationFunctions.receiveAchPull,
    operationFunctions.updateSentCheck,
  );
  return made as Client;
}

/** Hooks for logs and metrics, for the option `hooks`. They get copies in which credentials and the values that the description marks as sensitive read `***`. They are not awaited, and what they throw is ignored. */
// prettier-ignore
export function maskedHooks(hooks: runtime.Hooks): runtime.MaskedHooks {
  return runtime.maskHooks(operationFunctions.api, ["accountNumber","bankIdentifierCode","clientSecret","correspondentBankIdentifierCode","email","emailProviderKey","iban","last4","phone","phoneNumber","routingNumber","smsProviderSenderSid","smsProviderSenderToken","tin"], hooks);
}
