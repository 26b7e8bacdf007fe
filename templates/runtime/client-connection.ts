/** A connection: where calls go, and with what. */

import type { Middleware } from './client-middleware.ts';
import { fetchOptions, putHeaders } from './client-options.ts';
import type { Connection } from './client-results.ts';
import type { ClientSettings } from './client-send.ts';
import type { ApiDefinition, BaseClientOptions, Credentials, CredentialsOption } from './client-types.ts';

interface Options extends BaseClientOptions {
  readonly baseUrl?: string | undefined;
  readonly baseUrls?: { readonly [operation: string]: string | undefined } | undefined;
  readonly credentials?: CredentialsOption<Credentials>;
}

/**
 * Makes the connection of a client. Nothing is sent yet.
 * @throws {TypeError} when `baseUrl` is missing or cannot be used, or a header cannot be sent.
 */
export function createConnection(api: ApiDefinition, options: Options): Connection {
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
    headers,
    init: fetchOptions(options),
    baseUrlOf: ({ id, server }) => {
      const own = baseUrls?.[id] ?? (baseUrl ? '' : server);
      return own ? checkBaseUrl(new URL(own, `${root}/`).href) : root;
    },
    use: (...more) => void used.push(...more),
    eject: (...gone) => {
      // The index is beyond all if there is no such middleware.
      for (const one of gone) used.splice(used.indexOf(one) >>> 0, 1);
    },
  };
  return settings as unknown as Connection;
}

function checkBaseUrl(given = ''): string {
  // The message does not repeat the value: a URL may hold a password.
  if (!/^https?:[^?#@{]+$/i.test(given) || !URL.canParse(given)) {
    throw new TypeError('baseUrl must be an http(s) URL without user, query and fragment');
  }
  return given.replace(/\/+$/, '');
}
