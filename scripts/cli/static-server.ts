import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A file served from memory. */
export interface Page {
  /** `text/html; charset=utf-8` */
  readonly type: string;
  readonly body: string;
}

export interface StaticServer {
  readonly port: number;
  /** Ends open connections too. */
  close(): Promise<void>;
}

/**
 * Serves a few files from memory on the loopback address.
 *
 * @param pages by path: `/`, `/openapi.json`
 * @param port 0 for any free one
 * @throws the system's error, such as EADDRINUSE
 */
export async function serveStatic(
  pages: Readonly<Record<string, Page>>,
  port: number,
): Promise<StaticServer> {
  const ready = new Map(
    Object.entries(pages).map(([path, { type, body }]) => {
      const bytes = Buffer.from(body);
      return [path, { type, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }];
    }),
  );
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const page = ready.get((request.url ?? '/').split('?')[0] ?? '/');
    if (page === undefined) return plain(response, 404, 'Not found.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return plain(response, 405, 'Only GET and HEAD are allowed.');
    }
    response.setHeader('etag', page.etag);
    response.setHeader('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === page.etag) return response.writeHead(304).end();
    response.writeHead(200, {
      'content-type': page.type,
      'content-length': page.bytes.byteLength,
      'x-content-type-options': 'nosniff',
    });
    return response.end(request.method === 'HEAD' ? undefined : page.bytes);
  };
  const server = createServer(respond);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function plain(response: ServerResponse, status: number, text: string) {
  return response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
