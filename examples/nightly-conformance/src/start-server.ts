import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createHandler, type ServerOptions } from 'banking-platform-api/server';
import { type Bank, openBank } from './bank.ts';
import { handlers } from './handlers.ts';

export interface Settings {
  readonly apiKey: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly bank?: Bank;
  /** Changes the text of each response. Tests use it. */
  readonly change?: (body: string) => string;
}

/** Serves the bank on 127.0.0.1. */
export async function startServer({ apiKey, port, bank = openBank(), change }: Settings) {
  if (apiKey === '') throw new Error('BANK_API_KEY is not set');
  const around: ServerOptions['around'] = async (_arrival, next) => {
    const response = await next();
    return change ? new Response(change(await response.text()), response) : response;
  };
  const handle = createHandler(handlers, { around });
  const server = createServer(getRequestListener((request) => handle(request, { bank, apiKey })));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
