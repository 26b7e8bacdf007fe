import type { ApiError, ApiErrorDetails, ApiErrorKind, ResponseProblem } from './client-error.ts';
import type { Middleware } from './client-middleware.ts';
import type { ApiResponse } from './client-results.ts';

type Unset = null | undefined | false;

/** fetch takes this as a body. The name `BodyInit` comes with the types of the DOM, which a project may do without. */
export type FetchBody = NonNullable<RequestInit['body']>;

/**
 * A credential: its value, or a function called before every attempt (it may be async: a vault, a token refresh).
 * With an unset value or the empty string nothing is sent.
 */
export type Credential<Value = string> = Value | Unset | (() => Value | Unset | Promise<Value | Unset>);

/** User name and password of HTTP basic authentication. */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** Credentials by security scheme, or the option of fetch of this name: `include` for cookies of another origin. */
export type CredentialsOption<Given> = Given | RequestInit['credentials'] | undefined;

export type Credentials = { readonly [scheme: string]: Credential<string | BasicCredential> };

/** Options for retrying operations that read. An operation that may write is never retried. */
export interface RetryOptions {
  /** Maximum number of attempts, the first included. Default 3. */
  readonly attempts?: number | undefined;
  /** The first delay is random, at most this many milliseconds; the maximum doubles each time. Default 200. */
  readonly baseDelayMs?: number | undefined;
  /** Maximum delay in milliseconds. If `Retry-After` asks for more, the call fails immediately. Default 30000. */
  readonly maxDelayMs?: number | undefined;
}

/** A validator of `validators.ts`: true, or false with `errors` set. */
export interface ResponseValidator {
  (data: unknown): boolean;
  errors?: readonly ResponseProblem[] | null | undefined;
}

/** Validators by operation id, then by status: `201`, `2XX`, `default`. `responses` of `validators.ts` is one. */
export type ResponseValidators = {
  readonly [operation: string]: { readonly [status: string]: ResponseValidator };
};

/** Every hook is given this. It is a copy with credentials and sensitive values masked, so it can be logged. */
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
  /** From the start of this attempt to the last byte of the response. */
  readonly durationMs: number;
}

/** The error that the call rejects with, sensitive values of its body masked too. */
export interface ErrorEvent extends ApiErrorDetails {
  readonly message: string;
  /** From the start of the call, delays included. */
  readonly durationMs: number;
}

/** The reason why the attempt of this event failed, and the time until the next one starts. */
export interface RetryEvent extends ApiErrorDetails {
  readonly delayMs: number;
}

/** Called during a call, for logs and metrics. Hooks are not awaited, and what they throw is ignored. */
export interface Hooks {
  /** Runs before each attempt. */
  readonly onRequest?: ((event: RequestEvent) => unknown) | undefined;
  /** Runs after each response that was read, of any status. */
  readonly onResponse?: ((event: ResponseEvent) => unknown) | undefined;
  /** Runs before the delay of each retry. */
  readonly onRetry?: ((event: RetryEvent) => unknown) | undefined;
  /** Runs once, when the call fails and is not retried. */
  readonly onError?: ((event: ErrorEvent) => unknown) | undefined;
}

/** Hooks that are given masked copies, made by `maskedHooks`. */
export type MaskedHooks = (
  name: keyof Hooks,
  event: ErrorEvent | RequestEvent | ResponseEvent | RetryEvent,
  secrets: readonly string[],
) => void;

/** A header's value. A list is joined with commas. `undefined` is not sent; `null` also removes the client's header. */
export type HeaderValue =
  | string
  | number
  | boolean
  | readonly (string | number | boolean)[]
  | null
  | undefined;

/** Headers as fetch takes them, or by name. */
export type GivenHeaders = NonNullable<RequestInit['headers']> | { readonly [name: string]: unknown };

/** Headers of a call or a client. */
export type HeadersOption = NonNullable<RequestInit['headers']> | { readonly [name: string]: HeaderValue };

/** Options that are passed to fetch, including those that frameworks add to `RequestInit`, such as `next`. */
export type FetchOptions = {
  readonly [Name in keyof RequestInit as Exclude<
    Name,
    'body' | 'credentials' | 'dispatcher' | 'duplex' | 'headers' | 'method' | 'signal'
  >]?: RequestInit[Name] | undefined;
} & {
  /** Node.js only: a connection pool or a proxy of undici. */
  readonly dispatcher?: unknown;
  /** Node.js only: `half` if the body is a stream. */
  readonly duplex?: 'half' | undefined;
};

