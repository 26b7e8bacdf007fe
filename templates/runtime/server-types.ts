/** Types that the generated `server.ts`, the server's runtime and a server's own code share. */

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type ToNumber<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;

/** fetch takes this as a body. The name `BodyInit` comes with the types of the DOM, which a project may do without. */
export type FetchBody = NonNullable<RequestInit['body']>;

/** 200 to 299. */
export type SuccessStatus = ToNumber<`2${Digit}${Digit}`>;
/** 300 to 399. */
export type RedirectStatus = ToNumber<`3${Digit}${Digit}`>;
/** 400 to 499. */
export type ClientErrorStatus = ToNumber<`4${Digit}${Digit}`>;
/** 500 to 599. */
export type ServerErrorStatus = ToNumber<`5${Digit}${Digit}`>;
/** 400 to 599. */
export type ErrorStatus = ClientErrorStatus | ServerErrorStatus;
/** Statuses that HTTP forbids to carry a body. */
export type BodilessStatus = 204 | 205 | 304;

/** Headers of a reply. A list becomes several header lines (`set-cookie`). `content-type` is set from the body. */
export type ReplyHeaders = Readonly<Record<string, string | readonly string[]>>;

/** A handler returns this. The generated types narrow `status` and `body` to what the description allows. */
export interface Reply {
  readonly status: number;
  /** Sent as JSON, or as the described media type asks. `undefined` sends no body. */
  readonly body?: unknown;
  /** The media type of the body, if several are described; by default the first. */
  readonly contentType?: string;
  readonly headers?: ReplyHeaders;
}

/** An error response that is not described: any 4xx or 5xx, any body. */
export interface ErrorReply<Status extends number = ErrorStatus> {
  readonly status: Status;
  readonly body?: unknown;
  readonly headers?: ReplyHeaders;
}

/** User name and password of HTTP basic authentication. */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** The parts of a request that differ from operation to operation. */
export interface CallParts {
  readonly path: object;
  readonly query: object;
  readonly headers: object;
  readonly cookies: object;
  readonly body: unknown;
  readonly credentials: object;
}

/** A handler gets this: a request that has been read, parsed and found valid. */
export interface Call<Parts extends CallParts, Context> {
  /** The operation's id. */
  readonly operation: string;
  /** Path parameters, decoded and converted. */
  readonly path: Parts['path'];
  /** Query parameters that the description names; absent ones are absent, defaults are not filled in. */
  readonly query: Parts['query'];
  /** Header parameters that the description names, by their name in code. All headers are in `request.headers`. */
  readonly headers: Parts['headers'];
  /** Parameters in cookies that the description names, by their name in code. */
  readonly cookies: Parts['cookies'];
  /** The body has a known type if one media type is described. */
  readonly body: Parts['body'];
  /** The caller's credentials, not verified: that is the handler's task. */
  readonly credentials: Parts['credentials'];
  /** The original request. Its body has been read. */
  readonly request: Request;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
  /** The result of `options.requestId`. */
  readonly requestId?: string;
  /** The second argument of the handler function. */
  readonly context: Context;
}

/** The body of a call, and which of several described media types it is of. */
export type Bodies<Types> = {
  [Type in keyof Types]: { readonly contentType: Type; readonly body: Types[Type] };
}[keyof Types];

/** A form whose fields of the given names hold files, or lists of files. */
export type WithFiles<Form, Files extends string> = Form extends unknown
  ? { [Name in keyof Form]: Name extends Files ? FileOf<Form[Name]> : Form[Name] }
  : never;

type FileOf<Field> = Field extends string
  ? File
  : Field extends readonly (infer Item)[]
    ? FileOf<Item>[]
    : unknown extends Field
      ? File
      : Field;

/** Bytes of a reply. */
export type BinaryBody = Blob | ArrayBuffer | ArrayBufferView | ReadableStream<Uint8Array>;

/** An event of `text/event-stream`. */
export interface OutgoingEvent<Data = unknown> {
  /** `message` when absent. */
  readonly event?: string | undefined;
  readonly id?: string | undefined;
  /** Milliseconds that the caller is asked to wait before connecting again. */
  readonly retry?: number | undefined;
  /** A text is sent as it is, anything else as JSON. */
  readonly data: Data | string;
}

/** Items that are sent one after another. */
export type Items<Item> = Iterable<Item> | AsyncIterable<Item>;

/** The function that `createHandler` returns. The context may be left out when its type allows `undefined`. */
export type FetchHandler<Context> = undefined extends Context
  ? (request: Request, context?: Context) => Promise<Response>
  : (request: Request, context: Context) => Promise<Response>;

