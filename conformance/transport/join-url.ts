/**
 * A path of the description below a base address, whose own path is kept: `https://bank.example/prefix/` and `/v1/card` make
 * `https://bank.example/prefix/v1/card`. Identifiers in `path` are percent-encoded already.
 */
export function joinUrl(baseUrl: string, path: string): string {
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname.replace(/\/+$/, '')}${path}`;
}
