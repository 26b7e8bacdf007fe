import { codingsOf, decodeCodings, isTooLong, unknownCoding } from '../transport/content-coding.ts';
import type { HeaderList, RecordedBody } from './recorded-call.ts';

/** The size limit of a message's content that is checked, in bytes as they crossed the wire. */
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

/** @param reason as `Body.reason` */
export function notRecorded(reason: string): RecordedBody {
  return { absent: 'not-recorded', reason };
}

/**
 * The body of content that may be as it was on the wire.
 *
 * @param most bytes
 */
export function decodedBody(content: Uint8Array, headers: HeaderList, most: number): RecordedBody {
  const codings = codingsOf(headers);
  const unknown = unknownCoding(codings);
  if (unknown !== undefined) return notRecorded(unknown);
  try {
    return toBody(decodeCodings(content, codings, most));
  } catch (error) {
    return notRecorded(
      isTooLong(error)
        ? `it is longer than ${most / 2 ** 20} MiB`
        : 'it is not in the content coding that its headers name',
    );
  }
}
