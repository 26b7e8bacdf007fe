import { codingsOf, decodeCodings } from '../traffic/content-coding.ts';
import type { HeaderList, RecordedBody } from '../traffic/recorded-call.ts';
import { type CapturedMessage, MAX_CONTENT } from './captured-call.ts';
import { isTransferCoded } from './read-head.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The content of a message without its content codings. What is in an unknown one or in a transfer coding, or is too long, is not recorded. */
export function decodeContent(content: CapturedMessage['content'], headers: HeaderList): RecordedBody {
  if (typeof content === 'string') return { absent: content };
  if (isTransferCoded(headers)) return { absent: 'not-recorded' };
  const bytes = decodeCodings(content, codingsOf(headers), MAX_CONTENT);
  return bytes === undefined ? { absent: 'not-recorded' } : toBody(bytes);
}

/** A string where it is UTF-8 without a byte order mark. */
export function toBody(bytes: Uint8Array): RecordedBody {
  try {
    const text = utf8.decode(bytes);
    return text.startsWith('\ufeff') ? bytes : text;
  } catch {
    return bytes;
  }
}
