import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { parseUrl } from '../../lib/parse-url.ts';
import type { TlsOptions } from '../model/tls-options.ts';
import { readTls } from '../transport/read-tls.ts';
import type { CallReceiver } from './capture-call.ts';
import type { CapturedCall } from './captured-call.ts';
import { ClientConnection, type ClientOptions, MAX_HEAD } from './forward-call.ts';
import { MemoryBudget } from './memory-budget.ts';
import { isOwnHost } from './own-hosts.ts';
import { refuseConnection } from './own-response.ts';
import { offerUpgrade } from './upgrade.ts';

export interface ProxyOptions {
  /** Without a path: those of requests are passed as they are. */
  readonly target: URL;
  /** Address to listen on. Default: 127.0.0.1. */
  readonly host?: string;
  /** 0: any free one. */
  readonly port: number;
  /** Names and addresses that requests may be for, besides loopback names and the address that it listens on: `proxy.test`. */
  readonly allowedHosts?: readonly string[];
  /** True if the target gets the `Host` that the client sent. Default: false, it gets its own. */
  readonly keepHost?: boolean;
  /** The TLS options for an https target. */
  readonly tls?: TlsOptions;
  /** The time that connecting to the target may take. Default: 30 seconds. */
  readonly connectTimeoutMs?: number;
  /** The bytes for calls that are in progress or wait to be taken: as many for their contents as for their heads. Default: 128 MiB. */
  readonly memory?: number;
  /** An error that it throws is given to `onProblem`, and harms no call. */
  readonly onCall?: CallReceiver;
  /** The reason, in words, why calls are not checked. Called as often as it happens. */
  readonly onProblem?: (why: string) => void;
}

export interface RunningProxy {
  /** `http://127.0.0.1:4030` */
  readonly url: string;
  /** Tells whether no call is in progress. */
  readonly isIdle: boolean;
  /**
   * Accepts no more connections, and closes each when no call is under way on it.
   *
   * @param deadlineMs after which the others are aborted
   */
  stop(deadlineMs: number): Promise<void>;
}

const MEMORY = 2 ** 27;
const CONNECT_TIMEOUT_MS = 30_000;

/** @throws ConfigurationError for invalid certificates; the system's error: EADDRINUSE, EACCES, EADDRNOTAVAIL, ENOTFOUND */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const { target, host = '127.0.0.1', port, allowedHosts = [], onProblem = () => {} } = options;
  const { memory = MEMORY, keepHost = false, connectTimeoutMs = CONNECT_TIMEOUT_MS } = options;
  const ownHosts = { host, allowed: allowedHosts };
  const clients = new Map<Socket, ClientConnection>();
  let address: AddressInfo;
  const { timeOrigin } = performance;
  const clientOptions: ClientOptions = {
    target,
    keepHost,
    ownHosts,
    isOwnAddress: (name) =>
      Number(parseUrl(`http://${name}`)?.port || 80) === address.port && isOwnHost(name, ownHosts),
    tls: readTls(options.tls ?? {}),
    connectTimeoutMs,
    budgets: { contents: new MemoryBudget(memory), heads: new MemoryBudget(memory) },
    now: () => timeOrigin + performance.now(),
    onCall: (call, free) => handOver(call, free, options),
    onProblem,
  };

  // The target decides how long a client may take, and whether it needs a `Host`.
  const server = createServer({
    maxHeaderSize: MAX_HEAD,
    noDelay: true,
    requireHostHeader: false,
    headersTimeout: 0,
    requestTimeout: 0,
    keepAliveTimeout: 0,
  });
  // A client that has ended its side still gets its response. The property is as old as Node.js, and has no type.
  Object.assign(server, { httpAllowHalfOpen: true });

  const clientOf = (socket: Socket) => clients.get(socket) as ClientConnection;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    harmless(incoming, () => clientOf(incoming.socket).forward(incoming, outgoing));
  };
  server.on('request', pass).on('checkContinue', pass).on('checkExpectation', pass);
  server.on('upgrade', (incoming, socket: Socket, head) =>
    harmless(incoming, () => offerUpgrade(server, clientOf(socket), incoming, socket, head)),
  );
  server.on('connect', ({ socket }) =>
    refuseConnection(socket, {
      status: 405,
      reason: 'this proxy serves one deployment and does not open tunnels',
    }),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const { code = 'unknown' } = error;
    // After a part of a call, it would be taken for the response of that.
    if (!socket.writable || !code.startsWith('HPE_') || !clientOf(socket).isIdle) {
      socket.destroy();
      return;
    }
    onProblem(`a request was refused, since servers could read it differently (${code})`);
    const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
    refuseConnection(socket, { status, reason: `the request is not valid HTTP/1.1 (${code})` });
  });
  server.on('connection', (socket: Socket) => {
    // One that is not upgraded after all comes again.
    if (clients.has(socket)) return;
    clients.set(socket, new ClientConnection(socket, clientOptions));
    socket.on('error', () => {}).on('close', () => clients.delete(socket));
  });
  function harmless({ socket }: IncomingMessage, work: () => void): void {
    try {
      work();
    } catch (error) {
      socket.destroy();
      onProblem(`a call could not be passed on: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  // Before it listens, an error is that of listening; afterward, of one connection: too many files are open, for example.
  server.listen(port, host);
  await once(server, 'listening');
  server.on('error', ({ message }) => onProblem(`a connection could not be accepted: ${message}`));
  address = server.address() as AddressInfo;

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    get isIdle() {
      return [...clients.values()].every((client) => client.isIdle);
    },
    async stop(deadlineMs) {
      const closed = once(server, 'close');
      server.close();
      for (const client of clients.values()) client.endWhenIdle();
      const timer = setTimeout(() => {
        for (const client of clients.values())
          client.close({ failure: 'interrupted', detail: 'the proxy was stopped' });
      }, deadlineMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

/** Whoever takes a call may throw. */
function handOver(
  call: CapturedCall,
  free: () => void,
  { onCall = (_call, release) => release(), onProblem = () => {} }: ProxyOptions,
): void {
  try {
    onCall(call, free);
  } catch (error) {
    free();
    onProblem(`a call could not be taken: ${error instanceof Error ? error.message : String(error)}`);
  }
}
