import { at, type JsonObject } from '../../lib/json.ts';
import { formatCents } from './cents.ts';
import { BOSTON, type UsPlace, usAddress } from './data/addresses.ts';
import { CATEGORY_WITH_ZERO, categories, merchant } from './data/merchants.ts';
import { businessName, personName, runLabel } from './data/words.ts';
import { isCardLeft } from './is-card-left.ts';
import { ISSUABLE_CARD_TYPES } from './issued-cards.ts';
import { accountIdInUse, configurationOf, noAccount } from './known-records.ts';
import { limitsOfCards } from './limits-of.ts';
import { otherThan } from './other-than.ts';
import { type Ending, smallAmount } from './small-amount.ts';
import type { ScenarioStep, SkipReason, StepCall, StepContext } from './step.ts';

/** These show how many cards of each type the account may still have, and what it may spend. */
const AFTER = ['read-program', 'open-account', 'read-accounts-program'];

/** Section 4.5. */
export const issueCard: ScenarioStep = {
  id: 'issue-card',
  operation: 'createCard',
  purpose: 'Issue a card against the account',
  after: AFTER,
  derived: true,
  prepare: (context) =>
    prepareCard(context, {
      atmAccess: false,
      categories: [CATEGORY_WITH_ZERO, ...categories(context.random, 1)],
      merchants: 1,
      limit: { low: 100, high: 149, ending: 'one zero' },
      place: BOSTON,
    }),
};

/** Every free value differs from the first card's, so that no constant fits both. */
export const issueSecondCard: ScenarioStep = {
  id: 'issue-second-card',
  operation: 'createCard',
  purpose: 'Issue a second card, with other values',
  after: [...AFTER, 'issue-card'],
  optional: true,
  derived: true,
  prepare: (context) =>
    prepareCard(context, {
      atmAccess: true,
      categories: categories(context.random, 3),
      merchants: 2,
      limit: { low: 150, high: 199, ending: 'no zero' },
      isSecond: true,
    }),
};

interface Variant {
  readonly atmAccess: boolean;
  readonly categories: readonly string[];
  readonly merchants: number;
  /** In cents. */
  readonly limit: { readonly low: number; readonly high: number; readonly ending: Ending };
  /** Then it is a physical card or none: the source shows no other type, and a second one adds nothing. */
  readonly isSecond?: true;
  /** Place of the billing address; any, if absent. */
  readonly place?: UsPlace;
}

function prepareCard(context: StepContext, variant: Variant): StepCall | SkipReason | undefined {
  const accountId = accountIdInUse(context);
  if (accountId === undefined) return noAccount(context);
  const configuration = configurationOf(context, accountId);
  const types = variant.isSecond ? (['physical'] as const) : ISSUABLE_CARD_TYPES;
  // Physical cards first: the source shows them.
  const cardType = types.find((type) => isCardLeft(context, accountId, type, configuration));
  // Optional: the first card has shown what there is to see.
  if (cardType === undefined && variant.isSecond) return undefined;
  if (cardType === undefined)
    return {
      skip: 'the account cannot have another card: each card type is disabled or its count is used up',
    };
  const { random } = context;
  const limit = smallAmount(random, variant.limit, limitsOfCards(configuration));
  if (limit === undefined) return { skip: 'the limits of the account allow no card spending' };
  // What comes back in the order of the alphabet, or the other way round, is then not in the order that was sent.
  const inOrder = (sorted: readonly string[]) =>
    variant.isSecond ? [...sorted.slice(1), ...sorted.slice(0, 1)] : [...sorted];
  const first = variant.isSecond ? context.exchange(issueCard.id)?.request.body : undefined;
  const body: JsonObject = {
    accountId,
    allowedCategories: inOrder(variant.categories),
    blockedMerchants: inOrder(Array.from({ length: variant.merchants }, () => merchant(random)).sort()),
    atmAccess: variant.atmAccess,
    billingAddress: otherThan(at(first, '/billingAddress'), () =>
      usAddress(random, 'billing', variant.place),
    ),
    bin: 'debit',
    cardType,
    currency: 'USD',
    embossingBusiness: otherThan(at(first, '/embossingBusiness'), () => businessName(random).toUpperCase()),
    embossingPerson: otherThan(at(first, '/embossingPerson'), () => personName(random).toUpperCase()),
    label: otherThan(at(first, '/label'), () => runLabel(random)),
    limitAmount: formatCents(limit),
    limitInterval: 'allTime',
    shipping: {
      shippingAddress: otherThan(at(first, '/shipping/shippingAddress'), () => usAddress(random, 'shipping')),
    },
  };
  return { body };
}
