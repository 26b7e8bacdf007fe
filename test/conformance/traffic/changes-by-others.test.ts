import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Report } from '../../../conformance/model/report.ts';
import { createPseudonymizer } from '../../../conformance/record/create-pseudonymizer.ts';
import { recordFiles } from '../../../conformance/record/record-files.ts';
import { createLiveJudge } from '../../../conformance/traffic/create-live-judge.ts';
import { writerFor } from '../../../conformance/traffic/create-recording.ts';
import { RecordChanges } from '../../../conformance/traffic/judge/record-changes.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import { openCalls } from '../../../conformance/traffic/open-calls.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { memorySource } from './memory-source.ts';
import { recordedRun } from './recorded-run.ts';

const ROW = 'receiveAchPull.bank-name-is-the-contacts';
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Several times a contact, a call that changes it to another bank, and a pull that has the new one. */
async function traffic(change: Partial<RecordedCall['request']> & { readonly status?: number } = {}) {
  const { calls } = await recordedRun();
  const pull = calls.find(({ request }) => request.url.endsWith('/v1/receive/ach')) as RecordedCall;
  const contact = (JSON.parse(String(pull.request.body)) as { contactId: string }).contactId;
  const changed: RecordedCall = {
    ...pull,
    id: 'change',
    startedAt: pull.startedAt - 2,
    endedAt: pull.startedAt - 1,
    request: {
      method: 'PATCH',
      url: pull.request.url.replace('/v1/receive/ach', `/v1/contact/${contact}`),
      headers: [['x-secret', 'canary']],
      body: '{"ach":{"bankName":"canary"}}',
      ...change,
    },
    response: { status: change.status ?? 200, headers: [], body: '{}' },
  };
  const all = calls.flatMap((call) => {
    if (call !== pull || 'failure' in call.response) return [call];
    const body = { ...JSON.parse(String(call.response.body)), bankName: 'Another Bank' };
    return [changed, { ...call, response: { ...call.response, body: JSON.stringify(body) } }];
  });
  return rounds('0123', () => all);
}

/** Calls with other records, an hour after those of the round before. */
function rounds(names: string, callsOf: (index: number) => readonly RecordedCall[]): RecordedCall[] {
  return [...names].flatMap((round, index) =>
    callsOf(index).map((call): RecordedCall => {
      const text = JSON.stringify(call).replaceAll(/(?<=[a-z]{3}-)[\da-f](?=[\da-f]{7}-)/g, round);
      const { id, startedAt, endedAt, ...rest } = JSON.parse(text) as RecordedCall;
      const later = index * 3_600_000;
      return { id: `${id}#${round}`, startedAt: startedAt + later, endedAt: endedAt + later, ...rest };
    }),
  );
}

/** Accounts of which some show other values from one of their updates on. */
async function accountsThatLose(
  loss: Readonly<Record<string, string>>,
  { accounts = '0123', from = 0, isLost = (_index: number): boolean => true } = {},
): Promise<Report> {
  const { calls } = await recordedRun();
  const of = (index: number) => {
    let updates = 0;
    return calls.map((call): RecordedCall => {
      const isUpdate = call.request.method === 'PATCH' && call.request.url.includes('/v1/account/');
      if (!isUpdate || 'failure' in call.response || updates++ < from || !isLost(index)) return call;
      const body = { ...JSON.parse(String(call.response.body)), ...loss };
      return { ...call, response: { ...call.response, body: JSON.stringify(body) } };
    });
  };
  return judgeTraffic(memorySource(rounds(accounts, of)));
}

const KEPT = 'updateAccount.other-fields-are-kept';
const keptIn = ({ requirements }: Report) => requirements.find(({ id }) => id === KEPT)?.status;

test("a value that every record loses is the deployment's doing, however many responses agree with the loss", async () => {
  expect(keptIn(await accountsThatLose({ label: 'Lost' }))).toBe('violated');
});

test('a value that others may have changed accuses nobody: at a later update, or in a few of the records', async () => {
  expect(keptIn(await accountsThatLose({ label: 'Ours' }, { from: 2 }))).not.toBe('violated');
  const few = await accountsThatLose(
    { label: 'Ours' },
    { accounts: '0123456789', isLost: (index) => index < 4 },
  );
  expect(keptIn(few)).not.toBe('violated');
});

