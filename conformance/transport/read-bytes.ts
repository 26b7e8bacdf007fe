/** Returned for a body that is longer than allowed. */
export const TOO_LARGE = Symbol('too large');

/** The part of a stream's reader that is used here: of a `ReadableStream`, or made from a stream of Node. */
export interface ChunkReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  cancel(): Promise<unknown>;
}

/**
 * All bytes of a body. A longer one than `maxBytes` is read no further and discarded.
 *
 * @throws what the stream fails with
 */
export async function readBytes(
  reader: ChunkReader | undefined,
  maxBytes: number,
): Promise<Uint8Array | typeof TOO_LARGE> {
  if (reader === undefined) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value === undefined) return Buffer.concat(chunks);
    length += value.length;
    if (length > maxBytes) {
      // Not awaited: canceling a stream may take long.
      reader.cancel().catch(() => {});
      return TOO_LARGE;
    }
    chunks.push(value);
  }
}
