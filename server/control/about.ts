/** Is the server alive, what was it started with, and back to the start. */
import { ProblemError } from '../../generated/server.ts';
import type { ControlRoute } from './route.ts';

export const aboutRoutes: readonly ControlRoute[] = [
  {
    id: 'checkHealth',
    method: 'GET',
    path: '/_sandbox/health',
    does: 'Whether the process lives. Answers anybody.',
    open: true,
    answer: () => ({ status: 200, body: { status: 'ok' } }),
  },
  {
    id: 'checkReadiness',
    method: 'GET',
    path: '/_sandbox/ready',
    does: 'Whether requests can be served: 200, or 503 while the database does not answer or the server stops. Answers anybody.',
    open: true,
    async answer({ context }) {
      if (context.stopping?.() === true)
        throw new ProblemError(503, {
          code: 'stopping',
          detail: 'The server is stopping.',
          headers: { 'retry-after': '1' },
        });
      await context.store.ping();
      return { status: 200, body: { status: 'ready' } };
    },
  },
  {
    id: 'showSeed',
    method: 'GET',
    path: '/_sandbox/seed',
    does: 'What is there from the start: ids, the base address, and the key if it is the well-known one.',
    answer: ({ context, request }) => ({
      status: 200,
      body: { baseUrl: new URL(request.url).origin, ...context.seed },
    }),
  },
  {
    id: 'resetSandbox',
    method: 'POST',
    path: '/_sandbox/reset',
    does: 'Back to the seed: everything made since is gone, faults and the clock too, but for the keys of the seeded program.',
    async answer({ context }) {
      await context.reset();
      return { status: 204 };
    },
  },
];
