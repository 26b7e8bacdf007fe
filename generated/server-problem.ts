// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

/** Errors as RFC 9457 problem details, and what validators complain of as a list of places in the request. */
import type {
  ErrorStatus,
  ProblemDetails,
  ProblemItem,
  ReplyHeaders,
  ServerOptions,
  ValidationError,
} from './server-types.ts';

/** Every `code` that the server itself uses, with its status. A handler may use words of its own. */
export const PROBLEM_CODES = {
  'bad-encoding': 400,
  'body-required': 400,
  'malformed-json': 400,
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
} as const satisfies Record<string, ErrorStatus>;

export type ProblemCode = keyof typeof PROBLEM_CODES;

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  423: 'Locked',
  424: 'Failed Dependency',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

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
  /** For the log only; never sent. */
  readonly cause?: unknown;
}

/** Throw it in a handler to answer with problem details: `throw new ProblemError(409, { detail: 'The sailing is full.' })`. */
export class ProblemError extends Error {
  override readonly name: string = 'ProblemError';
  readonly status: ErrorStatus;
  readonly input: ProblemInput;

  constructor(status: ErrorStatus, input: ProblemInput = {}) {
    super(
      input.detail ?? input.title ?? titleOf(status),
      input.cause === undefined ? undefined : { cause: input.cause },
    );
    if (!Number.isInteger(status) || status < 400 || status > 599) {
      throw new RangeError(`A problem's status is 400 to 599, not ${status}.`);
    }
    this.status = status;
    this.input = input;
  }
}

/** Answers 501. Thrown by `notImplemented()`, and by the server for a handler that is missing. */
export class NotImplementedError extends ProblemError {
  override readonly name: string = 'NotImplementedError';

  constructor(operation?: string) {
    const what = operation === undefined ? 'This operation' : `The operation ${operation}`;
    super(501, { code: 'not-implemented', detail: `${what} is described but not written yet.` });
  }
}

/** A handler that is still to be written: `{ createCard: notImplemented }`, or `return notImplemented(call)` inside one. */
export function notImplemented(call?: { readonly operation: string }): never {
  throw new NotImplementedError(call?.operation);
}

/** A refusal that the server itself makes. */
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
  return TITLES[status] ?? (status < 500 ? 'Client Error' : 'Server Error');
}

/** Keywords whose error is about a property that `params` names, not about the object that holds (or lacks) it. */
const PROPERTY_PARAMS: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  dependentRequired: 'missingProperty',
  dependencies: 'missingProperty',
  additionalProperties: 'additionalProperty',
  unevaluatedProperties: 'unevaluatedProperty',
  propertyNames: 'propertyName',
};

const LONGEST_POINTER = 512;

/** The place that a validator complains of, one segment per entry, property included. */
export function placeOf(error: ValidationError): string[] {
  const segments = error.instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  const param = PROPERTY_PARAMS[error.keyword];
  const property = param === undefined ? undefined : error.params[param];
  return typeof property === 'string' ? [...segments, property] : segments;
}

/** RFC 6901 as a URI fragment: `#/config/a~1b`. Cut at a segment when a stranger's keys make it long. */
export function toPointer(segments: readonly string[]): string {
  let pointer = '#';
  for (const segment of segments) {
    const escaped = segment.toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1');
    const next = `${pointer}/${encodeURI(escaped).replaceAll('#', '%23')}`;
    if (next.length > LONGEST_POINTER) return pointer;
    pointer = next;
  }
  return pointer;
}

/** What a validator says, with the allowed values where the description lists them. Says nothing of the value itself. */
export function describe(error: ValidationError): string {
  if (error.keyword === 'required') return 'is required';
  if (error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties')
    return 'is not allowed here';
  const allowed = error.keyword === 'enum' ? error.params.allowedValues : undefined;
  if (Array.isArray(allowed))
    return `must be one of ${allowed.map((value) => JSON.stringify(value)).join(', ')}`;
  if (error.keyword === 'const') return `must be ${JSON.stringify(error.params.allowedValue)}`;
  return error.message ?? `does not satisfy ${error.keyword}`;
}

/** Errors of a body validator as problem items; the same complaint of two branches of a union is listed once. */
export function toItems(errors: readonly ValidationError[] | null | undefined, most: number): ProblemItem[] {
  const items = new Map<string, ProblemItem>();
  for (const error of errors ?? []) {
    if (items.size >= most) break;
    const item = {
      pointer: toPointer(placeOf(error)),
      in: 'body' as const,
      detail: describe(error),
      keyword: error.keyword,
    };
    items.set(`${item.pointer} ${item.keyword} ${item.detail}`, item);
  }
  return [...items.values()];
}

/** Errors of a parameters validator, whose data is `{ path, query, header }`. */
export function toParameterItems(
  errors: readonly ValidationError[] | null | undefined,
  most: number,
): ProblemItem[] {
  return (errors ?? []).slice(0, most).map((error) => {
    const [where, name, ...rest] = placeOf(error);
    return {
      pointer: toPointer(rest),
      in: where === 'path' || where === 'header' ? where : 'query',
      ...(name === undefined ? {} : { name }),
      detail: describe(error),
      keyword: error.keyword,
    };
  });
}
