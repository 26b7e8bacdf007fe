import { Readable } from 'node:stream';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { type FetchFunction, judgeFetch } from '../../../conformance/testing/judge-fetch.ts';
import { createClient } from '../../../generated/client.ts';
import { operations } from '../../../generated/operations.ts';
import type { ProgramId } from '../../../generated/types.ts';
import { createSandbox, toFetch } from '../../../server/sandbox.ts';

const BANK = 'https://bank.example/prefix';
const ACCOUNT = `${BANK}${operations.createAccount.path}`;

const read = (response: Response) => response.text();

test('arguments, responses and errors are those of the function itself', async () => {
  const seen: unknown[] = [];
  const response = Response.json({ a: 1 });
  const error = new TypeError('fetch failed');
  const bare = Object.assign(
    async (...args: unknown[]) => {
      seen.push(args);
      if (seen.length > 1) throw error;
      return response;
    },
    { preconnect: () => 'a property of its own' },
  );
  const judged = judgeFetch(bare);
  const args = [ACCOUNT, { method: 'POST', body: '{}' }] as const;
  expect(await judged(...args)).toBe(response);
  expect(seen).toEqual([args]);
  expect((seen[0] as unknown[])[1]).toBe(args[1]);
  expect(await read(response)).toBe('{"a":1}');
  await expect(judged(...args)).rejects.toBe(error);
  expect(judged.preconnect()).toBe('a property of its own');
  expect(judged.name).toBe(bare.name);
});

test('an error that is thrown is thrown, and what is no promise is returned', () => {
  const wrong = () => {
    throw new Error('no such thing');
  };
  expect(() => judgeFetch<FetchFunction>(wrong)('x')).toThrow('no such thing');
  expect(judgeFetch<FetchFunction>((() => 5) as never)('x')).toBe(5);
});

test('requests that cannot be copied are sent all the same', async () => {
  const used = new Request(ACCOUNT, { method: 'POST', body: 'x' });
  await used.text();
  for (const input of [used, { toString: () => 'no url' }, 'http://[', undefined, Symbol.iterator]) {
    const judged = judgeFetch(async (given: unknown) => {
      expect(given).toBe(input);
      return new Response('sent');
    });
    expect(await read(await judged(input as never))).toBe('sent');
    await judged.finish();
  }
});

const bytes = new TextEncoder().encode('{"label":"a"}');

test.each([
  ['a string', { body: '{"label":"a"}' }],
  ['bytes', { body: bytes }],
  ['a buffer', { body: bytes.buffer }],
  ['a blob', { body: new Blob([bytes]) }],
])('what is sent as %s is seen', async (_name, init) => {
  const { exchanges } = await reportOf((fetch) => fetch(ACCOUNT, { method: 'post', ...init }));
  expect(exchanges[0]?.request.body).toEqual({ label: expect.any(String) });
});

test('the body of a Request is seen, and is there for fetch', async () => {
  let sent = '';
  const { exchanges } = await reportOf(
    (fetch) => fetch(new Request(ACCOUNT, { method: 'POST', body: bytes })),
    async (request: Request) => {
      sent = await request.text();
      return Response.json({});
    },
  );
  expect(sent).toBe('{"label":"a"}');
  expect(exchanges[0]?.request.body).toEqual({ label: expect.any(String) });
});

test('a stream is only for whoever sends it', async () => {
  const stream = new Blob([bytes]).stream();
  const { exchanges } = await reportOf((fetch) =>
    fetch(ACCOUNT, { method: 'POST', body: stream, duplex: 'half' } as RequestInit),
  );
  expect(exchanges[0]?.request.body).toBeUndefined();
  expect(stream.locked).toBe(false);
});

/** The report of one call. */
async function reportOf(
  send: (fetch: typeof globalThis.fetch) => Promise<Response>,
  // biome-ignore lint/suspicious/noExplicitAny: called like fetch
  bank: (...args: any[]) => Promise<Response> = async () => Response.json({}),
) {
  const judged = judgeFetch(bank);
  await send(judged);
  return judged.finish();
}

