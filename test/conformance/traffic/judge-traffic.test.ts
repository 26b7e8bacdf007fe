import { expect, test } from 'vitest';
import type { Report } from '../../../conformance/model/report.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { exampleCall } from './calls.ts';
import { memorySource } from './memory-source.ts';
import { recordedRun, withNotes } from './recorded-run.ts';

const statuses = ({ requirements }: Report) =>
  Object.fromEntries(requirements.map(({ id, status }) => [id, status]));

test('the recording of a run comes out as the run', async () => {
  const made = await recordedRun();
  const { report } = made;
  const judged = await judgeTraffic(memorySource(withNotes(made)));
  expect(statuses(judged)).toEqual(statuses(report));
  expect(judged.run.verdict).toBe(report.run.verdict);
});

test('copies of a run are judged each by itself', async () => {
  const made = await recordedRun();
  const calls = withNotes(made);
  const [once, thrice] = await Promise.all(
    [[calls], [calls, calls, calls]].map((files) => judgeTraffic(memorySource(...files))),
  );
  expect(once?.traffic?.runs).toBe(1);
  expect(thrice?.traffic?.runs).toBe(1);
  expect(statuses(thrice as Report)).toEqual(statuses(made.report));
  const heldBy = (report: Report | undefined) =>
    Object.entries(report?.traffic?.tallies ?? {}).map(([id, { held = 0 }]) => [id, held] as const);
  expect(heldBy(once).length).toBeGreaterThan(1000);
  expect(heldBy(thrice)).toEqual(heldBy(once).map(([id, held]) => [id, 3 * held]));
});

test('without notes, a run is traffic as any other', async () => {
  const { calls } = await recordedRun();
  const judged = await judgeTraffic(memorySource(calls));
  const open = judged.requirements.filter(({ status }) => status !== 'passed');
  // Other clients may change the program in recordings between an update and the next reading of it: the row is left out.
  expect(judged.run.verdict).toBe('conformant');
  expect(open.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'createCard.addresses-are-its-own skipped',
    'updateAccount.program-is-kept skipped',
  ]);
});

test('a label that is lost in the only account of a recording accuses nobody, and does not pass', async () => {
  const patch = [{ op: 'add', path: '/label', value: '' }] as const;
  const run = await recordedRun({ faults: [{ operation: 'updateAccount', times: null, patch }] });
  const statusOf = async (calls: readonly RecordedCall[], complete: boolean) => {
    const { requirements } = await judgeTraffic(memorySource(calls), { complete });
    return requirements.find(({ id }) => id === 'updateAccount.other-fields-are-kept')?.status;
  };
  // Later responses agree with the loss, but they show no other record.
  expect(await statusOf(run.calls, false)).toBe('inconclusive');
  expect(await statusOf(run.calls, true)).toBe('violated');
  expect(await statusOf(withNotes(run), false)).toBe('violated');
});

test('the order in a file makes no difference, whatever is violated and missing in it', async () => {
  const { calls } = await recordedRun();
  // Each has three rounds: the accounts of one are shown after the calls that name them, those of one never; ids in paths are not those of the
  // records in one.
  const rounds = [...'0123456789ab'].flatMap((round, index) =>
    calls
      .filter(({ request }) => index % 3 !== 2 || !/\/account\b/.test(request.url))
      .map((call): RecordedCall => {
        const text = JSON.stringify(call).replaceAll(/(?<=[a-z]{3}-)[\da-f](?=[\da-f]{7}-)/g, round);
        const { id, startedAt, endedAt, ...rest } = JSON.parse(text) as RecordedCall;
        const isLate = index % 3 === 1 && /\/account\b/.test(rest.request.url);
        const later = (isLate ? index + 100 : index) * 3_600_000;
        const moved = {
          id: `${id}#${round}`,
          startedAt: startedAt + later,
          endedAt: endedAt + later,
          ...rest,
        };
        return index % 3 === 0 && rest.request.method !== 'POST' ? withOtherPath(moved) : moved;
      }),
  );
  const inTime = rounds.toSorted((one, other) => one.startedAt - other.startedAt);
  const [forwards, backwards] = await Promise.all(
    [inTime, inTime.toReversed()].map(async (all) => {
      const { run, ...report } = await judgeTraffic(memorySource(all));
      return { ...report, run: { ...run, id: '', startedAt: '', endedAt: '', durationMs: 0 } };
    }),
  );
  expect(forwards?.counts.violated).toBeGreaterThan(0);
  expect(forwards).toEqual(backwards);
});

/** Returns the same call with another record in its path. */
function withOtherPath({ request, ...call }: RecordedCall): RecordedCall {
  return { ...call, request: { ...request, url: request.url.replace(/[\da-f]{4}$/, 'ffff') } };
}

test('a call that depends on an unknown record may come after thousands that do not', async () => {
  const { calls } = await recordedRun();
  const of = (path: string) => calls.find(({ request }) => request.url.includes(path)) as RecordedCall;
  const annotated = of('/v1/send/check/');
  const { response } = annotated;
  if ('failure' in response) throw new Error('no response');
  // Violates what can be judged only when all calls are known, and needs no other record.
  const violating = { ...annotated, response: { ...response, body: '{"id":"tra-1"}' } };
  const at = (call: RecordedCall, index: number): RecordedCall => ({
    ...call,
    id: `test#${index}`,
    startedAt: call.startedAt + index * 1000,
    endedAt: call.endedAt + index * 1000,
  });
  const count = 5000;
  const all = Array.from({ length: count }, (_, index) => at(violating, index));
  const judged = await judgeTraffic(memorySource([...all, at(of('/v1/card'), count + 60)]));
  const shown = judged.traffic?.operations.filter((one) => one.calls > 0) ?? [];
  expect(Object.fromEntries(shown.map((one) => [one.operation, one.calls]))).toEqual({
    updateSentCheck: count,
    createCard: 1,
  });
});

test('a key that is a label of the host is in no part of the report', async () => {
  const key = 'sk-canary-0123456789';
  const call = exampleCall({
    request: {
      method: 'POST',
      url: `https://${key}.bank.example/v1/card`,
      headers: [['sd-api-key', key.toUpperCase()]],
      body: '{"label":"a"}',
    },
  });
  const report = await judgeTraffic(memorySource([call]));
  expect(report.run.target.baseUrl).toBe('https://(masked).bank.example');
  expect(JSON.stringify(report)).not.toMatch(/canary/i);
});
