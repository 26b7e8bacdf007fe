import { expect, test } from 'vitest';
import type { Report } from '../../../conformance/model/report.ts';
import { createLiveJudge } from '../../../conformance/traffic/create-live-judge.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { operations } from '../../../generated/operations.ts';
import { memorySource } from './memory-source.ts';
import { recordedRun } from './recorded-run.ts';

test('a violation is told with the call that shows it, and the report has it', async () => {
  const { calls } = await recordedRun({
    faults: [{ operation: 'createCard', times: null, patch: [{ op: 'remove', path: '/last4' }] }],
  });
  const judge = createLiveJudge();
  const told = calls
    .map((call) => ({ id: call.id, ...judge.add(call) }))
    .filter(({ violations }) => violations.length > 0);
  expect(told.length).toBeGreaterThan(0);
  for (const { id, violations, exchange } of told) {
    expect(exchange?.id).toBe(id);
    expect(violations.map(({ requirement }) => requirement)).toContain('createCard.body.last4:present');
  }
  const { run, requirements } = judge.finish();
  expect(run.verdict).toBe('violated');
  expect(requirements.find(({ id }) => id === 'createCard.body.last4:present')).toMatchObject({
    status: 'violated',
    judged: told.length,
  });
});

test('an update that another one in progress explains is not accused', async () => {
  const { calls } = await recordedRun({
    faults: [
      {
        operation: 'updateAccount',
        times: null,
        patch: [{ op: 'replace', path: '/config/card/physical/count', value: '7' }],
      },
    ],
  });
  const update = calls.find(({ request }) => request.method === 'PATCH' && request.url.includes('/account/'));
  if (update === undefined) throw new Error('the run has no update');
  const alone = createLiveJudge();
  for (const call of calls) alone.add(call);
  const find = (judge: typeof alone) =>
    judge.finish().requirements.find(({ id }) => id === 'updateAccount.card-counts-take-effect');
  expect(find(alone)).toMatchObject({ status: 'violated' });

  const crowded = createLiveJudge();
  for (const call of calls) {
    crowded.add(call);
    // Ends later, so it is not known yet when the update has ended.
    if (call.request.method === 'PATCH')
      crowded.add({ ...call, id: `${call.id} beside`, endedAt: call.endedAt + 5 });
  }
  expect(find(crowded)?.status).not.toBe('violated');
});

/** A run in which nobody reads the program before the end, so that what depends on it is open until then. */
async function lateRun(bank: Parameters<typeof recordedRun>[0] = {}) {
  const { calls } = await recordedRun(bank);
  const last = Math.max(...calls.map(({ endedAt }) => endedAt));
  const isProgram = ({ request }: RecordedCall) => request.url.includes('/program/');
  const program = calls.find(isProgram);
  if (program === undefined) throw new Error('the run reads no program');
  return {
    calls: calls.filter((call) => !isProgram(call)),
    program: { ...program, startedAt: last + 20_000, endedAt: last + 20_001 },
  };
}

const results = ({ requirements }: Report) =>
  requirements.map(({ id, status, judged }) => `${id} ${status} ${judged}`);

/** Rows that a judgement leaves open without a program. */
const openWithout = async (calls: readonly RecordedCall[]) =>
  (await judgeTraffic(memorySource(calls))).requirements
    .filter(({ id, status }) => status === 'inconclusive' && id.startsWith('createAccount.'))
    .map(({ id }) => id);

test('what depends on a later call is judged when that has come', async () => {
  const { calls, program } = await lateRun();
  const judge = createLiveJudge();
  for (const call of [...calls, program]) expect(judge.add(call).violations).toEqual([]);
  const live = judge.finish();
  expect(results(live)).toEqual(results(await judgeTraffic(memorySource([...calls, program]))));
  const open = await openWithout(calls);
  expect(open).not.toEqual([]);
  expect(live.requirements.filter(({ id }) => open.includes(id)).map(({ status }) => status)).toEqual(
    open.map(() => 'passed'),
  );
});

