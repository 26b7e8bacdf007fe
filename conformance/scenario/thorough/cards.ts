import type { JsonObject } from '../../../lib/json.ts';
import { formatCents, leastOf } from '../cents.ts';
import { isCardLeft } from '../is-card-left.ts';
import { accountIdInUse, configurationOf } from '../known-records.ts';
import { limitsOfCards } from '../limits-of.ts';
import type { StepContext } from '../step.ts';
import { likeBefore, type Question, question } from './question.ts';
import { asSpare, OPEN_SECOND_ACCOUNT } from './two-accounts.ts';

const card = (
  id: string,
  asks: string,
  step: Readonly<Record<'id' | 'purpose', string>>,
  change: (body: JsonObject, context: StepContext) => JsonObject | undefined,
): Question =>
  question(id, asks, {
    ...step,
    like: 'issue-card',
    after: [OPEN_SECOND_ACCOUNT],
    prepare: (context) =>
      likeBefore(context, 'issue-card', asSpare(context), (body) => change(body, context)),
  });

export const virtualCard = card(
  'virtual-card',
  'Does a virtual card show what was sent?',
  { id: 'issue-virtual-card', purpose: 'Issue a virtual card' },
  (body, context) => {
    const own = asSpare(context);
    const accountId = accountIdInUse(own);
    const isLeft =
      accountId !== undefined && isCardLeft(own, accountId, 'virtual', configurationOf(own, accountId));
    return isLeft ? { ...body, cardType: 'virtual' } : undefined;
  },
);

/** In cents. */
const HIGH = { low: 1_000_01, high: 9_999_99 };

export const highCardLimit = card(
  'high-card-limit',
  'Does a card limit above 1,000 come back without separators and with its cents?',
  { id: 'issue-card-with-high-limit', purpose: 'Issue a card with a limit above 1,000' },
  (body, context) => {
    const own = asSpare(context);
    const most = leastOf(BigInt(HIGH.high), ...limitsOfCards(configurationOf(own, accountIdInUse(own))));
    if (most < BigInt(HIGH.low)) return undefined;
    return { ...body, limitAmount: formatCents(BigInt(context.random.integer(HIGH.low, Number(most)))) };
  },
);

export const listsWithDoubles = card(
  'lists-with-doubles',
  'Do lists come back with every entry, in the order in which they were sent?',
  { id: 'issue-card-with-doubles', purpose: 'Issue a card whose lists name entries twice' },
  (body) => ({
    ...body,
    allowedCategories: twice(body.allowedCategories),
    blockedMerchants: twice(body.blockedMerchants),
  }),
);

/** All in reverse, and then again. */
function twice(list: JsonObject[string] | undefined): string[] {
  const texts = Array.isArray(list) ? list.map(String) : [];
  return [...texts.toReversed(), ...texts];
}
