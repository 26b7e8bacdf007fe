// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
import { type AnyOperation, operation } from './client-operation.ts';
// prettier-ignore
import { createRaw } from './client-raw.ts';
// prettier-ignore
import type { Connection } from './client-results.ts';
// prettier-ignore
import type { ClientSettings } from './client-send.ts';

// prettier-ignore
export { createConnection } from './client-connection.ts';
// prettier-ignore
export { cookieWriter, putCookie } from './client-cookies.ts';
// prettier-ignore
export { putBasic, putQuery, putScheme } from './client-credentials.ts';
// prettier-ignore
export type {
  ApiErrorCause,
  ApiErrorFor,
  ApiErrorKind,
  ApiErrorOf,
  ResponseProblem,
} from './client-error.ts';
// prettier-ignore
export { ApiError, isApiError } from './client-error.ts';
// prettier-ignore
export { maskHooks } from './client-hooks.ts';
// prettier-ignore
export type { Middleware, MiddlewareContext, MiddlewareUser } from './client-middleware.ts';
// prettier-ignore
export type { RawClient } from './client-raw-types.ts';
// prettier-ignore
export type {
  Accepted,
  ApiResponse,
  CallResult,
  Connection,
  DescribedHeaders,
  ErrorResponse,
  ErrorsOf,
  Method,
  Operation,
  StatusOf,
  TypedResponse,
} from './client-results.ts';
// prettier-ignore
export type {
  AcceptOption,
  ApiDefinition,
  BaseCallOptions,
  BaseClientOptions,
  BasicCredential,
  Binary,
  BinaryBody,
  BinaryOption,
  BodyOf,
  CallEvent,
  ContentTypeOption,
  Credential,
  CredentialsOption,
  ErrorEvent,
  HeaderValue,
  Hooks,
  MaskedHooks,
  RequestEvent,
  ResponseEvent,
  ResponseValidator,
  ResponseValidators,
  RetryEvent,
  RetryOptions,
  ServerSentEvent,
  WithFiles,
} from './client-types.ts';
// prettier-ignore
export { operation };

/** Makes a client: a method for each operation, the raw client, and what adds middleware, by the names that are given. */
// prettier-ignore
export function createRuntime(
  connection: Connection,
  [raw, use, eject]: readonly [raw: string, use: string, eject: string],
  ...operations: readonly unknown[]
): object {
  const settings = connection as unknown as ClientSettings;
  const definitions = (operations as readonly AnyOperation[]).map(({ definition }) => definition);
  return {
    [raw]: createRaw(settings, definitions),
    [use]: connection.use,
    [eject]: connection.eject,
    ...Object.fromEntries(definitions.map((one) => [one.id, operation(one, settings)])),
  };
}
