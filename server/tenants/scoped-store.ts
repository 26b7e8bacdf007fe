import type { Change, Store, StoredRecord } from '../store/store.ts';
import type { RecordLimit } from './record-limit.ts';

/** Sorts after the id of every record of a bank. */
const FIRST = '~';

/** The store as the sandbox's own bank sees it: without the records of tenants. */
export function withoutTenants(store: Store): Store {
  const refuse = (ids: readonly string[]) => ids.map((id) => (id.startsWith(FIRST) ? '' : id));
  return {
    ...store,
    read: (ids) => store.read(refuse(ids)),
    change: (ids, decide) => store.change(refuse(ids), decide),
    list: async (prefix, after, limit) =>
      (await store.list(prefix, after, limit)).filter(({ id }) => !id.startsWith(FIRST)),
    replaceAll: (records, keep = []) => store.replaceAll(records, [...keep, FIRST]),
  };
}

/** A list of so many records takes long enough for others to notice. */
const MANY = 100;

interface StorePart {
  /** All ids of the part begin with it in the whole store. */
  readonly scope: string;
  /** The id of a record of the whole store, without which nothing is written: it may be deleted while a change is in progress. */
  readonly owner: string;
  /** The error of a change without the owner. */
  readonly gone: () => Error;
  /** Refuses changes that would make too many records. */
  readonly limit: Pick<RecordLimit, 'admit' | 'replace'>;
  /** Called with how many records a call lists, or writes in place of all others. */
  readonly count: (records: number) => void;
}

/** A part of a store as a store. */
export function scopedStore(store: Store, { scope, owner, gone, limit, count }: StorePart): Store {
  const inside = (ids: readonly string[]) => ids.map((id) => scope + id);
  const put = (records: readonly StoredRecord[]) => records.map(({ id, text }) => ({ id: scope + id, text }));
  /** The owner was deleted before the rest of the part is, so one of the two removes what was written. */
  async function keepIfOwned<Result>(writing: Promise<Result>): Promise<Result> {
    const result = await writing;
    const [text] = await store.read([owner]);
    if (text !== undefined) return result;
    await store.replaceAll([], [], scope);
    throw gone();
  }
  return {
    kind: store.kind,
    read: (ids) => store.read(inside(ids)),
    change: (ids, decide) =>
      store.change([owner, ...inside(ids)], ([ofOwner, ...texts]) => {
        if (ofOwner === undefined) throw gone();
        const change = decide(texts);
        limit.admit(countAdded(ids, texts, change));
        return { put: put(change.put), remove: inside(change.remove ?? []), result: change.result };
      }),
    async list(prefix, after, max) {
      const records = await store.list(scope + prefix, after === '' ? '' : scope + after, max);
      count(records.length);
      // Others are served before the next page.
      if (records.length >= MANY) await new Promise((resolve) => setTimeout(resolve));
      return records.map(({ id, text }) => ({ id: id.slice(scope.length), text }));
    },
    async replaceAll(records, keep = []) {
      count(records.length + limit.replace(records.length));
      await keepIfOwned(store.replaceAll(put(records), inside(keep), scope));
    },
    async fillIfEmpty(records) {
      limit.replace(records.length);
      return keepIfOwned(store.fillIfEmpty(put(records), scope));
    },
    ping: () => store.ping(),
    // Others use the whole store.
    close: async () => {},
  };
}

function countAdded(
  ids: readonly string[],
  texts: readonly (string | undefined)[],
  { put }: Change<unknown>,
): number {
  const known = new Set(ids.filter((_id, index) => texts[index] !== undefined));
  return put.filter(({ id }) => !known.has(id)).length;
}
