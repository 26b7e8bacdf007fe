// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** A connection: where calls go, and with what. */

// prettier-ignore
import type { Middleware } from './client-middleware.ts';
// prettier-ignore
import { fetchOptions, putHeaders } from './client-options.ts';
// prettier-ignore
import type { Connection } from './client-results.ts';
// prettier-ignore
import type { ClientSettings } from './client-send.ts';
// prettier-ignore
import type { ApiDefinition, BaseClientOptions, Credentials, CredentialsOption } from './client-types.ts';

// prettier-ignore
interface Options extends BaseClientOptions {
  readonly baseUrl?: string | undefined;
  readonly baseUrls?: { readonly [operation: string]: string | undefined } | undefined;
  readonly credentials?: CredentialsOption<Credentials>;
}

/**
 * Makes the connection of a client. Nothing is sent yet.
 * @throws {TypeError} when `baseUrl` is missing or cannot be used, or a header cannot be sent.
 */
// prettier-ignore
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

// prettier-ignore
function checkBaseUrl(given = ''): string {
  // The message does not repeat the value: a URL may hold a password.
  if (!/^https?:[^?#@{]+$/i.test(given) || !URL.canParse(given)) {
    throw new TypeError('baseUrl must be an http(s) URL without user, query and fragment');
  }
  return given.replace(/\/+$/, '');
}