/** Options of a client and of a single call; the call's take precedence. All other options are passed to fetch. */
export interface CommonOptions extends FetchOptions {
  /**
   * Headers other than the described ones. They replace credentials of the same name. `content-type` chooses among the described media
   * types of a body; the client's headers cannot set it.
   */
  readonly headers?: HeadersOption | undefined;
  /** Time limit of one attempt, body included, in milliseconds; `Infinity` for none. Default 30000. */
  readonly timeoutMs?: number | undefined;
  /** Time limit of the whole call, delays included, in milliseconds. Default: `timeoutMs` * `retry.attempts`. */
  readonly deadlineMs?: number | undefined;
  /** `false` for a single attempt. Operations that may write are never retried. */
  readonly retry?: RetryOptions | false | undefined;
}

/** Options of `createClient` that do not depend on the description. */
export interface BaseClientOptions extends CommonOptions {
  /** Hooks for logs and metrics: `maskedHooks({ onResponse: ... })`. */
  readonly hooks?: MaskedHooks | undefined;
  /**
   * Used instead of the global `fetch`, for a proxy, a service binding or a test. Must honor `signal` and `redirect`. With
   * middleware, it gets a `Request`.
   */
  readonly fetch?: ((...request: Parameters<typeof globalThis.fetch>) => Promise<Response>) | undefined;
  /** Largest response body that is read, in bytes, and largest item of a stream, in characters. Default 16 MiB. */
  readonly maxResponseBytes?: number | undefined;
  /** The `responses` of `validators.ts`: a success response that does not match rejects with `invalid-response`. */
  readonly validateResponse?: ResponseValidators | undefined;
}

/** Options of one call that do not depend on the operation. */
export interface BaseCallOptions<Given> extends CommonOptions {
  /** Aborts the call, also during a delay between attempts; it rejects with kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Each replaces the client's credential of that name; an unset one (`null`, `false`) is not sent. A text is the option `credentials` of
   * fetch instead: `include` sends cookies to another origin.
   */
  readonly credentials?: CredentialsOption<Given>;
  /** A fetch function for this call only, in place of the client's: the one that SvelteKit gives to `load`. */
  readonly fetch?: BaseClientOptions['fetch'];
  /** Middleware for this call only, after that of the client. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** `false` turns `validateResponse` off. */
  readonly validate?: boolean | undefined;
}

/** The body of one of several media types. */
export type BodyOf<Bodies, ContentType> = Bodies[ContentType & keyof Bodies];

export interface AcceptOption<Accept extends string> {
  /** Media type to request; by default all described ones. A response in another one rejects with `invalid-response`. */
  readonly accept?: Accept | undefined;
}

export interface ContentTypeOption<ContentType extends string> {
  /** Media type of the body; by default the first described one, or the type of a `Blob`. */
  readonly contentType?: ContentType | undefined;
}

export interface BinaryOption<Form extends 'blob' | 'stream'> {
  /** `stream` returns the bytes as they arrive, without limits of size and time. Default `blob`. */
  readonly binary?: Form | undefined;
}

/** Bytes of a response. */
export type Binary<Form extends 'blob' | 'stream'> = Form extends 'stream'
  ? ReadableStream<Uint8Array>
  : Blob;

/** Bytes of a request. */
export type BinaryBody = Blob | ArrayBuffer | ArrayBufferView | ReadableStream<Uint8Array>;

/** A form whose fields of the given names hold files, or lists of files. */
export type WithFiles<Form, Files extends string> = Form extends unknown
  ? { [Name in keyof Form]: Name extends Files ? FileOf<Form[Name]> : Form[Name] }
  : never;

type FileOf<Field> = Field extends string
  ? Blob
  : Field extends readonly (infer Item)[]
    ? FileOf<Item>[]
    : unknown extends Field
      ? Blob
      : Field;

/** An event of `text/event-stream`. */
export interface ServerSentEvent<Data = unknown> {
  /** `message` where the server names none. */
  readonly event: string;
  /** The last id that the server sent; empty before the first. */
  readonly id: string;
  /** Milliseconds that the server asks to wait before connecting again; `undefined` if it has not. */
  readonly retry: number | undefined;
  /** The data as sent. */
  readonly text: string;
  /** The data, parsed where JSON is described; `undefined` for a text that is not JSON, such as `[DONE]`. */
  readonly data: Data;
}

/** The part of a request that credentials are added to. */
export interface RequestTarget {
  url: string;
  readonly headers: Record<string, string>;
}

/** The place of a security scheme's value. */
export interface CredentialDefinition {
  /**
   * Adds the value, if there is one, and to `secrets` what must not be logged; absent for a plain header. Called without a value,
   * too: a call of the raw client may have set the header itself.
   */
  readonly put?: (
    target: RequestTarget,
    name: string,
    value: unknown,
    secrets: string[],
    scheme: string,
  ) => void;
  /** Lower case for a header. */
  readonly name: string;
}