test('one time of creation that changes is enough, since nobody can change it', async () => {
  const one = { accounts: '01', isLost: (index: number) => index === 1 };
  expect(keptIn(await accountsThatLose({ createdAt: '2026-01-05T09:00:00Z' }, one))).toBe('violated');
  expect(keptIn(await accountsThatLose({ label: 'Ours' }, one))).not.toBe('violated');
});

const rowOf = ({ requirements }: Report) => requirements.find(({ id }) => id === ROW);
const asShown = (report: Report) => ({
  status: rowOf(report)?.status,
  isTold: rowOf(report)?.notes.some((note) => note.includes('changed by a call to another operation')),
});
const open = { status: 'inconclusive', isTold: true };

test.each([
  ['HEAD', 200],
  ['PATCH', 403],
])('a call that changes nothing excuses nobody: %s %i', async (method, status) => {
  const calls = await traffic({ method, status });
  expect(asShown(await judgeTraffic(memorySource(calls)))).toEqual({ status: 'violated', isTold: false });
});

test('a record that a call to another operation may have changed is unknown from then on', async () => {
  const calls = await traffic();
  expect(asShown(await judgeTraffic(memorySource(calls)))).toEqual(open);
  expect(asShown(await judgeTraffic(memorySource(calls), { complete: true }))).toEqual(open);
  expect(asShown(await judgeTraffic(memorySource(calls.toReversed())))).toEqual(open);
});

test('it is unknown to each part of a recording', async () => {
  const calls = await traffic();
  const parts = await Promise.all(
    [1, 2, 3].map((number) => judgeTraffic(memorySource(calls), { part: { number, of: 3 } })),
  );
  for (const part of parts) expect(rowOf(part)?.status).not.toBe('violated');
  expect(parts.some((part) => asShown(part).isTold)).toBe(true);
});

test('it is unknown to a judge of calls as they come', async () => {
  const judge = createLiveJudge({ complete: true });
  for (const call of await traffic()) judge.add(call);
  expect(asShown(judge.finish())).toEqual(open);
});

test.each(['ndjson', 'har'])(
  'a recording with pseudonyms has such a call without its contents: %s',
  async (format) => {
    const folder = mkdtempSync(join(tmpdir(), 'changes-'));
    folders.push(folder);
    const [raw, out] = [join(folder, `raw.${format}`), join(folder, `out.${format}`)];
    const writer = writerFor(raw);
    const texts = (await traffic()).map((call) => writer.write(call));
    writeFileSync(raw, texts.join('') + writer.end());
    await recordFiles({ files: [raw], out });
    const judged = await Promise.all(
      [raw, out].map(async (file) => {
        const source = openCalls([file]);
        const report = await judgeTraffic(source, { complete: true });
        source.close();
        return report;
      }),
    );
    expect(judged.map(asShown)).toEqual([open, open]);
    const [one, other] = judged.map(({ requirements }) => requirements.map(({ id, status }) => [id, status]));
    expect(one).toEqual(other);
    expect(judged[0]?.traffic?.others).toMatchObject([{ count: 4 }]);
  },
);

test('of a call to another operation, a pseudonymizer keeps its method, status and the form of its path', async () => {
  const call = (await traffic()).find(({ id }) => id.startsWith('change')) as RecordedCall;
  const { request, response } = createPseudonymizer().call(call);
  expect(request).toMatchObject({ method: 'PATCH', headers: [], body: { absent: 'not-recorded' } });
  expect(request.url).toMatch(/^https?:\/\/host-[\da-f]+\.example\/v1\/contact\/con-[\da-f-]{36}$/);
  expect(response).toEqual({ status: 200, headers: [], body: { absent: 'not-recorded' } });
});

test('a record that is changed all the time takes no more memory', () => {
  const changes = new RecordChanges();
  const add = (name: string, startedAt: number) =>
    changes.add({ file: 0, startedAt, endedAt: startedAt + 1, outcome: 'done', tokens: [name] });
  for (let time = 0; time < 1000; time += 10) add('one', time);
  expect(changes.naming('one').length).toBeLessThan(100);
  expect(changes.isChanged('one', 15, 18)).toBe(false);
  expect(changes.isChanged('one', 990, 995)).toBe(true);
  expect(changes.isChanged('one', 992, 2000)).toBe(false);
  expect(changes.isChanged('other', 0, 2000)).toBe(false);
  add('other', 5);
  changes.trim(1);
  expect(['one', 'other'].map((id) => changes.isChanged(id, 0, 2000))).toEqual([false, true]);
});
