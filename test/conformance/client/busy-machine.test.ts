import { expect, test } from 'vitest';
import type { OpenBank } from '../../../conformance/client/run-scenario.ts';
import { openBank } from '../../../scripts/commands/judge-client/open-bank.ts';
import { judgeFunction } from '../../clients/judge-function.ts';
import { callAll, clientOf } from '../../clients/workflow.ts';

/** Banks whose responses are later than they are meant to be, in so many of the runs in which they are slow on purpose. */
function heldUp(runs: number): OpenBank {
  let left = runs;
  return async (given) => {
    const bank = await openBank(given);
    const isSlow = given.faults.some(({ delayMs }) => delayMs === 700);
    if (!isSlow || left-- <= 0) return bank;
    return {
      ...bank,
      fetch: async (request) => {
        await new Promise((resolve) => globalThis.setTimeout(resolve, 2000));
        return bank.fetch(request);
      },
    };
  };
}

async function slowRow(openBank: OpenBank, timeoutMs: number) {
  const report = await judgeFunction(
    (bench) => callAll(clientOf(bench, { timeoutMs, retry: false }), bench),
    {
      openBank,
      only: ['responses.slow'],
      evidence: 'advice',
    },
  );
  const result = report.requirements.find(({ id }) => id === 'responses.slow');
  return { status: result?.status, notes: result?.notes ?? [] };
}

test('a client that gave up on a busy machine is run again', async () => {
  expect(await slowRow(heldUp(0), 1500)).toEqual({ status: 'passed', notes: [] });
  expect(await slowRow(heldUp(2), 1500)).toEqual({ status: 'passed', notes: [] });
});

test('a run with nothing slow in it is repeated as well', async () => {
  let runs = 0;
  const report = await judgeFunction(
    async (bench) => {
      runs += 1;
      // The third run is that with reversed members.
      if (runs === 3) throw new Error('timeout');
      await callAll(clientOf(bench), bench);
    },
    { only: ['responses.member-order'] },
  );
  expect(report.requirements.find(({ id }) => id === 'responses.member-order')?.status).toBe('passed');
  expect(report.counts.violated).toBe(0);
});

test('on a machine that stays busy, it is not accused', async () => {
  const { status, notes } = await slowRow(heldUp(Number.POSITIVE_INFINITY), 1500);
  expect(status).toBe('inconclusive');
  expect(notes.join()).toContain('this machine is so busy that a response took 1500 ms or more');
});

test('a client that gives up after half a second is found on both', async () => {
  expect(await slowRow(heldUp(0), 500)).toMatchObject({ status: 'violated' });
  expect(await slowRow(heldUp(1), 500)).toMatchObject({ status: 'violated' });
});
