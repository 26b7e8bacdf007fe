// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** The raw client: any request over the paths of the description, with the interface of openapi-fetch. */

// prettier-ignore
import { ApiError } from './client-error.ts';
// prettier-ignore
import { headerText, putHeaders } from './client-options.ts';
// prettier-ignore
import type { BaseRawOptions } from './client-raw-types.ts';
// prettier-ignore
import { type ClientSettings, failure, send } from './client-send.ts';
// prettier-ignore
import type { FetchBody, OperationDefinition } from './client-types.ts';
// prettier-ignore
import { createQuerySerializer, type Params, urlOf } from './client-url.ts';

/** The options of a call. */
// prettier-ignore
type RawInit = BaseRawOptions & { readonly params?: Params; readonly body?: unknown };

// prettier-ignore
const VERBS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'QUERY'];

// prettier-ignore
export function createRaw(settings: ClientSettings): object {
  const { api, use, eject } = settings;
  const request = async (verb: string, path: string, init?: RawInit) => {
    const method = verb.toUpperCase();
    const [id, operation]: [string, OperationDefinition] = Object.entries(api.operations).find(
      ([, one]) => one.method === method && one.path === path,
    ) ?? [path, { method, path, responses: {}, security: [] }];
    return call(settings, id, operation, init);
  };
  return {
    ...Object.fromEntries(
      VERBS.map((verb) => [verb, (path: string, init?: RawInit) => request(verb, path, init)]),
    ),
    request,
    use,
    eject,
  };
}

// prettier-ignore
async function call(
  settings: ClientSettings,
  id: string,
  operation: OperationDefinition,
  {
    baseUrl = settings.baseUrlOf(id, operation),
    params = {},
    body,
    querySerializer,
    bodySerializer = (one, sent) => serializeBody(one, sent, operation),
    pathSerializer,
    parseAs = 'json',
    headers: given,
    fetch,
    middleware,
    signal,
    ...rest
  }: RawInit = {},
): Promise<object> {
  const { method, path } = operation;
  const response = await send(settings, {
    id,
    operation,
    options: { signal: signal ?? undefined, middleware, fetch },
    params,
    body,
    tolerant: true,
    build: (headers) => {
      const init: RequestInit = rest;
      for (const one of [given, params.header]) putHeaders(headers, one, listText);
      if (body !== undefined) {
        const content = bodySerializer(body, new Headers(headers)) as FetchBody | undefined;
        // Of a form, the platform writes the type, with its boundary.
        if (content !== undefined && !(content instanceof FormData))
          headers['content-type'] ??= 'application/json';
        if (content !== undefined) init.body = content;
      }
      operation.put?.(headers, { cookies: params.cookie });
      const query =
        typeof querySerializer === 'object' ? createQuerySerializer(querySerializer) : querySerializer;
      const written = { path, ...(query && { query }) };
      return [urlOf(baseUrl.replace(/\/$/, ''), written, params, pathSerializer), init];
    },
    finish: (incoming) => incoming.response,
  });
  try {
    return await read(response, operation, parseAs);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Only the error's name: its message may quote the body.
    const { name } = Object(error);
    const kind = name === 'SyntaxError' ? 'invalid-json' : 'request';
    throw failure({ operation: id, method, path, attempt: 1, kind }, name);
  }
}

/** Parses the body: of a success as it was asked for, of an error as JSON or else as text. */
// prettier-ignore
async function read(
  response: Response,
  { method, json }: OperationDefinition,
  parseAs: string,
): Promise<object> {
  const { ok, status, headers, body } = response;
  const data = ok && parseAs === 'stream' ? body : undefined;
  const empty = method === 'HEAD' || status === 204 || headers.get('content-length') === '0';
  if (data || empty) return ok ? { data, response } : { error: data, response };
  if (ok && parseAs !== 'json') return { data: await response[parseAs as 'text'](), response };
  const text = await response.text();
  const { parse } = json?.(status) ?? JSON;
  if (ok) return { data: text ? parse(text) : undefined, response };
  try {
    return { error: parse(text), response };
  } catch {
    return { error: text, response };
  }
}

// prettier-ignore
function serializeBody(body: unknown, headers: Headers, { json }: OperationDefinition): string | FormData {
  if (body instanceof FormData) return body;
  return headers.get('content-type') === 'application/x-www-form-urlencoded'
    ? `${new URLSearchParams(body as Record<string, string>)}`
    : (json?.() ?? JSON).stringify(body);
}

/** A list is written as the platform joins several headers of one name. */
// prettier-ignore
const listText = (name: string, value: unknown) => headerText(name, [value].flat().join(', '));
