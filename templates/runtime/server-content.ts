/** Reads and writes texts and bytes. Only for a description with such a body. */
import { charsetOf, essenceOf } from './server-media-types.ts';
import { refusal } from './server-problem.ts';
import type { ContentDecoder, ContentEncoder, FetchBody, StreamWatch } from './server-types.ts';

/** A text in the charset that the request names, else UTF-8. */
export const decodeText: ContentDecoder = (bytes, contentType) => {
  const charset = charsetOf(contentType) ?? 'utf-8';
  try {
    return { value: new TextDecoder(charset, { fatal: true }).decode(bytes) };
  } catch (error) {
    if (error instanceof RangeError)
      throw refusal('unsupported-media-type', 'The charset of the body is not known.');
    throw refusal('invalid-text', `The body is not valid ${charset}.`);
  }
};

/** A `Blob` of the media type that the request names. */
export const decodeBinary: ContentDecoder = (bytes, contentType) => ({
  value: new Blob([bytes as ReturnType<Uint8Array['slice']>], { type: essenceOf(contentType) }),
});

/** A text, in UTF-8. */
export const encodeText: ContentEncoder = (body, mediaType = 'text/plain') => {
  if (typeof body !== 'string') throw new TypeError('The body must be a string.');
  const isNamed = !mediaType.startsWith('text/') || charsetOf(mediaType) !== undefined;
  return { body, contentType: isNamed ? mediaType : `${mediaType}; charset=utf-8` };
};

/** Bytes, in one piece or as a stream. A `Blob` names its own media type where the description leaves it open. */
export const encodeBinary: ContentEncoder = (body, mediaType, watch) => {
  const isBytes =
    body instanceof Blob ||
    body instanceof ArrayBuffer ||
    body instanceof ReadableStream ||
    ArrayBuffer.isView(body);
  if (!isBytes) throw new TypeError('The body must be a Blob, an ArrayBuffer, a view of one, or a stream.');
  const own = body instanceof Blob ? body.type : '';
  return {
    body: body instanceof ReadableStream ? watched(body, watch) : (body as FetchBody),
    contentType: (mediaType ?? own) || 'application/octet-stream',
  };
};

/** Returns the same stream, but reports its failure. */
function watched(stream: ReadableStream<Uint8Array>, { failed }: StreamWatch): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch((error) => {
          throw failed(error);
        });
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Memory would hold twice what is read ahead.
    { highWaterMark: 0 },
  );
}

/** A form; `Response` writes the content type with the boundary. */
export const encodeForm: ContentEncoder = (body) => {
  if (!(body instanceof FormData) && !(body instanceof URLSearchParams))
    throw new TypeError('The body must be a FormData or URLSearchParams.');
  return { body, contentType: null };
};
