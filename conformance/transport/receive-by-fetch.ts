import type { Receive } from './receive.ts';
import type { TransportCall } from './transport.ts';

/** Through a function that somebody else provides: a server without a socket, in most cases. */
export function receiveByFetch(fetch: (request: Request) => Promise<Response>): Receive {
  return async (call, signal) => {
    const { status, headers, body } = await fetch(toRequest(call, signal));
    // A network error that a fetch function returns instead of rejecting.
    if (status === 0) throw new TypeError('network error');
    return { status, headers, body: body?.getReader(), isEncoded: false };
  };
}

function toRequest({ method, url, headers, body }: TransportCall, signal: AbortSignal): Request {
  const init = { method, headers: new Headers(headers), redirect: 'manual', signal } as const;
  if (body === undefined) return new Request(url, init);
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  init.headers.set('content-length', String(bytes.length));
  // A stream, since the global fetch repeats a write after a 421 response when it can repeat its body.
  const streamed = { ...init, body: new Blob([bytes]).stream(), duplex: 'half' };
  return new Request(url, streamed);
}
