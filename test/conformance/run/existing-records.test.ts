/** Records that existed before the run: it writes to none that was not given to it, and puts back what it changes. */
import { describe, expect, test } from 'vitest';
import type { Journal, JournalEntry } from '../../../conformance/model/journal.ts';
import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import type { Report } from '../../../conformance/model/report.ts';
import { examples } from '../../../generated/examples.ts';
import type { Sandbox } from '../../../server/sandbox.ts';
import { judgeBank } from '../../mutants/judge-bank.ts';
import { type Body, changing, type Fetch } from './changed-responses.ts';

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

test('an account that takes the label that was sent, but is old and has money, is not new', async () => {
  const change = (body: Body) => ({ ...body, ...OLD, availableBalance: '25.00' });
  const report = await judge(changing('createAccount', change));
  expect(writesOf(report)).toEqual(['open-account', 'annotate-check', 'annotate-check-again']);
  expect(reasonsOf(report)).toMatch(/modified days after it was created, and it has had money/);
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
  // An equal identifier with another time is another account.
  known[0] = { id: ACCOUNT, createdAt: '2026-02-01T00:00:00Z' };
  expect(writesOf(await run('https://bank.example'))).toContain('change-settings');
});

test('of what the run has made itself nothing counts as left', async () => {
  const report = await judge((next) => next);
  expect(report.left?.map(({ operation }) => operation)).toEqual(['updateSentCheck']);
  expect((await judge((next) => next, { skip: ['updateSentCheck'] })).left).toBeUndefined();
});
