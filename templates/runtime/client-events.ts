/** Reads streams of events and of JSON lines. Bundled only for a description with such a response. */
import type { ContentReader, JsonCodec, ReadOptions, ServerSentEvent } from './client-types.ts';

/**
 * The events of `text/event-stream`, by the rules of the HTML standard. A connection that ends is not opened again.
 *
 * @param json what reads the data; without it, data is text
 */
export function eventReader(json?: JsonCodec): ContentReader {
  const read: ContentReader = (response, options) => readEvents(response, options, json);
  return Object.assign(read, { stream: true });
}

/** The values of a body with JSON on each line. */
export function lineReader(json: JsonCodec): ContentReader {
  const read: ContentReader = (response, options) => readLines(response, options, json);
  return Object.assign(read, { stream: true });
}

/** @throws ApiError `invalid-response` for an item that does not match the description */
function checked(value: unknown, { items: { validator }, fail }: ReadOptions): unknown {
  if (validator && !validator(value)) throw fail('invalid-response', '', { problems: validator.errors });
  return value;
}

async function* readEvents(
  response: Response,
  options: ReadOptions,
  json: JsonCodec | undefined,
): AsyncGenerator<ServerSentEvent<unknown>> {
  let id = '';
  let event = '';
  let retry: number | undefined;
  let data: string[] = [];
  let size = 0;
  for await (const line of linesOf(response, options)) {
    size = line === '' ? 0 : size + line.length;
    if (size > options.limit) throw options.fail('too-large');
    if (line === '') {
      const text = data.join('\n');
      if (data.length > 0) {
        const value = json ? parsed(text, json) : text;
        // `[DONE]` and the like are no data of the described kind.
        if (value !== undefined) checked(value, options);
        yield { event: event || 'message', id, retry, text, data: value };
      }
      event = '';
      data = [];
      continue;
    }
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'data') data.push(value);
    if (field === 'event') event = value;
    if (field === 'id' && !value.includes('\0')) id = value;
    if (field === 'retry' && /^\d+$/.test(value)) retry = Number(value);
  }
}

function parsed(text: string, json: JsonCodec): unknown {
  try {
    return json.parse(text);
  } catch {
    return undefined;
  }
}

async function* readLines(
  response: Response,
  options: ReadOptions,
  json: JsonCodec,
): AsyncGenerator<unknown> {
  for await (const line of linesOf(response, options, true)) {
    if (line.trim() === '') continue;
    const value = parsed(line, json);
    if (value === undefined) throw options.fail('invalid-json');
    yield checked(value, options);
  }
}

/** Ends a wait for bytes when the signal fires, and the connection when the loop ends. */
async function* linesOf(
  { body }: Response,
  { signal, fail, limit }: ReadOptions,
  unfinished = false,
): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const abort = () => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', abort);
  let rest = '';
  let held = '';
  try {
    for (;;) {
      if (signal?.aborted) throw fail('aborted');
      const { done, value } = await reader.read().catch((error: Error) => {
        throw fail(signal?.aborted ? 'aborted' : 'network', error.name);
      });
      if (signal?.aborted) throw fail('aborted');
      const text = held + decoder.decode(value, { stream: !done });
      // A carriage return at the end may be the first half of a line's end.
      held = !done && text.endsWith('\r') ? '\r' : '';
      // The search does not begin again in a line without an end, since a server may never end it.
      const [first, ...lines] = text.slice(0, text.length - held.length).split(/\r\n|\n|\r/);
      lines.unshift(rest + first);
      rest = lines.pop() ?? '';
      if (rest.length > limit) throw fail('too-large');
      yield* lines;
      if (done) break;
    }
    if (unfinished && rest) yield rest;
  } finally {
    signal?.removeEventListener('abort', abort);
    abort();
  }
}
