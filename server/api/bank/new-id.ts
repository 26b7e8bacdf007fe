let lastMs = 0;
let counter = 0;

/**
 * A new identifier, `acc-` and a UUID of version 7 (RFC 9562): the ones made later sort later, so that a database appends where
 * it would otherwise insert all over its index. Ids of one process are in order even within a millisecond, and when its time is set
 * back. Takes the system's time: the sandbox's own clock may stand still for a million ids.
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
  // A random UUID ends in the variant and 62 random bits, as this one has to.
  return `${prefix}${time.slice(0, 8)}-${time.slice(8)}-7${order}-${crypto.randomUUID().slice(19)}`;
}
