import { setFlagsFromString } from 'node:v8';
import { garbageCollector } from './collect-garbage.ts';

/**
 * Keeps what is no longer used to a third of what is: V8 lets the heap grow to several times the size of what it has to keep before it collects. For work that keeps
 * little and makes much, such as reading recordings of any size, it takes no longer.
 */
export function limitOldSpace(): void {
  try {
    setFlagsFromString('--heap-growing-percent=30');
    process.once('exit', liftLimit);
  } catch {}
}

/**
 * A thread that compiles in the background waits for the main thread to collect when the heap is full, which it often is with so small a limit. The main thread, ending the process, no
 * longer collects, but waits for the thread to end: forever. So there is room again before the process ends, however it does.
 */
function liftLimit(): void {
  setFlagsFromString('--heap-growing-percent=0');
  garbageCollector()();
}
