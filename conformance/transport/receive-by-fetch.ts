import type { Receive } from './receive.ts';
import { bytesOfCall, type TransportCall } from './transport.ts';

/** Through a function that somebody else provides: a server without a socket, in most cases. */
export function receiveByFetch(fetch: (request: Request) => Promise<Response>): Receive {
  return async (call, signal) => {
    const { status, headers, body } = await fetch(toRequest(call, signal));
    // A network error that a fetch function returns instead of rejecting.
    if (status === 0) throw new TypeError('network error');
    return { status, headers, body: body?.getReader(), isEncoded: false };
  };
}

function toRequest(call: TransportCall, signal: AbortSignal): Request {
  const { method, url, headers } = call;
  const init = { method, headers: new Headers(headers), redirect: 'manual', signal } as const;
  const bytes = bytesOfCall(call);
  if (bytes === undefined) return new Request(url, init);
  init.headers.set('content-length', String(bytes.length));
  // A stream, since the global fetch repeats a write after a 421 response when it can repeat its body.
  const streamed = { ...init, body: new Blob([bytes]).stream(), duplex: 'half' };
  return new Request(url, streamed);
}
