import type { Clock } from '../run/clock.ts';
import type { Failure, Outcome } from './exchange.ts';
import { expectDirect } from './proxy.ts';
import { readBody } from './read-body.ts';
import { readBytes, TOO_LARGE } from './read-bytes.ts';
import { stopAt421 } from './stop-at-421.ts';
import { toFailure } from './to-failure.ts';
import type { Transport, TransportCall } from './transport.ts';

export interface TransportOptions {
  /** Default: the global one. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Of the deployment. If it is on this machine, it must not be reached through a proxy. */
  readonly baseUrl?: string | undefined;
  /** For one call, its body included. In real time. */
  readonly timeoutMs: number;
  /** Calls per second at most, by the clock. Default: no limit. */
  readonly rate?: number | undefined;
  readonly clock: Clock;
  /** Of a body, unpacked. Default: 8 MiB. */
  readonly maxBytes?: number;
}

/**
 * A transport over fetch. Every call uses a new connection, is sent once, and is aborted when its time is over.
 *
 * @throws ConfigurationError when calls to this machine would leave it by a proxy
 */
export function createTransport(options: TransportOptions): Transport {
  const { timeoutMs, rate, clock, maxBytes = 2 ** 23 } = options;
  if (options.fetch === undefined && options.baseUrl !== undefined) expectDirect(options.baseUrl);
  const take = options.fetch ?? ((request: Request) => fetch(request));
  const distance = rate === undefined ? 0 : 1000 / rate;
  let free = Number.NEGATIVE_INFINITY;

  /** Waits until `distance` after the start of the call before. */
  async function waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    const wait = free - clock.now();
    free = Math.max(free, clock.now()) + distance;
    if (wait > 0) await clock.sleep(wait, signal);
  }

  return {
    async send(call, outer) {
      try {
        await waitForTurn(outer);
        outer?.throwIfAborted();
      } catch {
        return INTERRUPTED;
      }
      const limit = new AbortController();
      const interrupt = () => limit.abort(INTERRUPTED);
      outer?.addEventListener('abort', interrupt);
      const late: Failure = {
        kind: 'failure',
        reason: 'timeout',
        detail: `no complete response in ${timeoutMs} ms`,
      };
      const timer = setTimeout(() => limit.abort(late), timeoutMs);
      // Must not keep the process alive.
      timer.unref();
      try {
        const { signal } = limit;
        const once: typeof take = (request) =>
          request.body === null
            ? stopAt421(
                () => take(request),
                (answer) => limit.abort(answer),
              )
            : take(request);
        return await Promise.race([exchange(once, call, signal, maxBytes), untilAborted(signal)]);
      } finally {
        clearTimeout(timer);
        outer?.removeEventListener('abort', interrupt);
        // A response that was not read to its end would hold its connection.
        limit.abort();
      }
    },
  };
}

const INTERRUPTED: Failure = {
  kind: 'failure',
  reason: 'interrupted',
  detail: 'the operator interrupted the run',
};

/** A custom fetch function may ignore the signal. */
function untilAborted(signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(signal.reason as Outcome));
  });
}

async function exchange(
  take: (request: Request) => Promise<Response>,
  call: TransportCall,
  signal: AbortSignal,
  maxBytes: number,
): Promise<Outcome> {
  let phase: Parameters<typeof toFailure>[1] = 'before the response';
  try {
    const response = await take(toRequest(call, signal));
    phase = 'in the body';
    const bytes = await readBytes(response.body, maxBytes);
    if (bytes === TOO_LARGE)
      return { kind: 'failure', reason: 'too-large', detail: `the body is larger than ${maxBytes} bytes` };
    // A network error that a fetch function returns instead of rejecting.
    if (response.status === 0) return toFailure(undefined, 'before the response');
    return {
      kind: 'response',
      status: response.status,
      headers: headersOf(response.headers),
      bytes: bytes.length,
      body: readBody(bytes),
    };
  } catch (error) {
    return toFailure(error, phase);
  }
}

function toRequest({ method, url, headers, body }: TransportCall, signal: AbortSignal): Request {
  // The other side may close a kept connection at the moment in which it is used again.
  const sent = new Headers({ ...headers, connection: 'close' });
  const init = { method, headers: sent, redirect: 'manual', cache: 'no-store', signal } as const;
  if (body === undefined) return new Request(url, init);
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  sent.set('content-length', String(bytes.length));
  // A stream, since fetch repeats a call after a 421 response when it can repeat its body.
  const streamed = { ...init, body: new Blob([bytes]).stream(), duplex: 'half' };
  return new Request(url, streamed);
}

function headersOf(headers: Headers): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [name, value] of headers)
    all[name] = Object.hasOwn(all, name) ? `${all[name]}, ${value}` : value;
  return all;
}
