import * as zlib from 'node:zlib';
import type { HeaderList, RecordedBody } from '../traffic/recorded-call.ts';
import { type CapturedMessage, MAX_CONTENT } from './captured-call.ts';
import { fieldValues } from './read-head.ts';

type Decode = (bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Uint8Array;

const DECODERS: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['gzip', zlib.gunzipSync],
  ['x-gzip', zlib.gunzipSync],
  ['deflate', inflate],
  ['br', zlib.brotliDecompressSync],
  // Older ones have none.
  ...('zstdDecompressSync' in zlib ? [['zstd', zlib.zstdDecompressSync as Decode] as const] : []),
  ['identity', (bytes) => bytes],
]);

/** With the header of zlib, as the standard has it, or without, as some servers send it. */
function inflate(...args: Parameters<Decode>): Uint8Array {
  try {
    return zlib.inflateSync(...args);
  } catch {
    return zlib.inflateRawSync(...args);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The content of a message without its encodings. What is in an unknown one, or too long, is not recorded. */
export function decodeContent({ content, headers }: CapturedMessage): RecordedBody {
  if (typeof content === 'string') return { absent: content };
  const bytes = decode(content, headers);
  return bytes === undefined ? { absent: 'not-recorded' } : toBody(bytes);
}

function decode(content: Uint8Array, headers: HeaderList): Uint8Array | undefined {
  // An empty content has no encoding, whatever the headers say.
  if (content.length === 0) return content;
  try {
    return fieldValues(headers, 'content-encoding').reduceRight<Uint8Array | undefined>(
      (bytes, coding) => bytes && DECODERS.get(coding)?.(bytes, { maxOutputLength: MAX_CONTENT }),
      content,
    );
  } catch {
    return undefined;
  }
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
