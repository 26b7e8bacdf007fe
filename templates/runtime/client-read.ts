/** `Uint8Array<ArrayBuffer>`, which TypeScript has a name for since 5.7. */
type Bytes = ReturnType<Uint8Array['slice']>;

/**
 * A response with the same body if that has at most `limit` bytes; `undefined` if it has more, and the rest is left unread.
 * Rejects as fetch does when the connection breaks.
 */
export async function readable(response: Response, limit: number): Promise<Response | undefined> {
  const { body, headers } = response;
  const length = headers.get('content-length');
  // Without a length, or with the length of a compressed body, the bytes are counted as they arrive.
  if (!body || (length && +length <= limit && !headers.has('content-encoding'))) return response;
  const chunks: Bytes[] = [];
  const reader = body.getReader();
  let left = limit;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Response(concatenate(chunks, limit - left), response);
    chunks.push(value);
    left -= value.length;
    if (left < 0) return undefined;
  }
}

/** Without a `Blob`: in tests, that of jsdom replaces the one that `Response` knows. */
function concatenate(chunks: readonly Bytes[], length: number): Bytes {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
