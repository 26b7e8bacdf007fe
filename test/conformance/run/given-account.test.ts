/** An account that is given to the run: what it held is put back, and the report says what shows that and what was left. */
import { expect, test } from 'vitest';
import { shows } from '../../../conformance/catalogue/effect.ts';
import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import type { Report } from '../../../conformance/model/report.ts';
import { createRedactor } from '../../../conformance/redact/create-redactor.ts';
import { consoleReport } from '../../../conformance/report/console.ts';
import { htmlReport } from '../../../conformance/report/html.ts';
import { markdownReport } from '../../../conformance/report/markdown.ts';
import type { SuiteOverrides } from '../../../conformance/run/run-suite.ts';
import { LOWERING } from '../../../conformance/scenario/lowering-updates.ts';
import { MAX_THOROUGH_CALLS } from '../../../conformance/scenario/thorough/questions.ts';
import { examples } from '../../../generated/examples.ts';
import { operationIds, operations } from '../../../generated/operations.ts';
import { at, isObject, type Json } from '../../../lib/json.ts';
import type { Sandbox } from '../../../server/sandbox.ts';
import { judgeBank } from '../../mutants/judge-bank.ts';
import { type Body, changing, type Fetch } from './changed-responses.ts';

const writesOf = ({ exchanges }: Report) =>
  exchanges.filter(({ request }) => request.method !== 'GET').map(({ id }) => id);

const judge = (
  around: (next: Fetch, sandbox: Sandbox) => Fetch,
  options: Partial<ConformanceOptions> = {},
  parts: SuiteOverrides = {},
) => judgeBank({ around, options, parts });

const { id } = examples.createAccount.responses.createAccountResponse;
const options = { skip: ['createAccount'], accountId: id };
/** Settings of its own, of each kind. */
const OWN = {
  config: {
    card: { physical: { count: '1', enabled: true }, virtual: { count: '2', enabled: false } },
    limits: {
      receive: { daily: '1111.11', monthly: '2222.22', ach: { daily: '33.33', monthly: '44.44' } },
      send: { daily: '5555.55', monthly: '6666.66', check: { daily: '77.77', monthly: '88.88' } },
    },
    receive: { check: { enabled: false } },
    send: { ach: { enabled: false, sameDay: false } },
  },
};

async function giveSettings(next: Fetch, { seed }: Sandbox, settings: Body = OWN): Promise<void> {
  const answer = await next(
    new Request(`http://127.0.0.1/v1/account/${id}`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        'sd-api-key': seed.apiKey ?? '',
        'sd-person-id': seed.personId,
      },
      body: JSON.stringify(settings),
    }),
  );
  expect(answer.status).toBe(200);
}

async function run(
  around: (next: Fetch) => Fetch = (next) => next,
  setUp: (next: Fetch, sandbox: Sandbox) => Promise<void> = giveSettings,
  parts: SuiteOverrides = {},
) {
  const sent: Body[] = [];
  const seen: Body[] = [];
  const report = await judge(
    (next, sandbox) => {
      let given: Promise<void> | undefined;
      const inner = changing('updateAccount', (body, body2) => {
        sent.push(body2);
        seen.push(body.config as Body);
        return body;
      })(next);
      const outer = around(inner);
      return async (request) => {
        given ??= setUp(next, sandbox);
        await given;
        return outer(request);
      };
    },
    options,
    parts,
  );
  return { report, sent, seen };
}

test('a group of limits that has one amount of its own is restored with both', async () => {
  const limits = { receive: { ach: { daily: '33.33' } }, send: { check: { monthly: '88.88' } } };
  const { sent, seen } = await run(undefined, (next, sandbox) =>
    giveSettings(next, sandbox, { config: { limits } }),
  );
  const restored = at(sent.at(-2) as Json, '/config/limits') as Body;
  const before = at(seen[0] as Json, '/limits') as Body;
  for (const group of ['/receive/ach', '/send/check']) {
    expect(Object.values(at(before, group) as object)).not.toContain('');
    expect(at(restored, group)).toEqual(at(before, group));
  }
  expect(at(restored, '/receive/check')).toEqual({ daily: '', monthly: '' });
});

