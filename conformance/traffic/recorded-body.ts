import type { RecordedBody } from './recorded-call.ts';

/** Of the content of a message that is judged, in bytes as they crossed the wire. */
export const MAX_CONTENT = 2 ** 23;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A string where it is UTF-8 without a byte order mark. */
export function toBody(bytes: Uint8Array): RecordedBody {
  try {
    const text = utf8.decode(bytes);
    return text.startsWith('\ufeff') ? bytes : text;
  } catch {
    return bytes;
  }
}
