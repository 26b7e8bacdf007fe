/** Faults, which make the next calls fail, as data (server/faults/fault.ts). */
import { ProblemError } from '../../generated/server.ts';
import type { Fault } from '../faults/fault.ts';
import { InvalidFault } from '../faults/read-fault.ts';
import { invalidBody } from './fields.ts';
import type { ControlRoute } from './route.ts';

const path = '/_sandbox/faults';

export const faultRoutes: readonly ControlRoute[] = [
  {
    id: 'listFaults',
    method: 'GET',
    path,
    does: 'Lists the active faults in the order in which they are tried.',
    handle: ({ context }) => ({ status: 200, body: { faults: context.faults.list() } }),
  },
  {
    id: 'addFault',
    method: 'POST',
    path,
    does: 'Makes the next calls fail: {"operation": "createCard", "times": 1, "status": 500}. See docs/sandbox.md for all faults.',
    body: 'required',
    handle({ context, body }) {
      try {
        // `add` validates it as unknown JSON, whatever its type here.
        return { status: 201, body: context.faults.add(body as Fault) };
      } catch (error) {
        throw error instanceof InvalidFault ? invalidBody(error.errors) : error;
      }
    },
  },
  {
    id: 'clearFaults',
    method: 'DELETE',
    path,
    does: 'Removes all faults.',
    handle({ context }) {
      context.faults.clear();
      return { status: 204 };
    },
  },
  {
    id: 'removeFault',
    method: 'DELETE',
    path: `${path}/{id}`,
    does: 'Removes one fault.',
    handle({ context, path: { id = '' } }) {
      if (context.faults.remove(id)) return { status: 204 };
      throw new ProblemError(404, {
        code: 'not-found',
        detail: 'Unknown fault, or all of its calls are used.',
      });
    },
  },
];
