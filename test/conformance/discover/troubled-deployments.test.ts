/** Deployments that limit the rate of calls, fail now and then, or stand behind a gateway that does. */
import { expect, test } from 'vitest';
import type { Discovery } from '../../../conformance/discover/run-discovery.ts';
import { operations } from '../../../generated/operations.ts';
import { virtualClock } from '../../mutants/virtual-clock.ts';
import { discoverBank } from './discover-bank.ts';

const only = ['required-fields', 'errors'];
const skip = ['createCard', 'receiveAchPull', 'updateAccount', 'updateSentCheck'] as const;

const claims = ({ overlay }: Discovery) =>
  overlay.actions
    .filter((one) => one['x-discovered'].kind === 'constraint')
    .map(({ target, update, remove }) => JSON.stringify({ target, update, remove }));

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response('{"title":"Too many calls"}', {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });

const untroubled = await discoverBank({ options: { only, skip } });

test.each([
  ['seconds', () => '7'],
  ['a date', (now: number) => new Date(now + 7000).toUTCString()],
])('a 429 that asks to wait (%s) is waited for, and the same is found as without it', async (_, after) => {
  const clock = virtualClock();
  const [times, early]: [number[], number[]] = [[], []];
  let notBefore = 0;
  let calls = 0;
  const discovery = await discoverBank({
    clock,
    options: { only, skip },
    around: (next) => async (request) => {
      const now = clock.now();
      if (now < notBefore) early.push(now);
      if (++calls % 19 !== 0) return next(request);
      times.push(now);
      notBefore = now + 6000;
      return refusal(429, { 'retry-after': after(now) });
    },
  });
  expect(times.length).toBeGreaterThan(1);
  expect(early).toEqual([]);
  expect(discovery.stopped).toBeUndefined();
  expect(claims(discovery)).toEqual(claims(untroubled));
});

test('an account that takes five requests for cards, refused ones too, is no reason to require more of a card', async () => {
  const bank = (most: number) => {
    const asked = new Map<string, number>();
    return discoverBank({
      options: { only, skip: skip.filter((one) => one !== 'createCard') },
      around: (next) => async (request) => {
        if (!request.url.endsWith(operations.createCard.path)) return next(request);
        const { accountId = '' } = (await request.clone().json()) as { accountId?: string };
        asked.set(accountId, (asked.get(accountId) ?? 0) + 1);
        return (asked.get(accountId) ?? 0) > most ? refusal(422) : next(request);
      },
    });
  };
  const cards = (one: Awaited<ReturnType<typeof bank>>) =>
    claims(one).filter((claim) => claim.includes("'CreateCardRequest'"));
  const found = await bank(5);
  expect(found.stopped).toBeUndefined();
  expect(cards(found)).toEqual(cards(await bank(1_000_000)));
});

test('a deployment that always asks to wait is left alone after some calls', async () => {
  let calls = 0;
  const { stopped } = await discoverBank({
    options: { only, skip },
    around: (next) => async (request) => {
      calls += 1;
      return calls > 10 ? refusal(429, { 'retry-after': '1' }) : next(request);
    },
  });
  expect(calls).toBe(14);
  expect(stopped).toMatch(/4 consecutive calls returned 429.*--rate/);
});

test('a deployment that asks to wait for long is left alone at once, with the time', async () => {
  let calls = 0;
  const { stopped } = await discoverBank({
    options: { only, skip },
    around: (next) => async (request) => {
      calls += 1;
      return calls > 10 ? refusal(429, { 'retry-after': '3600' }) : next(request);
    },
  });
  expect(calls).toBe(11);
  expect(stopped).toMatch(/asks to wait for 3600 s/);
});

test('a write that is refused for the rate is not made again, and calls become rarer', async () => {
  const clock = virtualClock();
  const writes: { readonly text: string; readonly isLimited: boolean }[] = [];
  const times: number[] = [];
  const { stopped } = await discoverBank({
    clock,
    options: { only: ['required-fields'] },
    around: (next) => async (request) => {
      times.push(clock.now());
      if (request.method === 'GET') return next(request);
      const isLimited = writes.length % 7 === 6;
      writes.push({ text: `${request.url} ${await request.clone().text()}`, isLimited });
      return isLimited ? refusal(429, { 'retry-after': '1' }) : next(request);
    },
  });
  expect(stopped).toBeUndefined();
  const limited = writes.flatMap(({ text, isLimited }) => (isLimited ? [text] : []));
  expect(limited.filter((text) => text.includes(operations.receiveAchPull.path)).length).toBeGreaterThan(2);
  // A request without any field has no data of its own.
  for (const text of limited.filter((one) => /"name":"\w/.test(one)))
    expect(writes.filter((one) => one.text === text)).toHaveLength(1);
  const [last = 0, before = 0] = times.toReversed();
  expect(last - before).toBeGreaterThanOrEqual(1999);
});

test.each([500, 502, 503, 504])('a %s of a gateway is no claim, however often it is seen', async (status) => {
  let calls = 0;
  const discovery = await discoverBank({
    options: { only, skip, repeat: 2 },
    around: (next) => async (request) => {
      calls += 1;
      if (calls % 9 !== 0) return next(request);
      return new Response('{"message":"upstream unavailable","gateway":"edge-7"}', {
        status,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  expect(discovery.stopped).toBeUndefined();
  expect(claims(discovery).join()).not.toMatch(new RegExp(`"${status}"|gateway`));
  expect(JSON.stringify(discovery.overlay)).toContain(`Has responded with ${status}`);
});

test('failures that are rare do not end a long discovery', async () => {
  let calls = 0;
  let failed = 0;
  const { stopped } = await discoverBank({
    options: { only: ['required-fields', 'field-validation', 'allowed-values'] },
    around: (next) => async (request) => {
      if (++calls % 15 !== 0) return next(request);
      failed += 1;
      return new Response(null, { status: 500 });
    },
  });
  expect(failed).toBeGreaterThan(12);
  expect(stopped).toBeUndefined();
});

test('a deployment that probing makes fail again and again is left alone', async () => {
  let calls = 0;
  const { stopped } = await discoverBank({
    around: (next) => async (request) =>
      ++calls % 3 === 0 ? new Response(null, { status: 500 }) : next(request),
  });
  expect(stopped).toMatch(/of the last 100 complete requests, 20 returned 5xx/i);
});

test.each([
  ['[]', 'array'],
  ['{}', 'object'],
  ['null', 'null'],
  ['"no"', 'string'],
])('errors whose body is %s are of one kind', async (body, type) => {
  const { overlay } = await discoverBank({
    options: { only, skip },
    around: (next) => async (request) => {
      const response = await next(request);
      if (response.status < 400) return response;
      const isContact = request.url.endsWith(operations.createContact.path);
      const { status, headers } = response;
      return isContact ? Response.json(JSON.parse(body), { status, headers }) : response;
    },
  });
  const said = (target: string, name: string) =>
    overlay.actions.find((one) => one.target.includes(target) && Object.hasOwn(one.update ?? {}, name))
      ?.update;
  const answer = said(operations.createContact.path, '422') as {
    422: { content: Record<string, { schema: object }> };
  };
  const { schema } = answer[422].content['application/problem+json'] as { schema: { $ref: string } };
  const name = schema.$ref.split('/').at(-1) as string;
  expect(said('schemas', name)).toMatchObject({ [name]: { type } });
});
