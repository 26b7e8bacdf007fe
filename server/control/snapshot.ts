/** Everything that the sandbox holds, or what one program holds, as one JSON document (server/snapshot/snapshot.ts). */
import { InvalidSnapshot } from '../snapshot/invalid-snapshot.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { invalidBody } from './fields.ts';
import { PROGRAM_PARAMETER, readProgramId } from './parameters.ts';
import type { ControlRoute } from './route.ts';

export const SNAPSHOT_PATH = '/_sandbox/snapshot';

export const snapshotRoutes: readonly ControlRoute[] = [
  {
    id: 'takeSnapshot',
    isBulk: true,
    method: 'GET',
    path: SNAPSHOT_PATH,
    does: 'All records, clocks and faults as JSON, to be restored by PUT; keys as hashes. With programId=prg-..., those of that program.',
    query: [PROGRAM_PARAMETER],
    async handle({ context, query }) {
      const programId = await readProgramId(query, context.store);
      return { status: 200, body: await context.snapshot(programId) };
    },
  },
  {
    id: 'restoreSnapshot',
    isBulk: true,
    method: 'PUT',
    path: SNAPSHOT_PATH,
    does: 'Replaces all records, clocks and faults by those of a snapshot; one with programId replaces those of that program. The key that the sandbox was started with stays.',
    body: 'required',
    async handle({ context, body }) {
      try {
        // It validates any JSON, whatever its type here.
        await context.restore(body as Snapshot);
        return { status: 204 };
      } catch (error) {
        throw error instanceof InvalidSnapshot ? invalidBody(error.errors) : error;
      }
    },
  },
];
