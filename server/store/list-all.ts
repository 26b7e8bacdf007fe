import type { Store, StoredRecord } from './store.ts';

const PAGE = 1000;

/** All records whose id begins with `prefix`, in the order of ids, in memory: for kinds with few records. Throws StoreUnavailable. */
export async function listAll(store: Store, prefix: string): Promise<StoredRecord[]> {
  const records: StoredRecord[] = [];
  for (;;) {
    const page = await store.list(prefix, records.at(-1)?.id ?? '', PAGE);
    records.push(...page);
    if (page.length < PAGE) return records;
  }
}
