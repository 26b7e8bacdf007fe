/** Makes the same runs as in this process, over real sockets. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Report } from '../../conformance/model/report.ts';
import { serveSandbox } from '../../server/node/serve.ts';
import { createSandbox, type Sandbox } from '../../server/sandbox.ts';
import { type BankToJudge, runAgainst } from './judge-bank.ts';
import { virtualClock } from './virtual-clock.ts';

export interface Serving {
  readonly url: string;
  close(): Promise<void>;
}

export type Serve = (sandbox: Sandbox) => Promise<Serving>;

export async function judgeOverSocket(
  { faults = [], options = {} }: Pick<BankToJudge, 'faults' | 'options'>,
  serve: Serve = asItIs,
): Promise<Report> {
  const clock = virtualClock();
  const sandbox = await createSandbox({ systemTime: () => new Date(clock.now()) });
  for (const fault of faults) sandbox.faults.add(fault);
  const serving = await serve(sandbox);
  try {
    return await runAgainst(sandbox, { baseUrl: serving.url, clock, ...options });
  } finally {
    await serving.close();
  }
}

const asItIs: Serve = async (sandbox) => {
  const serving = await serveSandbox({ sandbox, host: '127.0.0.1', port: 0 });
  return { url: serving.url, close: () => serving.stop(0) };
};

/** HTTP leaves these to a server, and no Fetch handler can do them: letters of header names, chunks, connections. */
export interface Manners {
  readonly headerNames?: (name: string) => string;
  /** Bytes of a chunk, each sent by itself; absent: the body goes out whole, with its length. */
  readonly chunkBytes?: number;
  /** Between two chunks. */
  readonly pauseMs?: number;
  readonly closeAfterEach?: boolean;
  /** Makes what crosses the wire of a body, and adds headers. */
  readonly encode?: (body: Uint8Array) => {
    readonly bytes: Uint8Array;
    readonly headers: Readonly<Record<string, string>>;
  };
  /** True if `100 Continue`, which the client did not ask for, `102 Processing` and `103 Early Hints` come before each response. */
  readonly isInformed?: boolean;
}

export function withManners({ headerNames = (name) => name, ...manners }: Manners): Serve {
  return async (sandbox) => {
    const server = createServer((request, response) => {
      answer(request, response).catch((error: Error) => response.destroy(error));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };

    async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { method = 'GET', url = '/', headers } = request;
      if (manners.isInformed) {
        response.writeContinue();
        response.writeProcessing();
        response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' });
      }
      const body = await text(request);
      const answered = await sandbox.fetch(
        new Request(new URL(url, 'http://127.0.0.1'), {
          method,
          headers: headers as Record<string, string>,
          ...(body !== '' && { body }),
        }),
      );
      for (const [name, line] of answered.headers) response.setHeader(headerNames(name), line);
      if (manners.closeAfterEach) response.setHeader(headerNames('connection'), 'close');
      const content = new Uint8Array(await answered.arrayBuffer());
      const { bytes, headers: more } = manners.encode?.(content) ?? { bytes: content, headers: {} };
      for (const [name, line] of Object.entries(more)) response.setHeader(headerNames(name), line);
      response.statusCode = answered.status;
      const { chunkBytes, pauseMs = 0 } = manners;
      if (chunkBytes === undefined) return void response.end(bytes);
      for (let at = 0; at < bytes.length; at += chunkBytes) {
        response.write(bytes.subarray(at, at + chunkBytes));
        if (pauseMs > 0) await setTimeout(pauseMs);
      }
      response.end();
    }
  };
}
