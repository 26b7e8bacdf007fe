import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of the server, which fails on demand. */
export interface ConnectionProxy {
  readonly port: number;
  /** Nothing passes, and no connection is closed. */
  isCut: boolean;
  /** Breaks the connection once a COMMIT has passed, before its response comes back. */
  losesCommits: boolean;
  /** Once: the server says that it ends the connection together with its response to a SELECT that has found nothing. */
  endsAfterSelect: boolean;
  close(): Promise<void>;
}

/** PostgreSQL sends this before it closes a connection that an administrator ends. */
const FIELDS = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
const TERMINATION = Buffer.from(`E\0\0\0${String.fromCharCode(FIELDS.length + 4)}${FIELDS}`, 'latin1');

export async function openProxy(to: number): Promise<ConnectionProxy> {
  const sockets = new Set<Socket>();
  const proxy = {
    port: 0,
    isCut: false,
    losesCommits: false,
    endsAfterSelect: false,
    async close() {
      for (const socket of sockets) socket.destroy();
      listener.close();
    },
  };
  const listener = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (proxy.isCut) return;
        if (proxy.losesCommits && from === near && data.includes('COMMIT\0')) {
          near.destroy();
          far.end(data);
        } else if (proxy.endsAfterSelect && from === far && data.includes('SELECT 0\0')) {
          proxy.endsAfterSelect = false;
          near.end(Buffer.concat([data, TERMINATION]));
          far.destroy();
        } else other.write(data);
      });
      from.on('end', () => proxy.isCut || other.end());
      from.on('error', () => {});
      from.on('close', () => proxy.isCut || proxy.losesCommits || other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  proxy.port = (listener.address() as AddressInfo).port;
  return proxy;
}
