import type { ClientExit } from './client-run.ts';
import type { OpenStage } from './run-scenario.ts';

/** The input of a client that is a function. */
export interface FunctionBench {
  readonly environment: Readonly<Record<string, string>>;
  /** Reaches the bank and the other host, and nothing else. Rejects as the global one does. */
  readonly fetch: typeof globalThis.fetch;
  print(text: string): void;
}

export type ClientFunction = (bench: FunctionBench) => Promise<void>;

const BANK = 'https://bank.example';
const OTHER = 'https://elsewhere.example';

/**
 * Runs a function as a client in this process: for tests of many clients. Time is that of the global timers, so that tests can replace
 * them.
 *
 * @param toFetch makes a `fetch` of a handler
 */
export function functionStage(
  client: ClientFunction,
  toFetch: (server: { fetch(request: Request): Promise<Response> }) => typeof globalThis.fetch,
): OpenStage {
  return async ({ bank, other }) => ({
    baseUrl: BANK,
    otherUrl: OTHER,
    close: async () => {},
    async run({ environment, timeoutMs }): Promise<ClientExit> {
      let stdout = '';
      const toBank = toFetch({ fetch: bank });
      const toOther = toFetch({ fetch: other });
      const fetch = following((request) => {
        const { origin } = new URL(request.url);
        if (origin === OTHER) return toOther(request);
        if (origin === BANK) return toBank(request);
        throw new TypeError('fetch failed: unknown host');
      });
      const print = (text: string) => {
        stdout += `${text}\n`;
      };
      const ended = (async () => client({ environment, fetch, print }))().then(
        () => ({ code: 0, stderr: '' }),
        (error: unknown) => ({ code: 1, stderr: `Uncaught ${describe(error)}\n` }),
      );
      let timer: ReturnType<typeof globalThis.setTimeout> | undefined;
      const late = new Promise<'late'>((resolve) => {
        timer = globalThis.setTimeout(() => resolve('late'), timeoutMs);
      });
      const first = await Promise.race([ended, late]);
      globalThis.clearTimeout(timer);
      return first === 'late'
        ? { code: null, signal: 'SIGKILL', timedOut: true, stdout, stderr: '' }
        : { ...first, signal: null, timedOut: false, stdout };
    },
  });
}

const MAX_REDIRECTS = 20;

/** A `fetch` that follows redirects as the standard has it: a header of one's own goes to the other host, too. */
function following(send: (request: Request) => Promise<Response>): typeof globalThis.fetch {
  return async (input, init) => {
    let request = new Request(input, init);
    for (let count = 0; count < MAX_REDIRECTS; count++) {
      const { redirect, method, signal } = request;
      const bytes = await request.clone().arrayBuffer();
      const response = await send(request);
      const location = response.headers.get('location');
      if (!/^30[12378]$/.test(String(response.status)) || location === null || redirect === 'manual')
        return response;
      if (redirect === 'error') throw new TypeError('fetch failed: unexpected redirect');
      const url = new URL(location, request.url);
      const headers = new Headers(request.headers);
      if (url.origin !== new URL(request.url).origin) headers.delete('authorization');
      const isReading = response.status === 303 || (response.status < 303 && method === 'POST');
      const body = isReading || bytes.byteLength === 0 ? null : bytes;
      request = new Request(url, { method: isReading ? 'GET' : method, headers, body, signal, redirect });
    }
    throw new TypeError('fetch failed: redirect count exceeded');
  };
}

/** As Node.js prints an error that nobody has caught. */
function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}
