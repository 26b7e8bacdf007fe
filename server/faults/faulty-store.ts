import type { Store, StoredRecord } from '../store/store.ts';
import { applyPatch } from './apply-patch.ts';
import type { Fault, WrittenChange } from './fault.ts';
import { FaultNotApplicable } from './fault-not-applicable.ts';

export interface ChangedStore {
  readonly store: Store;
  /** A record could not be changed, so the operation has failed with the reason. */
  failed: boolean;
  /** Throws FaultNotApplicable when the operation has written nothing that the fault changes. */
  refuseUnchanged(): void;
}

/** The store that the operation works with while the fault applies. */
export function changeStore({ state, written = [] }: Fault, store: Store, request: unknown): ChangedStore {
  const met = new Set<string>();
  const changed = { store, failed: false, refuseUnchanged };
  if (state === 'forget') changed.store = forgetfulStore(store, () => met.add('state'));
  else if (written.length > 0) {
    const onAltered = (kind: string) => met.add(kind);
    const onFailed = () => {
      changed.failed = true;
    };
    changed.store = alteringStore(store, written, request, onAltered, onFailed);
  }
  return changed;

  function refuseUnchanged(): void {
    if (state !== undefined && !met.has('state'))
      throw new FaultNotApplicable('The operation wrote nothing to forget.');
    const missing = written.find(({ kind }) => !met.has(kind));
    if (missing !== undefined)
      throw new FaultNotApplicable(`The operation wrote no record of the kind '${missing.kind}'.`);
  }
}

/** Returns the same store, except that writes succeed without an effect. `forgot` is called for each. */
function forgetfulStore(store: Store, forgot: () => void): Store {
  return {
    ...delegateTo(store),
    async change(ids, decide) {
      const { put, remove = [], result } = decide(await store.read(ids));
      if (put.length + remove.length > 0) forgot();
      return result;
    },
  };
}

/**
 * Returns the same store, except that records are changed before they are written. `onAltered` is called with the kind of each. When a patch cannot
 * be applied, `onFailed` is called, `change` throws FaultNotApplicable, and nothing is written.
 */
function alteringStore(
  store: Store,
  changes: readonly WrittenChange[],
  request: unknown,
  onAltered: (kind: string) => void,
  onFailed: () => void,
): Store {
  return {
    ...delegateTo(store),
    change: (ids, decide) =>
      store.change(ids, (texts) => {
        const { put, ...rest } = decide(texts);
        const before = new Map(ids.map((id, index) => [id, texts[index]]));
        return { put: put.map((record) => alter(record, before.get(record.id))), ...rest };
      }),
  };

  function alter({ id, text }: StoredRecord, before: string | undefined): StoredRecord {
    const sources = { request, before: before === undefined ? undefined : JSON.parse(before) };
    let value: unknown = JSON.parse(text);
    for (const { kind, patch } of changes) {
      if (!id.startsWith(kind)) continue;
      try {
        value = applyPatch(value, patch, sources);
      } catch (error) {
        onFailed();
        throw error;
      }
      onAltered(kind);
    }
    return { id, text: JSON.stringify(value) };
  }
}

/** A store's methods, each called on the store itself. */
function delegateTo(store: Store): Store {
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
