import type { Store } from './store.ts';

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
