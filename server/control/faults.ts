/** What shall go wrong with the next answers, as data (server/faults/fault.ts). */
import { ProblemError } from '../../generated/server.ts';
import type { Fault } from '../faults/fault.ts';
import { InvalidFault } from '../faults/read-fault.ts';
import { badBody } from './fields.ts';
import type { ControlRoute } from './route.ts';

const path = '/_sandbox/faults';

export const faultRoutes: readonly ControlRoute[] = [
  {
    id: 'listFaults',
    method: 'GET',
    path,
    does: 'The faults that are on, in the order in which they are tried.',
    answer: ({ context }) => ({ status: 200, body: { faults: context.faults.list() } }),
  },
  {
    id: 'addFault',
    method: 'POST',
    path,
    does: 'Makes the next calls fail: {"operation": "createCard", "times": 1, "status": 500}. What a fault may be: docs/sandbox.md.',
    body: 'required',
    answer({ context, body }) {
      try {
        // Read as strictly as any stranger's JSON, whatever its type here.
        return { status: 201, body: context.faults.add(body as Fault) };
      } catch (error) {
        throw error instanceof InvalidFault ? badBody(error.errors) : error;
      }
    },
  },
  {
    id: 'clearFaults',
    method: 'DELETE',
    path,
    does: 'Takes all faults off.',
    answer({ context }) {
      context.faults.clear();
      return { status: 204 };
    },
  },
  {
    id: 'removeFault',
    method: 'DELETE',
    path: `${path}/{id}`,
    does: 'Takes one fault off.',
    answer({ context, path: { id = '' } }) {
      if (context.faults.remove(id)) return { status: 204 };
      throw new ProblemError(404, {
        code: 'not-found',
        detail: 'Unknown fault, or all of its calls are used.',
      });
    },
  },
];
