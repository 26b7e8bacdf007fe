import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FetchHandler } from '../../../templates/runtime/server-types.ts';
import { ferryHandlers, NEW_BOOKING, ORIGIN, read, send, TOKEN } from './ferry.ts';
import { FERRY, type LooseCall, type Made, makeServer } from './made.ts';

let made: Made;
let calls: LooseCall[];
let handle: FetchHandler<unknown>;

beforeAll(async () => {
  made = await makeServer(FERRY);
});
afterAll(() => made.remove());
beforeEach(() => {
  const ferry = ferryHandlers();
  calls = ferry.calls;
  handle = made.server.createHandler(ferry.handlers, { maxBodyBytes: 1000, maxDepth: 20 });
});

const RAW = { 'content-type': 'application/json' };

/** The one refusal, and no handler was called. */
async function refused(request: Request) {
  const response = await handle(request);
  expect(calls).toEqual([]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return { ...(await read(response)), headers: response.headers };
}

describe('bodies', () => {
  test.each([
    'text/plain',
    '',
    'application/vnd.x+json',
    'application/json; charset=latin1',
    'application/jsonx',
  ])('of type "%s" are not understood', async (type) => {
    const { status, headers } = await refused(
      send('POST', '/bookings', NEW_BOOKING, { 'content-type': type }),
    );
    expect([status, headers.get('accept')]).toEqual([415, 'application/json']);
  });

  test('that are compressed are not understood', async () => {
    const { status, headers } = await refused(
      send('POST', '/bookings', NEW_BOOKING, { 'content-encoding': 'gzip' }),
    );
    expect([status, headers.get('accept-encoding')]).toEqual([415, 'identity']);
  });

  test('that are required must be there', async () => {
    expect(await refused(send('POST', '/bookings', undefined, RAW))).toMatchObject({
      status: 400,
      body: { code: 'body-required' },
    });
    expect(await refused(send('POST', '/bookings', '', RAW))).toMatchObject({ status: 400 });
  });

  test.each([
    ['{"from":}', 'malformed-json', 1, 9],
    ['{\n "from": "ABD",\n}', 'malformed-json', 3, 1],
    ['\ufeff{}', 'malformed-json', 1, 1],
    ['   ', 'malformed-json', 1, 4],
    ['{"a":1}{"b":2}', 'malformed-json', 1, 8],
    ['{"a":"\u0001"}', 'malformed-json', 1, 7],
    ['{"from":"ABD","fr\\u006fm":"LER"}', 'duplicate-key', 1, 15],
    ['{"__proto__":{"x":1}}', 'forbidden-key', 1, 2],
    ['{"constructor":{"prototype":{}}}', 'forbidden-key', 1, 17],
    ['{"remark":"\\ud800"}', 'invalid-text', 1, 11],
    ['['.repeat(21), 'json-too-deep', 1, 21],
  ])('%j is refused as %s at line %i, column %i', async (text, code, line, column) => {
    expect(await refused(send('POST', '/bookings', text, RAW))).toMatchObject({
      status: 400,
      body: { code, line, column },
    });
  });

  test('that are not UTF-8 are refused', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    const request = new Request(`${ORIGIN}/bookings`, {
      method: 'POST',
      headers: { ...TOKEN, ...RAW },
      body,
    });
    expect(await refused(request)).toMatchObject({ status: 400, body: { code: 'invalid-text' } });
  });

  test('with wrong members get one error each, with a pointer', async () => {
    const body = { from: 'abd', passengers: [{ kind: 'person', name: '' }], 'a/b~c#d é': 1 };
    const { status, body: problem } = await refused(send('POST', '/bookings', body));
    expect(status).toBe(400);
    expect(problem).toMatchObject({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'invalid-body',
    });
    const { errors } = problem as { errors: { pointer: string; keyword: string; in: string }[] };
    expect(errors.every((error) => error.in === 'body')).toBe(true);
    expect(errors).toContainEqual({
      pointer: '#/a~1b~0c%23d%20%C3%A9',
      in: 'body',
      detail: 'is not allowed here',
      keyword: 'additionalProperties',
    });
    // The dog's branch of the union is told too; that the union as a whole does not fit would say nothing more.
    expect(errors.map(({ pointer, keyword }) => `${pointer} ${keyword}`).sort()).toEqual([
      '#/a~1b~0c%23d%20%C3%A9 additionalProperties',
      '#/from pattern',
      '#/passengers/0/kind const',
      '#/passengers/0/name minLength',
      '#/passengers/0/species required',
    ]);
  });

  test('that lack a member are told where it belongs', async () => {
    const { body } = await refused(send('POST', '/bookings', { from: 'ABD' }));
    expect((body as { errors: unknown }).errors).toEqual([
      { pointer: '#/passengers', in: 'body', detail: 'is required', keyword: 'required' },
    ]);
  });

  test('with very many errors get a capped list, and a large one its first error only', async () => {
    const roomy = made.server.createHandler({}, { maxErrors: 3 });
    const wrong = (count: number) => ({ from: 'ABD', passengers: Array(count).fill(1) });
    const some = await read(await roomy(send('POST', '/bookings', wrong(20))));
    expect((some.body as { errors: unknown[] }).errors).toHaveLength(3);
    const many = await read(await roomy(send('POST', '/bookings', wrong(50_000))));
    expect(many).toMatchObject({ status: 400, body: { errors: [{ keyword: 'maxItems' }] } });
    expect((many.body as { errors: unknown[] }).errors).toHaveLength(1);
  });

  test('say nothing of the values they hold', async () => {
    const secret = 'Zzyzx-4711';
    const body = { from: secret, passengers: [{ kind: secret }], remark: [secret] };
    const response = await handle(send('POST', '/bookings', body));
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain(secret);
    const broken = await handle(send('POST', '/bookings', `{"from": ${secret}`, RAW));
    expect(await broken.text()).not.toContain(secret);
  });
});

