import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type AnyClient, rejection } from '../client/any-client.ts';
import { connect, type MadePair, makePair } from './made-pair.ts';

const TOKEN = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };

const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Events', version: '1.0.0' },
  paths: {
    '/watch': {
      get: {
        operationId: 'watch',
        responses: { 200: { description: 'Events.', content: { 'text/event-stream': { schema: TOKEN } } } },
      },
    },
    '/chat': {
      post: {
        operationId: 'chat',
        requestBody: { required: true, content: { 'application/json': { schema: {} } } },
        responses: {
          200: {
            description: 'All at once, or as events.',
            content: { 'application/json': { schema: TOKEN }, 'text/event-stream': { schema: TOKEN } },
          },
        },
      },
    },
    '/lines': {
      get: {
        operationId: 'lines',
        responses: { 200: { description: 'Lines.', content: { 'application/jsonl': { schema: TOKEN } } } },
      },
    },
  },
};

let pair: MadePair;
let respond: (response: ServerResponse) => void;
let closed: Promise<void>;
let client: AnyClient;
const server = createServer((request, response) => {
  closed = new Promise((done) => response.on('close', () => done()));
  request.resume();
  respond(response);
});

beforeAll(async () => {
  pair = await makePair(DESCRIPTION);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = pair.client.createClient({ baseUrl });
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await pair.remove();
});
beforeEach(() => {
  respond = () => undefined;
});

type Events = AsyncIterable<{ event: string; id: string; data: unknown; text: string; retry?: number }>;

async function watch(options?: object): Promise<Events> {
  const events: unknown = await client.watch?.(options);
  return events as Events;
}

/** Returns what is read of a stream that is sent in the given pieces. */
async function read(...pieces: (string | Buffer)[]) {
  respond = async (response) => {
    response.setHeader('content-type', 'text/event-stream');
    for (const piece of pieces) {
      response.write(piece);
      await new Promise(setImmediate);
    }
    response.end();
  };
  const seen = [];
  for await (const event of await watch()) seen.push(event);
  return seen;
}

describe('an event stream, by the rules of the HTML standard', () => {
  test('fields, comments, several lines of data, ids that last, an event that is not finished', async () => {
    const seen = await read(
      ': hello\n\nevent: token\ndata: {"text":\ndata: "a"}\nid: 1\n\ndata:{"text":"b"}\nretry: 10\nretry: x\n\n',
      'data: [DONE]\n\nunknown: x\nevent: none\n\ndata: {"text":"lost"}\n',
    );
    expect(seen).toEqual([
      { event: 'token', id: '1', retry: undefined, text: '{"text":\n"a"}', data: { text: 'a' } },
      { event: 'message', id: '1', retry: 10, text: '{"text":"b"}', data: { text: 'b' } },
      { event: 'message', id: '1', retry: 10, text: '[DONE]', data: undefined },
    ]);
  });

  test('a byte order mark, every end of line, and pieces cut anywhere', async () => {
    const bytes = Buffer.from('\ufeffdata: "ü😀"\r\n\r\ndata: 1\r\rdata: 2\n\n');
    const pieces = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
    expect((await read(...pieces)).map(({ data }) => data)).toEqual(['ü😀', 1, 2]);
  });

  test('leaving the loop closes the connection', async () => {
    respond = (response) => void response.setHeader('content-type', 'text/event-stream').write('data: 1\n\n');
    for await (const { data } of await watch()) {
      expect(data).toBe(1);
      break;
    }
    await closed;
  });

  test('the signal ends the wait for the next event, and the connection', async () => {
    respond = (response) => void response.setHeader('content-type', 'text/event-stream').write('data: 1\n\n');
    const controller = new AbortController();
    const events = await watch({ signal: controller.signal });
    const loop = (async () => {
      for await (const _ of events) controller.abort();
    })();
    expect(await rejection(loop)).toMatchObject({ kind: 'aborted', operation: 'watch' });
    await closed;
  });

  test('a time limit is for the response to begin, not for the stream', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let end = () => {};
    respond = (response) => {
      response.setHeader('content-type', 'text/event-stream').write('data: 1\n\n');
      end = () => response.end('data: 2\n\n');
    };
    const seen: unknown[] = [];
    for await (const { data } of await watch({ timeoutMs: 60 })) {
      seen.push(data);
      vi.advanceTimersByTime(120);
      end();
    }
    expect(seen).toEqual([1, 2]);
  });

  test('a connection that breaks rejects with kind network, without a retry', async () => {
    respond = (response) => {
      response.setHeader('content-type', 'text/event-stream').write('data: 1\n\n');
      setTimeout(() => response.destroy(), 20);
    };
    const loop = (async () => {
      for await (const _ of await watch());
    })();
    expect(await rejection(loop)).toMatchObject({ kind: 'network' });
  });

  test('an error status is an error, not a stream', async () => {
    respond = (response) =>
      void response.writeHead(409, { 'content-type': 'application/json' }).end('{"a":1}');
    expect(await rejection(client.watch?.() as Promise<unknown>)).toMatchObject({
      status: 409,
      body: { a: 1 },
    });
  });
});

test('lines that are not JSON reject, also without an end of line', async () => {
  respond = (response) =>
    void response.setHeader('content-type', 'application/jsonl').end('{"text":"a"}\n{"te');
  const seen: unknown[] = [];
  const loop = (async () => {
    const lines: unknown = await client.lines?.();
    for await (const line of lines as AsyncIterable<unknown>) seen.push(line);
  })();
  expect(await rejection(loop)).toMatchObject({ kind: 'invalid-json' });
  expect(seen).toEqual([{ text: 'a' }]);
});

