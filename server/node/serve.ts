/** The sandbox behind node:http: sockets, limits and stopping. What is asked and answered is the sandbox's own matter. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { MAX_BODY_BYTES } from '../api/max-body-bytes.ts';
import { hasNoType, isCutMidway } from '../faults/corrupt-response.ts';
import type { Sandbox } from '../sandbox-types.ts';
import { allowLocalPages } from './cors.ts';
import { answerUnderWay, type RefusalCode, refuseAddress, refuseOnSocket } from './refusals.ts';
import { sendUntilBroken } from './send-until-broken.ts';

export interface ServeOptions {
  readonly sandbox: Pick<Sandbox, 'fetch'>;
  /** A name or an address to listen on. */
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly limits?: Partial<Limits>;
  /** Told of a request that could not be read, or not in time, and so never reached the sandbox. */
  readonly onRefused?: (status: number, code: RefusalCode) => void;
}

export interface Limits {
  /** All headers of a request, the request line included. */
  readonly headerBytes: number;
  /** From the first byte of a request, or from the connection, to the end of its headers. */
  readonly headersMs: number;
  /** The same to the end of its body. */
  readonly requestMs: number;
  /** How long a connection may be silent between two requests. */
  readonly keepAliveMs: number;
  /** How long it may be silent while it is being answered: a caller who does not read. */
  readonly silenceMs: number;
  /** Further connections are closed at once. */
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
  /** `http://127.0.0.1:4020`: where this machine reaches it. */
  readonly url: string;
  readonly port: number;
  /**
   * Takes no more connections, lets requests that have begun finish, and closes. Requests that are not done by then are cut.
   *
   * @param deadlineMs from now
   */
  stop(deadlineMs: number): Promise<void>;
}

/** @throws the system's error: EADDRINUSE, EACCES, EADDRNOTAVAIL, ENOTFOUND */
export async function serveSandbox(options: ServeOptions): Promise<Serving> {
  const { sandbox, host, port, onRefused = () => {} } = options;
  const limits = { ...LIMITS, ...options.limits };
  const sockets = new Set<Socket>();
  let stopping = false;

  const refuse = (): Response => {
    onRefused(400, 'malformed-request');
    return refuseAddress();
  };
  /** The last one that was looked at: all callers use the same. */
  let knownHost: string | undefined;
  const answer = async (request: Request, { incoming, outgoing }: Exchange): Promise<Response> => {
    const { origin, host: name } = incoming.headers;
    if (name !== knownHost) {
      // The listener lets some pass that are no hosts, `.0.0.1`: their URL could not be read.
      if (!URL.canParse(`http://${name}/`)) return refuse();
      knownHost = name;
    }
    if (origin !== undefined) allowLocalPages(incoming, outgoing, origin);
    if (stopping) outgoing.setHeader('connection', 'close');
    // A socket knows its remoteAddress: it is the Caller.
    const response = await sandbox.fetch(request, incoming.socket);
    if (isCutMidway(response)) await sendUntilBroken(response, outgoing);
    // Response.error(): the connection is to be cut.
    else if (response.status === 0) incoming.socket.destroy();
    else return hasNoType(response) ? withoutType(response) : response;
    return RESPONSE_ALREADY_SENT;
  };
  const listener = getRequestListener(answer as Parameters<typeof getRequestListener>[0], {
    // Of an address that means nothing: the sandbox never rejects.
    errorHandler: refuse,
  });
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      // How often Node looks for those that are late.
      connectionsCheckingInterval: Math.max(10, Math.min(1000, limits.headersMs / 10)),
      // Without one, the listener refuses it with a problem.
      requireHostHeader: false,
    },
    listener,
  );
  server.maxConnections = limits.connections;
  server.timeout = limits.silenceMs;
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // A caller who asks first whether a body may come does not send one that is too large.
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!(Number(incoming.headers['content-length']) > MAX_BODY_BYTES)) outgoing.writeContinue();
    server.emit('request', incoming, outgoing);
  });
  server.on('clientError', (error, socket) => refuseOnSocket(error, socket as Socket, onRefused));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

  async function stop(deadlineMs: number): Promise<void> {
    stopping = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Those that are silent, or have never said anything, would be waited for.
    const closeSilent = () => {
      for (const socket of sockets) if (answerUnderWay(socket) === undefined) socket.destroy();
    };
    closeSilent();
    const sweep = setInterval(closeSilent, 20);
    const cut = setTimeout(() => server.closeAllConnections(), deadlineMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  }

  const bound = (server.address() as AddressInfo).port;
  return { url: `http://${reachable(host)}:${bound}`, port: bound, stop };
}

/** The listener puts a content type of its own on a body that has none, unless its headers are plain. A fault may want none. */
function withoutType({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers: Object.fromEntries(headers) });
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** Every address of the machine is listened on: this one reaches it from here. */
const EVERY: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

function reachable(host: string): string {
  return EVERY[host] ?? (host.includes(':') ? `[${host}]` : host);
}
