import { toUSVString } from 'node:util';
import { isObject } from '../../../lib/json.ts';
import { LEFT_OUT, MASKED_NUMBER, MASKED_TEXT } from '../../redact/mask-body.ts';
import { codingsOf, decodeCodings } from '../content-coding.ts';
import type { HeaderList, RecordedBody } from '../recorded-call.ts';

/** Bodies in files of their own, as Playwright writes them: `content._file`. `undefined`: there is no such file. */
export type Attachments = (name: string) => Uint8Array | undefined;

const NONE: RecordedBody = { absent: 'none' };
const NOT_RECORDED: RecordedBody = { absent: 'not-recorded' };

/** Methods whose requests have a body as a rule. */
const WITH_BODY = /^(?:POST|PUT|PATCH)$/i;

export function readRequestBody(
  request: Record<string, unknown>,
  method: string,
  headers: HeaderList,
  attachments: Attachments,
): RecordedBody {
  const marked = readMark(request._body);
  if (marked !== undefined) return marked;
  const { postData, bodySize } = request;
  const declared = sizeIn(headers);
  const size = Math.max(numberOr(bodySize, 0), declared ?? 0);
  if (isObject(postData)) {
    const body = readContent(
      { ...postData, encoding: postData.encoding ?? postData._encoding },
      size,
      headers,
      attachments,
    );
    if (body !== undefined) return body;
    // A form: other parameters than those of its own kind cannot be written back.
    const form = readForm(postData);
    if (form !== undefined) return form;
    // Firefox writes an empty text for every request without a body, and for a body that it did not keep.
    if (postData.text !== '' || isForm(postData)) return NOT_RECORDED;
  }
  if (size > 0) return NOT_RECORDED;
  if (declared === 0 || !WITH_BODY.test(method)) return NONE;
  // Browsers say 0 for a body that they did not keep.
  const hasBody = headers.some(([name]) => /^(?:content-type|transfer-encoding)$/i.test(name));
  return hasBody || numberOr(bodySize, -1) < 0 ? NOT_RECORDED : NONE;
}

export function readResponseBody(
  response: Record<string, unknown>,
  status: number,
  method: string,
  headers: HeaderList,
  attachments: Attachments,
): RecordedBody {
  const marked = readMark(response._body);
  if (marked !== undefined) return marked;
  const content = isObject(response.content) ? response.content : {};
  const size = numberOr(content.size, -1);
  // Some recorders say nothing of the size; then only the server did, of the body as it was on the wire.
  const declared = codingsOf(headers).length === 0 ? (sizeIn(headers) ?? 0) : 0;
  const body = readContent(content, Math.max(size, declared, 0), headers, attachments);
  if (body !== undefined) return body;
  if (status < 200 || status === 204 || status === 304 || method.toUpperCase() === 'HEAD') return NONE;
  // mitmproxy, of a body that it passed on without keeping it.
  if (content.text === null) return NOT_RECORDED;
  const sizes = [size, sizeIn(headers) ?? -1, numberOr(response.bodySize, -1)];
  if (sizes.some((one) => one > 0)) return NOT_RECORDED;
  // Some write an empty text for a body that they do not have, and then no size either.
  return typeof content.text === 'string' || sizeIn(headers) === 0 || size === 0 ? NONE : NOT_RECORDED;
}

/** Our own files say it. */
function readMark(value: unknown): RecordedBody | undefined {
  if (value === 'none') return NONE;
  return value === 'not-recorded' ? NOT_RECORDED : undefined;
}

/** @param size in bytes, as the recorder says; 0: unknown */
function readContent(
  { text, encoding, _file }: Record<string, unknown>,
  size: number,
  headers: HeaderList,
  attachments: Attachments,
): RecordedBody | undefined {
  if (typeof _file === 'string') {
    const bytes = attachments(_file);
    return bytes === undefined ? NOT_RECORDED : withoutCodings(fromBytes(bytes), headers);
  }
  if (typeof text !== 'string' || text === '') return undefined;
  const body =
    typeof encoding === 'string' && encoding.toLowerCase() === 'base64'
      ? fromBytes(Buffer.from(text, 'base64'))
      : fromText(text);
  const decoded = withoutCodings(body, headers);
  return isCut(decoded, size) || isMasked(decoded) ? NOT_RECORDED : decoded;
}

