import * as zlib from 'node:zlib';

interface Limits {
  readonly maxOutputLength: number;
  readonly finishFlush?: number;
}
type Decode = (bytes: Uint8Array, limits: Limits) => Uint8Array;

const DECODERS: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['gzip', whole(zlib.gunzipSync)],
  ['x-gzip', whole(zlib.gunzipSync)],
  ['deflate', whole(inflate)],
  ['br', zlib.brotliDecompressSync],
  // Node.js 20 has none.
  ...('zstdDecompressSync' in zlib ? [['zstd', zlib.zstdDecompressSync as Decode] as const] : []),
]);

/** Names that a message may show: headers are not ours. */
const OTHERS =
  'aes128gcm aws-chunked bzip2 compress dcb dcz exi lz4 lzma pack200-gzip snappy x-compress xz zstd'.split(
    ' ',
  );

/** Nobody applies more, and each one may cost as much as the largest body. */
const MOST = 8;

/** Inflates content with the header of zlib, as the standard has it, or without, as some servers send it. */
function inflate(...args: Parameters<Decode>): Uint8Array {
  try {
    return zlib.inflateSync(...args);
  } catch (error) {
    if (codeOf(error) !== 'Z_DATA_ERROR') throw error;
    return zlib.inflateRawSync(...args);
  }
}

/** A stream whose end is missing is read as far as it goes: clients accept one that lacks only its checksum. */
function whole(decode: Decode): Decode {
  return (bytes, limits) => {
    try {
      return decode(bytes, limits);
    } catch (error) {
      if (codeOf(error) !== 'Z_BUF_ERROR') throw error;
      const read = decode(bytes, { ...limits, finishFlush: zlib.constants.Z_SYNC_FLUSH });
      if (!isJson(read)) throw error;
      return read;
    }
  };
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(Buffer.from(bytes).toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/** The content codings of a message, in the order in which they were applied; without `identity`. */
export function codingsOf(headers: Iterable<readonly [name: string, value: string]>): string[] {
  return [...headers]
    .filter(([name]) => /^content-encoding$/i.test(name))
    .flatMap(([, value]) => value.split(','))
    .map((value) => value.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
}

/** Says why content in these codings cannot be read: `the content coding zstd cannot be decoded by this Node.js`. `undefined`: it can. */
export function unknownCoding(codings: readonly string[]): string | undefined {
  if (codings.length > MOST) return `it has more than ${MOST} content codings`;
  const unknown = codings.find((coding) => !DECODERS.has(coding));
  if (unknown === undefined) return undefined;
  const name = OTHERS.includes(unknown) ? ` ${unknown}` : '';
  return name === ''
    ? 'its content coding is unknown'
    : `its content coding${name} cannot be decoded${unknown === 'zstd' ? ' by this version of Node.js' : ''}`;
}

/**
 * Content without its codings, all of which are known.
 *
 * @param most bytes
 * @throws the error of zlib: `ERR_BUFFER_TOO_LARGE` where it is longer
 */
export function decodeCodings(content: Uint8Array, codings: readonly string[], most: number): Uint8Array {
  // An empty content has no coding, whatever the headers say.
  if (content.length === 0) return content;
  return codings.reduceRight(
    (bytes, coding) => (DECODERS.get(coding) as Decode)(bytes, { maxOutputLength: most }),
    content,
  );
}

/** Tells whether `decodeCodings` failed for that. */
export function isTooLong(error: unknown): boolean {
  return codeOf(error) === 'ERR_BUFFER_TOO_LARGE';
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}
