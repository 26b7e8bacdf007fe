/** Makes records of a seed file. All of it is validated before anything is written. */
import { validateSeed } from '../../generated/json-schemas/seed.ts';
import type { ProblemItem } from '../../generated/server-types.ts';
import { shortFragment, toItems } from '../../generated/server-validation-errors.ts';
import type { Fault } from '../faults/fault.ts';
import { InvalidFault } from '../faults/read-fault.ts';
import type { SeedIds } from '../sandbox-types.ts';
import type { MaybePromise, StoredRecord } from '../store/store.ts';
import { InvalidSeed } from './invalid-seed.ts';
import { clockErrors, WRONG_TIME } from './read-clock.ts';
import { SeedDraft } from './seed-draft.ts';
import { addAccounts, addCards, addContacts, addMembers, addPrograms, addTransfers } from './seed-entries.ts';
import type { ClockSetting, SeedFile } from './seed-file.ts';

const MAX_ERRORS = 50;

/** A valid seed, as it is written. */
export interface SeedContents {
  /** The records of the documentation are among them, some of them changed. */
  readonly records: readonly StoredRecord[];
  readonly ids: SeedIds;
  readonly clock: ClockSetting | undefined;
  readonly faults: readonly Fault[];
}

export interface ReadSeedOptions {
  /** The records of the documentation and their ids, named `example`. */
  readonly examples: Pick<SeedContents, 'records' | 'ids'>;
  readonly hashKey: (key: string) => MaybePromise<string>;
  readonly checkFault: (fault: unknown) => Fault;
}

/** @throws InvalidSeed */
export async function readSeed(value: unknown, options: ReadSeedOptions): Promise<SeedContents> {
  if (!validateSeed<SeedFile>(value))
    throw new InvalidSeed(explain(toItems(validateSeed.errors, MAX_ERRORS)));
  const { clock, faults = [] } = value;
  const draft = new SeedDraft(options.examples, options.hashKey);
  await addRecords(draft, value);
  const errors = [
    ...draft.errors,
    ...clockErrors(clock),
    ...faults.flatMap((fault, index) => faultErrors(fault, index, options.checkFault)),
  ];
  if (errors.length > 0) throw new InvalidSeed(errors.slice(0, MAX_ERRORS));
  return { records: draft.records(), ids: draft.ids(), clock, faults };
}

/** The kinds in the order in which they name each other. */
async function addRecords(draft: SeedDraft, seed: SeedFile): Promise<void> {
  await addPrograms(draft, seed.programs);
  await addMembers(draft, 'businesses', seed.businesses);
  await addMembers(draft, 'people', seed.people);
  await addAccounts(draft, seed.accounts);
  await addContacts(draft, seed.contacts);
  await addCards(draft, seed.cards);
  await addTransfers(draft, seed.transfers);
}

/** One item for each error, in words that a person can act on. */
function explain(items: readonly ProblemItem[]): ProblemItem[] {
  // The pattern of a name is reported twice: once where it is, once for the object that holds it.
  const isOfHolder = ({ keyword, pointer }: ProblemItem) => keyword === 'pattern' && /^#\/\w+$/.test(pointer);
  return items
    .filter((item) => !isOfHolder(item))
    .map((item) => {
      if (item.keyword !== 'pattern' && item.keyword !== 'propertyNames') return item;
      const isKey = item.pointer.endsWith('/apiKey');
      const isTime = item.pointer === '#/clock/now';
      return { ...item, detail: isKey ? WRONG_KEY : isTime ? WRONG_TIME : WRONG_NAME };
    });
}

const WRONG_KEY = 'must be 16 to 200 visible ASCII characters without spaces';
const WRONG_NAME = 'must be a name of up to 100 letters, digits, - and _ that begins with a letter or digit';

function faultErrors(fault: unknown, index: number, checkFault: (fault: unknown) => Fault): ProblemItem[] {
  try {
    checkFault(fault);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidFault)) throw error;
    const place = shortFragment(['faults', String(index)]);
    return error.errors.map((item) => ({ ...item, pointer: item.pointer.replace('#', place) }));
  }
}
