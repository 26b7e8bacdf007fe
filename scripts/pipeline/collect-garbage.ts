import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** So much may have become garbage since the last time before it is worth the tenth of a second that looking for it takes. */
const WORTH = 24e6;

let before = WORTH;
let collect: (() => void) | undefined;

/**
 * Frees what the last stage needed. V8 by itself lets the memory of a process grow to several times of what is in use before it
 * looks for garbage, and never returns all of it. Nothing happens for a description of usual size.
 */
export function collectGarbage(): void {
  if (getHeapStatistics().used_heap_size - before < WORTH) return;
  collect ??= garbageCollector();
  collect();
  before = getHeapStatistics().used_heap_size;
}

/** Node.js has its collector behind a flag; other runtimes are left to themselves. */
export function garbageCollector(): () => void {
  try {
    setFlagsFromString('--expose-gc');
    return runInNewContext('gc') as () => void;
  } catch {
    return () => {};
  }
}
