import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import express from 'express';

/**
 * The Express app. Routes and middleware of your own go before the last `use`: the handler gets what reaches it. Leave
 * `express.json()` away from it: the handler reads bodies itself.
 */
export async function createApp(handler: (request: Request) => Promise<Response>): Promise<RequestListener> {
  const app = express();
  app.disable('x-powered-by');
  app.use(getRequestListener(handler));
  return app;
}
