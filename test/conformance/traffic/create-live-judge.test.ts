import { expect, test } from 'vitest';
import { createLiveJudge } from '../../../conformance/traffic/create-live-judge.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
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
