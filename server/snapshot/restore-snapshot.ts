import type { ProgramId } from '../../generated/types.ts';
import { bodyError } from '../api/body-error.ts';
import type { Faults } from '../sandbox-types.ts';
import { eachPage, isOfProgram, programOf } from '../store/program-records.ts';
import type { Store, StoredRecord } from '../store/store.ts';
import { InvalidSnapshot } from './invalid-snapshot.ts';
import type { SnapshotContents } from './read-snapshot.ts';

/**
 * Writes a snapshot in one change: of everything, or of one program, whose other records are removed. Faults follow.
 *
 * @param keptKeys ids of keys that are left as they are, known or not: a snapshot neither revokes the key that the sandbox was started
 *   with, nor brings back the public one
 * @throws InvalidSnapshot for a record that belongs to another program in this store; StoreUnavailable
 */
export async function restoreSnapshot(
  { programId, records, faults: restored }: SnapshotContents,
  store: Store,
  faults: Faults,
  keptKeys: readonly string[],
): Promise<void> {
  if (programId === undefined) await store.replaceAll(records, keptKeys);
  else await replaceProgram(store, programId, records, keptKeys);
  faults.clear(programId);
  for (const fault of restored) faults.add(fault);
}

async function replaceProgram(
  store: Store,
  programId: ProgramId,
  records: readonly StoredRecord[],
  keptKeys: readonly string[],
): Promise<void> {
  const isWritten = (id: string) => !keptKeys.includes(id);
  const put = records.filter(({ id }) => isWritten(id));
  const ids = put.map(({ id }) => id);
  const remove: string[] = [];
  await eachPage(store, '', (page) => {
    for (const one of page) if (isOfProgram(one, programId) && isWritten(one.id)) remove.push(one.id);
  });
  await store.change(ids, (texts) => {
    const errors = ids
      .filter((id, index) => isOfOther(id, texts[index], programId))
      .map((id) => bodyError(['records', id], 'owner', 'belongs to another program in this sandbox'));
    if (errors.length > 0) throw new InvalidSnapshot(errors.slice(0, MAX_ERRORS));
    return { put, remove, result: undefined };
  });
}

const MAX_ERRORS = 50;

function isOfOther(id: string, text: string | undefined, programId: ProgramId): boolean {
  return text !== undefined && programOf({ id, text }) !== programId;
}