test('is read before it is changed, and holds in the end what it held', async () => {
  const { report, sent, seen } = await run();
  expect(writesOf(report).filter((one) => one.includes('settings'))).toEqual([
    'read-settings',
    ...LOWERING,
    'restore-settings',
    'read-settings-again',
  ]);
  expect(sent[0]).toEqual({});
  expect(seen[0]).toMatchObject(OWN.config);
  const [before, changed] = seen;
  expect(changed).not.toEqual(before);
  const last = seen.at(-1) as Body;
  const withoutOriginators = (config: Body | undefined) => ({ ...config, incoming: null });
  expect(withoutOriginators(last)).toEqual(withoutOriginators(before));
  // Nothing but what cannot be sent is left: a list that was unset, and the check's own texts.
  const originators = '/config/incoming/achPull/allowedOriginators';
  expect(report.left).toMatchObject([
    {
      record: id,
      pointers: [originators],
      values: [{ pointer: originators, before: 'null', now: '[]' }],
      why: expect.stringMatching(/could not be sent/),
      shownBy: 'read-settings-again',
      shown: 'as shown by read-settings-again, an update that changes nothing',
    },
    {
      operation: 'updateSentCheck',
      pointers: ['/description', '/title', '/metadata'],
      why: 'no response showed what it held before',
      shownBy: 'annotate-check-again',
      shown: 'as shown by the response to annotate-check-again alone: no operation of the API reads it back',
    },
  ]);
  const check = report.left?.at(-1);
  const texts = report.exchanges.findLast(({ operation }) => operation === check?.operation)?.request
    .body as Body;
  expect(check?.values).toEqual(
    ['description', 'title', 'metadata'].map((name) => ({
      pointer: `/${name}`,
      now: JSON.stringify(texts[name]),
    })),
  );
  expect(report.requirements.filter(({ status }) => status === 'violated')).toEqual([]);
});

test('that cannot be read is changed all the same, and the report says what is left', async () => {
  const { report } = await run((next) => async (request) => {
    const body = request.method === 'PATCH' ? await request.clone().text() : '';
    return body === '{}' ? Response.json({ code: 'empty' }, { status: 400 }) : next(request);
  });
  const left = report.left?.find(({ operation }) => operation === 'updateAccount');
  expect(left).toMatchObject({
    record: id,
    exchange: 'restore-settings',
    why: 'no response showed what it held before',
  });
  expect(left?.pointers).toContain('/config/card/physical/count');
  expect(report.requirements.find(({ id: one }) => one === 'updateAccount.response.status')?.status).toBe(
    'passed',
  );
});

/** One of the calls that change the account: the first reads, the seeded program takes all that lower, and this one restores. */
const LAST = LOWERING.length + 2;
const NOT_SHOWN = 'a value that the run did not send (not shown)';
const isUpdate = (request: Request) => request.method === 'PATCH' && request.url.includes('/account/');
const leftOf = ({ left }: Report) => left?.find(({ operation }) => operation === 'updateAccount');
const copyOf = ({ method, headers }: Request) => ({ method, headers });

function instead(response: (count: number) => Response | undefined): (next: Fetch) => Fetch {
  return (next) => {
    let count = 0;
    return async (request) => (isUpdate(request) ? response(++count)?.clone() : undefined) ?? next(request);
  };
}

/** A configuration with what was sent for it. */
function echoed(held: Body, { config = {}, incoming = {} }: Body): Body {
  const merged = (one: Json, other: Json): Json =>
    isObject(one) && isObject(other)
      ? Object.fromEntries(
          [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
            name,
            name in other ? merged(one[name] ?? null, other[name] ?? null) : (one[name] ?? null),
          ]),
        )
      : other;
  return merged(merged(held, config), { incoming }) as Body;
}

test('whose last update is accepted without effect is left changed, and the row says so', async () => {
  let count = 0;
  let kept = '';
  const { report } = await run((next) => async (request) => {
    if (!isUpdate(request)) return next(request);
    if (++count === LAST)
      return new Response(kept, { status: 200, headers: { 'content-type': 'application/json' } });
    const response = await next(request);
    kept = await response.clone().text();
    return response;
  });
  const left = report.left?.find(({ operation }) => operation === 'updateAccount');
  expect(left?.pointers).toContain('/config/card/physical/count');
  expect(left?.why).toMatch(/other values than before/);
  const violated = report.requirements.filter(({ status }) => status === 'violated');
  expect(violated.map(({ id: one }) => one)).toContain('updateAccount.card-counts-take-effect');
});

test('whose last update is refused, or is lost, is left changed', async () => {
  for (const last of [Response.json({}, { status: 409 }), Response.error()]) {
    const { report } = await run(instead((count) => (count === LAST ? last : undefined)));
    const left = leftOf(report);
    expect(left?.pointers).toContain('/config/card/physical/count');
    expect(left?.why).toMatch(/other values than before/);
    expect(left?.shownBy).toBe('read-settings-again');
  }
});

test('whose last update and all after it are lost holds what is unknown, and the report has what was sent', async () => {
  const { report, sent } = await run(instead((count) => (count >= LAST ? Response.error() : undefined)));
  const left = leftOf(report);
  expect(left?.why).toMatch(/what it holds now is unknown/);
  expect(left?.shownBy).toBeUndefined();
  const place = '/config/card/virtual/count';
  const value = left?.values?.find(({ pointer }) => pointer === place);
  // The account's own: the restoring update has sent it again.
  expect(value?.before).toBe(NOT_SHOWN);
  const madeUp = sent.map((body) => at(body, place)).findLast((one) => one !== undefined && one !== '2');
  expect(value).toEqual({ pointer: place, before: NOT_SHOWN, sent: JSON.stringify(madeUp) });
});

