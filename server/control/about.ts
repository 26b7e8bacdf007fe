/** Health, readiness, the seed and the reset. */
import { ProblemError } from '../../generated/server.ts';
import { PROGRAM_PARAMETER, readProgramId } from './parameters.ts';
import type { ControlRoute } from './route.ts';

export const aboutRoutes: readonly ControlRoute[] = [
  {
    id: 'checkHealth',
    method: 'GET',
    path: '/_sandbox/health',
    does: 'Whether the process is alive. Open to all callers.',
    open: true,
    handle: () => ({ status: 200, body: { status: 'ok' } }),
  },
  {
    id: 'checkReadiness',
    method: 'GET',
    path: '/_sandbox/ready',
    does: 'Whether requests can be served: 200, or 503 while the database does not respond or the server is stopping. Open to all callers.',
    open: true,
    async handle({ context }) {
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
    does: 'The seed: ids, the base URL, and the API key if it is the development key.',
    handle: ({ context, request }) => ({
      status: 200,
      body: { baseUrl: new URL(request.url).origin, ...context.seed },
    }),
  },
  {
    id: 'resetSandbox',
    isBulk: true,
    method: 'POST',
    path: '/_sandbox/reset',
    does: 'Restores the seed: deletes everything created since, removes all faults and resets the clock. Keys of the seeded program are kept. With programId=prg-..., resets what that program has created, its clock and its faults.',
    query: [PROGRAM_PARAMETER],
    async handle({ context, query }) {
      await context.reset(await readProgramId(query, context.store));
      return { status: 204 };
    },
  },
];
