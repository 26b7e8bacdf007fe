/** Passes a page's requests for the bank to a sandbox in this process: no port, no CORS, and nothing to set up in the app. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { credentials, operations } from '../../generated/operations.ts';
import { isCutMidway } from '../faults/corrupt-response.ts';
import { RESPONSE_HEADERS } from '../node/cors.ts';
import { BASE_URL, type TestSandbox } from './test-sandbox.ts';

export interface RouteOptions {
  /**
   * The address to which the app sends its requests for the bank. A path, such as `/api`, is that of the app's own server, which would pass them on.
   * Default: `https://bank.example`.
   */
  readonly bankUrl?: string;
  /** True to add the credentials that a request lacks, as the app's own server would. Default: false. */
  readonly addCredentials?: boolean;
  /** The app's URL, which a path in `bankUrl` belongs to. The fixtures take it from Playwright's `baseURL`. */
  readonly baseURL?: string | undefined;
}

/**
 * Passes all requests for the bank that pages make from now on to the sandbox. Other requests are left alone.
 *
 * @returns a function that ends it, and with it requests that a fault delays
 * @throws TypeError when `bankUrl` is not a URL, or is a path without a `baseURL`
 */
export async function routeToSandbox(
  pages: BrowserContext | Page,
  sandbox: TestSandbox,
  options: RouteOptions = {},
): Promise<() => Promise<void>> {
  const { addCredentials = false } = options;
  const address = readAddress(options);
  const ending = new AbortController();

  async function respond(route: Route): Promise<void> {
    const sent = route.request();
    const { pathname, search } = new URL(sent.url());
    const headers = new Headers(sent.headers());
    if (addCredentials) addLacking(headers, sandbox);
    const request = new Request(new URL(pathname.slice(address.path.length) + search, BASE_URL), {
      method: sent.method(),
      headers,
      body: sent.postDataBuffer() as BodyInit | null,
      signal: ending.signal,
    });
    const response = await sandbox.fetch(request);
    // A page cannot be sent half of a body: it gets an error in either case.
    if (response.status === 0 || isCutMidway(response)) return route.abort('connectionreset');
    response.headers.set('access-control-expose-headers', RESPONSE_HEADERS);
    return route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  }
  const respondUntilEnd = async (route: Route) => {
    try {
      await respond(route);
    } catch (error) {
      // The page may be gone by then.
      if (!ending.signal.aborted) throw error;
    }
  };
  await pages.route(address.includes, respondUntilEnd);
  return async () => {
    ending.abort();
    await pages.unroute(address.includes, respondUntilEnd);
  };
}

interface Address {
  /** The path before those of the description: `/api`, or nothing. */
  readonly path: string;
  includes(url: URL): boolean;
}

/** `v1`: the first segment of every path of the API. */
const ROOTS = new Set(Object.values(operations).map(({ path }) => path.split('/')[1]));

function readAddress({ bankUrl = BASE_URL, baseURL }: RouteOptions): Address {
  if (!URL.canParse(bankUrl, baseURL))
    throw new TypeError(
      `bankUrl: ${JSON.stringify(bankUrl)} must be a URL, or a path where Playwright has a baseURL.`,
    );
  const { origin, pathname } = new URL(bankUrl, baseURL);
  const path = pathname.replace(/\/$/, '');
  // The app's own server has other paths too.
  const isOfApp = baseURL !== undefined && new URL(baseURL).origin === origin;
  const isOfBank = (rest: string) => !isOfApp || ROOTS.has(rest.split('/')[1]);
  return {
    path,
    includes: (url) =>
      url.origin === origin &&
      url.pathname.startsWith(`${path}/`) &&
      isOfBank(url.pathname.slice(path.length)),
  };
}

function addLacking(headers: Headers, { seed }: TestSandbox): void {
  for (const [name, { wireName }] of Object.entries(credentials))
    if (!headers.has(wireName)) headers.set(wireName, seed[name as keyof typeof credentials]);
}
