// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

/** Reads a request's JSON body, and rejects one that is not valid JSON of the described media type. */
import { findJsonFault } from './server-json.ts';
import { type ProblemError, refusal } from './server-problem.ts';
import type { OperationRow } from './server-types.ts';

export interface BodyLimits {
  readonly maxBodyBytes: number;
  readonly maxDepth: number;
  readonly trustContentLength: boolean;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The parsed body; `undefined` when none was sent and none is required. `bytes` is its size as sent.
 * Throws a ProblemError with status 400, 413 or 415.
 */
export async function readJsonBody(
  request: Request,
  body: OperationRow['body'],
  limits: BodyLimits,
): Promise<{ readonly value: unknown; readonly bytes: number }> {
  if (body !== undefined) refuseEncoding(request);
  const bytes = await readBytes(request, limits);
  // A body that is not described is ignored. It is read only to check its size and to keep the connection usable.
  if (body === undefined) return { value: undefined, bytes: bytes.length };
  if (bytes.length === 0) {
    if (body.required) throw refusal('body-required', `Send a body with Content-Type: ${body.mediaType}.`);
    return { value: undefined, bytes: 0 };
  }
  refuseMediaType(request, body.mediaType);

  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw refusal('invalid-text', 'The body is not valid UTF-8.');
  }
  const fault = findJsonFault(text, limits.maxDepth);
  if (fault !== undefined) {
    const { code, detail, line, column } = fault;
    throw refusal(code, `The body cannot be read at line ${line}, column ${column}: ${detail}.`, {
      extensions: { line, column },
    });
  }
  return { value: JSON.parse(text) as unknown, bytes: bytes.length };
}

function refuseEncoding(request: Request): void {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase();
  if (encoding === undefined || encoding === '' || encoding === 'identity') return;
  throw refusal('unsupported-content-encoding', 'Send the body as it is, without a content encoding.', {
    headers: { 'accept-encoding': 'identity' },
  });
}

/** Accepts the described media type only; a charset must be UTF-8. Other parameters are ignored. */
function refuseMediaType(request: Request, described: string): void {
  const type = request.headers.get('content-type') ?? '';
  if (type === described) return;
  const [essence = '', ...parameters] = type.split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"]*?)"?\s*$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined);
  const known = essence.trim().toLowerCase() === described.toLowerCase();
  if (known && (charset === undefined || charset.toLowerCase() === 'utf-8')) return;
  throw refusal(
    'unsupported-media-type',
    known ? 'The only charset understood is utf-8.' : `The only media type understood here is ${described}.`,
    { headers: { accept: described } },
  );
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

/** How much of a body that was too large is still read and dropped, as a multiple of the limit. */
const READ_ON = 8;

/**
 * Counts the bytes while reading, whatever Content-Length says. A body that is too large is not canceled: Node would close the
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
      size += value.length;
      if (size > limit) {
        void readOn(reader, READ_ON * limit);
        break;
      }
      chunks.push(value);
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

/** Reads on and drops the bytes, for callers that read the response only after sending everything, as `fetch` does. */
async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<void> {
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
