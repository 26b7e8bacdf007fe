import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Running {
  /** `http://127.0.0.1:3000` */
  readonly url: string;
  /** Takes no further requests, waits for those under way, then ends. */
  close(): Promise<void>;
}

/** Serves an app. Port 0 takes any free port. Rejects when the port is taken. */
export async function listen(app: RequestListener, port: number, host: string): Promise<Running> {
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { address, family, port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    close: () =>
      new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
}
