// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
import { headerText } from './client-credentials.ts';
// prettier-ignore
import { ApiError } from './client-error.ts';
// prettier-ignore
import { createRaw } from './client-raw.ts';
// prettier-ignore
import { type ClientCall, type ClientSettings, failure, headersOf, send } from './client-send.ts';
// prettier-ignore
import type {
  ApiDefinition,
  ApiResponse,
  BaseCallOptions,
  BaseClientOptions,
  Credentials,
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
export type { Middleware, RawClient } from './client-raw-types.ts';
// prettier-ignore
export type {
  Accepted,
  AcceptOption,
  ApiDefinition,
  ApiResponse,
  BaseCallOptions,
  BaseClientOptions,
  BasicCredential,
  Binary,
  BinaryBody,
  BinaryOption,
  BodyOf,
  CallEvent,
  CallResult,
  ContentTypeOption,
  Credential,
  ErrorEvent,
  ErrorResponse,
  ErrorsOf,
  Hooks,
  MaskedHooks,
  Method,
  RequestEvent,
  ResponseEvent,
  ResponseValidator,
  ResponseValidators,
  RetryEvent,
  RetryOptions,
  ServerSentEvent,
  StatusOf,
  TypedResponse,
  WithFiles,
} from './client-types.ts';

// prettier-ignore
interface Options extends BaseClientOptions {
  readonly baseUrl?: string | undefined;
  readonly baseUrls?: { readonly [operation: string]: string | undefined } | undefined;
  readonly credentials?: Credentials | undefined;
}

// prettier-ignore
type CallOptions = BaseCallOptions<Credentials> & {
  readonly query?: Record<string, unknown>;
  readonly headers?: Record<string, unknown>;
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
export function createRuntime(api: ApiDefinition, options: Options, rawName: string): object {
  const { baseUrl, baseUrls } = options;
  const root = checkBaseUrl(baseUrl ?? api.baseUrl);
  const settings: ClientSettings = {
    ...options,
    api,
    baseUrlOf: (id, { server }) => {
      const own = baseUrls?.[id] ?? (baseUrl === undefined ? server : undefined);
      return own === undefined ? root : checkBaseUrl(new URL(own, `${root}/`).href);
    },
  };
  const client: Record<string, unknown> = { [rawName]: rawOf(settings) };
  for (const [id, operation] of Object.entries(api.operations)) {
    const withResponse = (...args: unknown[]) => send(settings, callOf(settings, id, operation, args));
    const method = async (...args: unknown[]) => (await withResponse(...args)).data;
    client[id] = Object.assign(method, { operation: id, withResponse, result: resultOf(withResponse) });
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
    build: () => {
      // `fill` looks at what it writes.
      for (const name of operation.fill ? [] : parameters) {
        // An empty segment or one of dots would address another resource.
        if (/^\.{0,2}$/.test(`${path[name] ?? ''}`)) {
          throw new TypeError(`"${name}" is empty or made of dots`);
        }
      }
      const headers: Record<string, string> = Object.create(null);
      operation.put?.(headers, options);
      const init: RequestInit = {};
      if (operation.write) init.body = operation.write(body, headers, options);
      else if (body !== undefined) {
        headers['content-type'] = contentType as string;
        init.body = JSON.stringify(body);
      }
      for (const [name, value] of Object.entries(options.headers ?? {})) {
        if (value !== undefined) headers[name.toLowerCase()] ??= headerText(name, value);
      }
      return {
        url: urlOf(baseUrlOf(id, operation), operation, params, operation.fill),
        headers,
        init,
      };
    },
    finish: ({ data, text, variant = '', items, ...rest }, fail) => {
      const { status, headers } = rest.response;
      const described = operation.responses[keyFor(operation.responses, status) ?? ''];
      // A status that is not described must have JSON too if any has, or the body would not be of a described type.
      const wanted = described ?? Object.values(operation.responses).includes(true);
      // JSON never parses to its own text.
      if (wanted && data === text && !/20[45]/.test(`${status}`)) throw fail('invalid-json');
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

// prettier-ignore
function rawOf(settings: ClientSettings): object {
  const { api, baseUrlOf } = settings;
  return createRaw((method, path, init) => {
    const known = Object.entries(api.operations).find(
      ([, one]) => one.method === method && one.path === path,
    );
    const [id, operation]: [string, OperationDefinition] = known ?? [
      path,
      { method, path, responses: {}, security: [] },
    ];
    return {
      baseUrl: baseUrlOf(id, operation),
      dispatch: (request) =>
        send(settings, {
          id,
          operation,
          options: { signal: request.signal },
          params: init.params ?? {},
          body: init.body,
          tolerant: true,
          build: async () => {
            const headers = headersOf(request);
            operation.put?.(headers, { cookies: init.params?.cookie });
            const bytes = await request.clone().arrayBuffer();
            const body = bytes.byteLength ? bytes : null;
            return { url: request.url, headers, init: { ...init, body } as RequestInit };
          },
          finish: ({ response }) => response,
        }),
      wrap: (error) => {
        if (error instanceof ApiError) return error;
        // Only the error's name: its message may quote a body or a header's value.
        const { name } = Object(error);
        const kind = name === 'SyntaxError' ? 'invalid-json' : 'request';
        return failure({ operation: id, method, path, attempt: 1, kind }, name);
      },
    };
  });
}
