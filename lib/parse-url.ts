/** The URL, or `undefined` for a text that is none. `URL.parse` is newer than Node.js 20. */
export function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
