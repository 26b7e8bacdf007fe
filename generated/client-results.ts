// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** These types say what operations are, and what their calls come to. */

// prettier-ignore
import type { ApiError, ApiErrorOf } from './client-error.ts';
// prettier-ignore
import type { MiddlewareUser } from './client-middleware.ts';

/**
 * The headers of a response. Those that are described have types: a text, or `null` where the header may be absent. A browser shows those
 * of another origin only where that allows it (`Access-Control-Expose-Headers`).
 */
// prettier-ignore
export type DescribedHeaders<Described> = {
  get<Name extends string>(name: Name | (keyof Described & string)): HeaderText<Described, Lowercase<Name>>;
} & Headers;

// prettier-ignore
type HeaderText<Described, Name extends string> = Name extends keyof Described
  ? object extends Pick<Described, Name>
    ? string | null
    : string
  : string | null;

/** A response with status, headers and parsed body. */
// prettier-ignore
export interface ApiResponse<Status extends number = number, Data = unknown, Head extends Headers = Headers> {
  /** HTTP status. Where several success statuses are described, testing it narrows `data`. */
  readonly status: Status;
  /** The parsed body; `undefined` for 204. */
  readonly data: Data;
  readonly headers: Head;
  /** The Fetch response; its body has been read. */
  readonly response: Response;
}

// prettier-ignore
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The statuses of a class, but for some: of `4`, 400 to 499. */
// prettier-ignore
export type StatusOf<Class extends number, Others extends number = never> = Exclude<
  `${Class}${Digit}${Digit}` extends `${infer Status extends number}` ? Status : never,
  Others
>;

/** The bodies and headers that the description has for error statuses. */
// prettier-ignore
export interface ErrorResponse<Status extends number = number, Body = unknown, Described = unknown> {
  readonly status: Status;
  readonly body: Body;
  /** Names in lower case. */
  readonly headers: Described & Readonly<Record<string, string>>;
}

/** The outcome of a call without exceptions: testing `ok` and `status` narrows `body`. */
// prettier-ignore
export type CallResult<Result extends ApiResponse, Errors extends ErrorResponse> =
  | SuccessOf<Result>
  | FailureOf<Errors>
  | {
      readonly ok: false;
      /** There is no response with an error status; `error.kind` says why. */
      readonly status: undefined;
      readonly body: undefined;
      readonly error: ApiError;
    };

// prettier-ignore
type SuccessOf<Result> =
  Result extends ApiResponse<infer Status, infer Data>
    ? Omit<Result, 'data' | 'status'> & {
        readonly ok: true;
        readonly status: number extends Status ? StatusOf<2> : Status;
        readonly body: Data;
        readonly error: undefined;
      }
    : never;

// prettier-ignore
type FailureOf<Errors> = Errors extends ErrorResponse
  ? Pick<Errors, 'body' | 'status'> & { readonly ok: false; readonly error: ApiErrorOf<'status'> & Errors }
  : never;

/** Holds the types of a method's errors. There is no such property at run time. */
// prettier-ignore
export declare const ERRORS: unique symbol;

/** An operation: call it for the body of a success, or `withResponse` for status and headers, too. */
// prettier-ignore
export interface Method<
  Arguments extends readonly unknown[],
  Result extends ApiResponse,
  Errors extends ErrorResponse = ErrorResponse,
> extends ErrorsOf<Errors> {
  /** @throws {ApiError} for every failure; see its `kind`. */
  (...args: Arguments): Promise<Result['data']>;
  /**
   * Makes the same call, resolving to status and headers as well.
   * @throws {ApiError}
   */
  withResponse(...args: Arguments): Promise<Result>;
  /** Makes the same call and never rejects: it resolves to the outcome. */
  result(...args: Arguments): Promise<CallResult<Result, Errors>>;
}

// prettier-ignore
declare const CONNECTION: unique symbol;

/** A connection, made by `connect`, has the address, credentials and options of calls. */
// prettier-ignore
export interface Connection extends MiddlewareUser {
  readonly [CONNECTION]: true;
}

/** A method as a function of its own, which is given the connection first. */
// prettier-ignore
export type Operation<Bound> =
  Bound extends Method<infer Arguments, infer Result, infer Errors>
    ? Method<[connection: Connection, ...args: Arguments], Result, Errors>
    : never;

/** Every method has these besides its calls. */
// prettier-ignore
export interface ErrorsOf<Errors extends ErrorResponse> {
  /** Operation id, as in `ApiError.operation`. */
  readonly operation: string;
  readonly [ERRORS]?: Errors;
}

/** A response of an operation with several media types; `contentType` tells them apart. */
// prettier-ignore
export interface TypedResponse<
  Status extends number,
  Data,
  ContentType extends string,
  Head extends Headers = Headers,
> extends ApiResponse<Status, Data, Head> {
  /** Media type of the body, without parameters: `text/csv`. */
  readonly contentType: ContentType;
}

/** The responses that the call's `accept` asks for. */
// prettier-ignore
export type Accepted<Result extends ApiResponse, Accept> = Result extends { readonly contentType: infer Type }
  ? Type extends Accept
    ? Result
    : never
  : Result;