test('a response that nobody reads is judged, and one that somebody reads as well', async () => {
  const report = await reportOf(async (fetch) => {
    await fetch(ACCOUNT, { method: 'POST', body: '{}' });
    const response = await fetch(ACCOUNT, { method: 'POST', body: '{}' });
    expect(await response.json()).toEqual({});
    return response;
  });
  expect(report.exchanges).toHaveLength(2);
  expect(report.run.verdict).toBe('violated');
});

test('events that never end are left alone', async () => {
  let cancelled = false;
  const cancel = () => {
    cancelled = true;
  };
  const endless = () =>
    new Response(new ReadableStream({ cancel }), { headers: { 'content-type': 'text/event-stream' } });
  const judged = judgeFetch<FetchFunction>(async () => endless());
  const response = await judged(ACCOUNT, { method: 'POST' });
  await response.body?.cancel();
  expect(cancelled).toBe(true);
  await judged.finish();
});

test('a call that has not ended, and one that its caller aborts, leave things open', async () => {
  const judged = judgeFetch(
    (_url: string, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
    { settleMs: 1 },
  );
  const abort = new AbortController();
  const aborted = judged(ACCOUNT, { method: 'POST', signal: abort.signal });
  abort.abort();
  await expect(aborted).rejects.toBe(abort.signal.reason);
  void judged(ACCOUNT, { method: 'POST' });
  const report = await judged.finish();
  expect(report.run.verdict).toBe('inconclusive');
  const counts = report.traffic?.operations.find(({ operation }) => operation === 'createAccount');
  expect(counts).toMatchObject({ calls: 2, failed: 2 });
});

test('calls of the generated client are judged', async () => {
  const sandbox = await createSandbox();
  const { apiKey = '', personId, programId } = sandbox.seed;
  const found: string[] = [];
  const judged = judgeFetch(toFetch(sandbox), {
    onViolations: ({ violations }) => found.push(...violations.map(({ requirement }) => requirement)),
  });
  const client = createClient({
    baseUrl: BANK.replace('/prefix', ''),
    credentials: { apiKey, personId },
    fetch: judged,
  });
  const program = await client.retrieveProgram(programId as ProgramId);
  expect(program.id).toBe(programId);
  sandbox.faults.add({
    operation: 'retrieveProgram',
    patch: [{ op: 'replace', path: '/productName', value: 5 }],
  });
  await client.retrieveProgram(programId as ProgramId);
  const report = await judged.finish();
  expect(new Set(found)).toEqual(
    new Set(report.requirements.filter(({ fails }) => fails).map(({ id }) => id)),
  );
  expect(found.length).toBeGreaterThan(0);
});

test('a clone of a Request, and a Request that is sent with other settings, are seen as they are sent', async () => {
  const request = new Request(ACCOUNT, { method: 'POST', body: bytes });
  for (const send of [
    (fetch: typeof globalThis.fetch) => fetch(request.clone()),
    (fetch: typeof globalThis.fetch) => fetch(request.clone(), { body: '{"label":"b"}' }),
  ]) {
    let sent = '';
    const { exchanges } = await reportOf(send, async (input: Request, init?: RequestInit) => {
      sent = await new Request(input, init).text();
      return Response.json({});
    });
    expect(sent).toMatch(/^\{"label":"[ab]"\}$/);
    expect(exchanges[0]?.request.body).toEqual({ label: expect.any(String) });
  }
});

test('a body that comes in pieces is there for the caller as they come, and is judged when it ends', async () => {
  let push: (text: string) => void = () => {};
  let end: () => void = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      push = (text) => controller.enqueue(new TextEncoder().encode(text));
      end = () => controller.close();
    },
  });
  const headers = { 'content-type': 'application/json' };
  const judged = judgeFetch<FetchFunction>(async () => new Response(body, { headers }));
  const response = await judged(ACCOUNT, { method: 'POST', body: '{}' });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  push('{"a"');
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('{"a"');
  push(':1}');
  end();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe(':1}');
  expect((await reader.read()).done).toBe(true);
  const report = await judged.finish();
  expect(report.run.verdict).toBe('violated');
});

