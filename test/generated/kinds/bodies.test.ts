import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply } from '../../../templates/runtime/server-types.ts';
import { type AnyClient, rejection } from '../client/any-client.ts';
import type { LooseCall } from '../server/made.ts';
import { BODIES } from './bodies-description.ts';
import { connect, type MadePair, makePair } from './made-pair.ts';

let pair: MadePair;
beforeAll(async () => {
  pair = await makePair(BODIES);
});
afterAll(() => pair.remove());

/** A client of one operation, and what its handler was called with. */
function serving(operation: string, reply: (call: LooseCall) => Reply, options: object = {}) {
  const calls: LooseCall[] = [];
  const handler = (call: LooseCall) => {
    calls.push(call);
    return reply(call);
  };
  const connected = connect(pair, { [operation]: handler }, options);
  const call = (...args: unknown[]) => (connected.client as AnyClient)[operation]?.(...args);
  const withResponse = (...args: unknown[]) =>
    (connected.client as AnyClient)[operation]?.withResponse(...args);
  return { ...connected, calls, call, withResponse };
}

const textOf = async (blob: unknown) => (blob as Blob).text();

describe('texts', () => {
  test('go both ways as they are, and their schema is checked', async () => {
    const { call, calls, sent } = serving('echoText', ({ body }) => ({
      status: 200,
      body: `<p>${body}</p>`,
    }));
    expect(await call('a ü "b"')).toBe('<p>a ü "b"</p>');
    expect(await call('')).toBe('<p></p>');
    expect(sent[0]?.headers.get('content-type')).toBe('text/plain');
    expect(calls[0]?.body).toBe('a ü "b"');
    expect(await rejection(call('more than nine') as Promise<unknown>)).toMatchObject({ status: 400 });
  });

  test('XML is text, whatever its schema says', async () => {
    const { call, withResponse } = serving('echoXml', ({ body }) => ({ status: 200, body }));
    expect(await call('<a/>')).toBe('<a/>');
    const { headers } = (await withResponse('<a/>')) ?? {};
    expect(headers?.get('content-type')).toBe('application/xml');
  });

  test('a reply of another type than text is not sent', async () => {
    const { call, errors } = serving('echoText', () => ({ status: 200, body: { not: 'text' } }));
    expect(await rejection(call('a') as Promise<unknown>)).toMatchObject({ status: 500 });
    expect(errors).toEqual(['The body must be a string.']);
  });
});

describe('bytes', () => {
  const bytes = new Uint8Array([0, 255, 128, 10]);

  test.each([
    ['a Blob', () => new Blob([bytes])],
    ['an ArrayBuffer', () => bytes.buffer],
    ['a view', () => bytes],
    ['a stream', () => new Blob([bytes]).stream()],
  ])('%s arrives unchanged and comes back as a Blob', async (_, make) => {
    const { call, calls } = serving('echoBytes', ({ body }) => ({ status: 200, body }));
    const back = (await call(make())) as Blob;
    expect(back).toBeInstanceOf(Blob);
    expect(back.type).toBe('application/pdf');
    expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes);
    const [got] = calls as [LooseCall];
    expect(new Uint8Array(await (got.body as Blob).arrayBuffer())).toEqual(bytes);
  });

  test('as a stream they are read while they arrive', async () => {
    const endless = () =>
      new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(1024)) });
    const { call } = serving('echoBytes', () => ({ status: 200, body: endless() }), { maxResponseBytes: 10 });
    const stream = (await call(new Blob(), { binary: 'stream' })) as ReadableStream<Uint8Array>;
    const reader = stream.getReader();
    expect((await reader.read()).value).toHaveLength(1024);
    await reader.cancel();
    expect(await rejection(call(new Blob()) as Promise<unknown>)).toMatchObject({ kind: 'too-large' });
  });

  test('within a range, the Blob or the call names the media type', async () => {
    const { call, calls } = serving('putImage', ({ body }) => ({ status: 200, body }));
    expect(((await call(new Blob(['x'], { type: 'image/png' }))) as Blob).type).toBe('image/png');
    await call(bytes, { contentType: 'image/gif' });
    expect(calls.map(({ body }) => (body as Blob).type)).toEqual(['image/png', 'image/gif']);
    expect(await rejection(call(bytes) as Promise<unknown>)).toMatchObject({ kind: 'request' });
  });
});

describe('JSON under other names', () => {
  test('a suffix, a parameter, a range and an absent body', async () => {
    const report = { name: 'ab', count: 1 };
    const plus = serving('plusJson', ({ body }) => ({ status: 200, body }));
    expect(await plus.call(report)).toEqual(report);
    expect(plus.sent[0]?.headers.get('content-type')).toBe('application/vnd.report+json; version=2');
    expect(await rejection(plus.call({ name: 'a' }) as Promise<unknown>)).toMatchObject({ status: 400 });
    const any = serving('anything', () => ({ status: 204 }));
    expect(await any.call(report, { contentType: 'application/json' })).toBeUndefined();
    expect(await any.call()).toBeUndefined();
    expect(any.calls.map(({ body }) => body)).toEqual([report, undefined]);
  });

  test('no body at all', async () => {
    const { withResponse } = serving('nothing', () => ({ status: 204 }));
    expect(await withResponse()).toMatchObject({ status: 204, data: undefined });
  });
});

