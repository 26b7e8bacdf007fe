// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
import type { ErrorResponse, ErrorsOf } from './client-results.ts';

/**
 * Says what went wrong with a call:
 * - `status`: the response has an error status.
 * - `network`: no response arrived, or the connection broke while it was read.
 * - `timeout`: an attempt took longer than `timeoutMs`, or the call longer than `deadlineMs`.
 * - `aborted`: the caller's `signal` was aborted.
 * - `redirect`: the server redirected; redirects are not followed.
 * - `too-large`: the response is larger than `maxResponseBytes`.
 * - `invalid-json`: the body of a success should be JSON and is not.
 * - `invalid-response`: a success fails `validateResponse`, has another media type than `accept`, or a next page that cannot be followed.
 * - `request`: nothing was sent: an argument or a credential cannot be put into a request, or a credential's
 *   function failed.
 * - `middleware`: a middleware failed; `cause` says why.
 */
// prettier-ignore
export type ApiErrorKind =
  | 'status'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'redirect'
  | 'too-large'
  | 'invalid-json'
  | 'invalid-response'
  | 'request'
  | 'middleware';

/** One validation error of a body, as Ajv reports it, without the value. */
// prettier-ignore
export interface ResponseProblem {
  /** JSON pointer into the body: `/cardholder/id`; empty for the body as a whole. */
  readonly instancePath: string;
  /** Schema keyword that failed: `pattern`, `required`, `type`. */
  readonly keyword: string;
  readonly message?: string | undefined;
}

/** The underlying error, reduced to what cannot hold a credential. */
// prettier-ignore
export interface ApiErrorCause {
  readonly name: string;
  /** System code where there is one: `ECONNRESET`. */
  readonly code: string | undefined;
  readonly message: string | undefined;
}

// prettier-ignore
export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** Operation id, or `GET /path` for a path that is not in the description. */
  readonly operation: string;
  readonly method: string;
  /** Path template, `/v1/account/{accountId}`: never the filled-in path. */
  readonly path: string;
  /** Counts from 1. */
  readonly attempt: number;
  /** HTTP status, if there was a response. */
  readonly status?: number | undefined;
  /** Headers of the response, names in lower case; credentials and cookies masked. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Kind `status`: the body, parsed if it is JSON, else its text (at most 16,384 characters), `''` if empty.
   * Credentials that the server echoed are masked.
   */
  readonly body?: unknown;
  /** Kind `invalid-response`: the validation errors; `undefined` if the description lacks this status. */
  readonly problems?: readonly ResponseProblem[] | null | undefined;
  readonly cause?: ApiErrorCause | undefined;
}

/**
 * The only error that a call rejects with. It never holds a credential, the request, or a filled-in path, so it can be
 * printed, serialized or cloned.
 */
// prettier-ignore
export class ApiError extends Error implements ApiErrorDetails {
  override readonly name = 'ApiError';
  declare readonly cause: ApiErrorCause | undefined;
  declare readonly kind: ApiErrorKind;
  declare readonly operation: string;
  declare readonly method: string;
  declare readonly path: string;
  declare readonly attempt: number;
  declare readonly status: number | undefined;
  declare readonly headers: Readonly<Record<string, string>> | undefined;
  declare readonly body: unknown;
  declare readonly problems: readonly ResponseProblem[] | null | undefined;

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    Object.assign(this, details);
  }

  toJSON(): ApiErrorDetails & { readonly message: string } {
    return { ...this, message: this.message };
  }
}

/** An `ApiError` of a known kind. Kinds that come from a response have its status and headers. */
// prettier-ignore
export type ApiErrorOf<Kind extends ApiErrorKind> = ApiError & { readonly kind: Kind } & (Kind extends
    | 'status'
    | 'redirect'
    | 'too-large'
    | 'invalid-json'
    | 'invalid-response'
    ? { readonly status: number; readonly headers: Readonly<Record<string, string>> }
    : unknown);

/** The error that a call rejects with. An error response has the body that is described for its status. `ApiErrorFor<Client['getCard']>`. */
// prettier-ignore
export type ApiErrorFor<Call> =
  | ApiErrorOf<Exclude<ApiErrorKind, 'status'>>
  | (ApiErrorOf<'status'> & (Call extends ErrorsOf<infer Errors> ? Errors : ErrorResponse));

/**
 * Narrows a caught error to any `ApiError`, to one kind, or to the error responses of an operation, whose bodies have types by their status:
 * `if (isApiError(error, client.getCard) && error.status === 404) error.body`.
 * It also recognizes errors of other generated clients, which have a class of their own.
 */
// prettier-ignore
export function isApiError(error: unknown): error is ApiError;
// prettier-ignore
export function isApiError<Kind extends ApiErrorKind>(error: unknown, kind: Kind): error is ApiErrorOf<Kind>;
// prettier-ignore
export function isApiError<Errors extends ErrorResponse>(
  error: unknown,
  method: ErrorsOf<Errors>,
): error is ApiErrorOf<'status'> & Errors;
// prettier-ignore
export function isApiError(error: unknown, of?: ApiErrorKind | ErrorsOf<ErrorResponse>): boolean {
  const { name, kind, operation } = Object(error);
  if (!(error instanceof Error) || name !== 'ApiError' || !kind || !operation) return false;
  if (!of || typeof of === 'string') return kind === (of ?? kind);
  return kind === 'status' && operation === of.operation;
}
