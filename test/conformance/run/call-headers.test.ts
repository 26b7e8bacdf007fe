import { expect, test } from 'vitest';
import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import { runConformance } from '../../../conformance/run/run-conformance.ts';
import { createSandbox, toFetch } from '../../../server/sandbox.ts';
import { judgeBank, runAgainst } from '../../mutants/judge-bank.ts';
import { virtualClock } from '../../mutants/virtual-clock.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Lets nobody in without a token that is still good; each is good for so many calls. */
function front(next: Fetch, callsPerToken: number) {
  const asked: string[] = [];
  let made = 0;
  let left = 0;
  const issue = async () => {
    left = callsPerToken;
    return { authorization: `Bearer canary-token-${++made}` };
  };
  const fetch: Fetch = async (request) => {
    asked.push(`${request.method} ${request.headers.get('authorization')}`);
    if (request.headers.get('authorization') !== `Bearer canary-token-${made}` || left-- <= 0)
      return Response.json({ error: 'invalid_token' }, { status: 401 });
    return next(request);
  };
  return { asked, issue, fetch, issued: () => made };
}

async function judge(callsPerToken: number, options: Partial<ConformanceOptions> = {}) {
  let opened: ReturnType<typeof front> | undefined;
  const report = await judgeBank({
    around: (next) => {
      opened = front(next, callsPerToken);
      return opened.fetch;
    },
    options: { getHeaders: () => (opened as ReturnType<typeof front>).issue(), ...options },
  });
  return { report, ...(opened as ReturnType<typeof front>) };
}

test('headers are got once, before the first call, and are in every call', async () => {
  const { report, asked, issued } = await judge(99);
  expect(report.run.verdict).toBe('conformant');
  expect(issued()).toBe(1);
  expect(new Set(asked.map((line) => line.split(' ').slice(1).join(' ')))).toEqual(
    new Set(['Bearer canary-token-1']),
  );
  expect(asked).toHaveLength(report.exchanges.length);
});

test('a token that has expired at the first call is got anew, and that call, which reads, is made again', async () => {
  let first = true;
  const sandbox = await createSandbox({});
  const inside = front(toFetch(sandbox), 99);
  const getHeaders = async () => {
    const issued = await inside.issue();
    if (!first) return issued;
    first = false;
    return { authorization: 'Bearer stale-canary' };
  };
  const clock = virtualClock();
  const report = await runAgainst(sandbox, {
    baseUrl: 'http://127.0.0.1:4020',
    fetch: inside.fetch,
    clock,
    readOnly: true,
    getHeaders,
  });
  const reads = report.exchanges.map(({ response }) => `GET ${response?.status}`);
  expect(new Set(reads)).toEqual(new Set(['GET 200']));
  expect(inside.asked).toEqual(['GET Bearer stale-canary', ...reads.map(() => 'GET Bearer canary-token-2')]);
});

test('after the first write nothing is made again, and no write ever is', async () => {
  // The program is read with the first token; the account is opened with it, too, and then it is over.
  const { report, asked, issued } = await judge(2);
  expect(issued()).toBe(1);
  expect(asked.map((line) => line.split(' ')[0])).toEqual(['GET', 'POST', 'POST', 'POST']);
  expect(report.run.stopped).toMatch(/two consecutive calls returned 401/);
});

test('a first call that writes is not made again either', async () => {
  const { asked, issued } = await judge(0, { skip: ['retrieveProgram'] });
  expect(issued()).toBe(1);
  expect(asked.every((line) => line.startsWith('POST ') || line.startsWith('PATCH '))).toBe(true);
  expect(asked).toHaveLength(2);
});

test('what is got anew and refused again is a 401 like any other', async () => {
  const { report, asked, issued } = await judge(0, { readOnly: true });
  expect(issued()).toBe(2);
  expect(new Set(report.exchanges.map(({ response }) => response?.status))).toEqual(new Set([401]));
  expect(asked).toHaveLength(report.exchanges.length + 1);
});

test('where there are no headers to be got, nothing is sent', async () => {
  let sent = 0;
  const run = runConformance({
    baseUrl: 'http://127.0.0.1:9',
    programId: 'prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13',
    readOnly: true,
    fetch: async () => Response.json({ sent: ++sent }),
    getHeaders: () => Promise.reject(new Error('the vault is locked')),
  });
  const all = async () => {
    for await (const _ of run);
  };
  await expect(all()).rejects.toThrow('the vault is locked');
  expect(sent).toBe(0);
});

test('a token is in nothing that leaves', async () => {
  const events: unknown[] = [];
  const run = runConformance({
    baseUrl: 'http://127.0.0.1:9',
    programId: 'prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13',
    readOnly: true,
    fetch: async (request) =>
      Response.json({ message: `no: ${request.headers.get('authorization')}` }, { status: 403 }),
    getHeaders: async () => ({ Authorization: 'Bearer canary-token-0123456789' }),
  });
  for await (const event of run) events.push(event);
  expect(JSON.stringify(events)).toContain('(masked)');
  expect(JSON.stringify(events)).not.toContain('canary');
});

test.each([
  [{ tls: { ca: 'x' } }, 'tls cannot be used with fetch'],
  [{ proxyUrl: 'http://proxy.example' }, 'proxyUrl cannot be used with fetch'],
])('%j goes with no fetch function', async (more, message) => {
  const run = runConformance({ baseUrl: 'http://127.0.0.1:9', fetch: async () => new Response(), ...more });
  await expect(run.next()).rejects.toThrow(message);
});
