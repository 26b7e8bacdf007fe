// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

import { headerText } from './client-credentials.ts';
import type { ResponseProblem } from './client-error.ts';
import { ApiError } from './client-error.ts';
import { addressOf, createRaw } from './client-openapi-fetch.ts';
import { parseLoosely, readText } from './client-read.ts';
import { type Call, type Fail, failure, type Settings, send } from './client-send.ts';
import type {
  ApiDefinition,
  ApiResponse,
  BaseCallOptions,
  BaseClientOptions,
  Credentials,
  OperationDefinition,
  ResponseValidator,
} from './client-types.ts';

export { encodeBasic } from './client-credentials.ts';
export type { ApiErrorCause, ApiErrorKind, ApiErrorOf, ResponseProblem } from './client-error.ts';
export { ApiError, isApiError } from './client-error.ts';
export type { RawClient } from './client-openapi-fetch.ts';
export { queryWriter } from './client-openapi-fetch.ts';
export type {
  ApiDefinition,
  ApiResponse,
  BaseCallOptions,
  BaseClientOptions,
  BasicCredential,
  CallEvent,
  Credential,
  ErrorEvent,
  Hooks,
  Method,
  RequestEvent,
  ResponseEvent,
  ResponseValidator,
  ResponseValidators,
  RetryEvent,
  RetryOptions,
} from './client-types.ts';

interface Options extends BaseClientOptions {
  readonly baseUrl?: string | undefined;
  readonly credentials?: Credentials | undefined;
}

type CallOptions = BaseCallOptions<Credentials> & {
  readonly query?: Record<string, unknown>;
  readonly headers?: Record<string, unknown>;
};

const MAX_PROBLEMS = 20;
const SECRET_HEADERS = ['authorization', 'cookie', 'set-cookie'];

/**
 * Makes the client of a description: a method for each operation, and the raw client under `rawName`.
 * @throws {TypeError} when `baseUrl` is missing or cannot be used.
 */
export function createRuntime(api: ApiDefinition, options: Options, rawName: string): object {
  const hidden = [
    ...SECRET_HEADERS,
    ...Object.values(api.credentials).map(({ name }) => name),
    ...api.sensitive,
  ];
  const settings: Settings = {
    ...options,
    api,
    baseUrl: checkBaseUrl(options.baseUrl ?? api.baseUrl),
    sensitive: new Set(hidden.flatMap((name) => [name, name.toLowerCase()])),
  };
  const client: Record<string, unknown> = { [rawName]: rawOf(settings) };
  for (const [id, operation] of Object.entries(api.operations)) {
    const withResponse = (...args: unknown[]) => send(settings, callOf(settings, id, operation, args));
    const method = async (...args: unknown[]) => (await withResponse(...args)).data;
    client[id] = Object.assign(method, { withResponse });
  }
  return client;
}

function checkBaseUrl(given: string | undefined): string {
  try {
    const { href } = (globalThis as { location?: { href?: string } }).location ?? {};
    const url = new URL(given || ':', href);
    if (/^https?:$/.test(url.protocol) && url.href === url.origin + url.pathname)
      return url.href.replace(/\/+$/, '');
  } catch {}
  // The value stays out of the message: an address may hold a password.
  throw new TypeError('baseUrl must be an http(s) address without user name, query and fragment');
}

