/** Clocks, slowness, addresses, keys. */

import { examples } from '../../../generated/examples.ts';
import { virtualClock } from '../virtual-clock.ts';
import type { PermittedVariation } from './permitted-variation.ts';
import { rewriteValues } from './rewrite.ts';

const DAY = 86_400_000;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const UUIDS = /\b((?:acc|con|prg|bus|per|crd|chd|shp|tra|pbr|cbn|pcc)-)([0-9a-f-]{36})\b/gi;

const ahead = (id: string, clockAheadMs: number): PermittedVariation => ({
  id: `a clock ${id}`,
  factor: 'clock',
  clockAheadMs,
});

/** A clock that shows every so many seconds only. */
const coarse = (seconds: number): PermittedVariation => ({
  id: `a clock that moves every ${seconds} s`,
  factor: 'grain of the clock',
  // The account is updated while the clock shows the time of its creation: whether `modifiedAt` would be later cannot be seen.
  ...(seconds > 2 && { leavesOpen: true }),
  entries: ['update-within-a-second'],
  around: rewriteValues((value) => {
    if (typeof value !== 'string' || !TIMESTAMP.test(value)) return value;
    const step = seconds * 1000;
    return new Date(Math.floor(Date.parse(value) / step) * step).toISOString().replace('.000Z', 'Z');
  }),
});

const reached = (id: string, baseUrl: string): PermittedVariation => ({
  id: `reached at ${id}`,
  factor: 'address',
  options: { baseUrl },
  around: (next) => (request) => {
    const url = new URL(request.url);
    const prefix = new URL(baseUrl).pathname.replace(/\/$/, '');
    if (!url.pathname.startsWith(`${prefix}/v1/`))
      return Promise.resolve(new Response(null, { status: 404 }));
    url.pathname = url.pathname.slice(prefix.length);
    return next(new Request(url, request));
  },
});

const upper = (text: string) =>
  text.replace(UUIDS, (_whole, kind: string, uuid: string) => kind + uuid.toUpperCase());
const lower = (text: string) =>
  text.replace(UUIDS, (_whole, kind: string, uuid: string) => kind + uuid.toLowerCase());

const bare = (text: string) =>
  text.replace(UUIDS, (_whole, kind: string, uuid: string) => kind + uuid.replaceAll('-', ''));
const hyphenated = (text: string) =>
  text.replace(
    /\b([a-z]{3}-)([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})\b/g,
    '$1$2-$3-$4-$5-$6',
  );

export const timeAndPlace: readonly PermittedVariation[] = [
  ahead('a day ahead', DAY),
  ahead('a day behind', -DAY),
  ahead('that begins in 1970', -virtualClock().now()),
  ahead('a year and half a second behind', -365 * DAY - 500),
  coarse(2),
  coarse(5),
  coarse(10),
  coarse(7),
  coarse(45),
  coarse(60),
  coarse(3600),
  coarse(86_400),
  {
    id: 'slow answers',
    factor: 'speed',
    around:
      (next, { clock }) =>
      async (request) => {
        clock.pass(14_000);
        const answer = await next(request);
        clock.pass(14_000);
        return answer;
      },
  },
  {
    id: 'two calls a second at most',
    factor: 'speed',
    entries: ['rate-limits'],
    options: { rate: 2 },
    around: (next, { clock }) => {
      let last = Number.NEGATIVE_INFINITY;
      return async (request) => {
        const now = clock.now();
        const tooSoon = now - last < 490;
        last = now;
        return tooSoon ? new Response(null, { status: 429 }) : next(request);
      };
    },
  },
  reached('a prefix', 'http://127.0.0.1:4020/bank/api'),
  reached('a prefix with a slash at its end', 'http://localhost/a%20b/'),
  reached('an IPv6 address', 'http://[::1]:8080'),
  reached('a name in capitals', 'HTTP://LocalHost'),
  {
    id: 'identifiers in capitals',
    factor: 'identifiers',
    entries: ['assigned-values'],
    options: {
      programId: upper(examples.retrieveProgram.responses.retrieveProgramResponse.id),
      businessId: upper(examples.createAccount.requests.createAccountRequest.businessId ?? ''),
      checkTransferId: upper(examples.updateSentCheck.responses.updateSentCheckResponse.id),
    },
    around: (next) => async (request) => {
      const body = request.method === 'GET' ? null : lower(await request.text());
      const headers = [...request.headers].map(([name, line]): [string, string] => [name, lower(line)]);
      const answer = await next(new Request(lower(request.url), { method: request.method, headers, body }));
      return new Response(upper(await answer.text()), { status: answer.status, headers: answer.headers });
    },
  },
  {
    id: 'identifiers without hyphens',
    factor: 'identifiers',
    entries: ['assigned-values', 'identifier-tail'],
    around: (next) => async (request) => {
      const body = request.method === 'GET' ? null : hyphenated(await request.text());
      const headers = [...request.headers].map(([name, line]): [string, string] => [name, hyphenated(line)]);
      const answer = await next(
        new Request(hyphenated(request.url), { method: request.method, headers, body }),
      );
      return new Response(bare(await answer.text()), { status: answer.status, headers: answer.headers });
    },
  },
  {
    id: 'a key and a person of any form',
    factor: 'credentials',
    entries: ['keys-and-permissions', 'header-mandatory'],
    options: { apiKey: 'Bearer a+b/c==.~', personId: 'per-ABCDEF00-0000-4000-8000-000000000000' },
    around:
      (next, { seed }) =>
      (request) => {
        const headers = new Headers(request.headers);
        if (headers.get('sd-api-key') !== 'Bearer a+b/c==.~')
          return Promise.resolve(new Response(null, { status: 401 }));
        headers.set('sd-api-key', seed.apiKey ?? '');
        if (headers.has('sd-person-id')) headers.set('sd-person-id', seed.personId);
        return next(new Request(request, { headers }));
      },
  },
  {
    id: 'other operations and other versions beside the seven',
    factor: 'other operations',
    entries: ['other-operations', 'versions'],
    around: (next) => (request) => {
      const { pathname } = new URL(request.url);
      const known = /\/v1\/(contact|program\/[^/]+|account(\/[^/]+)?|card|receive\/ach|send\/check\/[^/]+)$/;
      return known.test(pathname) ? next(request) : Promise.resolve(Response.json({ served: true }));
    },
  },
];
