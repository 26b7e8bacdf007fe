/** A cookie as it came, its value not decoded. */
export interface RawCookie {
  readonly name: string;
  readonly raw: string;
}

/** The cookies of a `Cookie` header (RFC 6265), in order; a name may come several times. Quotes around a value are no part of it. */
export function parseCookies(header: string | null): RawCookie[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const equals = pair.indexOf('=');
    if (equals < 0) return [];
    const raw = pair.slice(equals + 1).trim();
    return [{ name: pair.slice(0, equals).trim(), raw: /^"(.*)"$/.exec(raw)?.[1] ?? raw }];
  });
}
