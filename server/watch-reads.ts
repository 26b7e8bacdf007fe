import { delegateTo } from './store/delegate-to.ts';
import type { Store } from './store/store.ts';

type Texts = readonly (string | undefined)[];

export interface WatchedReads {
  /** For the operation to be watched, in place of the real ones. */
  readonly store: Store;
  readonly systemTime: () => Date;
  /** Whether what the operation has read is all that it depends on, apart from the request. */
  isRepeatable(): boolean;
  /** Whether the operation would read the same now. Never throws. */
  isUnchanged(): boolean;
}

/**
 * Watches what one call reads, so that the same request can get the same response for as long as the records are the same. A call that
 * asks for the time, changes something or waits for its store is not repeatable.
 */
export function watchReads(store: Store, systemTime: () => Date): WatchedReads {
  const reads: { readonly ids: readonly string[]; readonly texts: Texts }[] = [];
  let isRepeatable = true;
  const otherwise = <Result>(result: Result): Result => {
    isRepeatable = false;
    return result;
  };
  const plain = delegateTo(store);
  return {
    store: {
      ...plain,
      read(ids) {
        const texts = store.read(ids);
        if (texts instanceof Promise) return otherwise(texts);
        reads.push({ ids: [...ids], texts });
        return texts;
      },
      change: (ids, decide) => otherwise(store.change(ids, decide)),
      list: (prefix, after, limit) => otherwise(store.list(prefix, after, limit)),
    },
    systemTime: () => otherwise(systemTime()),
    isRepeatable: () => isRepeatable,
    isUnchanged() {
      for (const { ids, texts } of reads) if (!isSame(texts, readNow(store, ids))) return false;
      return true;
    },
  };
}

function readNow(store: Store, ids: readonly string[]): Texts | undefined {
  try {
    const texts = store.read(ids);
    if (!(texts instanceof Promise)) return texts;
    texts.catch(() => {});
  } catch {
    // Whoever makes the response again reports it.
  }
  return undefined;
}

function isSame(texts: Texts, now: Texts | undefined): boolean {
  if (now === undefined) return false;
  for (let index = 0; index < texts.length; index += 1) if (texts[index] !== now[index]) return false;
  return true;
}
