import { MAX_CONTENT } from '../proxy/captured-call.ts';
import { readBytes, TOO_LARGE } from '../transport/read-bytes.ts';

/**
 * The bytes of a copy of a body; `undefined` for a longer one than is judged, which is read no further.
 *
 * @throws what the stream fails with
 */
export async function readCopy(copy: ReadableStream<Uint8Array> | null): Promise<Uint8Array | undefined> {
  const bytes = await readBytes(copy?.getReader(), MAX_CONTENT);
  return bytes === TOO_LARGE ? undefined : bytes;
}
