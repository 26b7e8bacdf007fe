import type { Clock } from '../model/clock.ts';
import type { Body, Failure, Outcome } from '../model/exchange.ts';
import { codingsOf, decodeCodings, isTooLong, unknownCoding } from './content-coding.ts';
import { readBytes, TOO_LARGE } from './read-bytes.ts';
import { readJsonBody } from './read-json-body.ts';
import type { Receive, Received } from './receive.ts';
import { receiveByFetch } from './receive-by-fetch.ts';
import { receiveBySocket, type SocketOptions } from './receive-by-socket.ts';
import { toFailure } from './to-failure.ts';
import type { Transport, TransportCall } from './transport.ts';

export interface TransportOptions extends SocketOptions {
  /** Default: a new connection for each call. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** The time for one call, its body included. In real time. */
  readonly timeoutMs: number;
  /** Calls per second at most, by the clock. Default: no limit. */
  readonly rate?: number | undefined;
  readonly clock: Clock;
  /** The size of a body, unpacked. Default: 8 MiB. */
  readonly maxBytes?: number;
}

/** A transport that sends every call once and aborts it when its time is over. */
export function createTransport(options: TransportOptions): Transport {
  const { timeoutMs, rate, clock, maxBytes = 2 ** 23 } = options;
  const receive = options.fetch === undefined ? receiveBySocket(options) : receiveByFetch(options.fetch);
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
        return await Promise.race([exchange(receive, call, signal, maxBytes), untilAborted(signal)]);
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
  receive: Receive,
  call: TransportCall,
  signal: AbortSignal,
  maxBytes: number,
): Promise<Outcome> {
  let phase: Parameters<typeof toFailure>[1] = 'before the response';
  try {
    const response = await receive(call, signal);
    phase = 'in the body';
    const wire = await readBytes(response.body, maxBytes);
    if (wire === TOO_LARGE) return tooLarge(maxBytes);
    const codings = codingsOf(response.headers);
    const unknown = unknownCoding(codings);
    const isEncoded = response.isEncoded && unknown === undefined;
    const bytes = isEncoded ? decodeCodings(wire, codings, maxBytes) : wire;
    return {
      kind: 'response',
      status: response.status,
      headers: headersOf(response.headers),
      bytes: bytes.length,
      body: readBody(bytes, unknown),
    };
  } catch (error) {
    return isTooLong(error) ? tooLarge(maxBytes) : toFailure(error, phase);
  }
}

function tooLarge(maxBytes: number): Failure {
  return { kind: 'failure', reason: 'too-large', detail: `the body is larger than ${maxBytes} bytes` };
}

/** @param unknown why its content codings could not be removed, if they could not: some servers name one that they did not apply */
function readBody(bytes: Uint8Array, unknown: string | undefined): Body {
  const body = readJsonBody(bytes);
  return unknown === undefined || body.kind === 'json' || body.why === 'empty'
    ? body
    : { kind: 'unreadable', why: 'not-recorded', text: '', reason: unknown };
}

function headersOf(headers: Received['headers']): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [given, value] of headers) {
    const name = given.toLowerCase();
    all[name] = Object.hasOwn(all, name) ? `${all[name]}, ${value}` : value;
  }
  return all;
}
