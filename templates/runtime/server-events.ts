/** Writes event streams and JSON lines, one item after another. Only for a description with such a body. */
import { findJsonFault } from './server-json.ts';
import { refusal } from './server-problem.ts';
import type { ContentDecoder, ContentEncoder, OutgoingEvent } from './server-types.ts';

/** `text/event-stream`. The iterable is closed when the caller disconnects. */
export const encodeEvents: ContentEncoder = (body, mediaType = 'text/event-stream', check) => ({
  body: streamOf(body, (item) => {
    const event = item as OutgoingEvent;
    // A text such as `[DONE]` is sent as it is.
    if (typeof event.data !== 'string') check?.(JSON.parse(JSON.stringify(event.data)));
    return eventText(event);
  }),
  contentType: mediaType,
});

/** JSON, a value on each line. */
export const encodeLines: ContentEncoder = (body, mediaType = 'application/jsonl', check) => ({
  body: streamOf(body, (value) => {
    const text = JSON.stringify(value);
    check?.(JSON.parse(text));
    return `${text}\n`;
  }),
  contentType: mediaType,
});

/** The values of a body with JSON on each line. */
export const decodeLines: ContentDecoder = (bytes, _contentType, { maxDepth }) => {
  const lines = new TextDecoder()
    .decode(bytes)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const value = lines.map((line, index) => {
    const fault = findJsonFault(line, maxDepth);
    if (fault === undefined) return JSON.parse(line) as unknown;
    const { code, detail, column } = fault;
    throw refusal(code, `The body cannot be read at line ${index + 1}, column ${column}: ${detail}.`);
  });
  return { value, isList: true };
};

function eventText({ event, id, retry, data }: OutgoingEvent): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  const fields: [string, string | number | undefined][] = [
    ['event', event],
    ['id', id],
    ['retry', retry],
    ...text.split(/\r\n|\n|\r/).map((line): [string, string] => ['data', line]),
  ];
  const lines = fields.map(([name, value]) =>
    // A line break would begin another field.
    value === undefined ? '' : `${name}: ${String(value).replace(/[\r\n]+/g, ' ')}\n`,
  );
  return `${lines.join('')}\n`;
}

function streamOf(body: unknown, textOf: (item: unknown) => string): ReadableStream<Uint8Array> {
  const items = iteratorOf(body);
  const utf8 = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await items.next();
      if (done) {
        controller.close();
        return;
      }
      try {
        controller.enqueue(utf8.encode(textOf(value)));
      } catch (error) {
        await items.return?.();
        throw error;
      }
    },
    async cancel() {
      await items.return?.();
    },
  });
}

function iteratorOf(body: unknown): AsyncIterator<unknown> | Iterator<unknown> {
  const { [Symbol.asyncIterator]: asynchronous, [Symbol.iterator]: synchronous } = Object(body);
  const start = asynchronous ?? synchronous;
  if (typeof start !== 'function' || typeof body === 'string')
    throw new TypeError('The body must be an iterable or an async iterable.');
  return start.call(body);
}
