import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Reply, ServerErrorEvent, ServerOptions } from '../../../templates/runtime/server-types.ts';
import { BOOKING, ferryHandlers, NEW_BOOKING, ORIGIN, read, send } from './ferry.ts';
import { FERRY, type LooseCall, type Made, makeServer } from './made.ts';

let made: Made;

beforeAll(async () => {
  made = await makeServer(FERRY);
});
afterAll(() => made.remove());

const PROBLEM = { title: 'The sailing is full', status: 409 };

/** Lets `createBooking` answer as given; tells the response and what was logged. */
async function answer(create: (call: LooseCall) => unknown, options: ServerOptions = {}) {
  const events: ServerErrorEvent[] = [];
  const handlers = {
    ...ferryHandlers().handlers,
    createBooking: create as (call: LooseCall) => Reply,
  };
  const handle = made.server.createHandler(handlers, { onError: (event) => events.push(event), ...options });
  const response = await handle(send('POST', '/bookings', NEW_BOOKING));
  return { response, ...(await read(response)), events };
}

const SERVER_ERROR = {
  type: 'about:blank',
  title: 'Internal Server Error',
  status: 500,
  detail: 'The server failed to respond to this request.',
  code: 'server-error',
};

describe('a reply that the description promises is sent', () => {
  test('with its media type and headers', async () => {
    const headers = { location: '/bookings/bkg-11', 'set-cookie': ['a=1', 'b=2'] };
    const { status, body, response } = await answer(() => ({ status: 202, body: BOOKING, headers }));
    expect([status, body]).toEqual([202, BOOKING]);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('location')).toBe('/bookings/bkg-11');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('an error that is described', async () => {
    const { status, body, response } = await answer(async () => ({ status: 409, body: PROBLEM }));
    expect([status, body, response.headers.get('content-type')]).toEqual([
      409,
      PROBLEM,
      'application/problem+json',
    ]);
  });

  test.each([
    [{ status: 418, body: ['any', 1] }, ['any', 1], 'application/json'],
    [{ status: 503 }, undefined, null],
    [
      { status: 499, body: 'text', headers: { 'content-type': 'application/x+json' } },
      'text',
      'application/x+json',
    ],
  ])('an error that is left open: %j', async (reply, body, type) => {
    const sent = await answer(() => reply);
    expect([sent.status, sent.body, sent.response.headers.get('content-type')]).toEqual([
      reply.status,
      body,
      type,
    ]);
    expect(sent.events).toEqual([]);
  });
});

describe('a reply that the description does not promise is logged and never sent', () => {
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  test.each<[string, unknown, Partial<ServerErrorEvent>]>([
    ['an undescribed success', { status: 200, body: BOOKING }, { status: 200 }],
    ['an undescribed redirect', { status: 302 }, { status: 302 }],
    ['no status', { body: BOOKING }, { status: undefined }],
    ['a status that is none', { status: 99 }, { status: undefined }],
    ['a status as text', { status: '202', body: BOOKING }, { status: undefined }],
    ['nothing', undefined, { status: undefined }],
    ['no body', { status: 202 }, { status: 202 }],
    ['a body that lacks a member', { status: 202, body: { id: 'bkg-1', passengers: [] } }, { status: 202 }],
    ['a described error of another shape', { status: 409, body: { title: 'full' } }, { status: 409 }],
    ['BigInt', { status: 202, body: { ...BOOKING, total: 1n } }, { status: 202 }],
    ['NaN', { status: 202, body: { ...BOOKING, total: Number.NaN } }, { status: 202 }],
    ['a function', { status: 202, body: () => BOOKING }, { status: 202 }],
    ['a function where any body would do', { status: 418, body: () => BOOKING }, { status: 418 }],
    ['a cycle', { status: 418, body: cycle }, { status: 418 }],
    [
      'a value that turns into another',
      { status: 202, body: { ...BOOKING, toJSON: () => ({}) } },
      { status: 202 },
    ],
    ['a header that breaks the line', { status: 418, headers: { x: 'a\r\nb: c' } }, { status: 418 }],
    ['a header name that is none', { status: 418, headers: { 'x y': '1' } }, { status: 418 }],
  ])('%s', async (_what, reply, expected) => {
    const { status, body, response, events } = await answer(() => reply);
    expect([status, body]).toEqual([500, SERVER_ERROR]);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(events).toMatchObject([
      { kind: 'invalid-reply', operation: 'createBooking', method: 'POST', ...expected },
    ]);
  });

  test('the log gets the places, without values', async () => {
    const secret = 'Zzyzx-4711';
    const { events } = await answer(() => ({
      status: 202,
      body: { ...BOOKING, id: secret, extras: { x: secret } },
    }));
    expect(events[0]?.errors).toEqual([
      { pointer: '#/id', in: 'body', detail: 'must match pattern "^bkg-[0-9]+$"', keyword: 'pattern' },
      { pointer: '#/extras/x', in: 'body', detail: 'must be integer', keyword: 'type' },
    ]);
    expect(JSON.stringify(events)).not.toContain(secret);
  });

  test('a body with a status that carries none', async () => {
    const events: ServerErrorEvent[] = [];
    const cancelBooking = () => ({ status: 204, body: {} });
    const handle = made.server.createHandler({ cancelBooking }, { onError: (event) => events.push(event) });
    expect((await handle(send('DELETE', '/bookings/bkg-1'))).status).toBe(500);
    expect(events).toMatchObject([{ kind: 'invalid-reply', message: 'Status 204 carries no body.' }]);
  });

  test('unless validation of replies is switched off; the status still counts', async () => {
    const off = { validateReplies: false };
    expect(await answer(() => ({ status: 202, body: {} }), off)).toMatchObject({ status: 202, body: {} });
    expect(await answer(() => ({ status: 200, body: {} }), off)).toMatchObject({ status: 500 });
  });

  test('without a log function the console gets one line', async () => {
    const console_ = vi.spyOn(console, 'error').mockImplementation(() => {});
    const handle = made.server.createHandler(
      { cancelBooking: () => ({ status: 200 }) },
      { requestId: () => 'r-1' },
    );
    await handle(send('DELETE', '/bookings/bkg-1'));
    expect(console_.mock.calls).toEqual([
      ['invalid-reply | cancelBooking | r-1 | The description does not promise status 200.'],
    ]);
    console_.mockRestore();
  });
});

describe('what a handler throws', () => {
  test('a ProblemError becomes its problem, extensions and headers included', async () => {
    const { ProblemError } = made.server;
    const input = {
      type: 'https://ferry.example/full',
      title: 'The sailing is full',
      detail: 'Try the next one.',
      extensions: { next: 'sl-2' },
      headers: { 'retry-after': '60' },
    };
    const { status, body, response, events } = await answer(() => {
      throw new ProblemError(409, input);
    });
    expect([status, body]).toEqual([
      409,
      {
        next: 'sl-2',
        type: 'https://ferry.example/full',
        title: 'The sailing is full',
        status: 409,
        detail: 'Try the next one.',
      },
    ]);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(events).toEqual([]);
  });

  test('a ProblemError that breaks the description is a 500 like any other reply', async () => {
    const problem = () => ({ status: 409, body: { code: 7 } });
    const { status, events } = await answer(
      () => {
        throw new made.server.ProblemError(409, { detail: 'full' });
      },
      { problem: (details) => (details.status === 409 ? problem() : undefined) },
    );
    expect(status).toBe(500);
    expect(events).toMatchObject([{ kind: 'invalid-reply', status: 409 }]);
  });

  test('a ProblemError takes error statuses only', () => {
    const { ProblemError } = made.server;
    for (const status of [200, 399, 600, 400.5]) {
      expect(() => new ProblemError(status as 400)).toThrow(RangeError);
    }
  });

  test('anything else is a 500 that says nothing, and the log gets it', async () => {
    for (const thrown of [new Error('password is hunter2'), 'hunter2', undefined]) {
      const { status, body, events } = await answer(() => Promise.reject(thrown));
      expect([status, body]).toEqual([500, SERVER_ERROR]);
      expect(events).toMatchObject([{ kind: 'handler-failed', operation: 'createBooking' }]);
      expect(events[0]?.error).toBe(thrown);
    }
  });

  test('nothing is logged for a caller who has gone', async () => {
    const events: ServerErrorEvent[] = [];
    const gone = new AbortController();
    const createBooking = ({ signal }: LooseCall) =>
      new Promise<Reply>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        gone.abort();
      });
    const handle = made.server.createHandler({ createBooking }, { onError: (event) => events.push(event) });
    const request = new Request(send('POST', '/bookings', NEW_BOOKING), { signal: gone.signal });
    expect((await handle(request)).status).toBe(499);
    expect(events).toEqual([]);
  });
});

