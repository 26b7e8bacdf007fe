/** Returned for a body that is longer than allowed. */
export const TOO_LARGE = Symbol('too large');

/**
 * All bytes of a body. A longer one than `maxBytes` is read no further and discarded.
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
      // Not awaited: canceling a stream may take long.
      reader.cancel().catch(() => {});
      return TOO_LARGE;
    }
    chunks.push(value);
  }
}
