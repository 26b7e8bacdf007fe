/** The last look at a call before it leaves. No step of ours ever needs it: these do. */
import { expect, test } from 'vitest';
import { readOptions } from '../../../conformance/options/read-options.ts';
import { createRedactor } from '../../../conformance/redact/create-redactor.ts';
import { type CallsMade, makeCalls } from '../../../conformance/run/calls-made.ts';
import { pullMoney } from '../../../conformance/scenario/receiveAchPull.ts';
import type { StepCall } from '../../../conformance/scenario/step.ts';

/** Makes one call, whatever it is, and counts what left. */
async function make(call: StepCall): Promise<CallsMade & { readonly sent: number }> {
  let sent = 0;
  const fetch = async () => {
    sent += 1;
    return Response.json({});
  };
  const options = { baseUrl: 'http://127.0.0.1:4020', maxAmount: '1.50', fetch };
  const calls = makeCalls({
    options,
    settings: readOptions(options),
    selection: {
      steps: [{ ...pullMoney, prepare: () => call }],
      notAsked: () => undefined,
      leftOut: () => undefined,
    },
    redactor: createRedactor(),
    run: 'one',
  });
  for (;;) {
    const { done, value } = await calls.next();
    if (done) return { ...value, sent };
  }
}

const pull = (amount: string): StepCall => ({ body: { amount }, amount });

test('an amount above the one that was agreed to is not sent', async () => {
  expect(await make(pull('1.50'))).toMatchObject({ sent: 1, notSent: [] });
  expect(await make(pull('1.51'))).toMatchObject({
    sent: 0,
    exchanges: [],
    notSent: [{ id: 'pull-money', reason: 'it would move 1.51, above the maximum of 1.50 (maxAmount)' }],
  });
});

test('what would not fit the description is not sent, and its values are not told', async () => {
  const { sent, notSent } = await make({ body: { amount: '1.00', accountId: 'of nobody' } });
  expect(sent).toBe(0);
  expect(notSent).toHaveLength(1);
  expect(notSent[0]?.reason).toMatch(/^the body does not match the description: \/accountId /);
  expect(notSent[0]?.reason).not.toContain('nobody');
});