test('that is restored by the word of its last update alone: the report says that nothing reads it back', async () => {
  const settings = { allowedOriginators: ['ORIGIN-KNOWN-1'] };
  const isRead = operationIds.some((one) => operations[one].safe && shows(one, 'Account'));
  const setUp = (next: Fetch, sandbox: Sandbox) =>
    giveSettings(next, sandbox, { incoming: { achPull: settings } });
  const readBack = await run((next) => next, setUp);
  expect(leftOf(readBack.report)).toBeUndefined();
  expect(readBack.report.restored).toEqual([
    {
      record: id,
      operation: 'updateAccount',
      exchange: 'restore-settings',
      shownBy: 'read-settings-again',
      shown: 'as shown by read-settings-again, an update that changes nothing',
    },
  ]);
  const refused = await run(
    instead((count) => (count > LAST ? Response.json({}, { status: 400 }) : undefined)),
    setUp,
  );
  expect(leftOf(refused.report)).toBeUndefined();
  expect(refused.report.restored).toMatchObject([
    {
      shownBy: 'restore-settings',
      shown: `as shown by the response to restore-settings alone: ${isRead ? 'it was not read afterward' : 'no operation of the API reads it back'}`,
    },
  ]);
  expect(refused.report.run.verdict).toBe(readBack.report.run.verdict);
});

test('whose updates return what was sent and keep what was there is found out by what it holds in the end', async () => {
  /** The restoring update has no effect, and returns the account as if it had. */
  const echo = (next: Fetch): Fetch => {
    let count = 0;
    return async (request) => {
      if (!isUpdate(request) || ++count !== LAST) return next(request);
      const body = (await request.clone().json()) as Body;
      const kept = await next(new Request(request.url, { ...copyOf(request), body: '{}' }));
      const account = (await kept.json()) as Body;
      return Response.json({ ...account, config: echoed(account.config as Body, body) });
    };
  };
  const { report } = await run(echo);
  const left = leftOf(report);
  expect(left?.pointers).toContain('/config/card/physical/count');
  expect(left?.pointers).toContain('/config/limits/send/daily');
  expect(left?.shownBy).toBe('read-settings-again');
  // The report shows what the suite has made up, and not what the account held.
  const value = left?.values?.find(({ pointer }) => pointer === '/config/limits/send/daily');
  expect(value).toMatchObject({ before: NOT_SHOWN, now: expect.stringMatching(/^"\d+\.\d\d"$/) });
  expect(JSON.stringify(left)).not.toMatch(/5555\.55|1111\.11|33\.33/);
  expect(report.restored).toBeUndefined();
});

test('whose updates have no effect at all holds what it held', async () => {
  const { report } = await run((next) => async (request) => {
    if (!isUpdate(request)) return next(request);
    const body = (await request.clone().json()) as Body;
    const kept = await next(new Request(request.url, { ...copyOf(request), body: '{}' }));
    const account = (await kept.json()) as Body;
    return Response.json({ ...account, config: echoed(account.config as Body, body) });
  });
  expect(leftOf(report)).toBeUndefined();
  expect(report.restored).toMatchObject([{ record: id, shownBy: 'read-settings-again' }]);
});

test('has its own texts in no part of the report, although they are sent again', async () => {
  const own = 'ORIGIN-KNOWN-1';
  for (const status of [200, 409]) {
    const { report, sent } = await run(
      instead((count) => (count === LAST && status !== 200 ? Response.json({}, { status }) : undefined)),
      (next, sandbox) =>
        giveSettings(next, sandbox, { incoming: { achPull: { allowedOriginators: [own] } } }),
      { redactor: createRedactor() },
    );
    expect(JSON.stringify(sent)).toContain(status === 200 ? own : '');
    const files = [JSON.stringify(report), consoleReport(report), markdownReport(report)];
    for (const text of [...files, await htmlReport(report)]) expect(text).not.toContain(own);
    expect(JSON.stringify(report.exchanges)).toMatch(/"99901\d+"/);
  }
});

test.each([{}, { skip: ['createAccount'] }])(
  'a thorough run makes no more calls than it promises: %j',
  async (more) => {
    const report = await judge((next) => next, { ...options, skip: [], ...more, thorough: true });
    expect(report.exchanges.length).toBeLessThanOrEqual(MAX_THOROUGH_CALLS);
    const ids = report.exchanges.map((one) => one.id);
    expect(ids.includes('read-settings-again')).toBe('skip' in more);
    expect(ids.at(-1) === 'read-first-account-again').toBe('skip' in more);
    const [restored] = report.restored ?? [];
    if ('skip' in more)
      expect([restored?.shownBy, leftOf(report)?.shownBy]).toContain('read-first-account-again');
  },
);
