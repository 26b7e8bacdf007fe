import type { Change, Store, StoredRecord } from './store.ts';
import { StoreUnavailable } from './unavailable.ts';

/**
 * A store that forgets everything when its process ends: for tests, for pages, and for trying things out. Each change runs from
 * beginning to end without a pause, so none ever meets another.
 */
export function memoryStore(): Store {
  const texts = new Map<string, string>();
  /** The ids in order, made when a list is asked for; `undefined` when ids came or went since. */
  let order: readonly string[] | undefined;
  let closed = false;

  function refuseWhenClosed(): void {
    if (closed) throw new StoreUnavailable('closed', 'memory');
  }

  function put(records: readonly StoredRecord[]): void {
    for (const { id, text } of records) {
      if (!texts.has(id)) order = undefined;
      texts.set(id, text);
    }
  }

  function read(ids: readonly string[]): (string | undefined)[] {
    refuseWhenClosed();
    return ids.map((id) => texts.get(id));
  }

  return {
    kind: 'memory',
    read,
    async change<Result>(
      ids: readonly string[],
      decide: (texts: readonly (string | undefined)[]) => Change<Result>,
    ): Promise<Result> {
      const change = decide(read(ids));
      put(change.put);
      return change.result;
    },
    async list(prefix, after, limit) {
      refuseWhenClosed();
      order ??= [...texts.keys()].sort();
      const found: StoredRecord[] = [];
      const first = firstFrom(order, prefix > after ? prefix : after);
      for (let index = first; index < order.length && found.length < limit; index += 1) {
        const id = order[index] as string;
        if (!id.startsWith(prefix)) break;
        if (id > after) found.push({ id, text: texts.get(id) as string });
      }
      return found;
    },
    async replaceAll(records, keep = []) {
      refuseWhenClosed();
      const isKept = (id: string): boolean => keep.some((prefix) => id.startsWith(prefix));
      for (const id of texts.keys()) if (!isKept(id)) texts.delete(id);
      order = undefined;
      put(records.filter(({ id }) => !isKept(id)));
    },
    async fillIfEmpty(records) {
      refuseWhenClosed();
      if (texts.size > 0) return false;
      put(records);
      return true;
    },
    async ping() {
      refuseWhenClosed();
    },
    async close() {
      closed = true;
    },
  };
}

/** Index of the first id that is not before `bound`: a search by halves. */
function firstFrom(order: readonly string[], bound: string): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((order[middle] as string) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
