/** The types of the raw client: what a call takes and returns, from the `paths` of the types file. */

import type { Middleware, MiddlewareUser } from './client-middleware.ts';
import type { QuerySerializerOptions } from './client-raw-query.ts';
import type { BaseClientOptions } from './client-types.ts';
import type { PathSerializer, QuerySerializer } from './client-url.ts';

type Verb = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace' | 'query';

/** `unknown` where there is no such member. */
type Member<T, Key extends PropertyKey> = T extends { [K in Key]: infer Value } ? Value : unknown;
type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];
/** The value of each media type, or `undefined` where no content is described. */
type ContentOf<T> = T extends { content: infer Content }
  ? Content extends Record<string, unknown>
    ? Content[keyof Content]
    : undefined
  : undefined;

type Success = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 226 | '2XX';
type Responses<T> = Member<T, 'responses'>;
type BodyOf<T, Status> = {
  [K in keyof Responses<T> & Status]: ContentOf<Responses<T>[K]>;
}[keyof Responses<T> & Status];
/** `default` speaks of success only where nothing else does. */
type SuccessBody<T> = keyof Responses<T> & Success extends never ? BodyOf<T, 'default'> : BodyOf<T, Success>;
type ErrorBody<T> = BodyOf<T, Exclude<keyof Responses<T>, Success>>;

export interface ParsedAs<T = unknown> {
  json: T;
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: Response['body'];
}
type Parsed<T, Init> = Init extends { parseAs: infer As extends keyof ParsedAs } ? ParsedAs<T>[As] : T;

export type RawHeaders =
  | NonNullable<RequestInit['headers']>
  | Record<string, string | number | boolean | (string | number | boolean)[] | null | undefined>;

/** The options of a call that do not depend on the operation. */
export interface BaseRawOptions<Body = unknown> extends Omit<RequestInit, 'body' | 'headers' | 'method'> {
  baseUrl?: string;
  headers?: RawHeaders;
  /** The way to read the body of a success. Default `json`. */
  parseAs?: keyof ParsedAs;
  querySerializer?: QuerySerializer | QuerySerializerOptions;
  pathSerializer?: PathSerializer;
  /** Default: JSON, or a form if the header `content-type` says so; a `FormData` is sent unchanged. */
  bodySerializer?: (body: Body, headers: Headers) => RequestInit['body'];
  middleware?: Middleware[];
  /** Replaces the client's. */
  fetch?: BaseClientOptions['fetch'];
}

type ParamsOption<T> = T extends { parameters: infer Parameters }
  ? RequiredKeys<Parameters> extends never
    ? { params?: Parameters }
    : { params: Parameters }
  : { params?: { query?: Record<string, unknown> } };

type BodyOption<T> = T extends { requestBody: infer Body }
  ? { body: ContentOf<Body> }
  : T extends { requestBody?: infer Body }
    ? [NonNullable<Body>] extends [never]
      ? { body?: never }
      : { body?: ContentOf<NonNullable<Body>> }
    : { body?: never };

/** The options of a call of one operation. */
export type RawOptions<T> = ParamsOption<T> &
  BodyOption<T> &
  BaseRawOptions<NonNullable<BodyOption<T>['body']>>;

/** Any status is returned: test `error`, or `response.ok`. */
export type RawResult<T, Init> =
  | { data: Parsed<SuccessBody<T>, Init>; error?: never; response: Response }
  | { data?: never; error: ErrorBody<T>; response: Response };

type PathsWith<Paths, Method extends string> = {
  [Path in keyof Paths]: Paths[Path] extends { [M in Method]: unknown } ? Path : never;
}[keyof Paths];

// Further members go to `fetch`. They must be added to what was inferred, or it is not known whether the options may be left out.
type Arguments<Init> =
  RequiredKeys<Init> extends never
    ? [init?: Init & { [option: string]: unknown }]
    : [init: Init & { [option: string]: unknown }];

type RawMethod<Paths, Method extends string> = <
  Path extends PathsWith<Paths, Method>,
  Init extends RawOptions<Member<Paths[Path], Method>>,
>(
  path: Path,
  ...init: Arguments<Init>
) => Promise<RawResult<Member<Paths[Path], Method>, Init>>;

/** A method for each HTTP method, over the `paths` of the types file. */
export type RawClient<Paths extends object> = {
  [Method in Verb as Uppercase<Method>]: RawMethod<Paths, Method>;
} & {
  request<
    Method extends Verb | (string & {}),
    Path extends PathsWith<Paths, Method>,
    Init extends RawOptions<Member<Paths[Path], Method>>,
  >(
    method: Method,
    path: Path,
    ...init: Arguments<Init>
  ): Promise<RawResult<Member<Paths[Path], Method>, Init>>;
} & MiddlewareUser;
