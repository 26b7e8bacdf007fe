import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { ToolError } from '../../cli/errors.ts';
import { onPort } from '../../cli/ports.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { withinLimits } from '../limits.ts';
import { sayNoSamples } from '../sample/say-no-samples.ts';
import { WITHOUT_BODY } from './choose-response.ts';
import { type MockRequest, type MockResponse, madeUp } from './mock-request.ts';
import { createResponder, type Responder } from './mock-responses.ts';
import { BODY_LIMIT } from './request-checks.ts';

export interface MockOptions {
  /** The bundled 3.1 document. */
  readonly document: DocumentNode;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Random values that fit the schemas instead of the named examples. */
  readonly dynamic?: boolean;
  /** The flag that the user gives the port with, for the error when it is taken; `--port` unless told. */
  readonly portFlag?: string;
  /** Closes the mock when aborted. */
  readonly signal?: AbortSignal;
  /** A line for each request: `POST /v1/card 201`, with the reason behind it where the request was refused. */
  readonly log?: (line: string) => void;
}

export interface Mock {
  /** Base address without a slash at the end: `http://127.0.0.1:4010`. */
  readonly url: string;
  /** Ends open connections too; may be called again. */
  close(): Promise<void>;
}

/**
 * Starts a mock of the described API and resolves once it answers.
 *
 * @throws ToolError `environment` when the port is taken or the host is not this machine's, `unsupported` for a schema that
 * requests could not be checked against
 */
export async function startMock(options: MockOptions): Promise<Mock> {
  const { document, dynamic = false, signal, log } = options;
  const onGivenUp = (pointer: string) => sayNoSamples([pointer], log);
  const responder = await withinLimits('a mock', () => createResponder(document, { dynamic, onGivenUp }));
  let ready = false;
  const server = createServer((request, response) => {
    serve(request, response, responder, ready ? log : undefined).catch((error: unknown) => {
      // The client went away, or the mock is at fault; neither may take the server down.
      log?.(`${request.method} ${request.url} failed: ${String(error)}`);
      response.destroy();
    });
  });
  // The first call of a large operation takes seconds, and a client may use its connection again just when Node.js closes it after five.
  server.keepAliveTimeout = 60_000;
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= new Promise<void>((resolve) => {
      signal?.removeEventListener('abort', close);
      server.close(() => resolve());
      server.closeAllConnections();
    });
    return closing;
  };
  await listen(server, options);
  const url = urlOf(server.address() as AddressInfo, options.host);
  await probe(url);
  ready = true;
  if (signal?.aborted) await close();
  else signal?.addEventListener('abort', close, { once: true });
  return { url, close };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  responder: Responder,
  log: MockOptions['log'],
): Promise<void> {
  allowBrowsers(request, response);
  const { method = 'GET' } = request;
  if (method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined) {
    response.writeHead(204).end();
    return;
  }
  const read = await readRequest(request);
  const answer = 'status' in read ? read : await responder(read);
  log?.(logLine(`${method} ${request.url} ${answer.status}`, answer.reasons));
  const text = answer.body;
  response.writeHead(answer.status, {
    ...sendable(answer.headers),
    ...(WITHOUT_BODY.has(answer.status) ? {} : { 'content-length': Buffer.byteLength(text ?? '') }),
  });
  response.end(method === 'HEAD' ? undefined : text);
}

/** Headers about how a message is sent are described of another server's; Node.js sends its own, and the body is not compressed. */
const FRAMING = new Set([
  ...['connection', 'content-encoding', 'content-length', 'keep-alive', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade'],
]);

/** Keeps the described headers that can be sent. */
function sendable(headers: MockResponse['headers']): Record<string, string> {
  const entries = Object.entries(headers).filter(([name, value]) => {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
      return !FRAMING.has(name.toLowerCase());
    } catch {
      return false;
    }
  });
  return Object.fromEntries(entries);
}

/** `POST /v1/card 422: body/name must be string (and 2 more)` */
function logLine(line: string, [first, ...others]: readonly string[] = []): string {
  if (first === undefined) return line;
  return `${line}: ${first}${others.length === 0 ? '' : ` (and ${others.length} more)`}`;
}

/** Reads the whole request, or says at once what is wrong with it. */
async function readRequest(request: IncomingMessage): Promise<MockRequest | MockResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
    else chunks.length = 0;
  }
  // More was read and thrown away, so that the client reads the response.
  if (size > BODY_LIMIT) return madeUp(413, `The body is larger than ${BODY_LIMIT} bytes`);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : `${value}`,
    ]),
  );
  // A request to a proxy names the host, too; any other is the path as it stands, which may begin with two slashes.
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  return { method: request.method ?? 'GET', path, query, headers, body: Buffer.concat(chunks) };
}

/** Pages of any origin may call the mock: it holds nothing but examples. */
function allowBrowsers({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', '*');
  const { 'access-control-request-method': method, 'access-control-request-headers': names } = headers;
  if (method !== undefined) response.setHeader('access-control-allow-methods', method);
  if (names !== undefined) response.setHeader('access-control-allow-headers', names);
}

async function listen(server: Server, { port, host, portFlag = '--port' }: MockOptions): Promise<void> {
  try {
    await onPort(port, portFlag, async () => {
      server.listen(port, host);
      await once(server, 'listening');
    });
  } catch (error) {
    if (error instanceof ToolError) throw error;
    throw new ToolError('environment', `cannot listen on ${host}: ${(error as Error).message}`, {
      fix: 'Give an address of this machine with `--host`, such as 127.0.0.1.',
      cause: error,
    });
  }
}

/** An address that can be called: a server on all interfaces is reached through the local one. */
function urlOf({ port }: AddressInfo, host: string): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** "Ready" is only said of a mock that has answered. */
async function probe(url: string): Promise<void> {
  const [response] = (await once(get(`${url}/`, { agent: false }), 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
}
