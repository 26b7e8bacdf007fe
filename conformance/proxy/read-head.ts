import type { HeaderList } from '../traffic/recorded-call.ts';

/** The head of a message: its first line, and its fields as they were written. */
export interface Head {
  /** `POST /v1/card HTTP/1.1` or `HTTP/1.1 200 OK`, without its line end. */
  readonly start: string;
  readonly headers: HeaderList;
}

/** How the content of a message is delimited (RFC 9112, section 6). */
export type Framing =
  | { readonly kind: 'none' }
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'chunked' }
  | { readonly kind: 'until-close' }
  /** Two servers could read it differently, so nobody should guess. */
  | { readonly kind: 'ambiguous'; readonly why: string };

/** @returns why it is not a head that all readers agree on, as a string */
export function readHead(lines: readonly Buffer[]): Head | string {
  const [start = '', ...rest] = lines.map(toText);
  const headers: [string, string][] = [];
  for (const line of rest) {
    const [, name, value = ''] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined) return 'a header line is malformed';
    headers.push([name, value]);
  }
  return { start, headers };
}

/** About what a head takes in memory, in bytes: most of a short field is not its text. */
export function memoryOf({ start, headers }: Head): number {
  return headers.reduce(
    (sum, [name, value]) => sum + name.length + value.length + PER_FIELD,
    start.length + PER_CALL,
  );
}

const PER_FIELD = 100;
const PER_CALL = 1000;

/** Latin-1, in which every byte is a character. */
function toText(line: Buffer): string {
  return line.toString('latin1').replace(/\r?\n$/, '');
}

/** The values of a field, a list of them taken apart: `keep-alive, upgrade` has two. In lower case. */
export function fieldValues(headers: HeaderList, field: string): string[] {
  return headers
    .filter(([name]) => name.toLowerCase() === field)
    .flatMap(([, value]) => value.split(','))
    .map((value) => value.trim().toLowerCase());
}

export function requestFraming(headers: HeaderList): Framing {
  const codings = fieldValues(headers, 'transfer-encoding');
  const lengths = fieldValues(headers, 'content-length');
  if (codings.length > 0) {
    if (lengths.length > 0) return ambiguous('both a length and a transfer coding');
    return codings.at(-1) === 'chunked' && codings.filter((one) => one === 'chunked').length === 1
      ? { kind: 'chunked' }
      : ambiguous('a transfer coding that does not end in chunked');
  }
  return lengths.length === 0 ? { kind: 'none' } : lengthOf(lengths);
}

/** @param method of the request that it answers */
export function responseFraming(status: number, headers: HeaderList, method: string): Framing {
  if (method === 'HEAD' || status < 200 || status === 204 || status === 304) return { kind: 'none' };
  const codings = fieldValues(headers, 'transfer-encoding');
  if (codings.length > 0) return codings.at(-1) === 'chunked' ? { kind: 'chunked' } : { kind: 'until-close' };
  const lengths = fieldValues(headers, 'content-length');
  return lengths.length === 0 ? { kind: 'until-close' } : lengthOf(lengths);
}

function lengthOf(lengths: readonly string[]): Framing {
  const [first = ''] = lengths;
  if (lengths.some((one) => one !== first)) return ambiguous('different lengths');
  const length = Number(first);
  return /^\d+$/.test(first) && Number.isSafeInteger(length)
    ? { kind: 'length', length }
    : ambiguous('a length that is not a number');
}

function ambiguous(why: string): Framing {
  return { kind: 'ambiguous', why };
}

/** Whether a request asks for another protocol on its connection. */
export function asksForUpgrade({ headers }: Head): boolean {
  return fieldValues(headers, 'upgrade').length > 0 && fieldValues(headers, 'connection').includes('upgrade');
}
