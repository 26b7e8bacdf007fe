/**
 * A host as URL parsers normalize it, so that `127.1` and `0x7f.0.0.1` come as `127.0.0.1`. Names below `localhost` do not count: some
 * systems ask the network for them.
 */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname) ||
    // An IPv4 address as IPv6 writes it: 127.0.0.1 is ::ffff:7f00:1.
    /^\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]$/.test(hostname)
  );
}
