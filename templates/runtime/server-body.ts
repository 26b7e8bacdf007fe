/** Reads a request's body, and rejects one that is not of a described media type. */
import { findJsonFault } from './server-json.ts';
import { charsetOf, contentOfType, essenceOf } from './server-media-types.ts';
import { type ProblemError, refusal } from './server-problem.ts';
import type { BodyLimits, ContentRow, DecodedBody, OperationRow } from './server-types.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A request body that has been read. */
export interface ReadBody {
  /** `undefined` when none was sent and none is required. */
  readonly value: unknown;
  /** Validators check this value. */
  readonly checked: unknown;
  /** The body is a list whose items are checked one by one. */
  readonly isList?: boolean | undefined;
  /** Its size as sent. */
  readonly bytes: number;
  /** The index of the described content. */
  readonly content?: ContentRow;
  /** The media type of `content`; where that is a range, the one that was sent. */
  readonly contentType?: string;
}

/** None was sent, and none is described. */
export const NO_BODY: ReadBody = { value: undefined, checked: undefined, bytes: 0 };

/**
 * The body in one of the described media types.
 * Throws a ProblemError with status 400, 413 or 415.
 */
export async function readBody(
  request: Request,
  body: OperationRow['body'],
  limits: BodyLimits,
): Promise<ReadBody> {
  if (body !== undefined) refuseEncoding(request);
  const bytes = await readBytes(request, limits);
  const nothing = { value: undefined, checked: undefined, bytes: bytes.length };
  // A body that is not described is ignored. It is read only to check its size and to keep the connection usable.
  if (body === undefined) return nothing;
  const type = request.headers.get('content-type') ?? '';
  const types = body.contents.map(({ mediaType }) => mediaType).join(' or ');
  if (bytes.length === 0 && !(body.required && acceptsEmpty(body.contents, type))) {
    if (body.required) throw refusal('body-required', `Send a body with Content-Type: ${types}.`);
    return nothing;
  }
  const content = contentOfType(body.contents, type);
  if (content === undefined) {
    throw refusal('unsupported-media-type', `The only media type understood here is ${types}.`, {
      headers: { accept: body.contents.map(({ mediaType }) => mediaType).join(', ') },
    });
  }
  const decoded =
    content.decode?.(bytes, type, limits, content.json) ?? decodeJson(bytes, type, limits, content.json);
  const { value, checked = value, isList } = await decoded;
  const { mediaType } = content;
  const contentType = mediaType.includes('*') ? essenceOf(type) : mediaType;
  return { value, checked, isList, bytes: bytes.length, content, contentType };
}

/** Every other format than JSON has an empty text, an empty file or an empty form. */
function acceptsEmpty(contents: readonly ContentRow[], type: string): boolean {
  return contentOfType(contents, type)?.decode !== undefined;
}

/** @throws {ProblemError} for a text that is not JSON, and for another charset than UTF-8 */
function decodeJson(
  bytes: Uint8Array,
  type: string,
  { maxDepth }: BodyLimits,
  json: ContentRow['json'] = JSON,
): DecodedBody {
  const charset = charsetOf(type);
  if (charset !== undefined && charset !== 'utf-8')
    throw refusal('unsupported-media-type', 'The only charset understood is utf-8.', {
      headers: { accept: essenceOf(type) },
    });
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw refusal('invalid-text', 'The body is not valid UTF-8.');
  }
  const fault = findJsonFault(text, maxDepth);
  if (fault !== undefined) {
    const { code, detail, line, column } = fault;
    throw refusal(code, `The body cannot be read at line ${line}, column ${column}: ${detail}.`, {
      extensions: { line, column },
    });
  }
  return { value: json.parse(text) };
}

function refuseEncoding(request: Request): void {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase();
  if (encoding === undefined || encoding === '' || encoding === 'identity') return;
  throw refusal('unsupported-content-encoding', 'Send the body as it is, without a content encoding.', {
    headers: { 'accept-encoding': 'identity' },
  });
}

const NOTHING = new Uint8Array(0);

async function readBytes(
  request: Request,
  { maxBodyBytes, trustContentLength }: BodyLimits,
): Promise<Uint8Array> {
  // Fetch allows no body here. `request.body` is not even read: some servers create the stream only then, at a cost.
  if (request.method === 'GET' || request.method === 'HEAD') return NOTHING;
  // The server's mistake, not the caller's: a middleware has already read the body.
  if (request.bodyUsed) throw new TypeError('The request body was read before it reached the handler.');
  const header = request.headers.get('content-length');
  const declared = header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
  if (declared !== undefined && declared > maxBodyBytes) {
    throw tooLarge(maxBodyBytes);
  }
  if (declared === undefined || !trustContentLength) return countBytes(request.body, maxBodyBytes);
  const bytes = await request.arrayBuffer().catch(unreadable);
  if (bytes.byteLength > maxBodyBytes) throw tooLarge(maxBodyBytes);
  return new Uint8Array(bytes);
}

/** The part of a body that was too large which is still read and dropped, as a multiple of the limit. */
const READ_ON = 8;

/**
 * Counts the bytes while reading, since Content-Length may be wrong. A body that is too large is not canceled: Node would close the
 * connection before the response is sent, and canceling one branch of a cloned body never settles.
 */
async function countBytes(stream: Request['body'], limit: number): Promise<Uint8Array> {
  if (stream === null) return NOTHING;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const reader = stream.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (!ArrayBuffer.isView(value)) throw new TypeError('A request body is made of bytes.');
      // Types without those of the DOM do not say which view it is.
      const bytes = value as Uint8Array;
      size += bytes.length;
      if (size > limit) {
        void readOn(reader, READ_ON * limit);
        break;
      }
      chunks.push(bytes);
    }
  } catch (cause) {
    unreadable(cause);
  }
  if (size > limit) throw tooLarge(limit);

  const [only] = chunks;
  if (chunks.length === 1 && only !== undefined) return only;
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** The readers of all runtimes have this: Bun's types ask for more. */
type Reader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'releaseLock'>;

/** Reads on and drops the bytes, for callers that read the response only after sending everything, as `fetch` does. */
async function readOn(reader: Reader, most: number): Promise<void> {
  try {
    for (let size = 0; size < most; ) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
    }
    reader.releaseLock();
  } catch {
    // The caller has disconnected, which no longer matters.
  }
}

function tooLarge(limit: number): ProblemError {
  return refusal('body-too-large', `The largest body taken is ${limit} bytes.`);
}

function unreadable(cause: unknown): never {
  throw refusal('body-unreadable', 'The body ended before it was complete.', { cause });
}
