/** Tells whether HTTP has no cookie or header of the name, since it is no token of RFC 9110. A path or query can have any name. */
export function isUnsendable(place: unknown, name: unknown): boolean {
  return (place === 'cookie' || place === 'header') && !/^[\w!#$%&'*+.^`|~-]+$/.test(String(name));
}
