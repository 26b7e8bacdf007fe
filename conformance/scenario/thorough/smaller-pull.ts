import { operations } from '../../../generated/operations.ts';
import { at } from '../../../lib/json.ts';
import { parseCents } from '../../parse-cents.ts';
import { allowedCents, formatCents, leastOf } from '../cents.ts';
import { configurationOf } from '../known-records.ts';
import { limitsOfPulls } from '../limits-of.ts';
import type { StepCall, StepContext } from '../step.ts';

/** In cents. */
const LOW = 11;
const HIGH = 49n;

/**
 * A pull of some cents. All pulls of a run together stay within the largest amount of one (`maxAmount`), and those into an account within its
 * limits and its program's.
 */
export function smallerPull(context: StepContext, call: StepCall | undefined): StepCall | undefined {
  if (call?.body === undefined) return undefined;
  const { accountId } = call.body;
  const pulls = context.history.exchanges.filter(({ operation }) => operations[operation].movesMoney);
  const sumOf = (some: typeof pulls) =>
    some.reduce((sum, { request }) => sum + (parseCents(at(request.body, '/amount')) ?? 0n), 0n);
  const toAccount = sumOf(pulls.filter(({ request }) => at(request.body, '/accountId') === accountId));
  const limits = limitsOfPulls(configurationOf(context, String(accountId)));
  const most = leastOf(
    HIGH,
    (allowedCents(context.maxAmount) ?? 0n) - sumOf(pulls),
    ...limits.map((limit) => limit - toAccount),
  );
  if (most < BigInt(LOW)) return undefined;
  const amount = formatCents(BigInt(context.random.integer(LOW, Number(most))));
  return { ...call, body: { ...call.body, amount }, amount };
}
