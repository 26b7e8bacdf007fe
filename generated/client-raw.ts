// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** The raw client: any request over the paths of the description, with the interface of openapi-fetch. */

// prettier-ignore
import type { BaseRawOptions, Middleware, MiddlewareContext, RawHeaders } from './client-raw-types.ts';
// prettier-ignore
import type { FetchBody } from './client-types.ts';
// prettier-ignore
import { createQuerySerializer, type Params, urlOf } from './client-url.ts';

/** The options of a call. */
// prettier-ignore
export type RawInit = BaseRawOptions & { readonly params?: Params; readonly body?: unknown };

/** Sends a request, and makes errors of what is thrown on the way: a message may hold a value. */
// prettier-ignore
export interface Handling {
  /** Where the call goes, unless its options say so. */
  readonly baseUrl: string;
  readonly dispatch: (request: Request) => Promise<Response>;
  readonly wrap: (error: unknown) => unknown;
}

// prettier-ignore
const VERBS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];

// prettier-ignore
export function createRaw(handle: (method: string, path: string, init: RawInit) => Handling): object {
  const used: Middleware[] = [];
  const request = async (verb: string, path: string, init: RawInit = {}) => {
    const method = verb.toUpperCase();
    const { baseUrl, dispatch, wrap } = handle(method, path, init);
    try {
      return await read(await call(baseUrl, method, path, init, used, dispatch), method, init);
    } catch (error) {
      throw wrap(error);
    }
  };
  return {
    ...Object.fromEntries(
      VERBS.map((verb) => [verb, (path: string, init?: RawInit) => request(verb, path, init)]),
    ),
    request,
    use: (...more: Middleware[]) => void used.push(...more),
    eject: (...gone: Middleware[]) =>
      void used.splice(0, Infinity, ...used.filter((one) => !gone.includes(one))),
  };
}

// prettier-ignore
async function call(
  baseUrl: string,
  method: string,
  path: string,
  init: RawInit,
  used: readonly Middleware[],
  dispatch: Handling['dispatch'],
): Promise<Response> {
  const { params = {}, body, querySerializer, bodySerializer, middleware = [], ...rest } = init;
  const headers = headersOf(init.headers, params.header as RawHeaders);
  const content = body === undefined ? body : (bodySerializer ?? serializeBody)(body, headers);
  // Of a form, the platform writes the type, with its boundary.
  if (content !== undefined && !(content instanceof FormData) && !headers.has('content-type')) {
    headers.set('content-type', 'application/json');
  }
  const query =
    typeof querySerializer === 'object' ? createQuerySerializer(querySerializer) : querySerializer;
  const url = urlOf(
    init.baseUrl?.replace(/\/$/, '') ?? baseUrl,
    { path, ...(query && { query }) },
    params,
    init.pathSerializer,
  );
  const requestInit: RequestInit = { ...rest, method, headers };
  if (content !== undefined) requestInit.body = content as FetchBody;
  let request = new Request(url, requestInit);
  const chain = [...used, ...middleware];
  const id = Math.random().toString(36).slice(2);
  const context = (): MiddlewareContext => ({ request, schemaPath: path, params, id });
  for (const { onRequest } of chain) {
    const changed = await onRequest?.(context());
    if (changed instanceof Response) return changed;
    if (changed) request = changed;
  }
  chain.reverse();
  let response: Response | undefined;
  try {
    response = await dispatch(request);
  } catch (thrown) {
    let error = thrown;
    for (const { onError } of chain) {
      const changed = await onError?.({ ...context(), error });
      if (changed instanceof Response) {
        response = changed;
        break;
      }
      error = changed ?? error;
    }
    if (!response) throw error;
  }
  for (const { onResponse } of chain) {
    const changed: unknown = await onResponse?.({ ...context(), response });
    if (changed instanceof Response) response = changed;
  }
  return response;
}

/** Parses the body: of a success as it was asked for, of an error as JSON or else as text. */
// prettier-ignore
async function read(response: Response, method: string, { parseAs = 'json' }: RawInit): Promise<object> {
  const { ok, status, headers, body } = response;
  const data = ok && parseAs === 'stream' ? body : undefined;
  const empty = method === 'HEAD' || status === 204 || headers.get('content-length') === '0';
  if (data || empty) return ok ? { data, response } : { error: data, response };
  if (ok && parseAs !== 'json') return { data: await response[parseAs as 'text'](), response };
  const text = await response.text();
  if (ok) return { data: text ? JSON.parse(text) : undefined, response };
  try {
    return { error: JSON.parse(text), response };
  } catch {
    return { error: text, response };
  }
}

// prettier-ignore
function serializeBody(body: unknown, headers: Headers): string | FormData {
  if (body instanceof FormData) return body;
  return headers.get('content-type') === 'application/x-www-form-urlencoded'
    ? `${new URLSearchParams(body as Record<string, string>)}`
    : JSON.stringify(body);
}

// prettier-ignore
function headersOf(...all: (RawHeaders | undefined)[]): Headers {
  const headers = new Headers();
  const set = (name: string, value: unknown) => {
    if (value === null) headers.delete(name);
    else if (Array.isArray(value)) for (const one of value) headers.append(name, `${one}`);
    else if (value !== undefined) headers.set(name, `${value}`);
  };
  for (const given of all) {
    if (given instanceof Headers) given.forEach((value, name) => void set(name, value));
    else
      for (const [name, value] of Array.isArray(given) ? given : Object.entries(given ?? {}))
        set(name, value);
  }
  return headers;
}
