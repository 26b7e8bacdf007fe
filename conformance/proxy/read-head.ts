import type { HeaderList } from '../traffic/recorded-call.ts';

/** The head of a message, of which no more is read than what decides how its message is read. */
export interface Head {
  /** `POST /v1/card HTTP/1.1` or `HTTP/1.1 200 OK`, without its line end. */
  readonly start: string;
  /** The lines after it as they came, with their line ends. */
  readonly fieldLines: Uint8Array;
  /** Those of its fields that say where the message ends, or that the protocol changes. */
  readonly framing: HeaderList;
}

/** How the content of a message is delimited (RFC 9112, section 6). */
export type Framing =
  | { readonly kind: 'none' }
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'chunked' }
  | { readonly kind: 'until-close' }
  /** Two servers could read it differently, so nobody should guess. */
  | { readonly kind: 'ambiguous'; readonly why: string };

const FIELD = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/;
const OF_FRAMING = /^(?:transfer-encoding|content-length|connection|upgrade):/i;

/**
 * @param lines with their line ends
 * @returns why it is not a head that all readers agree on, as a string
 */
export function readHead(lines: Buffer): Head | string {
  const framing: [string, string][] = [];
  const fieldsAt = lines.indexOf(LF) + 1;
  for (let at = fieldsAt, end = at; at < lines.length; at = end) {
    end = lines.indexOf(LF, at) + 1;
    const text = toText(lines, at, end);
    // Called for every line of traffic: `test` makes nothing that has to be collected.
    if (!FIELD.test(text)) return 'a header line is malformed';
    if (OF_FRAMING.test(text)) framing.push(toField(text));
  }
  // A copy, since the chunk in which the lines came may be large.
  const fieldLines = Buffer.from(lines.subarray(fieldsAt));
  return { start: toText(lines, 0, fieldsAt), fieldLines, framing };
}

/** The fields of a head as they were written. */
export function readHeadFields({ fieldLines }: Pick<Head, 'fieldLines'>): HeaderList {
  const text = Buffer.from(fieldLines.buffer, fieldLines.byteOffset, fieldLines.length).toString('latin1');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => toField(line.replace(/\r$/, '')));
}

function toField(line: string): [string, string] {
  const [, name = '', value = ''] = FIELD.exec(line) ?? [];
  return [name, value];
}

/** About what a head takes in memory, in bytes: most of it is not its text. */
export function memoryOf({ start, fieldLines, framing }: Head): number {
  return start.length + fieldLines.length + framing.length * PER_FIELD + PER_CALL;
}

const PER_FIELD = 200;
const PER_CALL = 1000;

const CR = 13;
const LF = 10;

/** A line without its end, in Latin-1, in which every byte is a character. */
function toText(lines: Buffer, from: number, to: number): string {
  const last = to - 1;
  return lines.toString('latin1', from, last > from && lines[last - 1] === CR ? last - 1 : last);
}

/** Whether content is in a transfer coding besides the chunks that delimit it, such as `gzip, chunked`. */
export function isTransferCoded(headers: HeaderList): boolean {
  const codings = fieldValues(headers, 'transfer-encoding').filter((one) => one !== 'identity');
  return codings.length > (codings.at(-1) === 'chunked' ? 1 : 0);
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
  // Of HTTP/1.1's first version, where it meant no coding; clients still read it so.
  const codings = fieldValues(headers, 'transfer-encoding').filter((one) => one !== 'identity');
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
export function asksForUpgrade({ framing }: Head): boolean {
  return fieldValues(framing, 'upgrade').length > 0 && fieldValues(framing, 'connection').includes('upgrade');
}
