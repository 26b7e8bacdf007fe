import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Arrival,
  Reply,
  ServerErrorEvent,
  ServerOptions,
} from '../../../templates/runtime/server-types.ts';
import { BOOKING, ferryHandlers, NEW_BOOKING, ORIGIN, read, send } from './ferry.ts';
import { FERRY, type LooseCall, type Made, makeServer } from './made.ts';

type Around = NonNullable<ServerOptions['around']>;

let made: Made;

beforeAll(async () => {
  made = await makeServer(FERRY);
});
afterAll(() => made.remove());

/** A server with something around its operations, and what it has seen. */
function serverWith(around: Around, options: ServerOptions = {}) {
  const { handlers, calls } = ferryHandlers();
  const events: ServerErrorEvent[] = [];
  const all: ServerOptions = { onError: (event) => events.push(event), ...options, around };
  return { handle: made.server.createHandler(handlers, all), handlers, calls, events };
}

describe('around', () => {
  test('runs once the operation is known, with the body still unread, and gets the finished answer', async () => {
    const seen: unknown[] = [];
    const around: Around = async (arrival, next) => {
      seen.push({ ...arrival, bodyUsed: arrival.request.bodyUsed });
      const response = await next();
      seen.push([response.status, response.headers.get('content-type'), arrival.request.bodyUsed]);
      return response;
    };
    const { handle, calls } = serverWith(around, { requestId: () => 'r-1' });
    const request = send('POST', '/bookings', NEW_BOOKING);
    expect(await read(await handle(request, 'context'))).toEqual({ status: 202, body: BOOKING });
    expect(seen).toEqual([
      { operation: 'createBooking', request, requestId: 'r-1', context: 'context', bodyUsed: false },
      [202, 'application/json', true],
    ]);
    expect(calls).toHaveLength(1);
  });

  test.each([
    [
      'credentials that are missing',
      send('DELETE', '/bookings/bkg-1', undefined, { authorization: '' }),
      401,
    ],
    ['parameters that do not match', send('GET', '/sailings?from=abd'), 400],
    ['a body that does not match', send('POST', '/bookings', {}), 400],
  ])('sees what is refused: %s', async (_what, request, status) => {
    const statuses: number[] = [];
    const { handle, calls } = serverWith(async (_arrival, next) => {
      const response = await next();
      statuses.push(response.status);
      return response;
    });
    expect((await handle(request)).status).toBe(status);
    expect([statuses, calls]).toEqual([[status], []]);
  });

  test.each([
    ['an unknown path', send('GET', '/nowhere'), 404],
    ['another method', send('POST', '/sailings'), 405],
    ['OPTIONS', new Request(`${ORIGIN}/bookings`, { method: 'OPTIONS' }), 204],
  ])('does not run without an operation: %s', async (_what, request, status) => {
    const { handle } = serverWith(() => Response.error());
    expect((await handle(request)).status).toBe(status);
  });

  test('may answer by itself: nothing is handled, and its response is sent as it is', async () => {
    const answer = Response.json({ not: 'described' }, { status: 200 });
    const { handle, calls } = serverWith(() => answer);
    expect(await handle(send('DELETE', '/bookings/bkg-1'))).toBe(answer);
    expect(calls).toEqual([]);
  });

  test('may change the answer', async () => {
    const { handle } = serverWith(
      async (_arrival, next) => new Response((await next()).body, { status: 299 }),
    );
    expect(await read(await handle(send('POST', '/bookings', NEW_BOOKING)))).toEqual({
      status: 299,
      body: BOOKING,
    });
  });

  test('may change the context that the handler gets', async () => {
    const { handle, calls } = serverWith(({ context }: Arrival, next) => {
      (context as { store: string }).store = 'another';
      return next();
    });
    await handle(send('GET', '/sailings?from=ABD'), { store: 'one' });
    expect(calls[0]?.context).toEqual({ store: 'another' });
  });

  test('a HEAD request gets its answer without the body', async () => {
    const { handle } = serverWith((_arrival, next) => next());
    const response = await handle(new Request(`${ORIGIN}/sailings?from=ABD`, { method: 'HEAD' }));
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('failures', () => {
  test('of a handler do not reach around: next never rejects', async () => {
    const statuses: number[] = [];
    const { handle, handlers, events } = serverWith(
      async (_arrival, next) => {
        const response = await next();
        statuses.push(response.status);
        return response;
      },
      { requestId: () => 'r-2' },
    );
    handlers.cancelBooking = (_call: LooseCall): Reply => {
      throw new Error('boom');
    };
    expect((await handle(send('DELETE', '/bookings/bkg-1'))).status).toBe(500);
    expect(statuses).toEqual([500]);
    expect(events).toMatchObject([
      { kind: 'handler-failed', operation: 'cancelBooking', requestId: 'r-2', message: 'Error: boom' },
    ]);
  });

  test('of around itself are answered and told like those of a handler', async () => {
    const { handle, calls, events } = serverWith(() => {
      throw new TypeError('mistake');
    });
    expect(await read(await handle(send('DELETE', '/bookings/bkg-1')))).toMatchObject({
      status: 500,
      body: { code: 'server-error' },
    });
    expect(events).toMatchObject([
      { kind: 'handler-failed', operation: 'cancelBooking', message: 'TypeError: mistake' },
    ]);
    expect(calls).toEqual([]);
  });

  test('that around throws as a ProblemError become that problem', async () => {
    const { handle, events } = serverWith(() =>
      Promise.reject(new made.server.ProblemError(429, { headers: { 'retry-after': '3' } })),
    );
    const response = await handle(send('DELETE', '/bookings/bkg-1'));
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3']);
    expect(events).toEqual([]);
  });
});
