/** Records that existed before the run: it writes to none that was not given to it, and puts back what it changes. */
import { describe, expect, test } from 'vitest';
import type { Report } from '../../../conformance/report/report.ts';
import type { ConformanceOptions } from '../../../conformance/run/options.ts';
import type { Journal, JournalEntry } from '../../../conformance/run/safety/journal.ts';
import { examples } from '../../../generated/examples.ts';
import { type OperationId, operations } from '../../../generated/operations.ts';
import type { Json } from '../../../lib/json.ts';
import type { Sandbox } from '../../../server/sandbox.ts';
import { judgeBank } from '../../mutants/judge-bank.ts';

type Body = Record<string, Json>;
type Fetch = (request: Request) => Promise<Response>;

/** Changes successful answers to an operation. */
const changing =
  (operation: OperationId, change: (body: Body, sent: Body, count: number) => unknown) =>
  (next: Fetch): Fetch => {
    let count = 0;
    const { method, path } = operations[operation];
    const pattern = new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return async (request) => {
      if (request.method !== method || !pattern.test(new URL(request.url).pathname)) return next(request);
      const sent = (await request.clone().json()) as Body;
      const answer = await next(request);
      if (!answer.ok) return answer;
      const changed = change((await answer.json()) as Body, sent, ++count);
      return changed instanceof Response ? changed : Response.json(changed, { status: answer.status });
    };
  };

const ACCOUNT = 'acc-0d9f8a52-5b1e-4c1a-9f0b-2f6a7c3d1e40';
const writesOf = ({ exchanges }: Report) =>
  exchanges.filter(({ request }) => request.method !== 'GET').map(({ id }) => id);
const reasonsOf = ({ notSent }: Report) => notSent.map(({ reason }) => reason).join('\n');

const judge = (around: (next: Fetch, sandbox: Sandbox) => Fetch, options: Partial<ConformanceOptions> = {}) =>
  judgeBank({ around, options });

const OLD = { createdAt: '2020-01-01T00:00:00Z', modifiedAt: '2021-01-01T00:00:00Z' };

describe('an account that is returned as a new one and is not gets nothing', () => {
  test.each<[string, (body: Body) => Body, Partial<ConformanceOptions>, RegExp]>([
    [
      "somebody else's, with money",
      (body) => ({ ...body, id: ACCOUNT, label: 'House account', availableBalance: '512.40' }),
      {},
      /its label is another one than was sent, and it has had money/,
    ],
    [
      'one of an earlier run, changed since',
      (body) => ({ ...body, ...OLD, id: ACCOUNT, label: 'Conformance juniper 000001' }),
      {},
      /another one than was sent, and it has been modified/,
    ],
    [
      'one of another business, verified',
      (body) => ({ ...body, businessId: 'bus-0d9f8a52-5b1e-4c1a-9f0b-2f6a7c3d1e40', isVerified: true }),
      {},
      /its businessId is another one than was sent, and it is verified/,
    ],
    [
      'an old one that nothing has happened to',
      (body) => ({ ...body, label: 'House account', createdAt: OLD.createdAt, modifiedAt: OLD.createdAt }),
      {},
      /and it was there before the call/,
    ],
    [
      'the one that was given',
      (body) => ({ ...body, id: ACCOUNT.toUpperCase().replace('ACC', 'acc') }),
      { accountId: ACCOUNT },
      /its identifier is the one of an existing record that was given/,
    ],
  ])('%s', async (_, change, options, reason) => {
    const report = await judge(changing('createAccount', change), options);
    expect(writesOf(report)).toEqual(['open-account', 'annotate-check', 'annotate-check-again']);
    expect(reasonsOf(report)).toMatch(reason);
    expect(reasonsOf(report)).toContain('nothing is written to it');
    expect(report.run.verdict).not.toBe('conformant');
  });

  test('the one that was given for such a case is used instead', async () => {
    const { id } = examples.createAccount.responses.createAccountResponse;
    const change = (body: Body) => ({ ...body, id: ACCOUNT, label: 'House account', fees: '1.00' });
    const report = await judge(changing('createAccount', change), { accountId: id });
    const touched = report.exchanges.filter(({ request }) => request.method === 'PATCH');
    expect(touched.filter(({ request }) => request.url.includes(ACCOUNT))).toEqual([]);
    expect(touched.some(({ request }) => request.url.includes(id))).toBe(true);
  });
});

test.each<[string, (body: Body) => Body]>([
  ['in capitals', (body) => ({ ...body, label: String(body.label).toUpperCase() })],
  ['cut off', (body) => ({ ...body, label: String(body.label).slice(0, 12), isVerified: true })],
  ['always the same', (body) => ({ ...body, label: 'Account' })],
  ['as it should be, on an account with money', (body) => ({ ...body, availableBalance: '25.00' })],
  ['as it should be, on an account that was prepared long ago', (body) => ({ ...body, ...OLD })],
])('a label %s is judged, and the run goes on', async (_, change) => {
  const report = await judge(changing('createAccount', change));
  expect(writesOf(report)).toEqual(writesOf(await judge((next) => next)));
});

test('from a contact that is not new nothing is pulled', async () => {
  const change = (body: Body) => ({ ...body, ...OLD, name: 'House', label: 'House', email: 'a@example.com' });
  const report = await judge(changing('createContact', change));
  expect(writesOf(report)).not.toContain('pull-money');
  expect(writesOf(report)).toContain('issue-card');
  expect(reasonsOf(report)).toMatch(/contact that was returned as a new one is not new.*nothing is pulled/);
});