/** One error in a request or a reply. Never holds a value, only its place. */
export interface ProblemItem {
  /** RFC 6901 JSON pointer as a URI fragment, into the body or the parameter: `#/config/limits/send/daily`, `#`. */
  readonly pointer: string;
  readonly in: 'body' | ParameterLocation;
  /** Name of the parameter on the wire. */
  readonly name?: string;
  /** The message for people: `must be string`. */
  readonly detail: string;
  /** The JSON Schema keyword that failed, or the server's own `duplicate` or `encoding`. */
  readonly keyword: string;
}

/** RFC 9457 problem details, the body of every error that the server itself makes. */
export interface ProblemDetails {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly instance?: string;
  /** Stable code for programs: `malformed-json`, `invalid-body`. The list is in server-problem.ts. */
  readonly code?: string;
  readonly errors?: readonly ProblemItem[];
  readonly [extension: string]: unknown;
}

/** An error of the server, for its operators. Holds no values of request or reply. */
export interface ServerErrorEvent {
  readonly kind: 'invalid-reply' | 'handler-failed' | 'problem-hook-failed';
  /** One line for a log. */
  readonly message: string;
  readonly operation: string | undefined;
  readonly requestId: string | undefined;
  readonly method: string;
  /** The thrown value, if something was thrown. */
  readonly error: unknown;
  /** Status of the reply that was not sent. */
  readonly status: number | undefined;
  /** The faults of the reply that was not sent. */
  readonly errors: readonly ProblemItem[];
}

/** A `problem` hook is given this about the request that failed. */
export interface ProblemInfo {
  readonly request: Request;
  readonly operation: string | undefined;
  readonly requestId: string | undefined;
}

/** `around` is given this: a request whose operation is known, before anything else of it is read. */
export interface Arrival {
  /** The operation's id. */
  readonly operation: string;
  readonly request: Request;
  readonly requestId: string | undefined;
  /** The second argument of the handler function. */
  readonly context: unknown;
}

/** Status and headers of a response. Names in a plain object are in lower case. */
export interface ResponseParts {
  readonly status: number;
  readonly headers: Headers | Readonly<Record<string, string>>;
}

export interface ServerOptions {
  /** Path in front of every path of the description: `/api`. Default: none. */
  readonly basePath?: string;
  /**
   * The path of a request, where that is not its URL's: `/newPet`, for webhooks that all arrive at one URL. To read the body, clone the
   * request.
   */
  readonly pathOf?: (request: Request) => string | Promise<string>;
  /** Largest request body in bytes, counted while it arrives. Default: 1 MiB (1,048,576). */
  readonly maxBodyBytes?: number;
  /**
   * Reads a body that declares its length in one piece, which is less work. Set it only if the HTTP server itself enforces
   * Content-Length, as Node, Bun, Deno and workers do. Default: false, every body is counted while it arrives.
   */
  readonly trustContentLength?: boolean;
  /** Deepest nesting of arrays and objects in a request body. Default: 64. */
  readonly maxDepth?: number;
  /** Maximum number of errors in one problem. Default: 50. */
  readonly maxErrors?: number;
  /** Check each reply's body against the description before it is sent. Default: true. */
  readonly validateReplies?: boolean;
  /** Problem types become this text plus the problem's code. Default: `about:blank` for all. */
  readonly problemTypeBase?: string;
  /** Shapes every error that the server makes by itself, and every thrown `ProblemError`. Default: problem+json. */
  readonly problem?: (problem: ProblemDetails, info: ProblemInfo) => Reply | undefined;
  /** Called for errors inside the server. Default: one line to `console.error`. */
  readonly onError?: (event: ServerErrorEvent) => void;
  /** Makes each response, for a server that sends it without a `Response` in between. Default: `new Response(body, parts)`. */
  readonly makeResponse?: (body: FetchBody | null, parts: ResponseParts) => Response;
  /** Responds to OPTIONS on a known path, for example a CORS preflight. Default: 204 with `Allow`. */
  readonly onOptions?: (request: Request, allow: readonly string[]) => Response | Promise<Response>;
  /**
   * Runs for each request whose operation is known. Use it for logs, metrics and fault injection.
   * `next` handles the request and never rejects; if it is not called, nothing is handled. The response that `around` returns
   * is sent unchanged.
   */
  readonly around?: (arrival: Arrival, next: () => Promise<Response>) => Response | Promise<Response>;
  /** Returns an id of the request for logs; the handler gets it as `call.requestId`. Default: none. */
  readonly requestId?: (request: Request, context: unknown) => string | undefined;
  /** Every response of the server has the request's id in this header, if it is a valid header value. Default: none. */
  readonly requestIdHeader?: string;
}

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/** The style in which a parameter is read. */
export interface ParameterRow {
  readonly in: ParameterLocation;
  /** Name on the wire; lower case for headers. */
  readonly name: string;
  /** Name in `call.path`, `call.query`, `call.headers` or `call.cookies`. */
  readonly key: string;
  readonly required: boolean;
  readonly shape: ValueShape;
  /** A list in a query or in cookies is written `a=1` and `a=2`, not `a=1,2`. */
  readonly explode: boolean;
  /** A value of another type than text may be empty, which counts as absent. */
  readonly allowEmptyValue?: boolean;
  /** Reads it, where the style is not `simple` or `form`, or the value is an object. */
  readonly parse?: (row: Pick<ParameterRow, 'name' | 'shape'>, source: ParameterSource) => unknown;
}

