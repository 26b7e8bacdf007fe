/** Validates a snapshot as a whole, before anything of it is written. */
import { validateSnapshot } from '../../generated/json-schemas/snapshot.ts';
import type { ProblemItem } from '../../generated/server-types.ts';
import { shortFragment, toItems } from '../../generated/server-validation-errors.ts';
import type { ProgramId } from '../../generated/types.ts';
import { resourceIn } from '../api/bank/resource-in.ts';
import { record } from '../api/bank/stored.ts';
import { bodyError } from '../api/body-error.ts';
import type { Fault } from '../faults/fault.ts';
import { InvalidFault } from '../faults/read-fault.ts';
import { programOfValue } from '../store/program-records.ts';
import type { StoredRecord } from '../store/store.ts';
import { InvalidSnapshot } from './invalid-snapshot.ts';
import type { Snapshot } from './snapshot.ts';

const MAX_ERRORS = 50;

/** A valid snapshot, as it is written. */
export interface SnapshotContents {
  readonly programId: ProgramId | undefined;
  readonly records: readonly StoredRecord[];
  readonly faults: readonly Fault[];
}

/** @throws InvalidSnapshot */
export function readSnapshot(value: unknown, checkFault: (fault: unknown) => Fault): SnapshotContents {
  if (!validateSnapshot<Snapshot>(value))
    throw new InvalidSnapshot(toItems(validateSnapshot.errors, MAX_ERRORS).map(explain));
  const { programId, records, faults = [] } = value;
  const errors = [
    ...schemaErrors(records),
    ...faults.flatMap((fault, index) => faultErrors(fault, index, programId, checkFault)),
  ];
  // Only records of the right form can be asked what they belong to.
  if (errors.length === 0) errors.push(...ownerErrors(value));
  if (errors.length > 0) throw new InvalidSnapshot(errors.slice(0, MAX_ERRORS));
  return { programId, records: Object.entries(records).map(([id, one]) => record(id, one)), faults };
}

function explain(item: ProblemItem): ProblemItem {
  const isId = item.keyword === 'additionalProperties' && /^#\/records\/[^/]*$/.test(item.pointer);
  return isId ? { ...item, detail: 'is not the id of a record' } : item;
}

/** Tells whether the API may return the programs, accounts, contacts, cards and transfers. */
function schemaErrors(records: Snapshot['records']): ProblemItem[] {
  const errors: ProblemItem[] = [];
  for (const [id, value] of Object.entries(records)) {
    if (errors.length >= MAX_ERRORS) break;
    const found = resourceIn(id, value);
    const place = ['records', id, ...(found?.place ?? [])];
    if (found !== undefined && !found.validate(found.resource))
      errors.push(...toItems(found.validate.errors, MAX_ERRORS).map((item) => inside(place, item)));
    const resource = found === undefined ? value : found.resource;
    if ('id' in resource && resource.id !== id)
      errors.push(bodyError([...place, 'id'], 'const', 'must be the id that the record is listed under'));
  }
  return errors;
}

function faultErrors(
  fault: unknown,
  index: number,
  programId: ProgramId | undefined,
  checkFault: (fault: unknown) => Fault,
): ProblemItem[] {
  const place = ['faults', String(index)];
  try {
    const checked = checkFault(fault);
    if (programId === undefined || checked.programId === programId) return [];
    return [bodyError([...place, 'programId'], 'const', 'must be the program of the snapshot')];
  } catch (error) {
    if (!(error instanceof InvalidFault)) throw error;
    return error.errors.map((item) => inside(place, item));
  }
}

/** Fields that name another record. */
const REFERENCES = ['businessId', 'accountId', 'contactId'] as const;

/** Every record belongs to a program of the snapshot, and names records of the same program only. */
function ownerErrors({ programId, records }: Snapshot): ProblemItem[] {
  const ownerOf = (id: string) => programOfValue(id, () => records[id]);
  const errors: ProblemItem[] = [];
  if (programId !== undefined && !Object.hasOwn(records, programId))
    errors.push(
      bodyError(['records', programId], 'required', 'is required: it is the program of the snapshot'),
    );
  for (const [id, value] of Object.entries(records)) {
    if (errors.length >= MAX_ERRORS) break;
    const { resource, place: inner = [] } = resourceIn(id, value) ?? { resource: value };
    const place = ['records', id];
    const owner = ownerOf(id);
    if (programId !== undefined && owner !== programId)
      errors.push(bodyError(place, 'owner', 'must belong to the program of the snapshot'));
    else if (owner !== undefined && !Object.hasOwn(records, owner))
      errors.push(bodyError(place, 'owner', 'must belong to a program of the snapshot'));
    for (const name of REFERENCES) {
      const target = (resource as Readonly<Record<string, unknown>>)[name];
      if (typeof target !== 'string' || target === '') continue;
      if (!Object.hasOwn(records, target))
        errors.push(
          bodyError([...place, ...inner, name], 'unknown', 'must identify a record of the snapshot'),
        );
      else if (ownerOf(target) !== owner)
        errors.push(
          bodyError([...place, ...inner, name], 'owner', 'must identify a record of the same program'),
        );
    }
  }
  return errors;
}

/** An error of a part as an error of the whole. */
function inside(place: readonly string[], item: ProblemItem): ProblemItem {
  return { ...item, pointer: item.pointer.replace('#', shortFragment(place)) };
}
