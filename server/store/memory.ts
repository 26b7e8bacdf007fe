import { hasPrefix } from './change.ts';
import type { Change, Store, StoredRecord } from './store.ts';
import { StoreUnavailable } from './unavailable.ts';

/** So many ids are put into their places one by one, since a list may follow each change. */
const FEW = 100;

/**
 * A store that loses everything when its process ends: for tests, web pages and trying things out. Each change runs from start to end
 * without yielding, so changes never overlap.
 */
export function memoryStore(): Store {
  const texts = new Map<string, string>();
  /** The ids in order, with some that were removed, and without those that were added since the last `list`. */
  let order: string[] = [];
  let added: string[] = [];
  let closed = false;

  function refuseWhenClosed(): void {
    if (closed) throw new StoreUnavailable('closed', 'memory');
  }

  function put(records: readonly StoredRecord[]): void {
    for (const { id, text } of records) {
      if (!texts.has(id)) added.push(id);
      texts.set(id, text);
    }
    // Records that come and go are not kept as ids for ever.
    if (added.length > 2 * texts.size + 1000) ordered();
  }

  function remove(ids: readonly string[]): void {
    for (const id of ids) texts.delete(id);
  }

  function read(ids: readonly string[]): (string | undefined)[] {
    refuseWhenClosed();
    return ids.map((id) => texts.get(id));
  }

  function ordered(): readonly string[] {
    if (added.length > FEW || order.length > 2 * texts.size + 1000) {
      // Most of it is in order, which makes sorting fast.
      const all = order.concat(added).sort();
      order = all.filter((id, index) => id !== all[index - 1] && texts.has(id));
    } else
      for (const id of added) {
        const index = firstFrom(order, id);
        if (order[index] !== id) order.splice(index, 0, id);
      }
    added = [];
    return order;
  }

  return {
    kind: 'memory',
    read,
    async change<Result>(
      ids: readonly string[],
      decide: (texts: readonly (string | undefined)[]) => Change<Result>,
    ): Promise<Result> {
      const change = decide(read(ids));
      remove(change.remove ?? []);
      put(change.put);
      return change.result;
    },
    async list(prefix, after, limit) {
      refuseWhenClosed();
      const ids = idsAfter(ordered(), prefix, after, limit, texts);
      return ids.map((id) => ({ id, text: texts.get(id) as string }));
    },
    async replaceAll(records, keep = [], within = '') {
      refuseWhenClosed();
      const ids = idsAfter(ordered(), within, '', Number.POSITIVE_INFINITY, texts);
      remove(ids.filter((id) => !hasPrefix(id, keep)));
      put(records.filter(({ id }) => !hasPrefix(id, keep)));
    },
    async fillIfEmpty(records, within = '') {
      refuseWhenClosed();
      if (idsAfter(ordered(), within, '', 1, texts).length > 0) return false;
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

function idsAfter(
  order: readonly string[],
  prefix: string,
  after: string,
  limit: number,
  known: ReadonlyMap<string, unknown>,
): string[] {
  const found: string[] = [];
  let index = firstFrom(order, prefix > after ? prefix : after);
  for (; index < order.length && found.length < limit; index += 1) {
    const id = order[index] as string;
    if (!id.startsWith(prefix)) break;
    if (id > after && known.has(id)) found.push(id);
  }
  return found;
}

/** Index of the first id that is not before `bound`: a binary search. */
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
