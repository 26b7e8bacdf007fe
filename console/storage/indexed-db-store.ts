import { decideLater, hasPrefix } from '../../server/store/change.ts';
import type { Change, Store, StoredRecord } from '../../server/store/store.ts';
import { StoreUnavailable } from '../../server/store/unavailable.ts';

const RECORDS = 'records';
const NOTES = 'notes';
const VERSION = 1;
/** Sorts after every character of an id. */
const LAST = '\uffff';

/** The bank's records in the browser's database, and notes beside them. */
export interface IndexedDbStore extends Store {
  readNote(name: string): Promise<string | undefined>;
  writeNote(name: string, text: string): Promise<void>;
  /** Removes everything. */
  clear(): Promise<void>;
}

/**
 * Each change is a transaction of the browser's database, which runs one after another for all tabs: two of them share a bank as two
 * processes share a database. Rejects where pages may store nothing.
 */
export async function indexedDbStore(name: string): Promise<IndexedDbStore> {
  const opening = indexedDB.open(name, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(RECORDS);
    opening.result.createObjectStore(NOTES);
  };
  const database = new BrowserDatabase(await settled(opening));

  return {
    // A database as far as everybody else is concerned.
    kind: 'memory',
    read: (ids) => database.within('readonly', (records) => readAll(records, ids)),
    async change<Result>(
      ids: readonly string[],
      decide: (texts: readonly (string | undefined)[]) => Change<Result>,
    ): Promise<Result> {
      const result = await database.within('readwrite', async (records) => {
        const change = decideLater(decide, await readAll(records, ids));
        for (const id of change.remove ?? []) records.delete(id);
        for (const { id, text } of change.put) records.put(text, id);
        return change.result;
      });
      return result();
    },
    list: (prefix, after, limit) =>
      database.within('readonly', (records) => listFrom(records, prefix, after, limit)),
    async replaceAll(put, keep = []) {
      await database.within('readwrite', async (records) => {
        for (const id of await settled(records.getAllKeys()))
          if (!hasPrefix(String(id), keep)) records.delete(id);
        for (const { id, text } of put) if (!hasPrefix(id, keep)) records.put(text, id);
      });
    },
    fillIfEmpty(put) {
      return database.within('readwrite', async (records) => {
        if ((await settled(records.count())) > 0) return false;
        for (const { id, text } of put) records.put(text, id);
        return true;
      });
    },
    async ping() {
      await database.within('readonly', async (records) => settled(records.count()));
    },
    async close() {
      database.close();
    },
    readNote: (note) =>
      database.within('readonly', (_, notes) => settled(notes.get(note) as IDBRequest<string | undefined>)),
    async writeNote(note, text) {
      await database.within('readwrite', async (_, notes) => void notes.put(text, note));
    },
    async clear() {
      await database.within('readwrite', async (records, notes) => {
        records.clear();
        notes.clear();
      });
    },
  };
}

/** Runs transactions until it is closed. */
class BrowserDatabase {
  readonly #database: IDBDatabase;
  #isClosed = false;

  constructor(database: IDBDatabase) {
    this.#database = database;
    // A newer version of the page wants it.
    database.onversionchange = () => this.close();
  }

  close(): void {
    this.#isClosed = true;
    this.#database.close();
  }

  /** @throws StoreUnavailable */
  within<Result>(
    mode: IDBTransactionMode,
    run: (records: IDBObjectStore, notes: IDBObjectStore) => Promise<Result>,
  ): Promise<Result> {
    if (this.#isClosed) return Promise.reject(new StoreUnavailable('closed', 'indexeddb'));
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction([RECORDS, NOTES], mode, { durability: 'relaxed' });
      let done: () => void = () => {};
      transaction.oncomplete = () => done();
      transaction.onabort = () => reject(unavailable(transaction.error));
      run(transaction.objectStore(RECORDS), transaction.objectStore(NOTES)).then(
        (result) => {
          done = () => resolve(result);
        },
        (error: unknown) => {
          reject(error instanceof DOMException ? unavailable(error) : error);
          abort(transaction);
        },
      );
    });
  }
}

async function readAll(records: IDBObjectStore, ids: readonly string[]): Promise<(string | undefined)[]> {
  return Promise.all(ids.map((id) => settled(records.get(id) as IDBRequest<string | undefined>)));
}

async function listFrom(
  records: IDBObjectStore,
  prefix: string,
  after: string,
  limit: number,
): Promise<StoredRecord[]> {
  if (limit < 1 || after > prefix + LAST) return [];
  const range =
    after >= prefix
      ? IDBKeyRange.bound(after, prefix + LAST, after !== '')
      : IDBKeyRange.bound(prefix, prefix + LAST);
  const [keys, texts] = await Promise.all([
    settled(records.getAllKeys(range, limit)),
    settled(records.getAll(range, limit) as IDBRequest<string[]>),
  ]);
  return keys.map((id, index): StoredRecord => ({ id: String(id), text: texts[index] as string }));
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

function unavailable(error: DOMException | null): StoreUnavailable {
  const isFull = error?.name === 'QuotaExceededError';
  return new StoreUnavailable(isFull ? 'full' : 'broken', error?.name ?? 'AbortError', error);
}
