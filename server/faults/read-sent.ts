import { MAX_BODY_BYTES } from '../api/max-body-bytes.ts';

/** The JSON of a request, whose own body stays unread; `undefined` when there is none, or the API would not read it. */
export async function readSent(request: Request): Promise<unknown> {
  const reader = request.clone().body?.getReader();
  if (reader === undefined) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let size = 0; ; ) {
      const { done, value } = await reader.read();
      if (done) return JSON.parse(text + decoder.decode());
      size += value.length;
      if (size > MAX_BODY_BYTES) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return undefined;
  }
  // Not awaited: canceling a copy resolves only when the request is canceled too.
  reader.cancel().catch(() => {});
  return undefined;
}