describe('what is not written yet', () => {
  const NOT_YET = {
    status: 501,
    body: {
      code: 'not-implemented',
      detail: 'The operation createBooking is described but not written yet.',
    },
  };

  test('a missing handler, notImplemented as handler, and notImplemented inside one', async () => {
    const { notImplemented } = made.server;
    expect(await answer(undefined as never)).toMatchObject({ ...NOT_YET, events: [] });
    expect(await answer(notImplemented)).toMatchObject(NOT_YET);
    expect(await answer((call) => notImplemented(call))).toMatchObject(NOT_YET);
  });

  test('is still checked for a valid request first', async () => {
    const handle = made.server.createHandler({});
    expect((await handle(send('POST', '/bookings', {}))).status).toBe(400);
  });
});

describe('options', () => {
  test('problem shapes every error of the server, and headers stay', async () => {
    const infos: unknown[] = [];
    const handle = made.server.createHandler(
      {},
      {
        requestId: (request) => request.headers.get('x-id') ?? undefined,
        problem: ({ code, status }, { operation, requestId }) => {
          infos.push({ operation, requestId });
          return { status: status === 405 ? 404 : status, body: { error: code } };
        },
      },
    );
    const response = await handle(send('POST', '/sailings', undefined, { 'x-id': 'r-7' }));
    expect(await read(response)).toEqual({ status: 404, body: { error: 'method-not-allowed' } });
    expect([response.headers.get('allow'), response.headers.get('content-type')]).toEqual([
      'GET, HEAD, OPTIONS',
      'application/json',
    ]);
    expect((await read(await handle(send('DELETE', '/bookings/bkg-1')))).body).toEqual({
      error: 'not-implemented',
    });
    expect(infos).toEqual([
      { operation: undefined, requestId: 'r-7' },
      { operation: 'cancelBooking', requestId: undefined },
    ]);
  });

  test('a problem hook that fails is logged and replaced by the plain problem', async () => {
    const events: ServerErrorEvent[] = [];
    const handle = made.server.createHandler(
      {},
      {
        onError: (event) => events.push(event),
        problem: () => {
          throw new Error('hook');
        },
      },
    );
    expect(await read(await handle(send('GET', '/nowhere')))).toMatchObject({
      status: 404,
      body: { code: 'unknown-path' },
    });
    expect(events).toMatchObject([{ kind: 'problem-hook-failed', message: 'Error: hook' }]);
  });

  test('hooks that throw never reject the answer', async () => {
    const boom = () => {
      throw new Error('boom');
    };
    const { handlers } = ferryHandlers();
    const handle = made.server.createHandler(handlers, { requestId: boom, onError: boom, onOptions: boom });
    expect((await handle(send('GET', '/sailings?from=ABD'))).status).toBe(500);
    const other = made.server.createHandler(handlers, { onError: boom, onOptions: boom });
    expect((await other(new Request(`${ORIGIN}/sailings`, { method: 'OPTIONS' }))).status).toBe(500);
  });

  test('problemTypeBase gives each problem an address', async () => {
    const handle = made.server.createHandler({}, { problemTypeBase: 'https://ferry.example/problems/' });
    expect((await read(await handle(send('GET', '/nowhere')))).body).toMatchObject({
      type: 'https://ferry.example/problems/unknown-path',
    });
  });

  test.each([
    ['a reply', send('GET', '/sailings?from=ABD'), 200],
    ['a reply with headers of its own', send('POST', '/bookings', NEW_BOOKING), 202],
    ['a reply without a body', send('DELETE', '/bookings/bkg-1'), 204],
    ['a reply to HEAD', new Request(`${ORIGIN}/sailings?from=ABD`, { method: 'HEAD' }), 200],
    ['a refusal', send('GET', '/sailings?from=abd'), 400],
    ['an unknown path', send('GET', '/nowhere'), 404],
    ['another method', send('POST', '/sailings'), 405],
    ['OPTIONS', new Request(`${ORIGIN}/bookings`, { method: 'OPTIONS' }), 204],
    ['a failure', send('PUT', '/bookings/bkg-1/passengers/1', { kind: 'person', name: 'Ada' }), 500],
  ])('requestIdHeader carries the id in %s', async (_what, request, status) => {
    const { handlers } = ferryHandlers();
    const handle = made.server.createHandler(
      {
        ...handlers,
        createBooking: () => ({ status: 202, body: BOOKING, headers: { 'X-Trace': 'mine', location: '/' } }),
        replacePassenger: () => ({ status: 201 }),
      },
      { requestId: (_request, context) => `r-${context}`, requestIdHeader: 'X-Trace', onError: () => {} },
    );
    const response = await handle(request, 7);
    expect([response.status, response.headers.get('x-trace')]).toEqual([status, 'r-7']);
  });

  test('requestIdHeader leaves out what no header can hold, and has to be a name of one', async () => {
    const { handlers } = ferryHandlers();
    for (const id of ['a\r\nset-cookie: b', 'é', ' ', '', undefined]) {
      const options = { requestId: () => id, requestIdHeader: 'x-trace' };
      const response = await made.server.createHandler(handlers, options)(send('GET', '/sailings?from=ABD'));
      expect([response.status, response.headers.has('x-trace')]).toEqual([200, false]);
    }
    expect(() => made.server.createHandler(handlers, { requestIdHeader: 'x trace' })).toThrow(TypeError);
  });

  test('requestId reaches the handler', async () => {
    const ids: unknown[] = [];
    const listSailings = (call: LooseCall) => {
      ids.push(call.requestId, 'requestId' in call);
      return { status: 200, body: [] };
    };
    await made.server.createHandler(
      { listSailings },
      { requestId: () => 'r-1' },
    )(send('GET', '/sailings?from=ABD'));
    await made.server.createHandler({ listSailings })(send('GET', '/sailings?from=ABD'));
    expect(ids).toEqual(['r-1', true, undefined, false]);
  });
});
