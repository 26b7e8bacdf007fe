import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came in. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Number of the connection, from 1: the same for requests that share one. */
  readonly connection: number;
}

export type Fault = (response: ServerResponse, seen: Seen) => void;

/** A real server whose answers, and faults, a test decides. It remembers what it was asked. */
export class FaultServer {
  readonly seen: Seen[] = [];
  #answers: Fault[] = [];
  #connections = 0;
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const seen = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
        connection: (request.socket as { number?: number }).number ?? 0,
      };
      this.seen.push(seen);
      // The last answer stays for whatever else comes.
      const answer = this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0];
      answer?.(response, seen);
    });
  });
  #port = 0;

  static async start(): Promise<FaultServer> {
    const server = new FaultServer();
    server.#server.on('connection', (socket) => {
      Object.assign(socket, { number: ++server.#connections });
    });
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    server.#port = (server.#server.address() as AddressInfo).port;
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The responses to the next requests, one each, the last for all that follow. Forgets what was seen. */
  answers(...answers: Fault[]): void {
    this.#answers = answers;
    this.seen.length = 0;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

type Headers = Record<string, string | string[]>;

export const json =
  (status: number, body: unknown, headers: Headers = {}): Fault =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const text =
  (status: number, body: string, headers: Headers = {}): Fault =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body);

/** Cuts the connection before any byte of an answer. */
export const reset: Fault = (response) => response.socket?.resetAndDestroy();

/** Never answers. */
export const silence: Fault = () => {};

/** Sends headers and the beginning of a body, and then nothing more. */
export const stall: Fault = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"id":');
};

/** Sends the beginning of a body and cuts the connection. */
export const breakOff: Fault = (response) => {
  stall(response, undefined as never);
  // Not a reset, which may overtake what was sent.
  response.socket?.end();
};
