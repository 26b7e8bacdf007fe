import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ServerErrorEvent } from '../../../generated/server-types.ts';
import type { LooseHandlers } from '../server/made.ts';
import { type MadePair, makePair } from './made-pair.ts';

/** These fail after the head of a response is sent: there is no status left to say it with. */

const TOKEN = { type: 'object', required: ['text'], properties: { text: { type: 'string' } } };
const get = (operationId: string, mediaType: string, schema: object) => ({
  get: { operationId, responses: { 200: { description: 'Sent.', content: { [mediaType]: { schema } } } } },
});
const DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Streams', version: '1' },
  paths: {
    '/events': get('events', 'text/event-stream', TOKEN),
    '/lines': get('lines', 'application/jsonl', TOKEN),
    '/bytes': get('bytes', 'application/octet-stream', {}),
  },
};

let pair: MadePair;
let handlers: LooseHandlers;
let reported: ServerErrorEvent[];
const server = createServer(
  getRequestListener((request) => {
    const handle = pair.server.createHandler(handlers, { onError: (event) => reported.push(event) });
    return handle(request);
  }),
);
let baseUrl: string;

beforeAll(async () => {
  // The adapter prints what a body ended with.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  pair = await makePair(DESCRIPTION);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await pair.remove();
});
beforeEach(() => {
  reported = [];
});

/** All that arrives, and whether the body was complete. */
async function receive(path: string) {
  const response = await fetch(baseUrl + path);
  let text = '';
  try {
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) text += decoder.decode(bytes);
    return { status: response.status, text, complete: true };
  } catch {
    return { status: response.status, text, complete: false };
  }
}

const SECRET = new Error('password of the database');

test.each([
  ['events', { data: { text: 'a' } }, { data: { text: 1 } }, 'data: {"text":"a"}\n\n'],
  ['lines', { text: 'a' }, { text: 1 }, '{"text":"a"}\n'],
])(
  '%s: a wrong item is reported, and the connection breaks after those before it',
  async (name, right, wrong, text) => {
    let closed = false;
    async function* items() {
      try {
        yield right;
        yield wrong;
      } finally {
        closed = true;
      }
    }
    handlers = { [name]: () => ({ status: 200, body: items() }) };
    expect(await receive(`/${name}`)).toEqual({ status: 200, text, complete: false });
    expect(reported).toMatchObject([
      {
        kind: 'invalid-reply',
        operation: name,
        status: 200,
        errors: [{ pointer: '#/text', keyword: 'type' }],
      },
    ]);
    expect(closed).toBe(true);
  },
);

test.each([
  ['lines', () => 1n, 'An item of the body cannot be written as JSON.'],
  ['lines', () => undefined, 'An item of the body cannot be written as JSON.'],
  ['events', () => null, 'An item of the body cannot be written as JSON.'],
])('%s: an item that is not JSON is a wrong one', async (name, item, message) => {
  handlers = { [name]: () => ({ status: 200, body: [item()] }) };
  expect(await receive(`/${name}`)).toMatchObject({ complete: false });
  expect(reported).toMatchObject([{ kind: 'invalid-reply', operation: name, message }]);
});

test('what a handler throws while it yields is reported, and nothing of it is sent', async () => {
  async function* items() {
    yield { data: { text: 'a' } };
    throw SECRET;
  }
  handlers = { events: () => ({ status: 200, body: items() }) };
  const { text, complete } = await receive('/events');
  expect({ text, complete }).toEqual({ text: 'data: {"text":"a"}\n\n', complete: false });
  expect(reported).toMatchObject([{ kind: 'handler-failed', operation: 'events', error: SECRET }]);
  const printed = vi.mocked(console.error).mock.calls.flat().map(String);
  expect(printed.join()).not.toContain(SECRET.message);
});

test('a stream of bytes that fails is reported; one that does not is sent whole', async () => {
  const parts = ['one', 'two'];
  const bytes = (end: (controller: ReadableStreamDefaultController) => void) => {
    let index = 0;
    return new ReadableStream({
      pull(controller) {
        const part = parts[index++];
        if (part === undefined) end(controller);
        else controller.enqueue(new TextEncoder().encode(part));
      },
    });
  };
  handlers = { bytes: () => ({ status: 200, body: bytes((controller) => controller.close()) }) };
  expect(await receive('/bytes')).toMatchObject({ text: parts.join(''), complete: true });
  expect(reported).toEqual([]);
  handlers = { bytes: () => ({ status: 200, body: bytes((controller) => controller.error(SECRET)) }) };
  expect(await receive('/bytes')).toMatchObject({ complete: false });
  expect(reported).toMatchObject([{ kind: 'handler-failed', operation: 'bytes', error: SECRET }]);
});

test('HEAD ends what would have been sent', async () => {
  let closed: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    closed = resolve;
  });
  async function* endless() {
    try {
      for (;;) yield { text: 'a' };
    } finally {
      closed();
    }
  }
  handlers = { lines: () => ({ status: 200, body: endless() }) };
  const response = await fetch(`${baseUrl}/lines`, { method: 'HEAD' });
  expect(response.headers.get('content-type')).toBe('application/jsonl');
  await ended;
  expect(reported).toEqual([]);
});