describe('several media types', () => {
  const replies: Record<string, Reply> = {
    'application/json': { status: 200, body: { name: 'ab' } },
    'text/csv': { status: 200, contentType: 'text/csv', body: 'a,b' },
    'image/png': { status: 200, contentType: 'image/png', body: new Blob(['png']) },
  };

  test('JSON is sent unless the call names another; the handler is told which came', async () => {
    const { call, calls, sent } = serving('choose', () => replies['application/json'] as Reply);
    await call({ name: 'ab' });
    await call('a,b', { contentType: 'text/csv' });
    await call(new Blob(['x']), { contentType: 'application/octet-stream' });
    const told = calls.map((one) => (one as LooseCall & { contentType?: string }).contentType);
    expect(told).toEqual(['application/json', 'text/csv', 'application/octet-stream']);
    expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual(told);
    expect(calls.slice(0, 2).map(({ body }) => body)).toEqual([{ name: 'ab' }, 'a,b']);
    expect(await rejection(call({ name: 'a' }) as Promise<unknown>)).toMatchObject({ status: 400 });
    expect(await rejection(call('x', { contentType: 'text/html' }) as Promise<unknown>)).toMatchObject({
      kind: 'request',
    });
  });

  test('the response is read by its own content type', async () => {
    for (const [type, expected] of [
      ['application/json', { name: 'ab' }],
      ['text/csv', 'a,b'],
    ] as const) {
      const { withResponse, sent } = serving('choose', () => replies[type] as Reply);
      expect(await withResponse({ name: 'ab' })).toMatchObject({ data: expected, contentType: type });
      expect(sent[0]?.headers.get('accept')).toBe('application/json, text/csv, image/png');
    }
    const { call } = serving('choose', () => replies['image/png'] as Reply);
    expect(await textOf(await call({ name: 'ab' }))).toBe('png');
  });

  test('accept asks for one, and another is not passed off as it', async () => {
    const csv = serving('choose', () => replies['text/csv'] as Reply);
    expect(await csv.call({ name: 'ab' }, { accept: 'text/csv' })).toBe('a,b');
    expect(csv.sent[0]?.headers.get('accept')).toBe('text/csv');
    const refused = csv.call({ name: 'ab' }, { accept: 'application/json' }) as Promise<unknown>;
    expect(await rejection(refused)).toMatchObject({ kind: 'invalid-response' });
  });

  test('a reply of a media type that is not described is not sent', async () => {
    const { call, errors } = serving('choose', () => ({ status: 200, contentType: 'text/html', body: 'x' }));
    expect(await rejection(call({ name: 'ab' }) as Promise<unknown>)).toMatchObject({ status: 500 });
    expect(errors).toEqual(['The description does not promise text/html with status 200.']);
  });
});

