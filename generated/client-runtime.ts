// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
import { ApiError } from './client-error.ts';
// prettier-ignore
import type { Middleware } from './client-middleware.ts';
// prettier-ignore
import { fetchOptions, putHeaders } from './client-options.ts';
// prettier-ignore
import { createRaw } from './client-raw.ts';
// prettier-ignore
import type { ApiResponse } from './client-results.ts';
// prettier-ignore
import { type ClientCall, type ClientSettings, send } from './client-send.ts';
// prettier-ignore
import type {
  ApiDefinition,
  BaseCallOptions,
  BaseClientOptions,
  Credentials,
  CredentialsOption,
  OperationDefinition,
} from './client-types.ts';
// prettier-ignore
import { urlOf } from './client-url.ts';

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
  DescribedHeaders,
  ErrorResponse,
  ErrorsOf,
  Method,
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
interface Options extends BaseClientOptions {
  readonly baseUrl?: string | undefined;
  readonly baseUrls?: { readonly [operation: string]: string | undefined } | undefined;
  readonly credentials?: CredentialsOption<Credentials>;
}

// prettier-ignore
type CallOptions = BaseCallOptions<Credentials> & {
  readonly query?: Record<string, unknown>;
  readonly cookies?: Record<string, unknown>;
  readonly accept?: string;
  readonly contentType?: string;
  readonly binary?: string;
};

/**
 * Makes the client of a description: a method for each operation, and the raw client under `rawName`.
 * @throws {TypeError} when `baseUrl` is missing or cannot be used.
 */
// prettier-ignore
export function createRuntime(
  api: ApiDefinition,
  options: Options,
  [rawName, use, eject]: readonly [raw: string, use: string, eject: string],
): object {
  const { baseUrl, baseUrls } = options;
  const root = checkBaseUrl(baseUrl ?? api.baseUrl);
  const headers: Record<string, string> = {};
  putHeaders(headers, options.headers);
  // Each body has its own.
  delete headers['content-type'];
  const used: Middleware[] = [];
  const settings: ClientSettings = {
    ...options,
    api,
    used,
    baseUrlOf: (id, { server }) => {
      const own = baseUrls?.[id] ?? (baseUrl === undefined ? server : undefined);
      return own === undefined ? root : checkBaseUrl(new URL(own, `${root}/`).href);
    },
    headers,
    init: fetchOptions(options),
    use: (...more) => void used.push(...more),
    eject: (...gone) => void used.splice(0, Infinity, ...used.filter((one) => !gone.includes(one))),
  };
  const client: Record<string, unknown> = {
    [rawName]: createRaw(settings),
    [use]: settings.use,
    [eject]: settings.eject,
  };
  for (const [id, operation] of Object.entries(api.operations)) {
    const sendTo = (args: readonly unknown[], at?: (url: string) => string) =>
      send(settings, callOf(settings, id, operation, [...args], at));
    const withResponse = (...args: unknown[]) => sendTo(args);
    const method = async (...args: unknown[]) => (await withResponse(...args)).data;
    const pages = operation.pages?.(sendTo, id, operation);
    client[id] = Object.assign(method, {
      operation: id,
      withResponse,
      result: resultOf(withResponse),
      ...pages,
    });
  }
  return client;
}

// prettier-ignore
function resultOf(withResponse: (...args: unknown[]) => Promise<ApiResponse>) {
  return (...args: unknown[]) =>
    withResponse(...args).then(
      ({ data, ...rest }) => ({ ...rest, ok: true, body: data }),
      (error: ApiError) => {
        if (!(error instanceof ApiError)) throw error;
        const { status, body } = error.kind === 'status' ? error : ({} as Partial<ApiError>);
        return { ok: false, status, body, error };
      },
    );
}

// prettier-ignore
function checkBaseUrl(given = ''): string {
  // The message does not repeat the value: a URL may hold a password.
  if (!/^https?:[^?#@{]+$/i.test(given) || !URL.canParse(given)) {
    throw new TypeError('baseUrl must be an http(s) URL without user, query and fragment');
  }
  return given.replace(/\/+$/, '');
}

// prettier-ignore
function callOf(
  { baseUrlOf, validateResponse }: ClientSettings,
  id: string,
  operation: OperationDefinition,
  args: unknown[],
  at = (url: string) => url,
): ClientCall<ApiResponse> {
  const { parameters = [], body: contentType } = operation;
  const path = Object.fromEntries(parameters.map((name) => [name, args.shift()]));
  const body = contentType && args.shift();
  const options = (args[0] ?? {}) as CallOptions;
  const params = { path, query: options.query ?? {} };
  return {
    id,
    operation,
    options,
    params,
    body,
    build: (headers) => {
      // `fill` looks at what it writes.
      for (const name of operation.fill ? [] : parameters) {
        // An empty segment or one of dots would address another resource.
        if (/^\.{0,2}$/.test(`${path[name] ?? ''}`)) {
          throw new TypeError(`"${name}" is empty or made of dots`);
        }
      }
      const init = fetchOptions(options);
      putHeaders(headers, options.headers, operation.header);
      operation.put?.(headers, options);
      if (operation.write) init.body = operation.write(body, headers, options);
      else if (body !== undefined) {
        headers['content-type'] ??= contentType as string;
        init.body = (operation.json?.() ?? JSON).stringify(body);
      }
      return [at(urlOf(baseUrlOf(id, operation), operation, params, operation.fill)), init];
    },
    finish: ({ data, text, variant = '', items, ...rest }, fail) => {
      const { status, headers } = rest.response;
      const described = operation.responses[keyFor(operation.responses, status) ?? ''];
      // A status that is not described must have JSON too if any has, or the body would not be of a described type.
      const wanted = described ?? Object.values(operation.responses).includes(true);
      // JSON never parses to its own text, but for an integer that is kept as one.
      if (wanted && data === text && !/^-?\d+$/.test(`${text}`) && !/20[45]/.test(`${status}`))
        throw fail('invalid-json');
      const result = text === '' ? undefined : data;
      if (validateResponse && options.validate !== false) {
        const own = validateResponse[id];
        const key = status in operation.responses ? `${status}` : keyFor(own, status);
        // A success in bytes is not what `default` says of errors.
        const isOther = key === 'default' && described === false && !operation.responses[key];
        const validator = isOther ? undefined : own?.[key + variant];
        if (items) items.validator = validator;
        else if (validator ? !validator(result) : described === undefined) {
          throw fail('invalid-response', '', { problems: validator?.errors });
        }
      }
      return { status, data: result, headers, ...rest };
    },
  };
}

/** The key for a status: exact, else its class (`2XX`), then `default`. */
// prettier-ignore
function keyFor(entries: object | undefined, status: number): string | undefined {
  return [`${status}`, `${`${status}`[0]}XX`, 'default'].find((key) => entries && key in entries);
}
