/** Responses to what is not a valid request, and so never reaches the sandbox: problems written directly to the socket. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Stable codes, like those of the API's problems. */
export type RefusalCode =
  | 'malformed-request'
  | 'request-timeout'
  | 'headers-too-large'
  | 'chunk-too-large'
  | 'unknown-host';

interface Refusal {
  readonly status: number;
  readonly code: RefusalCode;
  readonly detail: string;
}

const MALFORMED: Refusal = {
  status: 400,
  code: 'malformed-request',
  detail: 'The request is not valid HTTP.',
};

/** The refusals by the code of Node's error. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request-timeout',
    detail: 'The request took too long to arrive.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers-too-large',
    detail: 'The headers take more than 16 KiB.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: 'chunk-too-large',
    detail: 'The extensions of a chunk are too large.',
  },
};

/** Connections whose refusal waits for a response in progress. Further invalid bytes are ignored. */
const waiting = new WeakSet<Socket>();

/**
 * Responds to a connection on which an invalid request, or none in time, was received, and closes it.
 *
 * @param onRefused called with the response, for the log
 */
export function refuseOnSocket(
  error: NodeJS.ErrnoException,
  socket: Socket,
  onRefused: (status: number, code: RefusalCode) => void,
): void {
  const refusal = REFUSALS[error.code ?? ''] ?? MALFORMED;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const current = currentResponse(socket);
  if (current?.req.complete === true) {
    // That request is complete: the invalid bytes follow it, so the refusal follows its response.
    if (waiting.has(socket)) return;
    waiting.add(socket);
    current.once('finish', () => {
      waiting.delete(socket);
      refuseOnSocket(error, socket, onRefused);
    });
    return;
  }
  if (current?.headersSent === true) {
    socket.destroy();
    return;
  }
  onRefused(refusal.status, refusal.code);
  socket.end(asText(refusal), () => socket.destroy());
}

/** Refuses a request that is valid HTTP but whose target or Host header is not a valid address. */
export function refuseInvalidTarget(): Response {
  return toResponse({ ...MALFORMED, detail: 'The request target or the Host header is not valid.' });
}

/** Refuses a request whose Host is not one that the server accepts. */
export function refuseHost(): Response {
  return toResponse({
    status: 403,
    code: 'unknown-host',
    detail:
      'While the development key is valid, requests must be for localhost or 127.0.0.1. Start the sandbox with --allow-host NAME, or ' +
      'with a key of its own (--new-key).',
  });
}

function toResponse(refusal: Refusal): Response {
  return new Response(asJson(refusal), { status: refusal.status, headers: HEADERS });
}

/** The response that a connection is busy with, from the headers of the request to the last byte sent. */
export function currentResponse(socket: Socket): (ServerResponse & { req: IncomingMessage }) | undefined {
  // Not documented, but Node's own handling of clientError uses it.
  const { _httpMessage: message } = socket as { _httpMessage?: ServerResponse & { req: IncomingMessage } };
  return message ?? undefined;
}

const HEADERS = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };

function asJson({ status, code, detail }: Refusal): string {
  return JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, detail, code });
}

function asText(refusal: Refusal): string {
  const body = asJson(refusal);
  const headers = { ...HEADERS, 'content-length': body.length, connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n');
}
