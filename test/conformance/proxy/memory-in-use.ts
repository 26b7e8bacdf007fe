import { garbageCollector } from '../../../scripts/pipeline/collect-garbage.ts';

const collect = garbageCollector();

/** Bytes that are in use, in the heap and outside of it. */
export function memoryInUse(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
