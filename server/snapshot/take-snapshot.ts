import { JsonText, ProblemError } from '../../generated/server.ts';
import type { ProgramId } from '../../generated/types.ts';
import type { Fault } from '../faults/fault.ts';
import type { ActiveFault, Faults } from '../sandbox-types.ts';
import { eachPage, isOfProgram } from '../store/program-records.ts';
import type { Store, StoredRecord } from '../store/store.ts';
import { MAX_SNAPSHOT_BYTES, type Snapshot } from './snapshot.ts';

/** The number of times that records are read again when others are added meanwhile. */
const MAX_ATTEMPTS = 5;
const NO_LIMIT = 1_000_000_000;

/**
 * Returns a snapshot as JSON, made of the texts of its records, which are not parsed. All of them are from the same moment.
 *
 * @throws ProblemError 409 `snapshot-too-large`; 503 `snapshot-unstable` when a program's records keep changing; StoreUnavailable
 */
export async function takeSnapshot(
  store: Store,
  faults: Faults,
  programId: ProgramId | undefined,
): Promise<JsonText<Snapshot>> {
  const active = faults
    .list(programId)
    .filter(({ left }) => left !== 0)
    .map(toFault);
  const free = MAX_SNAPSHOT_BYTES - countBytes(JSON.stringify(active));
  const found = await (programId === undefined ? readAll(store, free) : readProgram(store, programId, free));
  const program = programId === undefined ? '' : `"programId":${JSON.stringify(programId)},`;
  const records = found.map(({ id, text }) => `${JSON.stringify(id)}:${text}`).join();
  return new JsonText(`{"version":1,${program}"records":{${records}},"faults":${JSON.stringify(active)}}`);
}

/** Without the id, which a restored fault gets anew. */
function toFault({ id: _, left, ...fault }: ActiveFault): Fault {
  return { ...fault, times: left };
}

/** One statement reads all records, once it is known that they are not too many. */
async function readAll(store: Store, maxBytes: number): Promise<readonly StoredRecord[]> {
  await listIds(store, undefined, maxBytes);
  return await store.list('', '', NO_LIMIT);
}

/** Reads until no record of the program was added or removed meanwhile: then all texts are from one moment. */
async function readProgram(
  store: Store,
  programId: ProgramId,
  maxBytes: number,
): Promise<readonly StoredRecord[]> {
  let ids = await listIds(store, programId, maxBytes);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const texts = await store.read(ids);
    const again = await listIds(store, programId, maxBytes);
    if (again.join() === ids.join()) return ids.map((id, index) => ({ id, text: texts[index] as string }));
    ids = again;
  }
  throw new ProblemError(503, {
    code: 'snapshot-unstable',
    detail: 'The records of the program keep changing. Try again when its calls are done.',
    headers: { 'retry-after': '1' },
  });
}

/** The ids of all records, or of those of a program. Throws ProblemError 409 when their texts exceed `maxBytes`. */
async function listIds(
  store: Store,
  programId: ProgramId | undefined,
  maxBytes: number,
): Promise<readonly string[]> {
  const ids: string[] = [];
  let bytes = 0;
  await eachPage(store, '', (page) => {
    for (const one of page) {
      if (programId !== undefined && !isOfProgram(one, programId)) continue;
      ids.push(one.id);
      bytes += one.id.length + countBytes(one.text);
    }
    if (bytes > maxBytes) throw tooLarge(programId);
  });
  return ids;
}

const encoder = new TextEncoder();

function countBytes(text: string): number {
  return encoder.encode(text).byteLength;
}

function tooLarge(programId: ProgramId | undefined): ProblemError {
  const fix = programId === undefined ? ' Take one of a single program by programId=prg-....' : '';
  return new ProblemError(409, {
    code: 'snapshot-too-large',
    detail: `The records exceed ${MAX_SNAPSHOT_BYTES / 1024 / 1024} MiB, the limit of a snapshot.${fix}`,
  });
}