/** Options of a call that say how content is sent and read. */
export interface ContentOptions {
  readonly accept?: string | undefined;
  readonly contentType?: string | undefined;
  readonly binary?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A reader of content is given this. */
export interface ReadOptions extends ContentOptions {
  readonly fail: (
    kind: ApiErrorKind,
    reason?: string,
    details?: Pick<ApiErrorDetails, 'problems'>,
  ) => ApiError;
  /** Filled in before the first item of a stream is read. */
  readonly items: ItemCheck;
  /** The largest item of a stream, in characters. */
  readonly limit: number;
}

/** The check of a stream's items. */
export interface ItemCheck {
  validator?: ResponseValidator | undefined;
}

/** Reads content of one media type. */
export interface ContentReader {
  (response: Response, options: ReadOptions): unknown;
  /** True if it reads while the response arrives. */
  readonly stream?: boolean;
}

/** Turns a value into content of one media type, or of the one that it returns; `null` leaves the content type to fetch. */
export type ContentWriter = (value: unknown) => [body: FetchBody, contentType?: string | null | undefined];

/** A response that has been read. */
export interface Incoming {
  /** That of a tolerant call can be read once more. */
  readonly response: Response;
  /** The text of the body, where it was read as one. */
  readonly text?: string;
  /** True of a text that should be JSON and is not. */
  readonly isText?: boolean;
  /** The parsed body when it is JSON, else `text` as it is. */
  readonly data: unknown;
  /** Present only if the operation has other content than JSON. */
  readonly contentType?: string | undefined;
  /** The text that follows the status in the key of the validator: ` text/csv`, nothing for the first media type. */
  readonly variant?: string;
  /** True for a stream, whose items are checked in place of the whole. */
  readonly items?: ItemCheck;
}

/** The runtime knows this about an operation. */
export interface OperationDefinition {
  readonly id: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  /** The server of its calls, unless the client has a `baseUrl`: a URL, or a path that is relative to the description's server. */
  readonly server?: string;
  /** GET, HEAD, OPTIONS: may be retried. */
  readonly safe?: boolean;
  /** Names of the path parameters, in the order of the arguments. */
  readonly parameters?: readonly string[];
  /** Media type of the request body; absent without a body. */
  readonly body?: string;
  /** Serializes the query; only where a parameter is not in its default style. */
  readonly query?: (query: Record<string, unknown>) => string;
  /** Fills the path template; only where a parameter is not a plain value or a list with commas. */
  readonly fill?: (path: string, values: Record<string, unknown>) => string;
  /** Writes the value of a header; only where a parameter is not a plain value or a list with commas. */
  readonly header?: (name: string, value: unknown) => string;
  /** Adds cookies to the headers. Only where there are such parameters. */
  readonly put?: (
    headers: Record<string, string>,
    options: { readonly cookies?: Record<string, unknown> | undefined },
  ) => void;
  /** The media types to ask for; only where JSON is not all that is described. */
  readonly accept?: string;
  /** Writes the body and its content type; only where JSON is not all that can be sent. */
  readonly write?: (
    body: unknown,
    headers: Record<string, string>,
    options: ContentOptions,
  ) => FetchBody | null;
  /** Reads a success; only where JSON is not all that is described. `undefined` leaves it to the runtime. */
  readonly read?: (
    response: Response,
    options: ContentOptions,
    limit: number,
    fail: ReadOptions['fail'],
  ) => Promise<Incoming> | undefined;
  /** Reads and writes the JSON of a request, or of a response with this status. Only where `JSON` would lose digits. */
  readonly json?: (status?: number) => JsonCodec | undefined;
  /** Makes the methods for pages; only where pages are described. */
  readonly pages?: (
    send: (args: unknown[], at?: (url: string) => string) => Promise<ApiResponse>,
    operation: OperationDefinition,
    /** The number of arguments before those of the method. */
    skipped: number,
  ) => object;
  /** Success statuses, and whether JSON is described for them. */
  readonly responses: { readonly [status: string]: boolean };
  /** Alternative sets of credential names; `undefined` sends all that are configured, an empty list none. */
  readonly security?: readonly (readonly string[])[];
}

export interface JsonCodec {
  parse(text: string): unknown;
  stringify(value: unknown): string;
}

/** The runtime knows this about a description. */
export interface ApiDefinition {
  readonly baseUrl?: string;
  readonly credentials: { readonly [scheme: string]: CredentialDefinition };
}
