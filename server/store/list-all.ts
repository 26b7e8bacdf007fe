import type { Store, StoredRecord } from './store.ts';

/** So many are read at once: others may be served in between. */
const PAGE = 250;

/**
 * Lists the records whose id begins with `prefix`, in the order of ids, in memory. Throws StoreUnavailable.
 *
 * @param after the id that the records come after
 * @param limit the number of records at most; default: all, for kinds with few records
 */
export async function listAll(
  store: Store,
  prefix: string,
  after = '',
  limit = Number.POSITIVE_INFINITY,
): Promise<StoredRecord[]> {
  const records: StoredRecord[] = [];
  for (;;) {
    const asked = Math.min(PAGE, limit - records.length);
    const page = await store.list(prefix, records.at(-1)?.id ?? after, asked);
    records.push(...page);
    if (page.length < asked || records.length === limit) return records;
  }
}
