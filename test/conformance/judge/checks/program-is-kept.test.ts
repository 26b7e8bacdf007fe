import { expect, test } from 'vitest';
import type { Report } from '../../../../conformance/model/report.ts';
import { at, isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { mergePatch } from '../../../../server/seed/merge-patch.ts';
import { type Fetch, judgeBank } from '../../../mutants/judge-bank.ts';

const ROW = 'updateAccount.program-is-kept';

/** A server of which the program is shown with this patch after the updates; `patch` is given what each update sent. */
const showing =
  (patch: (sent: readonly Json[]) => Json) =>
  (next: Fetch): Fetch => {
    const sent: Json[] = [];
    return async (request) => {
      if (request.method === 'PATCH' && request.url.includes('/account/'))
        sent.push((await request.clone().json()) as Json);
      const response = await next(request);
      if (request.method !== 'GET' || sent.length === 0) return response;
      return Response.json(mergePatch((await response.json()) as Json, patch(sent)));
    };
  };

/** The settings of an account's update in the form of a program. */
function asProgram(update: Json | undefined): JsonObject {
  const config = at(update, '/config');
  const { card = {}, ...rest } = isObject(config) ? config : {};
  return { ...rest, card: { type: card }, incoming: at(update, '/incoming') ?? {} };
}

const judge = (patch: (sent: readonly Json[]) => Json) => judgeBank({ around: showing(patch) });
const resultOf = ({ requirements }: Report) => requirements.find(({ id }) => id === ROW);

test('a server that writes the settings of an account into its program is found, at each setting', async () => {
  const report = await judge((sent) => asProgram(sent.at(-1)));
  const { status, violations = [] } = resultOf(report) ?? {};
  expect(status).toBe('violated');
  const pointers = violations.map(({ pointer }) => pointer);
  expect(pointers).toContain('/limits/receive/daily');
  expect(pointers).toContain('/card/type/virtual/count');
  expect(pointers).toContain('/incoming/achPull/allowedOriginators');
  expect(pointers.some((pointer) => pointer.endsWith('/enabled'))).toBe(true);
  expect(new Set(pointers).size).toBe(pointers.length);
  expect(new Set(violations.map(({ exchange }) => exchange))).toEqual(new Set(['read-program-again']));
});

test('a program that somebody else changes meanwhile accuses nobody', async () => {
  const report = await judge(() => ({
    modifiedAt: '2031-01-01T00:00:00Z',
    limits: { receive: { daily: '4321.00' }, send: { crossBorder: { daily: '', monthly: '' } } },
    card: { type: { virtual: { count: '77' } } },
  }));
  expect(resultOf(report)?.status).toBe('passed');
});

test('where the program is not read, nothing is said of it', async () => {
  const report = await judgeBank({ options: { skip: ['retrieveProgram'] } });
  expect(resultOf(report)?.status).toBe('skipped');
});
