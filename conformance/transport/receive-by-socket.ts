import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import type { ChunkReader } from './read-bytes.ts';
import type { CheckedTls } from './read-tls.ts';
import type { Receive, Received } from './receive.ts';
import { bytesOfCall } from './transport.ts';
import { tunnelAgent } from './tunnel-agent.ts';

export interface SocketOptions {
  /** From `readTls`. */
  readonly tls?: CheckedTls | undefined;
  /** Everything goes through it. */
  readonly proxy?: URL | undefined;
}

/**
 * Over a connection of its own, by Node's HTTP client: it sends a request once, whatever the response is, follows no redirect, and takes informational
 * responses (100, 102, 103) for what they are, although nobody asked for them.
 */
export function receiveBySocket({ tls = {}, proxy }: SocketOptions): Receive {
  return (call, signal) =>
    new Promise<Received>((resolve, reject) => {
      const url = new URL(call.url);
      const isSecure = url.protocol === 'https:';
      const bytes = bytesOfCall(call);
      const { Agent } = isSecure ? https : http;
      const request = (isSecure ? https : http).request(url, {
        method: call.method,
        headers: {
          'accept-encoding': 'gzip, deflate, br',
          ...call.headers,
          // The other side may close a kept connection at the moment in which it is used again.
          connection: 'close',
          ...(bytes !== undefined && { 'content-length': String(bytes.length) }),
        },
        agent: proxy === undefined ? new Agent({ keepAlive: false }) : tunnelAgent(proxy, isSecure, signal),
        signal,
        // Whatever NODE_TLS_REJECT_UNAUTHORIZED says: a key goes to nobody who has not shown who he is.
        ...(isSecure && { ...tls, rejectUnauthorized: true }),
      });
      let error: Error | undefined;
      request.on('response', (response) => resolve(toReceived(response, () => error)));
      // Nobody asked to speak another protocol.
      request.on('upgrade', (_response, socket) => {
        socket.destroy();
        reject(Object.assign(new Error('upgrade'), { code: 'HPE_INVALID_UPGRADE' }));
      });
      request.on('error', (one) => {
        error = one;
        reject(one);
      });
      request.end(bytes);
    });
}

/** @param cause the request's error: the body's own stream only knows that the connection was closed */
function toReceived(response: http.IncomingMessage, cause: () => Error | undefined): Received {
  const { statusCode = 0, rawHeaders } = response;
  const headers = Array.from({ length: rawHeaders.length / 2 }, (_, index): [string, string] => [
    rawHeaders[2 * index] ?? '',
    rawHeaders[2 * index + 1] ?? '',
  ]);
  return { status: statusCode, headers, body: readerOf(response, cause), isEncoded: true };
}

function readerOf(stream: Readable, cause: () => Error | undefined): ChunkReader {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  return {
    read: async () => {
      try {
        const { done = false, value } = await chunks.next();
        return { done, value };
      } catch (error) {
        throw cause() ?? error;
      }
    },
    cancel: async () => stream.destroy(),
  };
}