describe('the server interface', () => {
  async function* tokens() {
    yield { event: 'token', id: '7', data: { text: 'a\nb' } };
    yield { data: '[DONE]' };
  }

  test('sends what a handler yields, as JSON at once or as events', async () => {
    const { client: called } = connect(pair, {
      chat: ({ request }) =>
        request.headers.get('accept') === 'text/event-stream'
          ? { status: 200, contentType: 'text/event-stream', body: tokens() }
          : { status: 200, body: { text: 'all' } },
    });
    expect(await called.chat?.({})).toEqual({ text: 'all' });
    const seen = [];
    const events = (await called.chat?.({}, { accept: 'text/event-stream' })) as Events;
    for await (const { event, id, data, text } of events) seen.push([event, id, data ?? text]);
    expect(seen).toEqual([
      ['token', '7', { text: 'a\nb' }],
      ['message', '7', '[DONE]'],
    ]);
  });

  test('a caller that leaves ends the generator', async () => {
    let ended = false;
    async function* endless() {
      try {
        for (;;) yield { data: { text: 'x' } };
      } finally {
        ended = true;
      }
    }
    const { client: called } = connect(pair, { watch: () => ({ status: 200, body: endless() }) });
    const events: unknown = await called.watch?.();
    for await (const _ of events as Events) break;
    await new Promise(setImmediate);
    expect(ended).toBe(true);
  });
});

describe('items that do not match the description', () => {
  const strict = () => {
    const { responses } = pair.validators;
    return pair.client.createClient({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      validateResponse: responses,
    });
  };
  const seenOf = async (items: unknown) => {
    const seen: unknown[] = [];
    const loop = (async () => {
      for await (const item of items as AsyncIterable<unknown>) seen.push(item);
    })();
    return { seen, error: await rejection(loop) };
  };

  test('a client that validates rejects at the first of them, and passes over texts that are not JSON', async () => {
    respond = (response) =>
      void response
        .setHeader('content-type', 'text/event-stream')
        .end('data: {"text":"a"}\n\ndata: [DONE]\n\ndata: {"text":1}\n\n');
    const events = await seenOf(await strict().watch?.());
    expect(events.seen).toHaveLength(2);
    expect(events.error).toMatchObject({ kind: 'invalid-response', problems: [{ instancePath: '/text' }] });
    respond = (response) =>
      void response.setHeader('content-type', 'application/jsonl').end('{"text":"a"}\n{}\n');
    const lines = await seenOf(await strict().lines?.());
    expect(lines.seen).toEqual([{ text: 'a' }]);
    expect(lines.error).toMatchObject({ kind: 'invalid-response', problems: [{ keyword: 'required' }] });
  });

  test('a response in another media type than the first is checked by its own schema', async () => {
    respond = (response) =>
      void response.setHeader('content-type', 'text/event-stream').end('data: {"text":"a"}\n\n');
    const seen: unknown[] = [];
    const events: unknown = await strict().chat?.({}, { accept: 'text/event-stream' });
    for await (const { data } of events as Events) seen.push(data);
    expect(seen).toEqual([{ text: 'a' }]);
  });

  test('the server does not send them, and closes what yields them', async () => {
    let closed = false;
    async function* items() {
      try {
        yield { data: { text: 'a' } };
        yield { data: { text: 1 } };
      } finally {
        closed = true;
      }
    }
    const { client: called } = connect(pair, { watch: () => ({ status: 200, body: items() }) });
    const { seen, error } = await seenOf(await called.watch?.());
    expect(seen).toHaveLength(1);
    expect(error).toMatchObject({ kind: 'network' });
    expect(closed).toBe(true);
  });
});

test('an item of OpenAPI 3.2 is an event with its fields, a list of lines one of its items', async () => {
  const event = {
    type: 'object',
    properties: { data: { type: 'string', contentMediaType: 'application/json', contentSchema: TOKEN } },
  };
  const made = await makePair({
    openapi: '3.2.0',
    info: { title: 'Items', version: '1' },
    paths: {
      '/watch': {
        get: {
          operationId: 'watch',
          responses: {
            200: { description: 'Events.', content: { 'text/event-stream': { itemSchema: event } } },
          },
        },
      },
      '/lines': {
        post: {
          operationId: 'lines',
          requestBody: {
            required: true,
            content: { 'application/jsonl': { schema: { type: 'array', items: TOKEN } } },
          },
          responses: { 204: { description: 'Read.' } },
        },
      },
    },
  });
  const { requestBodies, responses } = made.validators as never as Record<string, Record<string, unknown>>;
  const watch = (responses?.watch as Record<string, (value: unknown) => boolean> | undefined)?.['200'];
  expect([watch?.({ text: 'a' }), watch?.({ data: '' })]).toEqual([true, false]);
  const lines = requestBodies?.lines as (value: unknown) => boolean;
  expect([lines({ text: 'a' }), lines([{ text: 'a' }])]).toEqual([true, false]);
  const { client: called } = connect(made, {
    lines: () => ({ status: 204 }),
    watch: () => ({ status: 200, body: [] }),
  });
  await called.lines?.([{ text: 'a' }]);
  expect(await rejection(called.lines?.([{ text: 'a' }, { text: 1 }]) as Promise<unknown>)).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '#/1/text' }] },
  });
  await made.remove();
});
