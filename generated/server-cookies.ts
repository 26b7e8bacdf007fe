// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** A cookie whose value is not decoded. */
// prettier-ignore
export interface RawCookie {
  readonly name: string;
  readonly raw: string;
}

/** The cookies of a `Cookie` header (RFC 6265), in order; names may repeat. Quotes around a value are removed. */
// prettier-ignore
export function parseCookies(header: string | null): RawCookie[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const equals = pair.indexOf('=');
    if (equals < 0) return [];
    const raw = pair.slice(equals + 1).trim();
    return [{ name: pair.slice(0, equals).trim(), raw: /^"(.*)"$/.exec(raw)?.[1] ?? raw }];
  });
}
