/** The conditions for issuing a card against an account, and the card (section 2.6). */
import type {
  Account,
  Card,
  CardholderId,
  CardId,
  CardShippingInput,
  CreateCardRequest,
  PersonId,
  Program,
  ShippingId,
} from '../../../generated/types.ts';
import type { AccountRecord } from '../../store/records.ts';
import { CARD_TYPES, CURRENCIES, cardRanges, LIMIT_INTERVALS, refuseUnlisted } from './accepted-values.ts';
import { refuseAddress, refuseEmptyAddress, toAddress } from './addresses.ts';
import { amountToCents, NOT_AN_AMOUNT } from './money.ts';
import type { Refusals } from './refusals.ts';
import { refuseUnset } from './refuse-unset.ts';

const YEARS_UNTIL_EXPIRY = 4;

/** `record`: the account, if the request names one. */
export function refuseCard(
  refusals: Refusals,
  body: CreateCardRequest,
  record: AccountRecord | undefined,
  program: Program,
): void {
  const { accountId, bin, cardType, currency, embossingPerson, label, limitAmount, limitInterval } = body;
  const required = { accountId, bin, cardType, currency, embossingPerson, label, limitAmount, limitInterval };
  refuseUnset(refusals, required);
  refuseEmptyAddress(refusals, '#/billingAddress', body.billingAddress);
  refuseAddress(refusals, '#/billingAddress', body.billingAddress);
  const shippingAddress = body.shipping?.shippingAddress;
  if (cardType === 'physical') refuseEmptyAddress(refusals, '#/shipping/shippingAddress', shippingAddress);
  refuseAddress(refusals, '#/shipping/shippingAddress', shippingAddress);
  refuseUnlisted(refusals, '#/cardType', cardType, CARD_TYPES);
  refuseUnlisted(refusals, '#/currency', currency, CURRENCIES);
  refuseUnlisted(refusals, '#/limitInterval', limitInterval, LIMIT_INTERVALS);
  if (limitAmount && amountToCents(limitAmount) === undefined)
    refusals.add('#/limitAmount', 'amount', NOT_AN_AMOUNT);
  if (record === undefined) return;
  refuseUnlisted(refusals, '#/bin', bin, cardRanges(program, record.account.type));
  for (const type of CARD_TYPES) if (cardType === type) refuseType(refusals, type, record, program);
}

/** An account without a count of its own is held to its program's. */
function refuseType(
  refusals: Refusals,
  type: keyof AccountRecord['cards'],
  { account, cards }: AccountRecord,
  program: Program,
): void {
  const { count, enabled } = account.config.card[type];
  if (!enabled) refusals.add('#/cardType', 'enabled', `is disabled by config.card.${type}.enabled`);
  const [path, max] =
    count === ''
      ? [`the program's card.type.${type}.count`, program.card.type[type].count]
      : [`config.card.${type}.count`, count];
  if (max !== '' && cards[type] >= Number(max))
    refusals.add('#/cardType', 'limit', `exceeds ${path}: ${max}`);
}

/** The bank assigns these values before the change, since a store may call `decide` more than once. */
export interface Assigned {
  readonly id: CardId;
  readonly cardholderId: CardholderId;
  readonly shippingId: ShippingId;
  readonly last4: string;
  /** The person who issues it. */
  readonly personId: PersonId;
  /** `2026-03-02T14:05:10Z` */
  readonly now: string;
}

/** The card of an accepted request. */
export function newCard(body: CreateCardRequest, account: Account, assigned: Assigned): Card {
  const { now, personId } = assigned;
  const embossingPerson = body.embossingPerson ?? '';
  const limitAmount = body.limitAmount ?? '';
  return {
    id: assigned.id,
    accountId: account.id,
    businessId: account.businessId,
    programId: account.programId,
    createdPersonId: personId,
    familyId: '',
    label: body.label ?? '',
    bin: body.bin ?? '',
    cardType: body.cardType ?? '',
    currency: body.currency ?? '',
    atmAccess: body.atmAccess ?? false,
    limitAmount,
    limitInterval: body.limitInterval ?? '',
    allowedCategories: body.allowedCategories ?? null,
    blockedMerchants: body.blockedMerchants ?? null,
    embossingBusiness: body.embossingBusiness ?? '',
    embossingPerson,
    allowedMerchants: null,
    blockedCategories: null,
    availableLimit: limitAmount,
    cardStatus: 'pendingActivation',
    activatedAt: '',
    expiryMonth: now.slice(5, 7),
    expiryYear: String(Number(now.slice(0, 4)) + YEARS_UNTIL_EXPIRY),
    last4: assigned.last4,
    theme: '',
    walletId: '',
    metadata: null,
    createdAt: now,
    modifiedAt: now,
    cardholder: {
      id: assigned.cardholderId,
      name: embossingPerson,
      personId,
      billingAddress: toAddress(body.billingAddress),
      createdAt: now,
      modifiedAt: now,
    },
    shipping: toShipping(body.shipping, assigned),
  };
}

/** Every card has a shipping, initially pending (section 3); that of a virtual card has no address unless one was sent. */
function toShipping(
  input: CardShippingInput | null | undefined,
  { shippingId, now }: Assigned,
): Card['shipping'] {
  return {
    id: shippingId,
    shippingAddress: toAddress(input?.shippingAddress),
    deliveryStatus: 'pending',
    deliveryPartner: '',
    eta: '',
    trackingNumber: '',
    trackingUrl: '',
    createdAt: now,
    modifiedAt: now,
  };
}
