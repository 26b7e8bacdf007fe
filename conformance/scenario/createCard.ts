import type { JsonObject } from '../../lib/json.ts';
import { formatCents } from './cents.ts';
import { addressAt, HARTFORD, street, type UsPlace, usAddress } from './data/addresses.ts';
import { CATEGORY_WITH_ZERO, category, merchant } from './data/merchants.ts';
import { businessName, personName, runLabel } from './data/names-and-labels.ts';
import { createDraw } from './draw.ts';
import { isCardLeft } from './is-card-left.ts';
import { ISSUABLE_CARD_TYPES } from './issued-cards.ts';
import { accountIdInUse, configurationOf, noAccount } from './known-records.ts';
import { limitsOfCards } from './limits-of.ts';
import { type AmountRange, smallAmount } from './small-amount.ts';
import type { ScenarioStep, SkipReason, StepCall, StepContext } from './step.ts';

/** These show how many cards of each type the account may still have, and what it may spend. */
const AFTER = ['read-program', 'open-account', 'read-accounts-program'];

const SENDS: ScenarioStep['sends'] = {
  merchantCategories: ['/allowedCategories'],
  merchants: ['/blockedMerchants'],
  addresses: ['/billingAddress', '/shipping/shippingAddress'],
  bins: ['/bin'],
  currencies: ['/currency'],
  businessNames: ['/embossingBusiness'],
  personNames: ['/embossingPerson'],
  limitIntervals: ['/limitInterval'],
};

/** Section 4.5. */
export const issueCard: ScenarioStep = {
  id: 'issue-card',
  operation: 'createCard',
  purpose: 'Issue a card against the account',
  after: AFTER,
  derived: true,
  sends: SENDS,
  prepare: (context) =>
    prepareCard(context, {
      atmAccess: false,
      categories: { withZero: true, count: 1 },
      merchants: 1,
      limit: { low: 500, high: 900, ending: 'whole dollars' },
      place: HARTFORD,
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
  sends: SENDS,
  prepare: (context) =>
    prepareCard(context, {
      atmAccess: true,
      categories: { withZero: false, count: 3 },
      merchants: 2,
      limit: { low: 1100, high: 1900, ending: 'whole dollars' },
      isSecond: true,
    }),
};

interface Variant {
  readonly atmAccess: boolean;
  readonly categories: { readonly withZero: boolean; readonly count: number };
  readonly merchants: number;
  /** The limit in cents. */
  readonly limit: AmountRange;
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
  const allowed = limitsOfCards(configuration);
  if (smallAmount(random, variant.limit, allowed) === undefined)
    return { skip: 'the limits of the account allow no card spending' };
  const draw = createDraw(context);
  const { distinct, operators } = draw;
  const limitAmount = distinct(() => formatCents(smallAmount(random, variant.limit, allowed) ?? 0n));
  const { withZero, count } = variant.categories;
  const categories = draw.several('merchantCategories', count + Number(withZero)) ?? [
    ...(withZero ? [CATEGORY_WITH_ZERO] : []),
    ...Array.from({ length: count }, () => distinct(() => category(random))),
  ];
  const merchants =
    draw.several('merchants', variant.merchants) ??
    Array.from({ length: variant.merchants }, () => distinct(() => merchant(random)));
  const body: JsonObject = {
    accountId,
    allowedCategories: [...categories],
    blockedMerchants: [...merchants],
    atmAccess: variant.atmAccess,
    billingAddress:
      draw.address('addresses', 'billing') ??
      (variant.place === undefined
        ? distinct(() => usAddress(random, 'billing'))
        : addressAt(
            variant.place,
            'billing',
            distinct(() => street(random)),
          )),
    bin: operators('bins') ?? 'debit',
    cardType,
    currency: operators('currencies') ?? 'USD',
    embossingBusiness: operators('businessNames') ?? distinct(() => businessName(random).toUpperCase()),
    embossingPerson: operators('personNames') ?? distinct(() => personName(random).toUpperCase()),
    label: distinct(() => runLabel(random)),
    limitAmount,
    limitInterval: operators('limitIntervals') ?? 'allTime',
    shipping: {
      shippingAddress: draw.address('addresses', 'shipping') ?? distinct(() => usAddress(random, 'shipping')),
    },
  };
  return { body };
}
