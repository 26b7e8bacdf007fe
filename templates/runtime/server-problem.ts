/** Errors as RFC 9457 problem details. */
import { statusPhrase } from '../../lib/status-phrase.ts';
import type {
  ErrorStatus,
  ProblemDetails,
  ProblemItem,
  ReplyHeaders,
  ServerOptions,
} from './server-types.ts';

/** Every `code` that the server itself uses, with its status. A handler may use further codes. */
export const PROBLEM_CODES = {
  'bad-encoding': 400,
  'body-required': 400,
  'malformed-json': 400,
  'malformed-form': 400,
  'json-too-deep': 400,
  'duplicate-key': 400,
  'forbidden-key': 400,
  'invalid-text': 400,
  'invalid-body': 400,
  'invalid-parameters': 400,
  'body-unreadable': 400,
  unauthenticated: 401,
  'unknown-path': 404,
  'method-not-allowed': 405,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'unsupported-content-encoding': 415,
  'server-error': 500,
  'not-implemented': 501,
} as const;

export type ProblemCode = keyof typeof PROBLEM_CODES;

export interface ProblemInput {
  /** Default: `about:blank`. */
  readonly type?: string;
  /** Default: the status's usual phrase. */
  readonly title?: string;
  readonly detail?: string;
  readonly instance?: string;
  readonly code?: string;
  readonly errors?: readonly ProblemItem[];
  /** Further members of the problem. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly headers?: ReplyHeaders;
  /** The cause for the log only; never sent. */
  readonly cause?: unknown;
}

/** Throw it in a handler to respond with problem details: `throw new ProblemError(409, { detail: 'The sailing is full.' })`. */
export class ProblemError extends Error {
  override readonly name: string = 'ProblemError';
  readonly status: ErrorStatus;
  readonly input: ProblemInput;

  constructor(status: ErrorStatus, input: ProblemInput = {}) {
    super(input.detail ?? input.title ?? titleOf(status));
    // As the constructor's option, which the types of ES2021 do not have.
    if (input.cause !== undefined)
      Object.defineProperty(this, 'cause', { value: input.cause, writable: true, configurable: true });
    if (!Number.isInteger(status) || status < 400 || status > 599) {
      throw new RangeError(`A problem's status is 400 to 599, not ${status}.`);
    }
    this.status = status;
    this.input = input;
  }
}

/** Responds with 501. Thrown by `notImplemented()`, and by the server for a handler that is missing. */
export class NotImplementedError extends ProblemError {
  override readonly name: string = 'NotImplementedError';

  constructor(operation?: string) {
    const what = operation === undefined ? 'This operation' : `The operation ${operation}`;
    super(501, { code: 'not-implemented', detail: `${what} is described but not written yet.` });
  }
}

/** A handler that is not written yet: `{ createCard: notImplemented }`, or `return notImplemented(call)` inside one. */
export function notImplemented(call?: { readonly operation: string }): never {
  throw new NotImplementedError(call?.operation);
}

/** An error of the server itself, not of a handler. */
export function refusal(code: ProblemCode, detail: string, more: ProblemInput = {}): ProblemError {
  return new ProblemError(PROBLEM_CODES[code], { ...more, code, detail });
}

export function toProblemDetails(error: ProblemError, options: ServerOptions): ProblemDetails {
  const { type, title, detail, instance, code, errors, extensions } = error.input;
  const base = options.problemTypeBase;
  return {
    ...extensions,
    type: type ?? (base !== undefined && code !== undefined ? base + code : 'about:blank'),
    title: title ?? titleOf(error.status),
    status: error.status,
    ...(detail === undefined ? {} : { detail }),
    ...(instance === undefined ? {} : { instance }),
    ...(code === undefined ? {} : { code }),
    ...(errors === undefined ? {} : { errors }),
  };
}

function titleOf(status: number): string {
  return statusPhrase(status) ?? (status < 500 ? 'Client Error' : 'Server Error');
}