test('elsewhere than on this machine, what an earlier run has created is not new', async () => {
  const entries: JournalEntry[] = [];
  const known: { id: string; createdAt: string | undefined }[] = [];
  const journal: Journal = {
    write: async (entry) => void entries.push(entry),
    created: async () => known,
  };
  const change = (body: Body) => ({ ...body, id: ACCOUNT, createdAt: '2026-03-01T00:00:00Z' });
  const run = (baseUrl: string) =>
    judge(
      (next) => {
        const inner = changing('createAccount', change)(next);
        return (request) =>
          inner(new Request(request.url.replace('https://bank.example', 'http://127.0.0.1'), request));
      },
      { baseUrl, journal, allowWrites: true, allowMoney: true, confirmHost: 'bank.example' },
    );
  const first = await run('https://bank.example');
  expect(writesOf(first)).toContain('change-settings');
  const [opened] = entries.filter(
    (entry) => entry.event === 'answered' && entry.operation === 'createAccount',
  );
  expect(opened).toMatchObject({ id: ACCOUNT, createdAt: '2026-03-01T00:00:00Z' });
  known.push({ id: ACCOUNT, createdAt: '2026-03-01T00:00:00Z' });
  const second = await run('https://bank.example');
  expect(writesOf(second)).not.toContain('change-settings');
  expect(reasonsOf(second)).toContain('an earlier run has created it');
  // A server on this machine begins anew.
  expect(writesOf(await run('http://127.0.0.1'))).toContain('change-settings');
  // The same identifier with another time is another account.
  known[0] = { id: ACCOUNT, createdAt: '2026-02-01T00:00:00Z' };
  expect(writesOf(await run('https://bank.example'))).toContain('change-settings');
});

describe('an account that was given', () => {
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

  async function giveSettings(next: Fetch, { seed }: Sandbox): Promise<void> {
    const answer = await next(
      new Request(`http://127.0.0.1/v1/account/${id}`, {
        method: 'PATCH',
        headers: {
          'content-type': 'application/json',
          'sd-api-key': seed.apiKey ?? '',
          'sd-person-id': seed.personId,
        },
        body: JSON.stringify(OWN),
      }),
    );
    expect(answer.status).toBe(200);
  }

  async function run(around: (next: Fetch) => Fetch = (next) => next) {
    const sent: Body[] = [];
    const seen: Body[] = [];
    const report = await judge((next, sandbox) => {
      let given: Promise<void> | undefined;
      const inner = changing('updateAccount', (body, body2) => {
        sent.push(body2);
        seen.push(body.config as Body);
        return body;
      })(next);
      const outer = around(inner);
      return async (request) => {
        given ??= giveSettings(next, sandbox);
        await given;
        return outer(request);
      };
    }, options);
    return { report, sent, seen };
  }

  test('is read before it is changed, and holds in the end what it held', async () => {
    const { report, sent, seen } = await run();
    expect(writesOf(report).filter((one) => one.includes('settings'))).toEqual([
      'read-settings',
      'change-settings',
      'change-other-settings',
      'change-third-settings',
      'change-fourth-settings',
      'restore-settings',
    ]);
    expect(sent[0]).toEqual({});
    expect(seen[0]).toMatchObject(OWN.config);
    const [before, changed] = seen;
    expect(changed).not.toEqual(before);
    const last = seen.at(-1) as Body;
    const withoutOriginators = (config: Body | undefined) => ({ ...config, incoming: null });
    expect(withoutOriginators(last)).toEqual(withoutOriginators(before));
    // Nothing but what cannot be sent is left: a list that was unset, and the check's own texts.
    expect(report.left).toMatchObject([
      {
        record: id,
        pointers: ['/config/incoming/achPull/allowedOriginators'],
        why: expect.stringMatching(/could not be sent/),
      },
      {
        operation: 'updateSentCheck',
        pointers: ['/description', '/title', '/metadata'],
        why: 'no response showed what it held before',
      },
    ]);
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

  test('whose last update is accepted without effect is left changed, and the row says so', async () => {
    let count = 0;
    let kept = '';
    const { report } = await run((next) => async (request) => {
      const isUpdate = request.method === 'PATCH' && request.url.includes('/account/');
      if (!isUpdate) return next(request);
      if (++count === 6)
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
      let count = 0;
      const { report } = await run((next) => async (request) => {
        const isUpdate = request.method === 'PATCH' && request.url.includes('/account/');
        // The first one reads, and the seeded program takes four that lower.
        return isUpdate && ++count === 6 ? last : next(request);
      });
      const left = report.left?.find(({ operation }) => operation === 'updateAccount');
      expect(left?.pointers).toContain('/config/card/physical/count');
      expect(left?.why).toMatch(
        last.status === 409 ? /other values than before/ : /what it holds now is unknown/,
      );
    }
  });
});

test('of what the run has made itself nothing counts as left', async () => {
  const report = await judge((next) => next);
  expect(report.left?.map(({ operation }) => operation)).toEqual(['updateSentCheck']);
  expect((await judge((next) => next, { skip: ['updateSentCheck'] })).left).toBeUndefined();
});
