/** Stands for a body that is longer than it may be. */
export const TOO_LARGE = Symbol('too large');

/**
 * All bytes of a body. One that is longer than `maxBytes` is read no further: what was sent is given up.
 *
 * @throws what the stream fails with
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array | typeof TOO_LARGE> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    length += value.length;
    if (length > maxBytes) {
      // Not awaited: a stream may take its time over giving up.
      reader.cancel().catch(() => {});
      return TOO_LARGE;
    }
    chunks.push(value);
  }
}