/** The place that a parameter is read from. */
export interface ParameterSource {
  /** The text of a path parameter or a header, not decoded. */
  readonly text: string | undefined;
  /** The texts of a query, of cookies or of a form, values not decoded. */
  readonly pairs: readonly { readonly name: string; readonly raw: string }[];
  /** Names of all parameters of the same place. */
  readonly described: ReadonlySet<string>;
  /** `undefined` for a broken encoding. */
  readonly decode: (raw: string) => string | undefined;
}

/** The types that a text is to be read as. `oneOf` is tried in order; where no `rest` is named, further properties are anything. */
export type ValueShape =
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'any'
  | { readonly items: ValueShape }
  | { readonly properties: Readonly<Record<string, ValueShape>>; readonly rest?: ValueShape }
  | { readonly oneOf: readonly ValueShape[] };

interface JsonCodec {
  parse(text: string): unknown;
  stringify(value: unknown): string;
}

/** Content in one media type. */
export interface ContentRow {
  readonly mediaType: string;
  /** Reads and writes its JSON, where `JSON` would lose digits. */
  readonly json?: JsonCodec;
  /** Reads a request body; JSON when absent. */
  readonly decode?: ContentDecoder;
  /** Writes a reply's body; JSON when absent. */
  readonly encode?: ContentEncoder;
}

/** Reads a body. Throws a ProblemError with status 400 or 415. */
export type ContentDecoder = (
  bytes: Uint8Array,
  contentType: string,
  limits: BodyLimits,
  json?: JsonCodec,
) => DecodedBody | Promise<DecodedBody>;

export interface DecodedBody {
  readonly value: unknown;
  /** Validators check this in place of `value`: a form whose files are texts. */
  readonly checked?: unknown;
  /** It is a list whose items validators check one by one. */
  readonly isList?: boolean;
}

/** Turns a reply's body into what is sent; throws a TypeError for what cannot be. */
export type ContentEncoder = (
  body: unknown,
  /** `undefined` where only a range is described. */
  mediaType: string | undefined,
  watch: StreamWatch,
) => {
  readonly body: FetchBody;
  /** `null` leaves the header to `Response`. */
  readonly contentType: string | null;
};

/** The events of a body that is sent while it is made. */
export interface StreamWatch {
  /** Writes the items that are JSON, where `JSON` would lose digits. */
  readonly json?: JsonCodec | undefined;
  /** Checks an item against the description. Absent where replies are not checked. */
  readonly check?: ((item: unknown) => void) | undefined;
  /** Reports what ended a stream too early, and returns the error that the stream is to end with. */
  readonly failed: (error: unknown) => Error;
}

export interface BodyLimits {
  readonly maxBodyBytes: number;
  readonly maxDepth: number;
  readonly trustContentLength: boolean;
}

/** Status as described (`201`, `2XX`, `default`), and its contents; none when no content is described. */
export interface ResponseRow {
  readonly status: string;
  readonly contents: readonly ContentRow[];
}

/** The runtime knows this about an operation. */
export interface OperationRow {
  readonly id: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterRow[];
  readonly body: { readonly required: boolean; readonly contents: readonly ContentRow[] } | undefined;
  readonly responses: readonly ResponseRow[];
  /** Names of the credentials handed to the handler. */
  readonly credentials: readonly string[];
  /** One of these sets must be there, or the response is 401. Empty: none is needed. */
  readonly mandatory: readonly (readonly string[])[];
}

export interface CredentialRow {
  readonly name: string;
  readonly kind: 'header' | 'query' | 'cookie' | 'bearer' | 'basic' | 'http';
  readonly wireName: string;
  /** The scheme of `http`: `Digest`. */
  readonly scheme?: string;
}

export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A validator of `validators.ts`: its errors stay in `errors` until the next call. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

export type ValidatorMap = Readonly<Record<string, Validator | undefined>>;

/** The exports of `validators.ts` (all errors) or `validators-fast.ts` (first error) that the server uses. */
export interface Validators {
  readonly requestBodies: ValidatorMap;
  readonly parameters: ValidatorMap;
  readonly responses: Readonly<Record<string, ValidatorMap | undefined>>;
}

/** The description as the runtime sees it; the generated `server.ts` holds one. */
export interface ServerTable {
  readonly title: string;
  readonly operations: readonly OperationRow[];
  readonly credentials: readonly CredentialRow[];
  readonly all: Validators;
  readonly fast: Validators;
}
