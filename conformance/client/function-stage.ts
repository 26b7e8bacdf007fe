import type { ClientExit } from './client-run.ts';
import type { OpenStage } from './client-stage.ts';

/** What a client that is a function is given. */
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
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const { origin } = new URL(input instanceof Request ? input.url : input);
        if (origin === OTHER) return toOther(input, init);
        if (origin === BANK) return toBank(input, init);
        throw new TypeError('fetch failed: unknown host');
      };
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

/** As Node.js prints an error that nobody has caught. */
function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}
