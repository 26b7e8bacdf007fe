/** Waits, time limits and deadlines, on a virtual clock and without a network. */
import { getEventListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type AnyClient, type ClientModule, rejection } from './any-client.ts';
import { FERRY, generateClient } from './generated-client.ts';

let module: ClientModule;
beforeAll(async () => {
  const made = await generateClient(FERRY);
  module = (await made.load()) as unknown as ClientModule;
  return () => made.remove();
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Within a second, as a date in a header never is. */
const NOW = Date.parse('2026-11-22T10:00:00.250Z');

type Respond = (signal: AbortSignal) => Promise<Response>;

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Respond =>
  async () =>
    Response.json(body, { status, headers });

/** Never responds. */
const silence: Respond = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** Responds with a body that never ends. */
const stall: Respond = async (signal) =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('['));
        signal.addEventListener('abort', () => stream.error(signal.reason));
      },
    }),
  );

interface Calls {
  /** When each attempt was made: milliseconds since the first. */
  readonly times: number[];
  list(options?: object): Promise<unknown>;
}

/** A client whose attempts get these responses, one each, the last for all that follow. */
function calls(first: Respond, ...others: Respond[]): Calls {
  const times: number[] = [];
  const responds = [first, ...others];
  const fetch = (_: unknown, { signal }: { signal: AbortSignal }) => {
    times.push(Date.now() - NOW);
    return (responds[times.length - 1] ?? (responds.at(-1) as Respond))(signal);
  };
  const client: AnyClient = module.createClient({ fetch, retry: { baseDelayMs: 2 } });
  return {
    times,
    list: (options = {}) => client.listSailings?.({ query: {}, ...options }) as Promise<unknown>,
  };
}

/** Lets everything happen that waits for no timer. No sockets are involved, so that a number of turns is enough. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await nextTurn();
}

/** Returns the outcome of a call when the clock goes from timer to timer. */
async function settle<Value>(call: Promise<Value>): Promise<Value> {
  let isSettled = false;
  const settled = call.finally(() => {
    isSettled = true;
  });
  for (await quiet(); !isSettled; await quiet()) vi.advanceTimersToNextTimer();
  return settled;
}

test.each([
  ['in seconds', '1', 1000],
  ['as a date', new Date(NOW + 2000).toUTCString(), 1750],
])('Retry-After %s is waited for', async (_, after, waited) => {
  const { times, list } = calls(json(429, {}, { 'retry-after': after }), json(200, []));
  expect(await settle(list({ retry: { maxDelayMs: 5000 } }))).toEqual([]);
  expect(times).toEqual([0, waited]);
});

test('Retry-After beyond the longest delay ends the call: an earlier attempt is not what the server asked for', async () => {
  const { times, list } = calls(json(429, {}, { 'retry-after': '6' }));
  const call = list({ retry: { maxDelayMs: 5000 } });
  expect(await settle(rejection(call))).toMatchObject({ kind: 'status', status: 429, attempt: 1 });
  expect([times, Date.now()]).toEqual([[0], NOW]);
});

test.each([
  ['in the past', new Date(0).toUTCString()],
  ['that is unreadable', 'soon'],
])('Retry-After %s asks for no wait beyond the usual', async (_, after) => {
  const { times, list } = calls(json(503, {}, { 'retry-after': after }), json(200, []));
  await settle(list());
  expect(times).toEqual([0, expect.toSatisfy((time: number) => time <= 2)]);
});

test('the time limit is that of an attempt: the next one may succeed', async () => {
  const { times, list } = calls(silence, stall, json(200, []));
  expect(await settle(list({ timeoutMs: 500, retry: { maxDelayMs: 0 } }))).toEqual([]);
  expect(times).toEqual([0, 500, 1000]);
});

test('a wait that would go beyond the deadline is not begun', async () => {
  const { times, list } = calls(json(503, {}, { 'retry-after': '20' }));
  expect(await settle(rejection(list({ deadlineMs: 200 })))).toMatchObject({ kind: 'status', attempt: 1 });
  expect([times, Date.now()]).toEqual([[0], NOW]);
});

test('the deadline cuts the last attempt short', async () => {
  const { times, list } = calls(silence);
  const call = list({ deadlineMs: 700, timeoutMs: 400, retry: { maxDelayMs: 0 } });
  expect(await settle(rejection(call))).toMatchObject({
    kind: 'timeout',
    attempt: 2,
    message: expect.stringMatching(/timeout 300 ms$/),
  });
  expect([times, Date.now()]).toEqual([[0, 400], NOW + 700]);
});

test('a call is aborted between two attempts, and makes no other', async () => {
  const { times, list } = calls(json(503, {}, { 'retry-after': '20' }));
  const controller = new AbortController();
  const call = rejection(list({ signal: controller.signal }));
  await quiet();
  vi.advanceTimersByTime(60);
  controller.abort();
  expect(await call).toMatchObject({ kind: 'aborted' });
  await quiet();
  expect(vi.getTimerCount()).toBe(0);
  expect([times, Date.now()]).toEqual([[0], NOW + 60]);
});

test.each<[string, Respond]>([
  ['never settles', () => new Promise(() => {})],
  ['gives a body that never ends', async () => new Response(new ReadableStream())],
])(
  'time limit and signal hold where a function in place of fetch ignores the signal and %s',
  async (_, respond) => {
    const controller = new AbortController();
    const late = calls(respond)
      .list({ timeoutMs: 100, retry: false })
      .catch((error: unknown) => error);
    const aborted = calls(respond)
      .list({ signal: controller.signal, retry: false })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50);
    controller.abort();
    expect(await aborted).toMatchObject({ kind: 'aborted' });
    await vi.advanceTimersByTimeAsync(50);
    expect(await late).toMatchObject({ kind: 'timeout' });
  },
);

test.each([undefined, null, {}, 'text'])(
  'a function in place of fetch that gives %j is an error of the network',
  async (given) => {
    const error = calls(async () => given as never)
      .list({ retry: false })
      .catch((one: unknown) => one);
    expect(await error).toMatchObject({ name: 'ApiError', kind: 'network' });
  },
);

test('the signal of a call that has ended holds nothing of it', async () => {
  const signals: AbortSignal[] = [];
  const respond: Respond = async (signal) => {
    signals.push(signal);
    return Response.json({ data: [] });
  };
  await calls(respond)
    .list()
    .catch(() => {});
  expect(signals.map((signal) => getEventListeners(signal, 'abort').length)).toEqual([0]);
});
