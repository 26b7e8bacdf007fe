/** Faults, which make the next calls fail, as data (server/faults/fault.ts). */
import { ProblemError } from '../../generated/server.ts';
import { isObject } from '../../lib/json.ts';
import { bodyError } from '../api/body-error.ts';
import type { Fault } from '../faults/fault.ts';
import { InvalidFault } from '../faults/read-fault.ts';
import type { Store } from '../store/store.ts';
import { invalidBody } from './fields.ts';
import { PROGRAM_PARAMETER, readProgramId } from './parameters.ts';
import type { ControlRoute } from './route.ts';

const path = '/_sandbox/faults';

export const faultRoutes: readonly ControlRoute[] = [
  {
    id: 'listFaults',
    method: 'GET',
    path,
    does: 'Lists the active faults in the order in which they are tried. With programId=prg-..., those of that program.',
    query: [PROGRAM_PARAMETER],
    async handle({ context, query }) {
      const programId = await readProgramId(query, context.store);
      return { status: 200, body: { faults: context.faults.list(programId) } };
    },
  },
  {
    id: 'addFault',
    method: 'POST',
    path,
    does: 'Refuses the next calls, and nothing is done: `{"operation": "createCard", "times": 1, "answer": {"status": 500}}`. `status` alone replaces the status of the response, and the call is carried out: `{"operation": "createCard", "status": 500}`. With "programId" for one program. See docs/sandbox.md for all faults.',
    body: 'required',
    async handle({ context, body }) {
      await refuseUnknownProgram(body, context.store);
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
    does: 'Removes all faults. With programId=prg-..., those of that program.',
    query: [PROGRAM_PARAMETER],
    async handle({ context, query }) {
      context.faults.clear(await readProgramId(query, context.store));
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

/** A fault of a program that does not exist would never apply. */
async function refuseUnknownProgram(body: unknown, store: Store): Promise<void> {
  const programId = isObject(body) ? body.programId : undefined;
  if (typeof programId !== 'string' || !programId.startsWith('prg-')) return;
  const [program] = await store.read([programId]);
  if (program === undefined)
    throw invalidBody([bodyError(['programId'], 'unknown', 'does not identify a known program')]);
}
