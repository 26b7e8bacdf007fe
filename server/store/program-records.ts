/** The records of one program. Programs are few and records many, so records are found by reading all of their kind, page by page. */
import { clockIdOf, type Records } from './records.ts';
import type { Store, StoredRecord } from './store.ts';

const PAGE = 250;

type OwnedPrefix = Exclude<keyof Records, 'prg-' | 'clock'>;

/** The records that calls of the API create. */
const CREATED = ['acc-', 'con-', 'crd-', 'tra-'] as const;
/** The records that let a caller call it. */
const MEMBERS = ['key-', 'per-', 'bus-'] as const;

const PROGRAM_OF: { readonly [Prefix in OwnedPrefix]: (value: Records[Prefix]) => string } = {
  'acc-': ({ account }) => account.programId,
  'con-': ({ programId }) => programId,
  'crd-': ({ programId }) => programId,
  'tra-': ({ programId }) => programId,
  'bus-': ({ programId }) => programId,
  'per-': ({ programId }) => programId,
  'key-': ({ programId }) => programId,
};

/** The program that a record belongs to; a program belongs to itself, the clock of all to none. */
export function programOf({ id, text }: StoredRecord): string | undefined {
  return programOfValue(id, () => JSON.parse(text) as unknown);
}

/** Tells whether a record belongs to a program. Only records that mention it are parsed. */
export function isOfProgram(one: StoredRecord, programId: string): boolean {
  return (one.id.endsWith(programId) || one.text.includes(programId)) && programOf(one) === programId;
}

/** @param read gives the value of the record */
export function programOfValue(id: string, read: () => unknown): string | undefined {
  const prefix = id.slice(0, 4);
  if (prefix === 'prg-') return id;
  if (!Object.hasOwn(PROGRAM_OF, prefix))
    return id.startsWith('clock-') ? id.slice('clock-'.length) : undefined;
  return (PROGRAM_OF[prefix as OwnedPrefix] as (value: unknown) => string)(read());
}

/** Reads all records page by page. Throws StoreUnavailable. */
export async function eachPage(
  store: Store,
  prefix: string,
  visit: (page: readonly StoredRecord[]) => void | Promise<void>,
): Promise<void> {
  for (let after = ''; ; ) {
    const page = await store.list(prefix, after, PAGE);
    await visit(page);
    const last = page.at(-1);
    if (page.length < PAGE || last === undefined) return;
    after = last.id;
  }
}

/** Removes the accounts, contacts, cards and transfers of a program, and its clock, in several changes. Throws StoreUnavailable. */
export async function removeCreated(store: Store, programId: string): Promise<void> {
  await store.change([], () => ({ put: [], remove: [clockIdOf(programId)], result: undefined }));
  for (const prefix of CREATED) await removeOf(store, prefix, programId);
}

/** Removes a program and everything that belongs to it; the program first, so that nobody can add to it. Throws StoreUnavailable. */
export async function removeProgram(store: Store, programId: string): Promise<void> {
  await store.change([], () => ({ put: [], remove: [programId], result: undefined }));
  for (const prefix of MEMBERS) await removeOf(store, prefix, programId);
  await removeCreated(store, programId);
}

async function removeOf<Prefix extends OwnedPrefix>(
  store: Store,
  prefix: Prefix,
  programId: string,
): Promise<void> {
  await eachPage(store, prefix, async (page) => {
    const remove = page.filter((one) => isOfProgram(one, programId)).map(({ id }) => id);
    if (remove.length > 0) await store.change([], () => ({ put: [], remove, result: undefined }));
  });
}
