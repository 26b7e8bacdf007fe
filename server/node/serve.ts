import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { hostnameOf } from '../../lib/hostname-of.ts';
import { MAX_BODY_BYTES } from '../api/max-body-bytes.ts';
import { MAX_SNAPSHOT_BODY_BYTES } from '../control/control.ts';
import { hasNoType, isCutMidway } from '../faults/corrupt-response.ts';
import type { Sandbox } from '../sandbox-types.ts';
import { countRead, runInTurn } from '../store/sqlite/turn-queue.ts';
import { allowLocalPages } from './cors.ts';
import {
  currentResponse,
  type RefusalCode,
  refuseHost,
  refuseInvalidTarget,
  refuseOnSocket,
} from './refuse-request.ts';

/** Serves the sandbox with node:http: sockets, limits and stopping. */

export interface ServeOptions {
  readonly sandbox: Pick<Sandbox, 'fetch'>;
  /** A name or an address to listen on. */
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly limits?: Partial<Limits>;
  /** Tells whether requests for this host are served: the name or address of a `Host` header, as URLs have it. Default: all are. */
  readonly acceptsHost?: (hostname: string) => boolean;
  /** Origins of web pages that may call the API, besides loopback ones: `http://app.test:5173`, or `null` for pages from disk. */
  readonly allowedOrigins?: readonly string[];
  /** Called for a request that was malformed or timed out, and so never reached the sandbox. */
  readonly onRefused?: (status: number, code: RefusalCode) => void;
}

export interface Limits {
  /** All headers of a request, the request line included. */
  readonly headerBytes: number;
  /** From the first byte of a request, or from the connection, to the end of its headers. */
  readonly headersMs: number;
  /** The limit to the end of the request's body. */
  readonly requestMs: number;
  /** The time that a connection may be silent between two requests. */
  readonly keepAliveMs: number;
  /** The time that it may be silent during a response, when the client does not read. */
  readonly silenceMs: number;
  /** A further connection takes the place of the oldest one without a request, or is closed if all have one. */
  readonly connections: number;
}

const LIMITS: Limits = {
  headerBytes: 16 * 1024,
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 10_000,
  // Longer than the longest delay that a fault can ask for.
  silenceMs: 120_000,
  connections: 1000,
};

export interface Serving {
  /** `http://127.0.0.1:4020`: reachable from this machine. */
  readonly url: string;
  readonly port: number;
  /**
   * Accepts no more connections, waits for requests in progress, and closes.
   *
   * @param deadlineMs after which requests are cut
   * @param drainMs time before that in which everything is served, by connections that close after their next response
   */
  stop(deadlineMs: number, drainMs?: number): Promise<void>;
}

