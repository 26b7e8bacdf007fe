import { expect, test } from 'vitest';
import { type CallRecorder, JudgeAndRecorder } from '../../../conformance/proxy/judge-and-record.ts';
import { createLiveJudge } from '../../../conformance/traffic/create-live-judge.ts';
import type { LiveJudge } from '../../../conformance/traffic/live-judge.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';

const call = { id: 'one' } as RecordedCall;

const judging = (add: LiveJudge['add']): LiveJudge => ({ ...createLiveJudge(), add });

function recording(write: CallRecorder['write'] = async () => {}) {
  const did: string[] = [];
  return {
    did,
    async write(one: RecordedCall) {
      did.push('write');
      await write(one);
    },
    close: async () => void did.push('close'),
  };
}

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

test('a recorder that fails is closed and left, and judging goes on', async () => {
  const problems: string[] = [];
  const recorder = recording(() => Promise.reject(full));
  let judged = 0;
  const judge = judging(() => {
    judged += 1;
    return { violations: [] };
  });
  const desk = new JudgeAndRecorder({ judge, recorder, onProblem: (why) => problems.push(why) });
  await desk.take(call);
  await desk.take(call);
  expect(problems).toEqual(['nothing is recorded any more: ENOSPC']);
  expect(recorder.did).toEqual(['write', 'close']);
  expect(judged).toBe(2);
  const { run } = await desk.finish();
  expect(run).toMatchObject({ verdict: 'inconclusive', stopped: 'nothing is recorded any more: ENOSPC' });
});

test('a judge that throws is left, and recording goes on', async () => {
  const problems: string[] = [];
  const recorder = recording();
  const judge = judging(() => {
    throw new RangeError('a secret of the bank');
  });
  const desk = new JudgeAndRecorder({ judge, recorder, onProblem: (why) => problems.push(why) });
  await desk.take(call);
  await desk.take(call);
  expect(problems).toEqual(['nothing is checked any more: RangeError']);
  const { run } = await desk.finish();
  expect(recorder.did).toEqual(['write', 'write', 'close']);
  expect(run).toMatchObject({ verdict: 'inconclusive', stopped: 'nothing is checked any more: RangeError' });
});

test('a recording that cannot be closed is not complete', async () => {
  const recorder = { ...recording(), close: () => Promise.reject(full) };
  const desk = new JudgeAndRecorder({ judge: judging(() => ({ violations: [] })), recorder });
  const { run } = await desk.finish();
  expect(run.stopped).toBe('the recording is not complete: ENOSPC');
});
