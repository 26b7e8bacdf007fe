/** Middleware runs around the requests of all calls, with the interface of openapi-fetch. */

import type { Params } from './client-url.ts';

/** `onRequest`, `onResponse` and `onError` are given this. */
export interface MiddlewareContext {
  readonly request: Request;
  /** Path template: `/v1/account/{accountId}`. */
  readonly schemaPath: string;
  readonly params: Params;
  /** A random ID of each request that is sent. */
  readonly id: string;
}

/** Middleware returns this to leave everything as it is. */
type Unchanged = ReturnType<() => void>;
type Awaitable<T> = T | Promise<T>;

/**
 * Runs around each request, credentials included, and again if a request is repeated. Requests go through in the order of `use`,
 * responses and errors in reverse. An exception becomes an `ApiError` of kind `middleware`.
 */
export interface Middleware {
  /** May return another request, or a response. Then nothing is sent. */
  onRequest?(context: MiddlewareContext): Awaitable<Request | Response | undefined | Unchanged>;
  /** May return another response. To read the body, clone the response. */
  onResponse?(
    context: MiddlewareContext & { readonly response: Response },
  ): Awaitable<Response | undefined | Unchanged>;
  /** May return a response in place of the error of fetch, or another error. */
  onError?(
    context: MiddlewareContext & { readonly error: unknown },
  ): Awaitable<Response | Error | undefined | Unchanged>;
}

/** Takes middleware for all calls of a client, including those of `raw`. */
export interface MiddlewareUser {
  /** Adds middleware for all further calls. */
  use(...middleware: Middleware[]): void;
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void;
}

/** Sends a request through middleware. Rejects with what a middleware throws, or with what fetch does. */
export async function runMiddleware(
  chain: readonly Middleware[],
  context: MiddlewareContext,
  dispatch: (request: Request) => Promise<Response>,
): Promise<Response> {
  for (const one of chain) {
    const changed = await one.onRequest?.(context);
    if (changed instanceof Response) return changed;
    if (changed) context = { ...context, request: changed };
  }
  const reversed = [...chain].reverse();
  let response: Response | undefined;
  try {
    response = await dispatch(context.request);
  } catch (thrown) {
    let error = thrown;
    for (const one of reversed) {
      const changed = await one.onError?.({ ...context, error });
      if (changed instanceof Response) {
        response = changed;
        break;
      }
      error = changed ?? error;
    }
    if (!response) throw error;
  }
  for (const one of reversed) {
    const changed: unknown = await one.onResponse?.({ ...context, response });
    if (changed instanceof Response) response = changed;
  }
  return response;
}
