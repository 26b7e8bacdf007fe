// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

/** Reads a request's JSON body, and refuses what is not one, before any of it is looked at. */
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
  // A body where none is described means nothing; it is read only so that its size is checked and the connection stays usable.
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

/** Only the described media type will do; a charset, if one is named, must be UTF-8. Other parameters mean nothing. */
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
  // Fetch allows these no body. Not even asked for it: some servers make a stream only then, and dearly.
  if (request.method === 'GET' || request.method === 'HEAD') return NOTHING;
  // A mistake of the server, not of the caller: some middleware in front has taken the body away.
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

/** How much more than the limit is read of a body that was refused, in limits. */
const READ_ON = 8;

/**
 * Counts while reading, so that a false or missing Content-Length changes nothing. A body that is too large is not cancelled: Node would cut the
 * connection before the answer is out, and what somebody else has cloned never lets go.
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

/** Behind the answer's back, for callers who look at it only once they have sent everything, as `fetch` does. Keeps nothing. */
async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<void> {
  try {
    for (let size = 0; size < most; ) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
    }
    reader.releaseLock();
  } catch {
    // The caller has gone, which is all the same now.
  }
}

function tooLarge(limit: number): ProblemError {
  return refusal('body-too-large', `The largest body taken is ${limit} bytes.`);
}

function unreadable(cause: unknown): never {
  throw refusal('body-unreadable', 'The body ended before it was complete.', { cause });
}
