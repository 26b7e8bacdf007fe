import { delegateTo } from '../store/delegate-to.ts';
import type { Store, StoredRecord } from '../store/store.ts';
import { applyPatch } from './apply-patch.ts';
import type { WrittenChange } from './fault.ts';

/**
 * The same store, except that records are changed before they are written. `onAltered` is called with the kind of each. When a patch cannot be
 * applied, `onFailed` is called, `change` throws FaultNotApplicable, and nothing is written.
 */
export function alteringStore(
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
