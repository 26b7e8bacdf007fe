import type { Store } from '../store/store.ts';

/** The same store, except that writes succeed without an effect. `forgot` is called for each. */
export function forgetfulStore(store: Store, forgot: () => void): Store {
  return {
    ...delegateTo(store),
    async change(ids, decide) {
      const { put, remove = [], result } = decide(await store.read(ids));
      if (put.length + remove.length > 0) forgot();
      return result;
    },
  };
}

/** A store's methods, each called on the store itself. */
export function delegateTo(store: Store): Store {
  return {
    kind: store.kind,
    read: (ids) => store.read(ids),
    change: (ids, decide) => store.change(ids, decide),
    list: (prefix, after, limit) => store.list(prefix, after, limit),
    replaceAll: (records, keep) => store.replaceAll(records, keep),
    fillIfEmpty: (records) => store.fillIfEmpty(records),
    ping: () => store.ping(),
    close: () => store.close(),
  };
}
