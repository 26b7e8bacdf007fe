// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

import type { ApiErrorDetails, ResponseProblem } from './client-error.ts';

type Unset = null | undefined | false;

/**
 * A credential: its value, or a function asked anew before every attempt (it may be async: a vault, a token refresh).
 * Unset, or the empty string, sends nothing.
 */
export type Credential<Value = string> = Value | Unset | (() => Value | Unset | Promise<Value | Unset>);

/** User name and password of HTTP basic authentication. */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

export type Credentials = { readonly [scheme: string]: Credential<string | BasicCredential> };

/** How a safe operation is repeated. An operation that writes is never repeated, whatever stands here. */
export interface RetryOptions {
  /** All attempts of a call, the first included. Default 3. */
  readonly attempts?: number | undefined;
  /** The first wait is a random part of this many milliseconds, and doubles each time. Default 200. */
  readonly baseDelayMs?: number | undefined;
  /** Longest wait, also when the server asks for more with `Retry-After`, in milliseconds. Default 30000. */
  readonly maxDelayMs?: number | undefined;
}

/** A validator of `validators.js`: true, or false with `errors` set. */
export interface ResponseValidator {
  (data: unknown): boolean;
  errors?: readonly ResponseProblem[] | null | undefined;
}

/** Validators by operation id, then by status: `201`, `2XX`, `default`. The `responses` of `validators.js` fits. */
export type ResponseValidators = {
  readonly [operation: string]: { readonly [status: string]: ResponseValidator };
};

/** What every hook learns. All of it is a copy with credentials and sensitive values masked: log it as it is. */
export interface CallEvent {
  readonly operation: string;
  readonly method: string;
  /** Path template: `/v1/account/{accountId}`. */
  readonly path: string;
  /** Counts from 1. */
  readonly attempt: number;
}

export interface RequestEvent extends CallEvent {
  /** Path and query parameters by name; without a credential that travels in the query. */
  readonly params: { readonly path?: Record<string, unknown>; readonly query?: Record<string, unknown> };
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface ResponseEvent extends CallEvent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed when it is JSON, else its text. */
  readonly body: unknown;
  /** From the start of this attempt to the last byte of the answer. */
  readonly durationMs: number;
}

/** The error that the call rejects with, sensitive values of its body masked too. */
export interface ErrorEvent extends ApiErrorDetails {
  readonly message: string;
  /** From the start of the call, waits included. */
  readonly durationMs: number;
}

/** Why the attempt of this event failed, and when the next one starts. */
export interface RetryEvent extends ApiErrorDetails {
  readonly delayMs: number;
}

/** Called along the way, for logs and metrics. They are not awaited, and what they throw is dropped. */
export interface Hooks {
  /** Before each attempt. */
  readonly onRequest?: ((event: RequestEvent) => unknown) | undefined;
  /** After each answer that was read, of any status. */
  readonly onResponse?: ((event: ResponseEvent) => unknown) | undefined;
  /** Before each wait for another attempt. */
  readonly onRetry?: ((event: RetryEvent) => unknown) | undefined;
  /** Once, when the call fails for good. */
  readonly onError?: ((event: ErrorEvent) => unknown) | undefined;
}

/** Hooks behind a mask, made by `maskedHooks`. */
export type MaskedHooks = (
  name: keyof Hooks,
  event: ErrorEvent | RequestEvent | ResponseEvent | RetryEvent,
  secrets: readonly string[],
) => void;

/** What may be set for a client and for a single call; the call's word counts. */
export interface CommonOptions {
  /** Longest time for one attempt, body included, in milliseconds; `Infinity` for none. Default 30000. */
  readonly timeoutMs?: number | undefined;
  /** Longest time for the whole call, waits included, in milliseconds. Default: `timeoutMs` times `retry.attempts`. */
  readonly deadlineMs?: number | undefined;
  /** `false` for a single attempt. Operations that write are never repeated. */
  readonly retry?: RetryOptions | false | undefined;
}

/** Options of `createClient` that do not depend on the description. */
export interface BaseClientOptions extends CommonOptions {
  /** For logs and metrics: `maskedHooks({ onResponse: ... })`. */
  readonly hooks?: MaskedHooks | undefined;
  /** Used in place of the global `fetch`: a proxy agent, a service binding, a test. Must honour `signal` and `redirect`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Largest answer that is read, in bytes. Default 16 MiB. */
  readonly maxResponseBytes?: number | undefined;
  /** The `responses` of `validators.js`: every success is checked, and rejects with kind `invalid-response`. */
  readonly validateResponse?: ResponseValidators | undefined;
}

/** Options of one call that do not depend on the operation. */
export interface BaseCallOptions<Given> extends CommonOptions {
  /** Ends the call at once, a wait between attempts included, with kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** In place of the client's credentials, one by one; an unset one (`null`, `false`) is left out. */
  readonly credentials?: Given | undefined;
  /** `false` skips the check of `validateResponse`. */
  readonly validate?: boolean | undefined;
}

/** An answer with everything around its body. */
export interface ApiResponse<Status extends number = number, Data = unknown> {
  /** HTTP status; where several successes are described, testing it narrows `data`. */
  readonly status: Status;
  /** Body of the answer; `undefined` for 204. */
  readonly data: Data;
  readonly headers: Headers;
  /** The answer itself; its body has been read. */
  readonly response: Response;
}

/** An operation: call it for the body of a success, or `withResponse` for status and headers too. */
export interface Method<Arguments extends readonly unknown[], Answer extends ApiResponse> {
  /** @throws {ApiError} for everything that can go wrong, see its `kind`. */
  (...args: Arguments): Promise<Answer['data']>;
  /**
   * The same call, for status and headers beside the body.
   * @throws {ApiError}
   */
  withResponse(...args: Arguments): Promise<Answer>;
}

/** What credentials are put into. */
export interface RequestTarget {
  url: string;
  readonly headers: Record<string, string>;
}

/** Where a security scheme's value goes. */
export interface CredentialDefinition {
  /** Puts it into the query or a cookie; without this, it is a header. */
  readonly put?: (target: RequestTarget, name: string, value: string) => void;
  /** Lower case for a header. */
  readonly name: string;
  /** `Bearer ` */
  readonly prefix?: string;
  readonly encode?: (value: BasicCredential) => string;
}

/** What the runtime needs to know of an operation. */
export interface OperationDefinition {
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  /** GET, HEAD, OPTIONS: may be repeated. */
  readonly safe?: boolean;
  /** Names of the path parameters, in the order of the arguments. */
  readonly parameters?: readonly string[];
  /** Media type of the request body, a kind of JSON; absent when there is none. */
  readonly body?: string;
  /** Turns the query into text; only where a parameter needs another style than openapi-fetch's own. */
  readonly query?: (query: Record<string, unknown>) => string;
  /** Adds the parameters in cookies to the headers; only where there are some. */
  readonly cookies?: (headers: Record<string, string>, cookies?: Record<string, unknown>) => void;
  /** Success statuses, and whether JSON is described for them. */
  readonly responses: { readonly [status: string]: boolean };
  /** Alternatives of credential names; `undefined` sends whatever is configured, an empty list nothing. */
  readonly security?: readonly (readonly string[])[];
}

/** What the runtime needs to know of a description. */
export interface ApiDefinition {
  readonly baseUrl?: string;
  readonly credentials: { readonly [scheme: string]: CredentialDefinition };
  readonly operations: { readonly [id: string]: OperationDefinition };
}