describe('sizes', () => {
  const streamed = (chunks: number, headers: Record<string, string> = {}) => {
    let left = chunks;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- > 0) controller.enqueue(new Uint8Array(100).fill(0x20));
        else controller.close();
      },
    });
    const init = { method: 'POST', headers: { ...TOKEN, ...RAW, ...headers }, body, duplex: 'half' };
    return { request: new Request(`${ORIGIN}/bookings`, init as RequestInit), left: () => left };
  };

  test.each([
    ['no Content-Length', {}],
    ['a Content-Length that lies', { 'content-length': '10' }],
    ['an honest Content-Length', { 'content-length': '100000' }],
  ])('a body over the limit is not read to its end: %s', async (_name, headers) => {
    const { request, left } = streamed(1000, headers);
    expect(await refused(request)).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
    // 1000 bytes are ten chunks; eight times as many may be read on, so that the caller comes to look at the answer.
    await new Promise((resolve) => setTimeout(resolve));
    expect(left()).toBeGreaterThan(900);
  });

  test('that are too large are refused though somebody holds a copy of them unread', async () => {
    const text = JSON.stringify({ ...NEW_BOOKING, note: 'x'.repeat(2000) });
    for (const declared of [{ 'content-length': String(text.length) }, {}] as Record<string, string>[]) {
      const request = new Request(`${ORIGIN}/bookings`, {
        method: 'POST',
        headers: { ...TOKEN, ...RAW, ...declared },
        body: text,
      });
      request.clone();
      expect(await refused(request)).toMatchObject({ status: 413 });
    }
  });

  test('nobody asks for the body of a GET', async () => {
    const request = send('GET', '/sailings?from=ABD');
    Object.defineProperty(request, 'body', { get: () => expect.fail('asked') });
    expect((await handle(request)).status).toBe(200);
  });

  describe('where Content-Length is trusted', () => {
    const trusting = (maxBodyBytes: number) =>
      made.server.createHandler(ferryHandlers().handlers, { maxBodyBytes, trustContentLength: true });
    const declared = (text: string, bytes = text.length) =>
      send('POST', '/bookings', text, { ...RAW, 'content-length': String(bytes) });
    const text = JSON.stringify(NEW_BOOKING);

    test('a body that declares its length is read without its stream', async () => {
      const request = declared(text);
      Object.defineProperty(request, 'body', { get: () => expect.fail('asked') });
      expect((await trusting(1000)(request)).status).toBe(202);
    });

    test.each([
      ['as declared', declared(text.padEnd(1001)), 413],
      ['though not declared', declared(text.padEnd(1001), 10), 413],
      ['with no length declared', send('POST', '/bookings', text.padEnd(1001)), 413],
      ['no more than that', declared(text.padEnd(1000)), 202],
    ])('the limit holds: %s', async (_what, request, status) => {
      expect((await trusting(1000)(request)).status).toBe(status);
    });

    test('a body that declares none is counted while it arrives', async () => {
      const { request, left } = streamed(1000);
      expect((await trusting(1000)(request)).status).toBe(413);
      await new Promise((resolve) => setTimeout(resolve));
      expect(left()).toBeGreaterThan(900);
    });

    test('an empty body and one that breaks off are refused', async () => {
      expect(await read(await trusting(1000)(declared('', 0)))).toMatchObject({
        status: 400,
        body: { code: 'body-required' },
      });
      const body = new ReadableStream({
        start(controller) {
          controller.error(new Error('connection reset'));
        },
      });
      const headers = { ...TOKEN, ...RAW, 'content-length': '9' };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      const response = await trusting(1000)(new Request(`${ORIGIN}/bookings`, init));
      expect(await read(response)).toMatchObject({ status: 400, body: { code: 'body-unreadable' } });
    });
  });

  test('a Content-Length over the limit is enough to refuse: nothing is read', async () => {
    let pulled = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          pulled += 1;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const init = {
      method: 'POST',
      headers: { ...TOKEN, ...RAW, 'content-length': '1001' },
      body,
      duplex: 'half',
    };
    expect((await refused(new Request(`${ORIGIN}/bookings`, init as RequestInit))).status).toBe(413);
    expect(pulled).toBe(0);
  });

  test('a body that middleware has read already is a fault of the server, and logged as one', async () => {
    const events: unknown[] = [];
    const logged = made.server.createHandler({}, { onError: (event) => events.push(event) });
    const request = send('POST', '/bookings', NEW_BOOKING);
    await request.text();
    expect((await logged(request)).status).toBe(500);
    expect(events).toMatchObject([
      { message: 'TypeError: The request body was read before it reached the handler.' },
    ]);
  });

  test('a body of exactly the limit is read', async () => {
    const text = JSON.stringify(NEW_BOOKING);
    expect((await handle(send('POST', '/bookings', text.padEnd(1000), RAW))).status).toBe(202);
    calls.length = 0;
    expect((await refused(send('POST', '/bookings', text.padEnd(1001), RAW))).status).toBe(413);
  });

  test('the limit is 1 MiB when nobody sets one', async () => {
    const plain = made.server.createHandler(ferryHandlers().handlers);
    const text = JSON.stringify(NEW_BOOKING);
    expect((await plain(send('POST', '/bookings', text.padEnd(1_048_576), RAW))).status).toBe(202);
    expect((await plain(send('POST', '/bookings', text.padEnd(1_048_577), RAW))).status).toBe(413);
  });

  test('an operation without a body ignores a small one and refuses a large one', async () => {
    expect(
      (await handle(send('DELETE', '/bookings/bkg-1', 'x', { 'content-type': 'text/plain' }))).status,
    ).toBe(204);
    expect(calls[0]?.body).toBeUndefined();
    calls.length = 0;
    expect((await refused(send('DELETE', '/bookings/bkg-1', 'x'.repeat(1001)))).status).toBe(413);
  });

  test('a body that breaks off is refused', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.error(new Error('connection reset'));
      },
    });
    const init = { method: 'POST', headers: { ...TOKEN, ...RAW }, body, duplex: 'half' };
    expect(await refused(new Request(`${ORIGIN}/bookings`, init as RequestInit))).toMatchObject({
      status: 400,
      body: { code: 'body-unreadable' },
    });
  });
});