/** @throws the system's error: EADDRINUSE, EACCES, EADDRNOTAVAIL, ENOTFOUND */
export async function serveSandbox(options: ServeOptions): Promise<Serving> {
  const { host, port, onRefused = () => {} } = options;
  const limits = { ...LIMITS, ...options.limits };
  const { connections } = limits;
  const state = { isStopping: false };
  const server = createHttpServer(limits, createListener(options, state));
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    // Otherwise callers that say nothing would keep others out until their time is over.
    if (sockets.size >= connections) {
      const idle = oldestIdle(sockets);
      (idle ?? socket).destroy();
      if (idle === undefined) return;
      sockets.delete(idle);
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // A client that sends `Expect: 100-continue` need not send a body that is too large.
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isControl = incoming.url?.startsWith('/_sandbox/') === true;
    const maxBytes = isControl ? MAX_SNAPSHOT_BODY_BYTES : MAX_BODY_BYTES;
    if (!(Number(incoming.headers['content-length']) > maxBytes)) outgoing.writeContinue();
    server.emit('request', incoming, outgoing);
  });
  server.on('clientError', (error, socket) => refuseOnSocket(error, socket as Socket, onRefused));
  await listen(server, port, host);

  async function stop(deadlineMs: number, drainMs = 0): Promise<void> {
    state.isStopping = true;
    await sleep(drainMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Otherwise `close` would wait for connections without a request.
    const closeIdle = () => {
      for (const socket of sockets) if (currentResponse(socket) === undefined) socket.destroy();
    };
    closeIdle();
    const sweep = setInterval(closeIdle, 20);
    const cut = setTimeout(() => server.closeAllConnections(), deadlineMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  }

  const bound = (server.address() as AddressInfo).port;
  return { url: `http://${reachable(host)}:${bound}`, port: bound, stop };
}

/** The oldest connection that has never sent anything; else the oldest that has no request in progress. */
function oldestIdle(sockets: ReadonlySet<Socket>): Socket | undefined {
  let idle: Socket | undefined;
  for (const socket of sockets) {
    if (currentResponse(socket) !== undefined) continue;
    if (socket.bytesRead === 0) return socket;
    idle ??= socket;
  }
  return idle;
}

/** Turns a Node request into a call of the sandbox, and its response into a Node response. */
function createListener(
  { sandbox, acceptsHost = () => true, allowedOrigins, onRefused = () => {} }: ServeOptions,
  state: { readonly isStopping: boolean },
) {
  const refuse = (): Response => {
    onRefused(400, 'malformed-request');
    return refuseInvalidTarget();
  };
  const refuseForeign = (): Response => {
    onRefused(403, 'unknown-host');
    return refuseHost();
  };
  /** The last Host header that was accepted: clients usually send the same one. */
  let acceptedHost: string | undefined;
  const respond = async (request: Request, { incoming, outgoing }: Exchange): Promise<Response> => {
    const { origin, host } = incoming.headers;
    if (hasSeveralHosts(incoming)) return refuse();
    if (host !== acceptedHost) {
      // The listener accepts some hosts that are not valid in a URL, such as `.0.0.1`.
      const name = hostnameOf(`${host}`);
      if (name === undefined) return refuse();
      if (!acceptsHost(name)) return refuseForeign();
      acceptedHost = host;
    }
    if (origin !== undefined) allowLocalPages(incoming, outgoing, origin, allowedOrigins);
    if (state.isStopping) outgoing.setHeader('connection', 'close');
    // A socket has a remoteAddress: it is the Caller.
    const response = await sandbox.fetch(request, incoming.socket);
    if (isCutMidway(response)) await sendUntilBroken(response, outgoing);
    // Response.error(): the connection is to be cut.
    else if (response.status === 0) incoming.socket.destroy();
    else return hasNoType(response) ? withoutType(response) : response;
    return RESPONSE_ALREADY_SENT;
  };
  const listener = getRequestListener(respond as Parameters<typeof getRequestListener>[0], {
    // Only for an invalid request target: the sandbox never rejects.
    errorHandler: refuse,
  });
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (incoming.method === 'GET') {
      countRead();
      void listener(incoming, outgoing);
    } else
      runInTurn(() => {
        // Nobody waits for the response if the client has disconnected in the meantime.
        if (!incoming.destroyed) void listener(incoming, outgoing);
      });
  };
}

function createHttpServer(limits: Limits, listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      // Node checks the timeouts this often.
      connectionsCheckingInterval: Math.max(10, Math.min(1000, limits.headersMs / 10)),
      // Without a Host header, the listener responds with a problem.
      requireHostHeader: false,
    },
    listener,
  );
  server.timeout = limits.silenceMs;
  return server;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** The listener adds a content type to a body without one, unless the headers are a plain object. A fault can remove it. */
function withoutType({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers: Object.fromEntries(headers) });
}

/** Servers and proxies disagree about which one counts (RFC 9112, section 3.2, wants a 400). */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** A server that listens on all addresses is reachable at the loopback address. */
const EVERY: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

function reachable(host: string): string {
  return EVERY[host] ?? (host.includes(':') ? `[${host}]` : host);
}

/**
 * Sends a response whose body ends early because of a fault, and cuts the connection. (The listener would log the error to the console.)
 */
async function sendUntilBroken(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  try {
    // The types of the older compiler have no iteration over streams.
    const reader = response.body?.getReader();
    for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read())
      await sent(next.value, outgoing);
  } catch {
    // Intended by the fault.
  }
  outgoing.destroy();
}

/** Resolves when the bytes were sent, or the client has disconnected. */
function sent(bytes: Uint8Array, outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('close', resolve);
    outgoing.write(bytes, () => resolve());
  });
}