/** Recorders cut long bodies: what is shorter than they say and is not JSON may have been JSON. */
function isCut(body: RecordedBody, size: number): boolean {
  if (!(typeof body === 'string' || body instanceof Uint8Array) || size === 0) return false;
  if (Buffer.byteLength(body) >= size) return false;
  try {
    JSON.parse(Buffer.from(body as string).toString('utf8'));
    return false;
  } catch {
    return true;
  }
}

/** The body of a report: what stands in place of its values would violate everything. */
function isMasked(body: RecordedBody): boolean {
  // A search for what begins with a quote stops at each of a body's quotes.
  return typeof body === 'string' && body.includes('(') && MASKS.some((mask) => body.includes(mask));
}

const MASKS = [MASKED_TEXT, MASKED_NUMBER, LEFT_OUT].map((mask) => JSON.stringify(mask));

/**
 * A body as it was before its content codings. Formats ask for that; some proxies record what was on the wire, and some tools show such bytes as if they were
 * text, which nobody can read.
 */
export function withoutCodings(body: RecordedBody, headers: HeaderList): RecordedBody {
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return body;
  const codings = codingsOf(headers);
  if (codings.length === 0) return body;
  if (typeof body === 'string') return NO_TEXT.test(body) ? NOT_RECORDED : body;
  const bytes = decodeCodings(body, codings, MAX_UNPACKED);
  if (bytes !== undefined) return fromBytes(bytes);
  // With a byte order mark, it is a text all the same.
  return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? body : NOT_RECORDED;
}

/** Characters that stand for bytes which are no text; tabs and line ends are text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/;

const MAX_UNPACKED = 2 ** 25;

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** As `RecordedBody` has it: a string only where the bytes are UTF-8 without a byte order mark. */
export function fromBytes(bytes: Uint8Array): RecordedBody {
  if (bytes.length === 0) return NONE;
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes;
  try {
    return strict.decode(bytes);
  } catch {
    return bytes;
  }
}

/** A text that may stand for bytes that are not UTF-8: mitmproxy writes byte 0xff as the lone surrogate \udcff. */
export function fromText(text: string): RecordedBody {
  if (text === '') return NONE;
  if (text.startsWith('\ufeff')) return Buffer.from(text);
  if (toUSVString(text) === text) return text;
  const pieces = [...text].map((character) => {
    const code = character.codePointAt(0) as number;
    if (code < 0xd800 || code > 0xdfff) return Buffer.from(character);
    return code >= 0xdc80 && code <= 0xdcff
      ? Buffer.of(code & 0xff)
      : Buffer.of(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
  });
  return fromBytes(Buffer.concat(pieces));
}

function isForm({ params }: Record<string, unknown>): boolean {
  return Array.isArray(params) && params.length > 0;
}

/** A form whose parameters were recorded in place of its text. */
function readForm(postData: Record<string, unknown>): string | undefined {
  const { params, mimeType } = postData;
  if (!isForm(postData) || !/x-www-form-urlencoded/i.test(String(mimeType))) return undefined;
  return (params as readonly unknown[])
    .map((one) => (isObject(one) ? `${one.name}=${one.value ?? ''}` : ''))
    .join('&');
}

const LENGTH = 'content-length';

function sizeIn(headers: HeaderList): number | undefined {
  const length = headers.find(
    ([name]) => name.length === LENGTH.length && name.toLowerCase() === LENGTH,
  )?.[1];
  return length !== undefined && /^\d+$/.test(length.trim()) ? Number(length) : undefined;
}

function numberOr(value: unknown, other: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : other;
}
