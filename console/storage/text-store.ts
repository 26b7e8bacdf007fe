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
  const records = new StoredTexts(storage, name);

  return {
    // As far as everybody else is concerned: there is no connection to lose.
    kind: 'memory',
    read(ids) {
      const texts = records.load();
      return ids.map((id) => texts[id]);
    },
    async change<Result>(
      ids: readonly string[],
      decide: (texts: readonly (string | undefined)[]) => Change<Result>,
    ): Promise<Result> {
      const texts = records.load();
      const { put, remove, result } = decideLater(
        decide,
        ids.map((id) => texts[id]),
      );
      if (put.length > 0 || remove !== undefined) records.write(texts, put, remove);
      return result();
    },
    async list(prefix, after, limit) {
      const texts = records.load();
      return Object.keys(texts)
        .filter((id) => id.startsWith(prefix) && id > after)
        .sort()
        .slice(0, limit)
        .map((id) => ({ id, text: texts[id] as string }));
    },
    async replaceAll(put, keep = [], within = '') {
      const texts = records.load();
      const remove = Object.keys(texts).filter((id) => id.startsWith(within) && !hasPrefix(id, keep));
      records.write(
        texts,
        put.filter(({ id }) => !hasPrefix(id, keep)),
        remove,
      );
    },
    async fillIfEmpty(put, within = '') {
      const texts = records.load();
      if (Object.keys(texts).some((id) => id.startsWith(within))) return false;
      records.write(texts, put);
      return true;
    },
    async ping() {
      records.save(records.load());
    },
    async close() {
      records.close();
    },
  };
}

/** All records as one text. */
class StoredTexts {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly #name: string;
  #isClosed = false;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>, name: string) {
    this.#storage = storage;
    this.#name = name;
  }

  close(): void {
    this.#isClosed = true;
  }

  /** @throws StoreUnavailable */
  load(): Texts {
    if (this.#isClosed) throw new StoreUnavailable('closed', 'local-storage');
    const text = this.#storage.getItem(this.#name);
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

  /** @throws StoreUnavailable */
  save(texts: Texts): void {
    try {
      this.#storage.setItem(this.#name, JSON.stringify(texts));
    } catch (error) {
      const { name: kind } = error as Error;
      throw new StoreUnavailable(kind === 'QuotaExceededError' ? 'full' : 'broken', kind, error);
    }
  }

  write(texts: Texts, put: readonly StoredRecord[], remove: readonly string[] = []): void {
    for (const id of remove) delete texts[id];
    for (const { id, text } of put) texts[id] = text;
    this.save(texts);
  }
}
