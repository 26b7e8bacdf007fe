// One sequence for the whole process, whatever the number of banks in it: several may share a database.
let lastMs = 0;
let counter = 0;

/**
 * A new identifier: `acc-` and a UUID of version 7 (RFC 9562). Later ids sort later, so that a database appends to its index instead of
 * inserting all over it. Ids of one process are in order even within a millisecond, and when the system's time is set back. `systemTime`
 * because the sandbox's own clock can be frozen.
 */
export function newId<Prefix extends string>(prefix: Prefix, systemTime: () => Date): `${Prefix}${string}` {
  const now = systemTime().getTime();
  if (now > lastMs) {
    lastMs = now;
    counter = 0;
  } else if (counter < 0xfff) {
    counter += 1;
  } else {
    lastMs += 1;
    counter = 0;
  }
  const time = lastMs.toString(16).padStart(12, '0');
  const order = counter.toString(16).padStart(3, '0');
  // A random UUID ends in the variant and 62 random bits, just as version 7 requires.
  return `${prefix}${time.slice(0, 8)}-${time.slice(8)}-7${order}-${crypto.randomUUID().slice(19)}`;
}
