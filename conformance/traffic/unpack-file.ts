import { closeSync, createWriteStream, openSync, read, type WriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { RecordingError } from './recording-error.ts';

/** Tells whether a file begins as one that gzip has compressed. */
export function isGzip(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** A small file may hold petabytes, which would fill the disk. */
const MAX_UNPACKED = 2 ** 31;

/**
 * Unpacks a file, as a stream, into a temporary one. The caller closes both descriptors.
 *
 * @param path for messages
 * @param most bytes
 * @throws RecordingError where it holds more, or with the byte of the compressed file where it is broken or ends early; the system's error
 */
export async function unpackFile(path: string, descriptor: number, most = MAX_UNPACKED): Promise<number> {
  const gunzip = createGunzip();
  async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let length = 0;
    for await (const chunk of chunks) {
      length += chunk.length;
      if (length > most) throw tooLarge(path, most);
      yield chunk;
    }
  }
  try {
    return await toTemporaryFile((to) => pipeline(readAll(descriptor, 0), gunzip, limited, to));
  } catch (error) {
    throw explain(error, path, gunzip.bytesWritten);
  }
}

function tooLarge(path: string, most: number): RecordingError {
  return new RecordingError(
    path,
    `the compressed file holds more than ${most / 2 ** 30} GiB`,
    'If it is a recording, unpack it first: `gunzip -k FILE`. Files that are not compressed may have any size.',
  );
}

/**
 * Copies what comes from a pipe into a temporary file: a recording is read more than once. The caller closes both descriptors.
 *
 * @throws the system's error
 */
export function keepPipe(descriptor: number): Promise<number> {
  return toTemporaryFile((to) => pipeline(readAll(descriptor, null), to));
}

const readInto = promisify(read);
const CHUNK = 2 ** 18;

/**
 * Returns what a descriptor reads. A stream of Node would close it, in its own time.
 *
 * @param from `null`: a pipe has no positions
 */
async function* readAll(descriptor: number, from: 0 | null): AsyncGenerator<Buffer> {
  for (let at = 0; ; ) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const { bytesRead } = await readInto(descriptor, chunk, 0, CHUNK, from === null ? null : at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

/** A file that only its descriptor reaches: calls are read again by their place, and what a recording holds must not stay on the disk, however this process ends. */
async function toTemporaryFile(write: (to: WriteStream) => Promise<void>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'));
  try {
    const path = join(folder, 'calls');
    const descriptor = openSync(path, 'wx+', 0o600);
    try {
      await write(createWriteStream(path, { flags: 'r+' }));
      return descriptor;
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param consumed bytes of the compressed file */
function explain(error: unknown, path: string, consumed: number): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR')
    return new RecordingError(
      path,
      `the compressed file ends early, at byte ${consumed}`,
      'Copy or record it again; or keep what is complete: `gunzip -c FILE > calls.har`.',
    );
  return code.startsWith('Z_')
    ? new RecordingError(
        path,
        `the compressed file is broken at byte ${consumed}`,
        'Copy or record it again.',
      )
    : error;
}
