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

/**
 * A part of a store as a store: all of its ids begin with `scope` in the whole one.
 *
 * @param limit refuses changes that would make too many records
 */
export function scopedStore(
  store: Store,
  scope: string,
  limit: Pick<RecordLimit, 'admit' | 'replace'>,
): Store {
  const inside = (ids: readonly string[]) => ids.map((id) => scope + id);
  const put = (records: readonly StoredRecord[]) => records.map(({ id, text }) => ({ id: scope + id, text }));
  return {
    kind: store.kind,
    read: (ids) => store.read(inside(ids)),
    change: (ids, decide) =>
      store.change(inside(ids), (texts) => {
        const change = decide(texts);
        limit.admit(countAdded(ids, texts, change));
        return { put: put(change.put), remove: inside(change.remove ?? []), result: change.result };
      }),
    async list(prefix, after, limit) {
      const records = await store.list(scope + prefix, after === '' ? '' : scope + after, limit);
      return records.map(({ id, text }) => ({ id: id.slice(scope.length), text }));
    },
    replaceAll: (records, keep = []) => {
      limit.replace(records.length);
      return store.replaceAll(put(records), inside(keep), scope);
    },
    fillIfEmpty: (records) => store.fillIfEmpty(put(records), scope),
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
