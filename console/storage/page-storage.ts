import { memoryStore } from '../../server/store/memory.ts';
import type { Store } from '../../server/store/store.ts';
import type { Persistence } from '../console-types.ts';
import { indexedDbStore } from './indexed-db-store.ts';
import { textStore } from './text-store.ts';

/** The bank in the page keeps its records here, and the console what it needs after a reload. */
export interface PageStorage {
  readonly kept: Persistence['kept'];
  readonly store: Store;
  readNote(name: string): Promise<string | undefined>;
  writeNote(name: string, text: string): Promise<void>;
  /** Removes everything. */
  clear(): Promise<void>;
}

/** The browser's database; where pages may not have one, its `localStorage`; else nothing that lasts. */
export async function openPageStorage(key: string): Promise<PageStorage> {
  const name = `banking-platform-api console: ${key}`;
  try {
    const store = await indexedDbStore(name);
    // Some browsers open it and refuse the first write.
    await store.writeNote('probe', '');
    const { readNote, writeNote, clear } = store;
    return { kept: 'indexed-db', store, readNote, writeNote, clear };
  } catch {
    // Private windows, blocked site data, pages from disk in some browsers.
  }
  try {
    return inLocalStorage(localStorage, name);
  } catch {
    return inMemory();
  }
}

function inLocalStorage(storage: Storage, name: string): PageStorage {
  const noteName = (note: string) => `${name}: ${note}`;
  storage.setItem(noteName('probe'), '');
  return {
    kept: 'local-storage',
    store: textStore(storage, name),
    readNote: async (note) => storage.getItem(noteName(note)) ?? undefined,
    writeNote: async (note, text) => storage.setItem(noteName(note), text),
    async clear() {
      for (const item of Object.keys(storage))
        if (item === name || item.startsWith(noteName(''))) storage.removeItem(item);
    },
  };
}

function inMemory(): PageStorage {
  const store = memoryStore();
  const notes = new Map<string, string>();
  return {
    kept: 'nothing',
    store,
    readNote: async (note) => notes.get(note),
    writeNote: async (note, text) => void notes.set(note, text),
    async clear() {
      notes.clear();
      await store.replaceAll([]);
    },
  };
}
