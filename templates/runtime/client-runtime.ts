import { type AnyOperation, operation } from './client-operation.ts';
import { createRaw } from './client-raw.ts';
import type { Connection } from './client-results.ts';
import type { ClientSettings } from './client-send.ts';

export { createConnection } from './client-connection.ts';
export { cookieWriter, putCookie } from './client-cookies.ts';
export { putBasic, putQuery, putScheme } from './client-credentials.ts';
export type {
  ApiErrorCause,
  ApiErrorFor,
  ApiErrorKind,
  ApiErrorOf,
  ResponseProblem,
} from './client-error.ts';
export { ApiError, isApiError } from './client-error.ts';
export { maskHooks } from './client-hooks.ts';
export type { Middleware, MiddlewareContext, MiddlewareUser } from './client-middleware.ts';
export type { RawClient } from './client-raw-types.ts';
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
export { operation };

/** Makes a client: a method for each operation, the raw client, and what adds middleware, by the names that are given. */
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