test('a body that fails fails for the caller with the same error, and accuses nobody of its form', async () => {
  const error = new TypeError('terminated');
  const body = new ReadableStream({
    pull(controller) {
      controller.error(error);
    },
  });
  const judged = judgeFetch<FetchFunction>(async () => new Response(body));
  const response = await judged(ACCOUNT, { method: 'POST', body: '{}' });
  await expect(response.text()).rejects.toBe(error);
  const { requirements } = await judged.finish();
  expect(requirements.filter(({ fails }) => fails)).toEqual([]);
});

test('a function of another realm is judged: Jest and vmThreads of vitest have one of their own', async () => {
  const foreign = runInNewContext('(answer) => () => new Promise((resolve) => resolve(answer()))') as (
    answer: () => Response,
  ) => FetchFunction;
  const judged = judgeFetch(foreign(() => Response.json({})));
  await judged(ACCOUNT, { method: 'POST', body: '{}' });
  expect((await judged.finish()).run.verdict).toBe('violated');
});

test.each<[string, () => object]>([
  ['a fake with little in it', () => ({ ok: true, status: 200, json: async () => ({}) })],
  ['one that is no object', () => undefined as never],
  ['a body that is a stream of Node', () => withBody(Readable.from(['{}']))],
  ['no stream at all, as of XMLHttpRequest', () => withBody(undefined)],
  [
    'of happy-dom',
    () => Object.assign(Response.json({}, { status: 201 }), { [Symbol('cachedResponse')]: null }),
  ],
])('a response that cannot be copied is left alone, and accuses nobody: %s', async (_name, make) => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const response = make();
  const judged = judgeFetch<FetchFunction>(async () => response);
  expect(await judged(ACCOUNT, { method: 'POST', body: '{}' })).toBe(response);
  expect(await judged('https://elsewhere.example/', { method: 'POST', body: '{}' })).toBe(response);
  const { requirements } = await judged.finish();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
  expect(requirements.filter(({ status }) => status === 'violated')).toEqual([]);
});

/** Not to be cloned. */
function withBody(body: unknown): object {
  const clone = () => expect.fail('cloned');
  return {
    status: 201,
    headers: new Headers({ 'content-type': 'application/json' }),
    body,
    bodyUsed: false,
    clone,
  };
}

test('headers that can be read once are there for fetch', async () => {
  const seen: string[][] = [];
  const judged = judgeFetch<FetchFunction>(async (_url, init) => {
    seen.push(...(init.headers as Iterable<string[]>));
    return Response.json({});
  });
  await judged(ACCOUNT, { method: 'POST', headers: new Headers({ 'sd-api-key': 'k' }).entries() });
  expect(seen).toEqual([['sd-api-key', 'k']]);
});

test.each<[string, (body: ReadableStream) => Promise<unknown>]>([
  ['the stream', (body) => body.cancel('enough')],
  ['its reader', (body) => body.getReader().cancel('enough')],
])('a caller that cancels %s ends the connection, and accuses nobody', async (_name, cancel) => {
  let reason: unknown;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
    cancel: (given) => {
      reason = given;
    },
  });
  const headers = { 'content-type': 'application/json' };
  const judged = judgeFetch<FetchFunction>(async () => new Response(body, { headers, status: 201 }));
  const response = await judged(ACCOUNT, { method: 'POST', body: '{}' });
  await cancel(response.body);
  expect(reason).toBeDefined();
  const { requirements } = await judged.finish();
  expect(requirements.filter(({ status }) => status === 'violated')).toEqual([]);
});

test('a test that replaces timers does not keep the report from being made', async () => {
  const judged = judgeFetch<FetchFunction>(() => new Promise(() => {}), { settleMs: 5 });
  void judged(ACCOUNT, { method: 'POST' });
  vi.useFakeTimers();
  try {
    expect((await judged.finish()).run.verdict).toBe('inconclusive');
  } finally {
    vi.useRealTimers();
  }
});