function callOf(
  { baseUrl, fetch, validateResponse }: Settings,
  id: string,
  operation: OperationDefinition,
  args: unknown[],
): Call<ApiResponse> {
  const { method, parameters = [], body: contentType } = operation;
  const path = Object.fromEntries(parameters.map((name, index) => [name, args[index]]));
  const rest = args.slice(parameters.length);
  const body = contentType ? rest.shift() : undefined;
  const options = (rest[0] ?? {}) as CallOptions;
  const params = { path, query: options.query ?? {} };
  return {
    id,
    operation,
    options,
    params,
    body,
    build: (refuse) => {
      for (const name of parameters) {
        // Such a value would make the address of another resource.
        if (/^\.{0,2}$/.test(`${path[name] ?? ''}`)) {
          throw refuse('request', `path parameter "${name}" is empty or made of dots`);
        }
      }
      const headers: Record<string, string> = {};
      const init: RequestInit = { method, redirect: 'manual' };
      if (contentType && body !== undefined) {
        headers['content-type'] = contentType;
        init.body = JSON.stringify(body);
      }
      for (const [name, value] of Object.entries(options.headers ?? {})) {
        if (value !== undefined && value !== null) {
          headers[name.toLowerCase()] = headerText(String(value), () =>
            refuse('request', `header parameter "${name}" holds a line break or the like`),
          );
        }
      }
      return {
        url: addressOf(baseUrl, operation, params),
        headers,
        go: (url, headers, signal) => (fetch ?? globalThis.fetch)(url, { ...init, headers, signal }),
      };
    },
    finish: (response, bytes, fail) => {
      const { status, headers } = response;
      const data = dataOf(operation, status, bytes, fail);
      if (validateResponse && options.validate !== false) {
        const validator = entryFor(validateResponse[id], status);
        if (!(validator ? validator(data) : entryFor(operation.responses, status))) {
          throw fail('invalid-response', ' against the description', { problems: problemsOf(validator) });
        }
      }
      return { status, data, headers, response };
    },
  };
}

/** Entry for a status: exact, then its class (`2XX`), then `default`. */
function entryFor<Value>(entries: { readonly [status: string]: Value } | undefined, status: number) {
  return entries?.[status] ?? entries?.[`${(status / 100) | 0}XX`] ?? entries?.default;
}

function dataOf(operation: OperationDefinition, status: number, bytes: ArrayBuffer, fail: Fail): unknown {
  if (status === 204 || status === 205 || operation.method === 'HEAD') return undefined;
  const text = readText(bytes);
  if (entryFor(operation.responses, status) !== 'json') return text ? parseLoosely(text) : undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the body.
    throw fail('invalid-json', text ? ' with a body that is not JSON' : ' without a body');
  }
}

function problemsOf(validator: ResponseValidator | undefined): ResponseProblem[] {
  const found = validator?.errors ?? [{ instancePath: '', keyword: 'status', message: 'is not described' }];
  return found
    .slice(0, MAX_PROBLEMS)
    .map(({ instancePath, keyword, message = '' }) => ({ pointer: instancePath, keyword, message }));
}

function rawOf(settings: Settings): object {
  const { api, baseUrl, fetch } = settings;
  const describe = (method: string, path: string): [string, OperationDefinition] =>
    Object.entries(api.operations).find(([, known]) => known.method === method && known.path === path) ?? [
      `${method} ${path}`,
      { method, path, responses: {}, security: [] },
    ];
  return createRaw(
    baseUrl,
    (request, method, path, { params = {}, body }) => {
      const [id, operation] = describe(method, path);
      return send(settings, {
        id,
        operation,
        options: { signal: request.signal },
        params,
        body,
        tolerant: true,
        build: () => ({
          url: request.url,
          headers: Object.fromEntries(request.headers),
          go: async (url, headers, signal) => {
            const copy = request.clone();
            const init: RequestInit = { method, headers, signal, redirect: 'manual' };
            // A credential in the query makes another address, and browsers do not stream a body to it.
            if (url !== request.url && request.body) init.body = await copy.arrayBuffer();
            return (fetch ?? globalThis.fetch)(url === request.url ? copy : url, init);
          },
        }),
        // A copy, since the body has been read: within the attempt, so that time limit and repetition cover it.
        finish: (response, bytes) =>
          new Response(/^(204|205|304)$/.test(`${response.status}`) ? null : bytes, response),
      });
    },
    (error, method, path) => {
      if (error instanceof ApiError) return error;
      const [operation] = describe(method, path);
      // Only the name: the message may quote a body, or a header's value.
      const { name } = Object(error);
      const kind = name === 'SyntaxError' ? 'invalid-json' : 'request';
      return failure([], { operation, method, path, attempt: 1 }, kind, `failed (${name})`);
    },
  );
}
