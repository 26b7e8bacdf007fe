import type { ProgramId } from '../../generated/types.ts';
import type { Fault } from '../faults/fault.ts';

/**
 * Everything that a sandbox holds, or what one program holds, as JSON (snapshot.schema.json). Contains bank details, and keys as hashes
 * only.
 */
export interface Snapshot {
  readonly version: 1;
  /** The part of a snapshot that is of one program. */
  readonly programId?: ProgramId;
  /** The records by id, in the order of ids. Their form: server/store/records.ts. */
  readonly records: Readonly<Record<string, object>>;
  /** The faults in the order in which they are tried; `times` is how many calls are left. */
  readonly faults?: readonly Fault[];
}

/** The size of all records of a snapshot as JSON. */
export const MAX_SNAPSHOT_BYTES = 16 * 1024 * 1024;
