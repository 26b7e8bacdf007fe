import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

const SIZE = 2 ** 25;

/**
 * Keeps the space for new objects at 32 MB. V8 lets it grow to 128 MB, which is a quarter of what a large description takes and more
 * than a recording does, and is no faster for it. The limit can be set on the command line alone, but the factor by which the space grows at any time: so it grows
 * once, here, where nothing else happens. Other runtimes are left to themselves.
 */
export function limitNewSpace(): void {
  try {
    setFlagsFromString(`--semi-space-growth-factor=${Math.max(1, Math.floor(SIZE / size()))}`);
    // What survives a collection makes it grow.
    const kept: unknown[] = [];
    for (let left = 1000; left > 0 && size() < SIZE / 2; left -= 1) kept.push(new Array(8192).fill(left));
    setFlagsFromString('--semi-space-growth-factor=1');
  } catch {}
}

function size(): number {
  const spaces = getHeapSpaceStatistics();
  return spaces.find(({ space_name: name }) => name === 'new_space')?.space_size ?? SIZE;
}
