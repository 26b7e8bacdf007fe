import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A server that knows nothing of HTTP: a test says, byte by byte, what comes back. */
export interface RawServer {
  readonly url: string;
  /** The received text of each connection. */
  readonly received: string[];
  /** Resolves when the other side has closed all connections up to now. */
  closed(): Promise<void>;
  stop(): Promise<void>;
}

/** @param answer called once a whole request has come in: its headers and, by their `content-length`, its body */
export async function startRawServer(
  answer: (socket: Socket) => void,
  host = '127.0.0.1',
): Promise<RawServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const ends: Promise<void>[] = [];
  const server = createServer((socket) => {
    const index = received.push('') - 1;
    sockets.add(socket);
    ends.push(new Promise((resolve) => socket.on('close', () => resolve())));
    socket.on('error', () => {});
    socket.on('data', (data) => {
      received[index] += data.toString();
      const [head = '', body] = (received[index] ?? '').split('\r\n\r\n');
      const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
      if (body !== undefined && Buffer.byteLength(body) >= length) answer(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    received,
    closed: async () => void (await Promise.all(ends)),
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
