import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { parseUrl } from '../../lib/parse-url.ts';
import type { TlsOptions } from '../model/tls-options.ts';
import { readTls } from '../transport/read-tls.ts';
import { Budget, type CapturedCall } from './captured-call.ts';
import { Relay } from './relay.ts';
import { createRewriter } from './rewrite-head.ts';
import { reaches } from './this-machine.ts';

export interface ProxyOptions {
  /** Without a path: those of requests are passed as they are. */
  readonly target: URL;
  /** Address to listen on. Default: 127.0.0.1. */
  readonly host?: string;
  /** 0: any free one. */
  readonly port: number;
  /** Whether the target gets the `Host` that the client sent. Default: false, it gets its own. */
  readonly keepHost?: boolean;
  /** For an https target. */
  readonly tls?: TlsOptions;
  /** How long connecting to the target may take. Default: 30 seconds. */
  readonly connectTimeoutMs?: number;
  /** For calls that are under way or wait to be taken, in bytes: as much for their contents as for their heads. Default: 128 MiB. */
  readonly memory?: number;
  /** Gets each call when it is over. An error that it throws is given to `onProblem`, and harms no call. */
  readonly onCall?: (call: CapturedCall, free: () => void) => void;
  /** What keeps calls from being judged, in words; their bytes go on. Called as often as it happens. */
  readonly onProblem?: (why: string) => void;
}

export interface RunningProxy {
  /** `http://127.0.0.1:4030` */
  readonly url: string;
  /** Whether no call is under way. */
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
  const { target, host = '127.0.0.1', port, onProblem = () => {} } = options;
  const { memory = MEMORY } = options;
  const relays = new Set<Relay>();
  let isStopping = false;
  let address: AddressInfo;
  const { timeOrigin } = performance;
  const rewriter = createRewriter({
    target,
    ...(options.keepHost !== undefined && { keepHost: options.keepHost }),
    isOwnHost: (name) => {
      const url = parseUrl(`http://${name}`);
      return url !== undefined && Number(url.port || 80) === address.port && reaches(url.hostname, host);
    },
  });
  const relayOptions = {
    target,
    rewriter,
    budgets: { content: new Budget(memory), heads: new Budget(memory) },
    connectTimeoutMs: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    // Node does not tell whether TLS was closed, or its connection cut (RFC 9112, section 9.8).
    isEndUncertain: target.protocol === 'https:',
    tls: readTls(options.tls ?? {}),
    now: () => timeOrigin + performance.now(),
    onLost: onProblem,
    onCall: (call: CapturedCall, free: () => void) => handOver(call, free, options),
  };

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client: Socket) => {
    const relay = new Relay(client, relayOptions, () => relays.delete(relay));
    relays.add(relay);
    relay.start();
    if (isStopping) relay.stopWhenIdle();
  });
  // Before it listens, an error is that of listening; afterwards, of one connection: too many files are open, for example.
  server.listen(port, host);
  await once(server, 'listening');
  server.on('error', ({ message }) => onProblem(`a connection could not be accepted: ${message}`));
  address = server.address() as AddressInfo;

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    get isIdle() {
      return [...relays].every((relay) => relay.isIdle);
    },
    async stop(deadlineMs) {
      isStopping = true;
      const closed = once(server, 'close');
      server.close();
      for (const relay of relays) relay.stopWhenIdle();
      const timer = setTimeout(() => {
        for (const relay of relays) relay.destroy();
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
