import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Running {
  /** `http://127.0.0.1:3000` */
  readonly url: string;
  /** Takes no further requests, waits for those under way, then ends. */
  close(): Promise<void>;
}

/** The address cannot be listened on. The message says what to set; there is nothing to learn from the stack. */
export class ListenError extends Error {}

/** Serves an app. Port 0 takes any free port. Rejects with a `ListenError` when the port is taken or not to be had. */
export async function listen(app: RequestListener, port: number, host: string): Promise<Running> {
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message =
        error.code === 'EADDRINUSE'
          ? `Port ${port} of ${host} is taken. Set PORT to another one, or to 0 for any free one.`
          : `Cannot listen on port ${port} of ${host} (${error.message}). Set PORT or HOST to another one.`;
      reject(new ListenError(message, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  const { address, family, port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    close: () =>
      new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
}
