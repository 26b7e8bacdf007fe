import { MAX_CONTENT } from '../traffic/recorded-body.ts';
import { type ChunkReader, readBytes, TOO_LARGE } from '../transport/read-bytes.ts';

/**
 * The bytes of a copy of a body; `undefined` for a longer one than is judged, which is read no further.
 *
 * @throws what the stream fails with
 */
export async function readCopy(copy: ChunkReader | undefined): Promise<Uint8Array | undefined> {
  const bytes = await readBytes(copy, MAX_CONTENT);
  return bytes === TOO_LARGE ? undefined : bytes;
}