test('an update is told once the calls beside it have ended', async () => {
  const { calls, program } = await lateRun({
    faults: [
      {
        operation: 'updateAccount',
        times: null,
        patch: [{ op: 'replace', path: '/config/card/physical/count', value: '7' }],
      },
    ],
  });
  const judge = createLiveJudge();
  const told = [...calls, program].map((call) =>
    judge.add(call).violations.map(({ requirement }) => requirement),
  );
  expect(told.slice(0, -1).flat()).toEqual([]);
  expect(told.at(-1)).toContain('updateAccount.card-counts-take-effect');
  expect(results(judge.finish())).toEqual(results(await judgeTraffic(memorySource([...calls, program]))));
});

test('a record with the id of another one is told of both creations', async () => {
  const { calls } = await recordedRun();
  const card = calls.find(({ request }) => request.url.endsWith(operations.createCard.path));
  if (card === undefined || 'failure' in card.response) throw new Error('the run creates no card');
  const time = new Date(card.endedAt + 60_000).toISOString().replace(/\.\d+Z/, 'Z');
  const body = String(card.response.body).replace(/(?<="createdAt": *")[^"]+/, time);
  const another: RecordedCall = {
    ...card,
    id: 'another',
    startedAt: card.startedAt + 60_000,
    endedAt: card.endedAt + 60_000,
    request: { ...card.request, body: String(card.request.body).replace('"label"', '"nickname"') },
    response: { ...card.response, body },
  };
  const judge = createLiveJudge({ only: ['createCard.id-is-its-own'] });
  expect(judge.add(card).violations).toEqual([]);
  const told = [judge.add(another), judge.judgeWaiting(another.endedAt + 60_000)];
  expect(told.flatMap(({ violations }) => violations.map(({ exchange }) => exchange))).toEqual([
    card.id,
    another.id,
  ]);
  expect(judge.finish().requirements.find(({ id }) => id === 'createCard.id-is-its-own')).toMatchObject({
    status: 'violated',
  });
});

test('memory is bounded: what waits too long is judged by what is known', async () => {
  const { calls, program } = await lateRun();
  const judge = createLiveJudge();
  for (const call of calls) judge.add(call);
  // Far more creations than may wait.
  const [card] = calls.filter(({ request }) => request.url.endsWith(operations.createCard.path));
  if (card === undefined || 'failure' in card.response) throw new Error('the run creates no card');
  const { response } = card;
  const { endedAt } = calls.at(-1) as RecordedCall;
  for (let count = 0; count < 6000; count += 1) {
    const body = String(response.body).replace(
      /"id": *"crd-[^"]{8}/,
      (id) => id.slice(0, -6) + (100_000 + count),
    );
    const moment = endedAt + 1 + count;
    judge.add({
      ...card,
      id: `card ${count}`,
      startedAt: moment,
      endedAt: moment,
      response: { ...response, body },
    });
  }
  judge.add(program);
  const { requirements } = judge.finish();
  expect(requirements.filter(({ fails }) => fails).map(({ id, violations }) => [id, violations[0]])).toEqual(
    [],
  );
  const open = await openWithout(calls);
  const left = requirements.filter(({ id }) => open.includes(id));
  expect(left.map(({ status, notes = [] }) => [status, notes.length > 0])).toEqual(
    open.map(() => ['inconclusive', true]),
  );
});

test('a live judgement comes out as that of the recording, where nothing later matters', async () => {
  const { calls } = await recordedRun();
  const judge = createLiveJudge();
  for (const call of calls) expect(judge.add(call).violations).toEqual([]);
  const live = judge.finish();
  const read = await judgeTraffic(memorySource(calls));
  expect(live.requirements.map(({ id, status }) => [id, status])).toEqual(
    read.requirements.map(({ id, status }) => [id, status]),
  );
});
