import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { CheckedTls } from '../transport/read-tls.ts';

export interface TargetOptions {
  readonly target: URL;
  /** The TLS options for an https target. */
  readonly tls: CheckedTls;
  /** The time that connecting may take. */
  readonly connectTimeoutMs: number;
}

/** Connects; an error before `onConnected` is called means that there is no connection. */
export function connectToTarget(options: TargetOptions, onConnected: () => void): Socket {
  const { target, tls, connectTimeoutMs } = options;
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1');
  const isTls = target.protocol === 'https:';
  const port = Number(target.port) || (isTls ? 443 : 80);
  // An address is no server name.
  const servername = /^[\d.]+$|:/.test(host) ? {} : { servername: host };
  const socket = isTls
    ? connectTls({ host, port, ...servername, ALPNProtocols: ['http/1.1'], ...tls })
    : connectTcp({ host, port });
  const timer = setTimeout(() => socket.destroy(new ConnectTimeout()), connectTimeoutMs).unref();
  socket
    .setNoDelay(true)
    .once('close', () => clearTimeout(timer))
    .once(isTls ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      onConnected();
    });
  readToTheEnd(socket);
  return socket;
}

class ConnectTimeout extends Error {
  readonly code = 'ETIMEDOUT';
}

/** These errors come from a connection that the other side has closed or aborted. */
const GONE: ReadonlySet<string | undefined> = new Set(['EPIPE', 'ECONNRESET', 'ECONNABORTED']);

/**
 * Lets a socket be read to its end although writing to it has failed. A server that refuses a large body responds, and closes while the body is still being
 * sent: the system then fails the next write, but still holds the response. Node.js would destroy the socket and the response with it.
 */
function readToTheEnd(socket: Socket): void {
  const { _write: write, _writev: writev } = socket;
  type Written = (error?: Error | null) => void;
  const tolerant =
    (written: Written): Written =>
    (error) =>
      written(GONE.has((error as NodeJS.ErrnoException | null)?.code) ? null : error);
  socket._write = (chunk, encoding, written) => write.call(socket, chunk, encoding, tolerant(written));
  if (writev !== undefined)
    socket._writev = (chunks, written) => writev.call(socket, chunks, tolerant(written));
}
