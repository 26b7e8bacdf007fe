/**
 * The command that starts a sandbox which this page may call. Pages of this machine may by themselves; a page from disk has the origin
 * `null`, as has a sandboxed frame of any page in the browser, hence the key of its own.
 */
export function sandboxCommand({
  protocol,
  hostname,
  origin,
}: Pick<Location, 'protocol' | 'hostname' | 'origin'>): string {
  const command = 'npx banking-platform-api sandbox';
  if (protocol === 'file:') return `${command} --allow-origin null --new-key`;
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
    ? command
    : `${command} --allow-origin ${origin}`;
}
