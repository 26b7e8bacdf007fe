import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type ProxyOptions, startProxy } from '../../../conformance/proxy/start-proxy.ts';

/** The test stops what runs in it when it ends. */
export class Stopping {
  readonly #stops: (() => Promise<void>)[] = [];
  add<Thing extends { stop(deadlineMs: number): Promise<void> }>(thing: Thing): Thing {
    this.#stops.push(() => thing.stop(0));
    return thing;
  }
  async stop(): Promise<void> {
    for (const stop of this.#stops.splice(0).reverse()) await stop();
  }
}

export interface Target {
  readonly url: URL;
  /** The received bytes, by connection. */
  readonly peers: Peer[];
  /** The next connection. */
  next(): Promise<Peer>;
  stop(): Promise<void>;
}

/** One end of a connection, byte by byte. */
export class Peer {
  readonly socket: Socket;
  received = '';
  /** The end of the other side: a normal end, or an abort. */
  ending: 'open' | 'ended' | 'aborted' = 'open';
  readonly #waiting = new Set<() => void>();

  constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (chunk: Buffer) => {
      this.received += chunk.toString('latin1');
      this.#wake();
    });
    socket.on('end', () => {
      this.ending = 'ended';
      this.#wake();
    });
    socket.on('error', () => {
      this.ending = 'aborted';
      this.#wake();
    });
    socket.on('close', () => this.#wake());
  }

  #wake(): void {
    for (const one of [...this.#waiting]) one();
  }

  write(text: string): void {
    this.socket.write(text, 'latin1');
  }

  async until(isSo: (peer: this) => boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo(this)) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Waits until this has come, at the end of what has. */
  receives(text: string): Promise<void> {
    return this.until(({ received }) => received.endsWith(text));
  }

  /** @returns how the other side ended */
  async end(): Promise<Peer['ending']> {
    await this.until(({ ending, socket }) => ending !== 'open' || socket.closed);
    return this.ending;
  }
}

/** A server that knows nothing of HTTP. */
export async function startTarget(): Promise<Target> {
  const peers: Peer[] = [];
  const waiting: ((peer: Peer) => void)[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const peer = new Peer(socket);
    peers.push(peer);
    waiting.shift()?.(peer);
  });
  let taken = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    peers,
    next() {
      taken += 1;
      const there = peers[taken - 1];
      return there === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(there);
    },
    async stop() {
      for (const { socket } of peers) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export async function connectTo(url: string | URL): Promise<Peer> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  await once(socket, 'connect');
  return new Peer(socket);
}

/** A target, a proxy before it, and a client of that which has sent the beginning of a request. */
export async function connectThrough(stopping: Stopping, options: Partial<ProxyOptions>, request: string) {
  const target = stopping.add(await startTarget());
  const proxy = stopping.add(await startProxy({ target: target.url, port: 0, ...options }));
  const client = await connectTo(proxy.url);
  client.write(request);
  const server = await target.next();
  return { target, proxy, client, server };
}
