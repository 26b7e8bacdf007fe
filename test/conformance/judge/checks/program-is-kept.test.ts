import { expect, test } from 'vitest';
import type { Report } from '../../../../conformance/model/report.ts';
import { at, isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { mergePatch } from '../../../../server/seed/merge-patch.ts';
import { type Fetch, judgeBank } from '../../../mutants/judge-bank.ts';

/** The updates of a run that lower settings. */
const LOWERED = 6;
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
  const places = violations.map(({ exchange, pointer }) => `${exchange} ${pointer}`);
  expect(new Set(places).size).toBe(places.length);
  // The update that restores the settings is written into it, too.
  expect(new Set(violations.map(({ exchange }) => exchange))).toEqual(
    new Set(['read-program-again', 'read-program-last']),
  );
});

test('a program that somebody else changes meanwhile accuses nobody', async () => {
  const report = await judge(() => ({
    modifiedAt: '2031-01-01T00:00:00Z',
    limits: { receive: { daily: '4321.00' }, send: { crossBorder: { daily: '', monthly: '' } } },
    card: { type: { virtual: { count: '77' } } },
  }));
  expect(resultOf(report)?.status).toBe('passed');
});

test('flags and counts that somebody else has set to what was sent accuse nobody, unless the next update is written into the program, too', async () => {
  const flags = (update: Json | undefined) => {
    const { receive = {}, send = {} } = asProgram(update);
    return {
      receive,
      send,
      card: { type: { virtual: { count: at(update, '/config/card/virtual/count') ?? null } } },
    };
  };
  const [stays, follows] = [
    // The update before the one that restores the settings.
    await judge((sent) => flags(sent.at(sent.length > LOWERED ? LOWERED - 1 : -1))),
    await judge((sent) => flags(sent.at(-1))),
  ].map(resultOf);
  expect(stays?.status).toBe('passed');
  expect(follows?.status).toBe('violated');
});

test('where the program is not read, nothing is said of it', async () => {
  const report = await judgeBank({ options: { skip: ['retrieveProgram'] } });
  expect(resultOf(report)?.status).toBe('skipped');
});
