import type { Fail } from './client-send.ts';

/**
 * The response, once all of its body has arrived.
 *
 * @param limit in bytes; the rest of a larger body is left unread
 * @throws ApiError `too-large`, or what fetch throws when the connection breaks
 */
export async function readable(response: Response, limit: number, fail: Fail): Promise<Response> {
  const { body, headers } = response;
  const length = headers.get('content-length');
  // Without a length, or with the length of a compressed body, the bytes are counted as they arrive.
  if (!body || (length && +length <= limit && !headers.has('content-encoding'))) return response;
  // The bytes are read from a copy, since a response made of bytes is refused for 204, which has an empty body in Chromium, and for statuses above
  // 599.
  const reader = (response.clone().body as typeof body).getReader();
  let left = limit;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return response;
    left -= value.length;
    if (left < 0) throw fail('too-large');
  }
}
