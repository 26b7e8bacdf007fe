/** The raw client: any request over the paths of the description, with the interface of openapi-fetch. */

import { headerText, putHeaders } from './client-options.ts';
import { createQuerySerializer } from './client-raw-query.ts';
import type { BaseRawOptions } from './client-raw-types.ts';
import { type ClientSettings, send } from './client-send.ts';
import type { BaseCallOptions, Credentials, FetchBody, OperationDefinition } from './client-types.ts';
import { type Params, urlOf } from './client-url.ts';

/** The options of a call. */
type RawInit = BaseRawOptions & { readonly params?: Params; readonly body?: unknown };

const VERBS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'QUERY'];

export function createRaw(settings: ClientSettings, operations: readonly OperationDefinition[]): object {
  const request = async (verb: string, path: string, init?: RawInit) => {
    const method = verb.toUpperCase();
    const known = operations.find((one) => one.method === method && one.path === path);
    return call(settings, known ?? { id: path, method, path, responses: {}, security: [] }, init);
  };
  return {
    ...Object.fromEntries(VERBS.map((verb) => [verb, request.bind(null, verb)])),
    request,
    use: settings.use,
    eject: settings.eject,
  };
}

function call(
  settings: ClientSettings,
  operation: OperationDefinition,
  {
    baseUrl = settings.baseUrlOf(operation),
    params = {},
    body,
    querySerializer,
    bodySerializer = (given, sent) => {
      if (given instanceof FormData) return given;
      return sent.get('content-type') === 'application/x-www-form-urlencoded'
        ? new URLSearchParams(given as Record<string, string>)
        : (operation.json?.() ?? JSON).stringify(given);
    },
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
  return send<object>(settings, {
    operation,
    options: { signal, middleware, fetch } as BaseCallOptions<Credentials>,
    params,
    body,
    tolerant: true,
    build: (headers) => {
      for (const one of [given, params.header]) putHeaders(headers, one, listText);
      const content = body === undefined ? body : bodySerializer(body, new Headers(headers));
      if (content !== undefined) {
        (rest as RequestInit).body = content as FetchBody;
        // The platform writes the type of a form, with its boundary.
        if (!(content instanceof FormData)) headers['content-type'] ??= 'application/json';
      }
      operation.put?.(headers, { cookies: params.cookie });
      const query =
        typeof querySerializer === 'function' ? querySerializer : createQuerySerializer(querySerializer);
      return [urlOf(baseUrl.replace(/\/$/, ''), { path, query }, params, pathSerializer), rest];
    },
    finish: async ({ response, text, isText, data }, fail) => {
      const { ok, status, headers, body: stream } = response;
      const isEmpty = method === 'HEAD' || status === 204 || headers.get('content-length') === '0';
      if (!ok) return { error: isEmpty ? undefined : data, response };
      if (parseAs === 'stream' && stream) return { data: stream, response };
      if (parseAs !== 'json' && !isEmpty) return { data: await response[parseAs as 'text'](), response };
      if (isEmpty || !text) return { data: undefined, response };
      if (isText) throw fail('invalid-json');
      return { data, response };
    },
  });
}

/** A list is written as the platform joins several headers of one name. */
const listText = (name: string, value: unknown) => headerText(name, [value].flat().join(', '));
