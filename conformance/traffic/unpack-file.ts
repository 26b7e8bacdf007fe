import { closeSync, createReadStream, createWriteStream, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { RecordingError } from './recording-error.ts';

/** Whether a file begins as one that gzip has compressed. */
export function isGzip(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/**
 * Unpacks a file, as a stream, into a temporary one that only its descriptor reaches: calls are read again by their place, and what a recording holds must not stay
 * on the disk, however this process ends. The caller closes the descriptor.
 *
 * @throws RecordingError with the byte of the compressed file where it is broken or ends early; the system's error
 */
export async function unpackFile(path: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'));
  try {
    const unpacked = join(folder, 'calls');
    const descriptor = openSync(unpacked, 'wx+', 0o600);
    const gunzip = createGunzip();
    try {
      await pipeline(createReadStream(path), gunzip, createWriteStream(unpacked, { flags: 'r+' }));
      return descriptor;
    } catch (error) {
      closeSync(descriptor);
      throw explain(error, path, gunzip.bytesWritten);
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
