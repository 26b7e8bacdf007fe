import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { fastify } from 'fastify';

/** The Fastify app. Routes and plugins of your own go before `ready`: the handler gets what they leave. */
export async function createApp(handler: (request: Request) => Promise<Response>): Promise<RequestListener> {
  const listener = getRequestListener(handler);
  const app = fastify();
  // The handler reads bodies itself, so that Fastify must not.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setNotFoundHandler(async (request, reply) => {
    reply.hijack();
    await listener(request.raw, reply.raw);
  });
  await app.ready();
  return (request, response) => app.routing(request, response);
}
