import * as zlib from 'node:zlib';
import type { HeaderList } from './recorded-call.ts';

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

/** The content codings of a message, in the order in which they were applied; without `identity`. */
export function codingsOf(headers: HeaderList): string[] {
  return headers
    .filter(([name]) => /^content-encoding$/i.test(name))
    .flatMap(([, value]) => value.split(','))
    .map((value) => value.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
}

/**
 * Content without its codings; `undefined` where one is unknown, the content is broken, or it is too long.
 *
 * @param most bytes
 */
export function decodeCodings(
  content: Uint8Array,
  codings: readonly string[],
  most: number,
): Uint8Array | undefined {
  // An empty content has no coding, whatever the headers say.
  if (content.length === 0) return content;
  try {
    return codings.reduceRight<Uint8Array | undefined>(
      (bytes, coding) => bytes && DECODERS.get(coding)?.(bytes, { maxOutputLength: most }),
      content,
    );
  } catch {
    return undefined;
  }
}
