import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/**
 * Keeps the space for new objects at a size, a power of two. V8 lets it grow to 128 MB, which is a quarter of what a large description takes and more
 * than a recording does, and is no faster for it. The limit can be set on the command line alone, but the factor by which the space grows at any time: so it grows
 * here, where nothing else happens, and never again. It does not shrink: whoever wants it small calls this before the modules of the work are loaded. Other runtimes are left to themselves.
 *
 * @param bytes of both of its halves
 */
export function limitNewSpace(bytes: number): void {
  try {
    setFlagsFromString('--semi-space-growth-factor=2');
    // Objects that survive a collection make it grow.
    let kept: unknown[] = [];
    for (let left = 1000; left > 0 && size() < bytes; left -= 1) {
      if (kept.length * ITEM > bytes) kept = [];
      kept.push(new Array(ITEM / 8).fill(left));
    }
    setFlagsFromString('--semi-space-growth-factor=1');
  } catch {}
}

/** Bytes of an array that is small enough for the space. */
const ITEM = 2 ** 16;

function size(): number {
  const spaces = getHeapSpaceStatistics();
  return spaces.find(({ space_name: name }) => name === 'new_space')?.space_size ?? Number.POSITIVE_INFINITY;
}
