/** What the server refuses before there is a request that the sandbox could answer: problems straight onto the socket. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Stable words, as in the API's problems. */
export type RefusalCode = 'malformed-request' | 'request-timeout' | 'headers-too-large' | 'chunk-too-large';

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

/** By the code of Node's error. */
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

/** Connections whose refusal waits for an answer under way: what comes after the first nonsense is not worth a word. */
const waiting = new WeakSet<Socket>();

/**
 * Answers a connection on which something else than a request came, or none in time, and closes it.
 *
 * @param onRefused told what was answered, for the log
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
  const current = answerUnderWay(socket);
  if (current?.req.complete === true) {
    // That one came whole: what cannot be read is behind it, and its refusal comes behind the answer.
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

/** The same for a request that HTTP's grammar allows, whose address means nothing: no host, or an impossible one. */
export function refuseAddress(): Response {
  return new Response(
    asJson({ ...MALFORMED, detail: 'The request target or the Host header is not valid.' }),
    {
      status: MALFORMED.status,
      headers: HEADERS,
    },
  );
}

/** The answer that a connection is busy with, from its request's headers to the last byte sent. */
export function answerUnderWay(socket: Socket): (ServerResponse & { req: IncomingMessage }) | undefined {
  // Not documented, but what Node's own treatment of such errors goes by.
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