describe('forms', () => {
  const form = {
    name: 'a b&c=d',
    amount: 1.5,
    active: false,
    tags: ['x', 'y,z'],
    joined: [1, 2],
    plain: { a: 1 },
    address: { line: 'q [w]', at: { x: 2 }, lines: [4, 5] },
  };

  test('URL-encoded: each field in its style, and back again', async () => {
    const { call, calls, sent } = serving('sendForm', ({ body }) => ({ status: 200, body }));
    expect(await call(form)).toEqual(form);
    expect(calls[0]?.body).toEqual(form);
    const text = await sent[0]?.text();
    expect(text).toContain('tags=x&tags=y%2Cz&joined=1,2&plain=%7B%22a%22%3A1%7D');
    expect(text).toContain('address%5Bat%5D%5Bx%5D=2&address%5Blines%5D%5B0%5D=4');
    expect(sent[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(await rejection(call({ amount: 1 }) as Promise<unknown>)).toMatchObject({ status: 400 });
    await call(new URLSearchParams({ name: 'own' }));
    expect(calls.at(-1)?.body).toEqual({ name: 'own' });
  });

  test('multipart: files, lists of files, texts and JSON, and back again', async () => {
    const { call, calls } = serving('upload', () => ({ status: 200, body: 1 }));
    const photo = new File(['ph'], 'me.jpg', { type: 'image/jpeg' });
    await call({
      photo,
      pages: [new Blob(['p1']), new Blob(['p2'])],
      title: 'two words',
      count: 3,
      tags: ['one'],
      about: { by: 'A' },
      icon: new Blob(['ic']),
      left: undefined,
    });
    const got = calls[0]?.body as Record<string, unknown>;
    expect(got).toMatchObject({ title: 'two words', count: 3, tags: ['one'], about: { by: 'A' } });
    expect(got.photo).toMatchObject({ name: 'me.jpg', type: 'image/jpeg' });
    expect(await textOf(got.photo)).toBe('ph');
    expect(await Promise.all((got.pages as Blob[]).map(textOf))).toEqual(['p1', 'p2']);
    expect(got.icon).toMatchObject({ type: 'image/png' });
    expect(got).not.toHaveProperty('left');
  });

  test('multipart: what the schema forbids is refused, with its place', async () => {
    const { call } = serving('upload', () => ({ status: 200, body: 1 }));
    const problem = async (given: object) => {
      const error = await rejection(call(given) as Promise<unknown>);
      return (error.body as { errors: { pointer: string; keyword: string }[] }).errors.map(
        ({ pointer, keyword }) => `${pointer} ${keyword}`,
      );
    };
    const photo = new Blob(['x']);
    expect(await problem({ title: 'ab' })).toEqual(['#/photo required']);
    expect(await problem({ photo, title: 'a' })).toEqual(['#/title minLength']);
    expect(await problem({ photo, count: 'x' })).toEqual(['#/count type']);
    expect(await problem({ photo, about: {} })).toEqual(['#/about/by required']);
  });

  test('multipart: a FormData goes as it is, and a body that is none is refused', async () => {
    const { call, calls } = serving('upload', () => ({ status: 200, body: 1 }));
    const data = new FormData();
    data.append('photo', new Blob(['x']));
    data.append('extra', 'kept');
    await call(data);
    expect(calls[0]?.body).toMatchObject({ extra: 'kept' });
    const handle = pair.server.createHandler({});
    const broken = new Request('http://pair.test/upload', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: 'nothing of the kind',
    });
    expect(await (await handle(broken)).json()).toMatchObject({ status: 400, code: 'malformed-form' });
  });
});

describe('JSON lines', () => {
  test('are sent as a list and read one by one', async () => {
    const { call, calls } = serving('sendLines', ({ body }) => ({ status: 200, body }));
    const reports = [{ name: 'ab' }, { name: 'cd', count: 2 }];
    const seen: unknown[] = [];
    for await (const report of (await call(reports)) as AsyncIterable<unknown>) seen.push(report);
    expect(seen).toEqual(reports);
    expect(calls[0]?.body).toEqual(reports);
  });
});

test('a server of another make gets what it expects', async () => {
  const seen: { type: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    seen.push({ type: request.headers['content-type'], body: Buffer.concat(chunks).toString() });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const client = pair.client.createClient({ baseUrl });
    await client.sendForm?.({ name: 'a b', tags: ['x', 'y'] });
    const photo = new File(['bytes'], 'a.txt', { type: 'text/plain' });
    await client.upload?.({ photo, count: 2 });
    await client.upload?.({ photo, count: 2, about: { by: 'A"\r\n--x' } });
    expect(seen[0]).toEqual({
      type: 'application/x-www-form-urlencoded',
      body: 'name=a+b&tags=x&tags=y',
    });
    expect(seen[1]?.type).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(seen[1]?.body).toContain(
      'name="photo"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nbytes',
    );
    expect(seen[1]?.body).toContain('name="count"\r\n\r\n2\r\n');
    // The client writes a form with a part of JSON as a field, and not as a file named `blob`.
    const [, boundary] = /^multipart\/form-data; boundary=(\S+)$/.exec(seen[2]?.type ?? '') ?? [];
    expect(seen[2]?.body.split(`--${boundary}`).map((part) => part.replace('\r\n', ''))).toEqual([
      '',
      'Content-Disposition: form-data; name="photo"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nbytes\r\n',
      'Content-Disposition: form-data; name="count"\r\n\r\n2\r\n',
      'Content-Disposition: form-data; name="about"\r\nContent-Type: application/json\r\n\r\n{"by":"A\\"\\r\\n--x"}\r\n',
      '--',
    ]);
  } finally {
    server.close();
  }
});

test('a success in bytes is not held against the schema that `default` gives errors', async () => {
  const made = await makePair({
    openapi: '3.1.0',
    info: { title: 'Image', version: '1' },
    paths: {
      '/image': {
        get: {
          operationId: 'image',
          responses: {
            200: { description: 'It.', content: { 'image/png': {} } },
            default: {
              description: 'Error.',
              content: { 'application/json': { schema: { type: 'object', required: ['code'] } } },
            },
          },
        },
      },
    },
  });
  const image = new Blob(['bytes'], { type: 'image/png' });
  const handlers = { image: () => ({ status: 200, body: image }) };
  const { client } = connect(made, handlers, { validateResponse: made.validators.responses });
  const received: unknown = await client.image?.();
  expect(await (received as Blob).text()).toBe('bytes');
  await made.remove();
});
