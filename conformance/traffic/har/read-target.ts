import { findEndOfValue } from './skip-value.ts';

/** The target decides whether an entry is looked at. */
export interface CallTarget {
  readonly method: string;
  readonly url: string;
}

/**
 * Method and URL of a HAR entry's request, without parsing the entry. `undefined` where the bytes hold no complete `request` with both, so that only
 * the parser can say.
 *
 * @param bytes an entry, or its beginning
 */
export function readCallTarget(bytes: Buffer): CallTarget | undefined {
  for (const [name, start, end] of memberOffsets(bytes, 0)) {
    if (name !== 'request' || bytes[start] !== 0x7b) continue;
    if (end === -1) return undefined;
    const found: { method?: string; url?: string } = {};
    for (const [inner, from, to] of memberOffsets(bytes, start))
      if (inner === 'method' || inner === 'url') {
        const value = parseString(bytes, from, to);
        if (value === undefined) return undefined;
        found[inner] = value;
      }
    const { method, url } = found;
    return method === undefined || url === undefined ? undefined : { method, url };
  }
  return undefined;
}

/** The fields of the object that begins at `at`: name, and offsets of the value. The last one has the end -1 where the bytes end before it does. */
export function* memberOffsets(
  bytes: Buffer,
  at: number,
): Generator<readonly [name: string, start: number, end: number]> {
  let place = at + 1;
  for (;;) {
    place = skipSpaceAndCommas(bytes, place);
    if (bytes[place] !== 0x22) return;
    const keyEnd = findEndOfValue()(bytes, place);
    if (keyEnd === -1) return;
    const name = parseString(bytes, place, keyEnd);
    const colon = skipSpaceAndCommas(bytes, keyEnd);
    if (name === undefined || bytes[colon] !== 0x3a) return;
    const start = skipSpaceAndCommas(bytes, colon + 1);
    const first = bytes[start];
    if (first === undefined) return;
    let end = start;
    if (first === 0x22 || first === 0x7b || first === 0x5b) end = findEndOfValue()(bytes, start);
    else while (end < bytes.length && !isDelimiter(bytes[end] as number)) end++;
    yield [name, start, end];
    if (end === -1) return;
    place = end;
  }
}

function parseString(bytes: Buffer, start: number, end: number): string | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8', start, end));
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

function skipSpaceAndCommas(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const byte = bytes[at];
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09 && byte !== 0x2c) return at;
    at++;
  }
}

function isDelimiter(byte: number): boolean {
  return byte === 0x2c || byte === 0x7d || byte === 0x5d || byte <= 0x20;
}
