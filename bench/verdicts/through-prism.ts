import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A call of a recording, as HAR has it. */
export interface HarEntry {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly HarHeader[];
    readonly postData?: { readonly text: string };
  };
  readonly response: {
    readonly status: number;
    readonly headers: readonly HarHeader[];
    readonly content: { readonly text?: string };
  };
}

interface HarHeader {
  readonly name: string;
  readonly value: string;
}

/** Reads what Prism says of a call in the header `sl-violations`. */
export interface PrismViolation {
  readonly location: readonly string[];
  readonly severity: string;
  readonly code: string | number;
  readonly message: string;
}

/** Milliseconds after which a call counts as unanswered: a malformed JSON request is never forwarded. */
const PATIENCE = 5_000;

/**
 * Sends each request of a recording through `prism proxy` to a server that replies as the recording does.
 *
 * @param script of Prism's command line
 * @param base path below which the description's paths begin, such as `/api/v2`
 * @returns for each call what Prism reports, or `undefined` where no response came
 */
export async function throughPrism(
  script: string,
  document: string,
  base: string,
  entries: readonly HarEntry[],
): Promise<readonly (readonly PrismViolation[] | undefined)[]> {
  let current: HarEntry | undefined;
  const upstream = createServer((incoming, outgoing) => {
    incoming.resume();
    const { status, headers, content } = (current as HarEntry).response;
    const own = headers.filter(({ name }) => !/^(?:connection|keep-alive|transfer-encoding)$/i.test(name));
    outgoing.writeHead(
      status,
      own.flatMap(({ name, value }) => [name, value]),
    );
    outgoing.end(content.text ?? '');
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const port = await freePort();
  const target = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}${base}`;
  const args = [script, 'proxy', document, target, '--host', '127.0.0.1', '--port', `${port}`];
  let prism = await started([...args, '--errors=false']);
  try {
    const reported: (readonly PrismViolation[] | undefined)[] = [];
    for (const entry of entries) {
      // The client has left a stream, so that there is no response to send again.
      if (entry.response.status === 0) {
        reported.push([]);
        continue;
      }
      // Some responses end its process, such as one whose header announces a trailer.
      if (prism.exitCode !== null) prism = await started([...args, '--errors=false']);
      current = entry;
      const { pathname, search } = new URL(entry.request.url);
      reported.push(
        await violations(`http://127.0.0.1:${port}${pathname.slice(base.length)}${search}`, entry),
      );
    }
    return reported;
  } finally {
    prism.kill();
    upstream.close();
    upstream.closeAllConnections();
  }
}

function violations(url: string, { request }: HarEntry): Promise<readonly PrismViolation[] | undefined> {
  return new Promise((resolve) => {
    const headers = Object.fromEntries(request.headers.map(({ name, value }) => [name, value]));
    const call = send(url, { method: request.method, headers, timeout: PATIENCE }, (response) => {
      response.resume();
      const header = response.headers['sl-violations'];
      resolve(header === undefined ? [] : (JSON.parse(String(header)) as PrismViolation[]));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => setTimeout(() => resolve(undefined), 200));
    call.end(request.postData?.text);
  });
}

async function started(args: readonly string[]): Promise<ChildProcess> {
  const prism = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface({ input: prism.stdout as Readable }))
    if (line.includes('Prism is listening')) {
      prism.stdout?.resume();
      return prism;
    }
  throw new Error('Prism did not start.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
