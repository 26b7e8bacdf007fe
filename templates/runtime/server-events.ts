/** Writes event streams and JSON lines, one item after another. Only for a description with such a body. */
import { findJsonFault } from './server-json.ts';
import { refusal } from './server-problem.ts';
import { InvalidReply } from './server-reply.ts';
import type { ContentDecoder, ContentEncoder, OutgoingEvent, StreamWatch } from './server-types.ts';

/** `text/event-stream`. The iterable is closed when the caller disconnects. */
export const encodeEvents: ContentEncoder = (body, mediaType = 'text/event-stream', watch) => ({
  body: streamOf(body, watch, (item) => eventText(Object(item) as OutgoingEvent, watch)),
  contentType: mediaType,
});

/** JSON, a value on each line. */
export const encodeLines: ContentEncoder = (body, mediaType = 'application/jsonl', watch) => ({
  body: streamOf(body, watch, (item) => `${jsonText(item, watch)}\n`),
  contentType: mediaType,
});

/** The values of a body with JSON on each line. */
export const decodeLines: ContentDecoder = (bytes, _contentType, { maxDepth }, json = JSON) => {
  const lines = new TextDecoder()
    .decode(bytes)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const value = lines.map((line, index) => {
    const fault = findJsonFault(line, maxDepth);
    if (fault === undefined) return json.parse(line) as unknown;
    const { code, detail, column } = fault;
    throw refusal(code, `The body cannot be read at line ${index + 1}, column ${column}: ${detail}.`);
  });
  return { value, isList: true };
};

function eventText({ event, id, retry, data }: OutgoingEvent, watch: StreamWatch): string {
  // A text such as `[DONE]` is sent as it is.
  const text = typeof data === 'string' ? data : jsonText(data, watch);
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

/** Throws InvalidReply. */
function jsonText(value: unknown, { check, json = JSON }: StreamWatch): string {
  let text: string | undefined;
  try {
    text = json.stringify(value);
  } catch (cause) {
    throw new InvalidReply('An item of the body cannot be written as JSON.', undefined, [], cause);
  }
  if (text === undefined) throw new InvalidReply('An item of the body cannot be written as JSON.');
  check?.(json.parse(text));
  return text;
}

function streamOf(
  body: unknown,
  { failed }: StreamWatch,
  textOf: (item: unknown) => string,
): ReadableStream<Uint8Array> {
  const items = iteratorOf(body);
  const utf8 = new TextEncoder();
  const next = async (): Promise<Uint8Array | undefined> => {
    const { done, value } = await items.next();
    if (done) return undefined;
    try {
      return utf8.encode(textOf(value));
    } catch (error) {
      await items.return?.();
      throw error;
    }
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let bytes: Uint8Array | undefined;
      try {
        bytes = await next();
      } catch (error) {
        // Neither format has a sign for failure, and a proper end would say that this was all: the connection has to break.
        const reason = failed(error);
        // A connection that breaks takes with it what has not been written yet.
        await new Promise((resolve) => setTimeout(resolve));
        throw reason;
      }
      if (bytes === undefined) controller.close();
      else controller.enqueue(bytes);
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
