import { isObject } from '../../lib/json.ts';
import { decideLater, hasPrefix } from '../../server/store/change.ts';
import type { Change, Store, StoredRecord } from '../../server/store/store.ts';
import { StoreUnavailable } from '../../server/store/unavailable.ts';

type Texts = Record<string, string>;

/**
 * The bank's records as one text under one name of the browser's `localStorage`. Each change reads it, decides and writes it in one go, so a
 * change of another tab is never lost.
 */
export function textStore(storage: Pick<Storage, 'getItem' | 'setItem'>, name: string): Store {
  let closed = false;

  function load(): Texts {
    if (closed) throw new StoreUnavailable('closed', 'local-storage');
    const text = storage.getItem(name);
    const made: Texts = Object.create(null);
    if (text === null) return made;
    try {
      const value: unknown = JSON.parse(text);
      if (isObject(value)) Object.assign(made, value);
      return made;
    } catch (error) {
      throw new StoreUnavailable('broken', 'SyntaxError', error);
    }
  }

  function save(texts: Texts): void {
    try {
      storage.setItem(name, JSON.stringify(texts));
    } catch (error) {
      const { name: kind } = error as Error;
      throw new StoreUnavailable(kind === 'QuotaExceededError' ? 'full' : 'broken', kind, error);
    }
  }

  function write(texts: Texts, put: readonly StoredRecord[], remove: readonly string[] = []): void {
    for (const id of remove) delete texts[id];
    for (const { id, text } of put) texts[id] = text;
    save(texts);
  }

  return {
    // As far as everybody else is concerned: there is no connection to lose.
    kind: 'memory',
    read(ids) {
      const texts = load();
      return ids.map((id) => texts[id]);
    },
    async change<Result>(
      ids: readonly string[],
      decide: (texts: readonly (string | undefined)[]) => Change<Result>,
    ): Promise<Result> {
      const texts = load();
      const { put, remove, result } = decideLater(
        decide,
        ids.map((id) => texts[id]),
      );
      if (put.length > 0 || remove !== undefined) write(texts, put, remove);
      return result();
    },
    async list(prefix, after, limit) {
      const texts = load();
      return Object.keys(texts)
        .filter((id) => id.startsWith(prefix) && id > after)
        .sort()
        .slice(0, limit)
        .map((id) => ({ id, text: texts[id] as string }));
    },
    async replaceAll(records, keep = []) {
      const texts = load();
      const remove = Object.keys(texts).filter((id) => !hasPrefix(id, keep));
      write(
        texts,
        records.filter(({ id }) => !hasPrefix(id, keep)),
        remove,
      );
    },
    async fillIfEmpty(records) {
      const texts = load();
      if (Object.keys(texts).length > 0) return false;
      write(texts, records);
      return true;
    },
    async ping() {
      save(load());
    },
    async close() {
      closed = true;
    },
  };
}
