import { type PermittedServer, permittedServers } from '../../mutants/jobs.ts';

/** Its patch has no place in a card without a shipment, which the suite does not ask for: it fails there as no deployment would. */
const LEFT_OUT = 'texts unset';

/** Servers of the matrix that do nothing wrong, each of which is to be discovered without a false claim. What is asked of `--thorough` alone is not asked by a discovery. */
export function serversToDiscover(): readonly PermittedServer[] {
  const seen = new Set<string>();
  return permittedServers().filter(({ id, kind, variations }) => {
    const key = variations.map(({ id }) => id).join();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew && kind !== 'thorough' && id !== LEFT_OUT;
  });
}

/** A few of each kind, far from each other: neighbors are alike. */
export function sampleToDiscover(
  counts: Readonly<Partial<Record<PermittedServer['kind'], number>>>,
): PermittedServer[] {
  const all = serversToDiscover();
  return Object.entries(counts).flatMap(([kind, count]) => {
    const own = all.filter((one) => one.kind === kind);
    const taken = Math.min(count, own.length);
    return Array.from(
      { length: taken },
      (_, index) => own[Math.floor((index * own.length) / taken)] as PermittedServer,
    );
  });
}
