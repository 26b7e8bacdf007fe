import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

/** The Hono app. Routes and middleware of your own go before the last line: the handler gets what reaches it. */
export async function createApp(handler: (request: Request) => Promise<Response>): Promise<RequestListener> {
  const app = new Hono();
  app.all('*', (context) => handler(context.req.raw));
  return getRequestListener(app.fetch);
}
