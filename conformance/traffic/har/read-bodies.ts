import { toUSVString } from 'node:util';
import { isObject } from '../../../lib/json.ts';
import { LEFT_OUT, MASKED_NUMBER, MASKED_TEXT } from '../../redact/mask-body.ts';
import { codingsOf } from '../../transport/content-coding.ts';
import { decodedBody, notRecorded, toBody } from '../recorded-body.ts';
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
    return bytes === undefined ? NOT_RECORDED : withoutCodings(bytes, headers);
  }
  if (typeof text !== 'string' || text === '') return undefined;
  const isEncoded = typeof encoding === 'string' && encoding.toLowerCase() === 'base64';
  const body = isEncoded ? fromBase64(text, headers) : fromText(text, headers);
  if (isCut(body, size)) return notRecorded('the recorder cut it');
  return isMasked(body) ? notRecorded('its values are masked') : body;
}

/** Recorders cut long bodies: what is shorter than they say and is not JSON may have been JSON. */
function isCut(body: RecordedBody, size: number): boolean {
  if (!(typeof body === 'string' || body instanceof Uint8Array) || size === 0) return false;
  if (Buffer.byteLength(body) >= size) return false;
  return !isJson(Buffer.from(body as string).toString('utf8'));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isAbsent(body: RecordedBody): boolean {
  return typeof body === 'object' && 'absent' in body;
}

/** The body of a report: what stands in place of its values would violate everything. */
function isMasked(body: RecordedBody): boolean {
  // A search for what begins with a quote stops at each of a body's quotes.
  return typeof body === 'string' && body.includes('(') && MASKS.some((mask) => body.includes(mask));
}

const MASKS = [MASKED_TEXT, MASKED_NUMBER, LEFT_OUT].map((mask) => JSON.stringify(mask));

/**
 * The body of bytes that a recording holds. Formats ask for those from before the content codings; some proxies record what was on the wire.
 */
export function withoutCodings(bytes: Uint8Array, headers: HeaderList): RecordedBody {
  if (bytes.length === 0) return NONE;
  const decoded = decodedBody(bytes, headers, MAX_UNPACKED);
  // A content with a byte order mark is a text all the same.
  const isText = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return isText && isAbsent(decoded) ? bytes : decoded === '' ? NONE : decoded;
}

const MAX_UNPACKED = 2 ** 25;

/** The body of a text that a recording calls base64. Firefox says so of texts as they are. */
export function fromBase64(text: string, headers: HeaderList): RecordedBody {
  const bytes = isBase64(text) ? Buffer.from(text, 'base64') : undefined;
  const body = bytes && withoutCodings(bytes, headers);
  if (body !== undefined && (typeof body === 'string' ? isJson(body) : isAbsent(body))) return body;
  if (isJson(text)) return fromText(text, headers);
  return body ?? notRecorded('the recording says that it is in base64, which it is not');
}

/** The pattern takes base64 with line breaks and without padding, too, and in the alphabet for URLs. */
function isBase64(text: string): boolean {
  return !/[^\w+/=\s-]/.test(text) && !/=\s*[^=\s]/.test(text);
}

/** Characters that stand for bytes which are no text; tabs and line ends are text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/;

/**
 * The body of a text. It may stand for bytes that are not UTF-8: mitmproxy writes byte 0xff as the lone surrogate \udcff. Some tools show bytes in a content coding as if they
 * were text, and browsers read a text in the charset that the server names: what the bytes were, nobody knows.
 */
export function fromText(text: string, headers: HeaderList): RecordedBody {
  if (text === '') return NONE;
  if (codingsOf(headers).length > 0 && NO_TEXT.test(text))
    return notRecorded('it was recorded as text in its content coding');
  if (isOtherCharset(headers) && NOT_ASCII.test(text))
    return notRecorded('it was recorded as text in a charset that is not UTF-8');
  if (text.startsWith('\ufeff')) return Buffer.from(text);
  if (toUSVString(text) === text) return text;
  const pieces = [...text].map((character) => {
    const code = character.codePointAt(0) as number;
    if (code < 0xd800 || code > 0xdfff) return Buffer.from(character);
    return code >= 0xdc80 && code <= 0xdcff
      ? Buffer.of(code & 0xff)
      : Buffer.of(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
  });
  return toBody(Buffer.concat(pieces));
}

const NOT_ASCII = /[^\0-\x7f]/;

function isOtherCharset(headers: HeaderList): boolean {
  const type =
    headers.find(([name]) => name.length === TYPE.length && name.toLowerCase() === TYPE)?.[1] ?? '';
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1];
  return charset !== undefined && !/^(?:utf-?8|(?:us-)?ascii)$/i.test(charset);
}

const TYPE = 'content-type';

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
