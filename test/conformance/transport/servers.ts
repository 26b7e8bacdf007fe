import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** The requests that a proxy got. */
export interface Seen {
  /** `127.0.0.1:443` */
  readonly asked: string[];
  readonly authorization: (string | undefined)[];
}

export const PROXY_PASSWORD = 'p@ss-canary';

/** Servers of a test file, on this machine and on any free port; stopped after its tests, with all of their connections. */
export function openServers() {
  const stops: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  /** @returns its port */
  async function listen(server: http.Server): Promise<number> {
    const sockets = new Set<Socket>();
    server.on('connection', (socket: Socket) => sockets.add(socket.on('error', () => {})));
    server.on('tlsClientError', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stops.push(() => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    });
    return (server.address() as AddressInfo).port;
  }

  /**
   * A proxy that connects by `CONNECT`, and its URL with user and password.
   *
   * @param answer what it answers instead: `403 Forbidden`
   */
  async function proxy(answer?: string): Promise<[URL, Seen]> {
    const seen: Seen = { asked: [], authorization: [] };
    const server = http.createServer((_, response) => response.writeHead(500).end());
    server.on('connect', (request: http.IncomingMessage, socket: Socket) => {
      seen.asked.push(request.url ?? '');
      seen.authorization.push(request.headers['proxy-authorization']);
      if (answer !== undefined) return void socket.end(`HTTP/1.1 ${answer}\r\n\r\n`);
      const [host = '', port = ''] = (request.url ?? '').split(':');
      const there = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        socket.pipe(there).pipe(socket);
      });
      there.on('error', () => socket.destroy());
      socket.on('error', () => there.destroy());
    });
    const port = await listen(server);
    return [new URL(`http://user:${encodeURIComponent(PROXY_PASSWORD)}@127.0.0.1:${port}`), seen];
  }

  return { listen, proxy, stopLast: async () => void (await stops.pop()?.()) };
}
