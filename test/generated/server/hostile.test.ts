import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { ServerErrorEvent } from '../../../templates/runtime/server-types.ts';
import { hostileRequests } from './hostile.ts';
import { BANK, FERRY, makeServer } from './made.ts';
import { makeOracle } from './oracle.ts';

const RUNS = 2000;

test.each([FERRY, BANK])(
  `${RUNS} hostile requests to %s: none is a 5xx, none reaches a handler without matching the description`,
  async (spec) => {
    const made = await makeServer(spec);
    onTestFinished(made.remove);
    const oracle = await makeOracle(spec);
    const events: ServerErrorEvent[] = [];
    const handle = made.server.createHandler(oracle.handlers, { onError: (event) => events.push(event) });
    const seen = new Map<string, number>();

    await fc.assert(
      fc.asyncProperty(hostileRequests(oracle.operations), async (request) => {
        const before = oracle.calls;
        const response = await handle(request);
        const text = await response.text();
        const refused = response.status >= 400;
        const code =
          refused && text !== '' ? (JSON.parse(text) as { code: string }).code : String(response.status);
        seen.set(code, (seen.get(code) ?? 0) + 1);
        expect(response.status).toBeLessThan(500);
        expect(oracle.wrong).toEqual([]);
        expect(oracle.calls > before).toBe(!refused && request.method !== 'OPTIONS');
        if (refused) expect(response.headers.get('content-type')).toBe('application/problem+json');
        expect(text.length).toBeLessThan(50_000);
      }),
      { numRuns: RUNS },
    );

    expect(events).toEqual([]);
    expect(({} as { x?: unknown }).x).toBeUndefined();
    // The requests must have been worth it: many a valid one, and every way to be refused.
    expect(oracle.calls).toBeGreaterThan(RUNS / 20);
    const codes = [
      'bad-encoding',
      'malformed-json',
      'json-too-deep',
      'duplicate-key',
      'forbidden-key',
      'invalid-text',
      'invalid-body',
      'invalid-parameters',
      'unknown-path',
      'method-not-allowed',
      'body-too-large',
      'unsupported-media-type',
      'unsupported-content-encoding',
      ...(spec === FERRY ? ['unauthenticated', 'body-required'] : []),
    ];
    expect(codes.filter((code) => !seen.has(code))).toEqual([]);
  },
);
