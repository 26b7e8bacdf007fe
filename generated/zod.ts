// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated
// Requires zod ^3.25.76 || ^4.0.0.

// prettier-ignore
import * as zod from 'zod/v4';

/** Pattern of `BusinessId`. */
// prettier-ignore
export const BusinessIdRegExp = /^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a business: the prefix `bus-` followed by a UUID-style string.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const BusinessId = zod.string().regex(BusinessIdRegExp).describe('Identifier of a business: the prefix `bus-` followed by a UUID-style string.');

// prettier-ignore
export type BusinessId = zod.input<typeof BusinessId>;

/** Pattern of `PersonId`. */
// prettier-ignore
export const PersonIdRegExp = /^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a person: the prefix `per-` followed by a UUID-style string.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const PersonId = zod.string().regex(PersonIdRegExp).describe('Identifier of a person: the prefix `per-` followed by a UUID-style string.');

// prettier-ignore
export type PersonId = zod.input<typeof PersonId>;

/** Pattern of `BinId`. */
// prettier-ignore
export const BinIdRegExp = /^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a card BIN, the range of card numbers that a program issues from: the prefix `cbn-` followed by a UUID-style string.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const BinId = zod.string().regex(BinIdRegExp).describe('Identifier of a card BIN, the range of card numbers that a program issues from: the prefix `cbn-` followed by a UUID-style string.');

// prettier-ignore
export type BinId = zod.input<typeof BinId>;

/** Pattern of `ProcessorConfigId`. */
// prettier-ignore
export const ProcessorConfigIdRegExp = /^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a configuration at a card processor: the prefix `pcc-` followed by a UUID-style string.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const ProcessorConfigId = zod.string().regex(ProcessorConfigIdRegExp).describe('Identifier of a configuration at a card processor: the prefix `pcc-` followed by a UUID-style string.');

// prettier-ignore
export type ProcessorConfigId = zod.input<typeof ProcessorConfigId>;

/** Pattern of `BrandId`. */
// prettier-ignore
export const BrandIdRegExp = /^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of the brand of a program: the prefix `pbr-` followed by a UUID-style string.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const BrandId = zod.string().regex(BrandIdRegExp).describe('Identifier of the brand of a program: the prefix `pbr-` followed by a UUID-style string.');

// prettier-ignore
export type BrandId = zod.input<typeof BrandId>;

/** Pattern of `CardholderId`. */
// prettier-ignore
export const CardholderIdRegExp = /^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a cardholder: the prefix `chd-` followed by a UUID-style string.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const CardholderId = zod.string().regex(CardholderIdRegExp).describe('Identifier of a cardholder: the prefix `chd-` followed by a UUID-style string.');

// prettier-ignore
export type CardholderId = zod.input<typeof CardholderId>;

/** Pattern of `ShippingId`. */
// prettier-ignore
export const ShippingIdRegExp = /^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of the shipment of a card: the prefix `shp-` followed by a UUID-style string.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const ShippingId = zod.string().regex(ShippingIdRegExp).describe('Identifier of the shipment of a card: the prefix `shp-` followed by a UUID-style string.');

// prettier-ignore
export type ShippingId = zod.input<typeof ShippingId>;

/** Pattern of `AccountId`. */
// prettier-ignore
export const AccountIdRegExp = /^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of an account: the prefix `acc-` followed by a UUID-style string.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const AccountId = zod.string().regex(AccountIdRegExp).describe('Identifier of an account: the prefix `acc-` followed by a UUID-style string.');

// prettier-ignore
export type AccountId = zod.input<typeof AccountId>;

/** Pattern of `ProgramId`. */
// prettier-ignore
export const ProgramIdRegExp = /^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a program: the prefix `prg-` followed by a UUID-style string.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const ProgramId = zod.string().regex(ProgramIdRegExp).describe('Identifier of a program: the prefix `prg-` followed by a UUID-style string.');

// prettier-ignore
export type ProgramId = zod.input<typeof ProgramId>;

/** Pattern of `BusinessIdOrUnset`. */
// prettier-ignore
export const BusinessIdOrUnsetRegExp = /^$|^bus-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a business, or the empty string when none is set.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const BusinessIdOrUnset = zod.string().regex(BusinessIdOrUnsetRegExp).describe('Identifier of a business, or the empty string when none is set.');

// prettier-ignore
export type BusinessIdOrUnset = zod.input<typeof BusinessIdOrUnset>;

/** Pattern of `PersonIdOrUnset`. */
// prettier-ignore
export const PersonIdOrUnsetRegExp = /^$|^per-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a person, or the empty string when none is set.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const PersonIdOrUnset = zod.string().regex(PersonIdOrUnsetRegExp).describe('Identifier of a person, or the empty string when none is set.');

// prettier-ignore
export type PersonIdOrUnset = zod.input<typeof PersonIdOrUnset>;

/** Pattern of `Amount`. */
// prettier-ignore
export const AmountRegExp = /^-?[0-9]+\.[0-9]{2}$/u;

/**
 * An amount of money, as a string that holds a decimal number with two fraction digits, such as `1250.00`. The string does not carry a currency.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const Amount = zod.string().regex(AmountRegExp).describe('An amount of money, as a string that holds a decimal number with two fraction digits, such as `1250.00`. The string does not carry a currency.');

// prettier-ignore
export type Amount = zod.input<typeof Amount>;

/** Pattern of `AmountOrUnset`. */
// prettier-ignore
export const AmountOrUnsetRegExp = /^$|^-?[0-9]+\.[0-9]{2}$/u;

/**
 * An amount of money, as a string that holds a decimal number with two fraction digits, or the empty string if it is not set.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const AmountOrUnset = zod.string().regex(AmountOrUnsetRegExp).describe('An amount of money, as a string that holds a decimal number with two fraction digits, or the empty string if it is not set.');

// prettier-ignore
export type AmountOrUnset = zod.input<typeof AmountOrUnset>;

/** Pattern of `TimestampOrUnset`. */
// prettier-ignore
export const TimestampOrUnsetRegExp = /^$|^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$/u;

/**
 * A time in UTC, to the second, in the ISO 8601 form `YYYY-MM-DDThh:mm:ssZ`, or the empty string when unset.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const TimestampOrUnset = zod.string().regex(TimestampOrUnsetRegExp).describe('A time in UTC, to the second, in the ISO 8601 form `YYYY-MM-DDThh:mm:ssZ`, or the empty string when unset.');

// prettier-ignore
export type TimestampOrUnset = zod.input<typeof TimestampOrUnset>;

/** Pattern of `Timestamp`. */
// prettier-ignore
export const TimestampRegExp = /^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|23:59:60)Z$/u;

/**
 * A time in UTC, to the second, in the ISO 8601 form `YYYY-MM-DDThh:mm:ssZ`, without fractions of a second.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const Timestamp = zod.string().regex(TimestampRegExp).describe('A time in UTC, to the second, in the ISO 8601 form `YYYY-MM-DDThh:mm:ssZ`, without fractions of a second.');

// prettier-ignore
export type Timestamp = zod.input<typeof Timestamp>;

/** Pattern of `CountOrUnset`. */
// prettier-ignore
export const CountOrUnsetRegExp = /^$|^-?[0-9]+$/u;

/**
 * A count, as a string that holds an integer, or the empty string when none is set.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const CountOrUnset = zod.string().regex(CountOrUnsetRegExp).describe('A count, as a string that holds an integer, or the empty string when none is set.');

// prettier-ignore
export type CountOrUnset = zod.input<typeof CountOrUnset>;

/**
 * Whether cards of one type can be issued, and how many.
 *
 * Section 2.3, 2.4 of the source.
 */
// prettier-ignore
export const CardAllowance = zod.looseObject({
  count: CountOrUnset.describe('Maximum number of cards of this type, as a string that holds an integer. Empty when unset.'),
  enabled: zod.boolean().describe('Whether cards of this type can be issued.'),
}).describe('Whether cards of one type can be issued, and how many.');

// prettier-ignore
export type CardAllowance = zod.input<typeof CardAllowance>;

/**
 * How many cards of each type can be issued for the account.
 *
 * Section 2.4 of the source.
 */
// prettier-ignore
export const AccountCardConfig = zod.looseObject({
  physical: CardAllowance.describe('Whether physical cards can be issued, and how many.'),
  virtual: CardAllowance.describe('Whether virtual cards can be issued, and how many.'),
}).describe('How many cards of each type can be issued for the account.');

// prettier-ignore
export type AccountCardConfig = zod.input<typeof AccountCardConfig>;

/**
 * Fallback settings of an account. What they control is not shown.
 *
 * Section 2.4 of the source.
 */
// prettier-ignore
export const AccountFallback = zod.looseObject({
  received: zod.unknown().describe('Fallback for received transfers. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
}).describe('Fallback settings of an account. What they control is not shown.');

// prettier-ignore
export type AccountFallback = zod.input<typeof AccountFallback>;

/**
 * Which originators can pull money from the account by ACH.
 *
 * Section 2.4 of the source.
 */
// prettier-ignore
export const AccountIncomingAchPull = zod.looseObject({
  allowedOriginators: zod.array(zod.string()).nullable().describe('Originators that are allowed to pull money. `null` when unset.'),
  blockedOriginators: zod.array(zod.string()).nullable().describe('Originators that are blocked from pulling money. Observed to stay `null` after an update that did not send it.'),
  enabled: zod.boolean().describe('Whether incoming ACH pulls are enabled.'),
}).describe('Which originators can pull money from the account by ACH.');

// prettier-ignore
export type AccountIncomingAchPull = zod.input<typeof AccountIncomingAchPull>;

/**
 * Settings for transfers that others originate against the account.
 *
 * Section 2.4 of the source.
 */
// prettier-ignore
export const AccountIncoming = zod.looseObject({
  achPull: AccountIncomingAchPull.nullable().describe('Settings for incoming ACH pulls. `null` when unset.'),
}).describe('Settings for transfers that others originate against the account.');

// prettier-ignore
export type AccountIncoming = zod.input<typeof AccountIncoming>;

/**
 * Daily and monthly limits for one rail.
 *
 * Section 2.5 of the source.
 */
// prettier-ignore
export const PeriodLimits = zod.looseObject({
  daily: AmountOrUnset.describe('Daily limit, as an amount. Empty when no amount is set.'),
  monthly: AmountOrUnset.describe('Monthly limit, as an amount. Empty when no amount is set.'),
}).describe('Daily and monthly limits for one rail.');

// prettier-ignore
export type PeriodLimits = zod.input<typeof PeriodLimits>;

/**
 * Limits on money received: overall and for each rail.
 *
 * Section 2.5 of the source.
 */
// prettier-ignore
export const ReceiveLimits = zod.looseObject({
  daily: AmountOrUnset.describe('Overall daily limit on money received. Empty when no amount is set.'),
  monthly: AmountOrUnset.describe('Overall monthly limit on money received. Empty when no amount is set.'),
  ach: PeriodLimits.describe('Limits on money received by ACH.'),
  check: PeriodLimits.describe('Limits on money received by check.'),
  debitCard: PeriodLimits.describe('Limits on money received by debit card.'),
  intrabank: PeriodLimits.describe('Limits on money received by intrabank transfer.'),
}).describe('Limits on money received: overall and for each rail.');

// prettier-ignore
export type ReceiveLimits = zod.input<typeof ReceiveLimits>;

/**
 * Limits on money sent: overall and for each rail.
 *
 * Section 2.5 of the source.
 */
// prettier-ignore
export const SendLimits = zod.looseObject({
  daily: AmountOrUnset.describe('Overall daily limit on money sent. Empty when no amount is set.'),
  monthly: AmountOrUnset.describe('Overall monthly limit on money sent. Empty when no amount is set.'),
  ach: PeriodLimits.describe('Limits on money sent by ACH.'),
  card: PeriodLimits.describe('Limits on money sent by card.'),
  check: PeriodLimits.describe('Limits on money sent by check.'),
  crossBorder: PeriodLimits.describe('Limits on money sent across borders.'),
  debitCard: PeriodLimits.describe('Limits on money sent by debit card.'),
  domesticWire: PeriodLimits.describe('Limits on money sent by domestic wire.'),
  internationalWire: PeriodLimits.describe('Limits on money sent by international wire.'),
  intrabank: PeriodLimits.describe('Limits on money sent by intrabank transfer.'),
}).describe('Limits on money sent: overall and for each rail.');

// prettier-ignore
export type SendLimits = zod.input<typeof SendLimits>;

/**
 * Daily and monthly money limits for receiving and for sending. A limit that has no amount is the empty string.
 *
 * Section 2.5 of the source.
 */
// prettier-ignore
export const Limits = zod.looseObject({
  receive: ReceiveLimits.describe('Limits on money received.'),
  send: SendLimits.describe('Limits on money sent.'),
}).describe('Daily and monthly money limits for receiving and for sending. A limit that has no amount is the empty string.');

// prettier-ignore
export type Limits = zod.input<typeof Limits>;

/**
 * Settings of the ACH rail on an account.
 *
 * Section 2.4 of the source.
 */
// prettier-ignore
export const AchSwitch = zod.looseObject({
  enabled: zod.boolean().describe('Whether the rail is enabled.'),
  sameDay: zod.boolean().describe('Whether same-day ACH is enabled.'),
}).describe('Settings of the ACH rail on an account.');

// prettier-ignore
export type AchSwitch = zod.input<typeof AchSwitch>;

/**
 * Setting of one rail on an account.
 *
 * Section 2.4 of the source.
 */
// prettier-ignore
export const RailSwitch = zod.looseObject({
  enabled: zod.boolean().describe('Whether the rail is enabled.'),
}).describe('Setting of one rail on an account.');

// prettier-ignore
export type RailSwitch = zod.input<typeof RailSwitch>;

/**
 * Rails that the account can receive money on.
 *
 * Section 2.4 of the source.
 */
// prettier-ignore
export const AccountReceive = zod.looseObject({
  ach: AchSwitch.describe('Whether the account can receive money by ACH, and by same-day ACH.'),
  check: RailSwitch.describe('Whether the account can receive money by check.'),
  debitCard: RailSwitch.describe('Whether the account can receive money by debit card.'),
  intrabank: RailSwitch.describe('Whether the account can receive money by intrabank transfer.'),
}).describe('Rails that the account can receive money on.');

// prettier-ignore
export type AccountReceive = zod.input<typeof AccountReceive>;

/**
 * Rails that the account can send money on.
 *
 * Section 2.4 of the source.
 */
// prettier-ignore
export const AccountSend = zod.looseObject({
  ach: AchSwitch.describe('Whether the account can send money by ACH, and by same-day ACH.'),
  card: RailSwitch.describe('Whether the account can send money by card.'),
  check: RailSwitch.describe('Whether the account can send money by check.'),
  crossBorder: RailSwitch.describe('Whether the account can send money across borders.'),
  debitCard: RailSwitch.describe('Whether the account can send money by debit card.'),
  digitalCheck: RailSwitch.describe('Whether the account can send money by digital check.'),
  internationalWire: RailSwitch.describe('Whether the account can send money by international wire.'),
  intrabank: RailSwitch.describe('Whether the account can send money by intrabank transfer.'),
  physicalCard: RailSwitch.describe('Whether the account can send money by physical card.'),
  wire: RailSwitch.describe('Whether the account can send money by wire.'),
}).describe('Rails that the account can send money on.');

// prettier-ignore
export type AccountSend = zod.input<typeof AccountSend>;

/**
 * Configuration of one account. In a new account, the card counts, limits and enabled flags were observed to equal those of its program.
 *
 * Section 2.4 of the source.
 */
// prettier-ignore
export const AccountConfig = zod.looseObject({
  card: AccountCardConfig.describe('Whether cards of each type can be issued, and how many.'),
  fallback: AccountFallback.nullable().describe('Fallback settings. What they control is not shown. `null` when unset.'),
  incoming: AccountIncoming.nullable().describe('Settings for incoming ACH pulls. `null` when unset.'),
  limits: Limits.describe('Daily and monthly money limits of the account, by direction and rail.'),
  receive: AccountReceive.describe('Rails that the account can receive money on.'),
  send: AccountSend.describe('Rails that the account can send money on.'),
}).describe('Configuration of one account. In a new account, the card counts, limits and enabled flags were observed to equal those of its program.');

// prettier-ignore
export type AccountConfig = zod.input<typeof AccountConfig>;

/**
 * An account of a program, with its balances and its own settings for cards, limits and rails. Section 6 of the source also mentions notification settings and real-time authorization entries on accounts, but does not show which fields hold them.
 *
 * Section 2.4 of the source.
 */
// prettier-ignore
export const Account = zod.looseObject({
  id: AccountId.describe('Identifier of the account, assigned by the platform.'),
  programId: ProgramId.describe('Program that the account belongs to.'),
  businessId: BusinessIdOrUnset.describe('Business that the account was opened for. Empty when unset.'),
  createdPersonId: PersonIdOrUnset.describe('Person who created the account. Empty when unset.'),
  familyId: zod.string().describe('Family that the account belongs to. Empty when unset.'),
  label: zod.string().describe('Display name of the account, as sent when it was created. Empty when unset.'),
  type: zod.string().describe('Type of the account, as sent when it was created. A program lists account types in `bank.accountType`. Empty when unset.'),
  status: zod.string().describe('State of the account. `active` in a new account. Empty when unset.'),
  acceptedTerms: zod.boolean().describe('Whether the terms were accepted, as sent when the account was created.'),
  accountNumber: zod.string().describe('Account number, assigned by the platform. Empty when unset.'),
  routingNumber: zod.string().describe('Routing number that goes with the account number. Empty when unset.'),
  sponsorBankName: zod.string().describe('Name of the sponsor bank. Empty when unset.'),
  currency: zod.string().describe('Currency of the account, such as `USD`. Empty when unset.'),
  accountInterestFrequency: zod.string().describe('How often interest is paid on the account. Empty when unset.'),
  availableBalance: Amount.describe('Balance available in the account. Observed as `0.00` in a new account.'),
  pendingCredit: AmountOrUnset.describe('Total of credits that are still pending. Observed as `0.00` in a new account. Empty when unset.'),
  pendingDebit: AmountOrUnset.describe('Total of debits that are still pending. Observed as `0.00` in a new account. Empty when unset.'),
  fees: AmountOrUnset.describe('Fees charged to the account. Observed as `0.00` in a new account. Empty when unset.'),
  interest: AmountOrUnset.describe('Interest earned by the account. Observed as `0.00` in a new account. Empty when unset.'),
  isVerified: zod.boolean().describe('Whether the account has been verified. `false` in a new account.'),
  verifiedAt: TimestampOrUnset.describe('When the account was verified. Empty while `isVerified` is `false`.'),
  createdAt: Timestamp.describe('When the account was created.'),
  modifiedAt: TimestampOrUnset.describe('When the account was last modified. Once the account had been updated, observed to be later than `createdAt`. Empty when unset.'),
  metadata: zod.unknown().describe('Metadata of the account. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
  config: AccountConfig.describe("The account's own configuration: cards, limits, and rails to send and receive on."),
}).describe('An account of a program, with its balances and its own settings for cards, limits and rails. Section 6 of the source also mentions notification settings and real-time authorization entries on accounts, but does not show which fields hold them.');

// prettier-ignore
export type Account = zod.input<typeof Account>;

/**
 * Whether cards of one type can be issued, and how many.
 *
 * Section 4.4 of the source.
 */
// prettier-ignore
export const CardAllowanceInput = zod.looseObject({
  count: CountOrUnset.describe('Maximum number of cards of this type, as a string that holds an integer.').optional(),
  enabled: zod.boolean().describe('Whether cards of this type can be issued.').optional(),
}).describe('Whether cards of one type can be issued, and how many.');

// prettier-ignore
export type CardAllowanceInput = zod.input<typeof CardAllowanceInput>;

/**
 * Card allowances to set on the account.
 *
 * Section 4.4 of the source.
 */
// prettier-ignore
export const AccountCardConfigInput = zod.looseObject({
  physical: CardAllowanceInput.nullable().describe('Whether physical cards can be issued, and how many.').optional(),
  virtual: CardAllowanceInput.nullable().describe('Whether virtual cards can be issued, and how many.').optional(),
}).describe('Card allowances to set on the account.');

// prettier-ignore
export type AccountCardConfigInput = zod.input<typeof AccountCardConfigInput>;

/**
 * Daily and monthly limits to set for one rail. When both were sent empty, the response was observed to hold the program's limits for that rail.
 *
 * Section 4.4, 2.5 of the source.
 */
// prettier-ignore
export const PeriodLimitsInput = zod.looseObject({
  daily: AmountOrUnset.describe('Daily limit, as an amount. May be empty.').optional(),
  monthly: AmountOrUnset.describe('Monthly limit, as an amount. May be empty.').optional(),
}).describe("Daily and monthly limits to set for one rail. When both were sent empty, the response was observed to hold the program's limits for that rail.");

// prettier-ignore
export type PeriodLimitsInput = zod.input<typeof PeriodLimitsInput>;

/**
 * Limits to set on money received: overall and for each rail.
 *
 * Section 4.4, 2.5 of the source.
 */
// prettier-ignore
export const ReceiveLimitsInput = zod.looseObject({
  daily: AmountOrUnset.describe('Overall daily limit on money received.').optional(),
  monthly: AmountOrUnset.describe('Overall monthly limit on money received.').optional(),
  ach: PeriodLimitsInput.nullable().describe('Limits on money received by ACH.').optional(),
  check: PeriodLimitsInput.nullable().describe('Limits on money received by check.').optional(),
  debitCard: PeriodLimitsInput.nullable().describe('Limits on money received by debit card.').optional(),
  intrabank: PeriodLimitsInput.nullable().describe('Limits on money received by intrabank transfer.').optional(),
}).describe('Limits to set on money received: overall and for each rail.');

// prettier-ignore
export type ReceiveLimitsInput = zod.input<typeof ReceiveLimitsInput>;

/**
 * Limits to set on money sent: overall and for each rail. Unlike the response, the request has no `card` and `debitCard` groups.
 *
 * Section 4.4, 2.5 of the source.
 */
// prettier-ignore
export const SendLimitsInput = zod.looseObject({
  daily: AmountOrUnset.describe('Overall daily limit on money sent.').optional(),
  monthly: AmountOrUnset.describe('Overall monthly limit on money sent.').optional(),
  ach: PeriodLimitsInput.nullable().describe('Limits on money sent by ACH.').optional(),
  check: PeriodLimitsInput.nullable().describe('Limits on money sent by check.').optional(),
  crossBorder: PeriodLimitsInput.nullable().describe('Limits on money sent across borders.').optional(),
  domesticWire: PeriodLimitsInput.nullable().describe('Limits on money sent by domestic wire.').optional(),
  internationalWire: PeriodLimitsInput.nullable().describe('Limits on money sent by international wire.').optional(),
  intrabank: PeriodLimitsInput.nullable().describe('Limits on money sent by intrabank transfer.').optional(),
}).describe('Limits to set on money sent: overall and for each rail. Unlike the response, the request has no `card` and `debitCard` groups.');

// prettier-ignore
export type SendLimitsInput = zod.input<typeof SendLimitsInput>;

/**
 * Money limits to set, for receiving and for sending.
 *
 * Section 4.4, 2.5 of the source.
 */
// prettier-ignore
export const LimitsInput = zod.looseObject({
  receive: ReceiveLimitsInput.nullable().describe('Limits on money received.').optional(),
  send: SendLimitsInput.nullable().describe('Limits on money sent.').optional(),
}).describe('Money limits to set, for receiving and for sending.');

// prettier-ignore
export type LimitsInput = zod.input<typeof LimitsInput>;

/**
 * Settings of the ACH rail to change on an account.
 *
 * Section 4.4 of the source.
 */
// prettier-ignore
export const AchSwitchInput = zod.looseObject({
  enabled: zod.boolean().describe('Whether to enable the rail.').optional(),
  sameDay: zod.boolean().describe('Whether to enable same-day ACH.').optional(),
}).describe('Settings of the ACH rail to change on an account.');

// prettier-ignore
export type AchSwitchInput = zod.input<typeof AchSwitchInput>;

/**
 * Setting of one rail to change on an account.
 *
 * Section 4.4 of the source.
 */
// prettier-ignore
export const RailSwitchInput = zod.looseObject({
  enabled: zod.boolean().describe('Whether to enable the rail.').optional(),
}).describe('Setting of one rail to change on an account.');

// prettier-ignore
export type RailSwitchInput = zod.input<typeof RailSwitchInput>;

/**
 * Rails to enable or disable for receiving money.
 *
 * Section 4.4 of the source.
 */
// prettier-ignore
export const AccountReceiveInput = zod.looseObject({
  ach: AchSwitchInput.nullable().describe('Turns receiving by ACH, and by same-day ACH, on or off.').optional(),
  check: RailSwitchInput.nullable().describe('Turns receiving by check on or off.').optional(),
  debitCard: RailSwitchInput.nullable().describe('Turns receiving by debit card on or off.').optional(),
  intrabank: RailSwitchInput.nullable().describe('Turns receiving by intrabank transfer on or off.').optional(),
}).describe('Rails to enable or disable for receiving money.');

// prettier-ignore
export type AccountReceiveInput = zod.input<typeof AccountReceiveInput>;

/**
 * Rails to enable or disable for sending money.
 *
 * Section 4.4 of the source.
 */
// prettier-ignore
export const AccountSendInput = zod.looseObject({
  ach: AchSwitchInput.nullable().describe('Turns sending by ACH, and by same-day ACH, on or off.').optional(),
  card: RailSwitchInput.nullable().describe('Turns sending by card on or off.').optional(),
  check: RailSwitchInput.nullable().describe('Turns sending by check on or off.').optional(),
  crossBorder: RailSwitchInput.nullable().describe('Turns sending across borders on or off.').optional(),
  debitCard: RailSwitchInput.nullable().describe('Turns sending by debit card on or off.').optional(),
  digitalCheck: RailSwitchInput.nullable().describe('Turns sending by digital check on or off.').optional(),
  internationalWire: RailSwitchInput.nullable().describe('Turns sending by international wire on or off.').optional(),
  intrabank: RailSwitchInput.nullable().describe('Turns sending by intrabank transfer on or off.').optional(),
  physicalCard: RailSwitchInput.nullable().describe('Turns sending by physical card on or off.').optional(),
  wire: RailSwitchInput.nullable().describe('Turns sending by wire on or off.').optional(),
}).describe('Rails to enable or disable for sending money.');

// prettier-ignore
export type AccountSendInput = zod.input<typeof AccountSendInput>;

/**
 * Configuration to change on an account.
 *
 * Section 4.4 of the source.
 */
// prettier-ignore
export const AccountConfigInput = zod.looseObject({
  card: AccountCardConfigInput.nullable().describe('Whether cards of each type can be issued, and how many.').optional(),
  limits: LimitsInput.nullable().describe('Daily and monthly money limits, by direction and rail.').optional(),
  receive: AccountReceiveInput.nullable().describe('Rails to receive money on.').optional(),
  send: AccountSendInput.nullable().describe('Rails to send money on.').optional(),
}).describe('Configuration to change on an account.');

// prettier-ignore
export type AccountConfigInput = zod.input<typeof AccountConfigInput>;

/** Pattern of `AccountIdOrUnset`. */
// prettier-ignore
export const AccountIdOrUnsetRegExp = /^$|^acc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of an account, or the empty string when none is set.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const AccountIdOrUnset = zod.string().regex(AccountIdOrUnsetRegExp).describe('Identifier of an account, or the empty string when none is set.');

// prettier-ignore
export type AccountIdOrUnset = zod.input<typeof AccountIdOrUnset>;

/**
 * Which originators can pull money from the account by ACH.
 *
 * Section 4.4 of the source.
 */
// prettier-ignore
export const AccountIncomingAchPullInput = zod.looseObject({
  allowedOriginators: zod.array(zod.string()).nullable().describe('Originators to allow to pull money.').optional(),
}).describe('Which originators can pull money from the account by ACH.');

// prettier-ignore
export type AccountIncomingAchPullInput = zod.input<typeof AccountIncomingAchPullInput>;

/**
 * Settings for transfers that others originate against the account.
 *
 * Section 4.4 of the source.
 */
// prettier-ignore
export const AccountIncomingInput = zod.looseObject({
  achPull: AccountIncomingAchPullInput.nullable().describe('Settings for incoming ACH pulls.').optional(),
}).describe('Settings for transfers that others originate against the account.');

// prettier-ignore
export type AccountIncomingInput = zod.input<typeof AccountIncomingInput>;

/**
 * Settings of the ACH rail in a program.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const AchRouting = zod.looseObject({
  enabled: zod.boolean().describe('Whether the rail is enabled.'),
  sameDay: zod.boolean().describe('Whether same-day ACH is enabled.'),
  via: zod.string().describe('Route of the rail. Which values there are, and what they mean, is not shown. Empty when unset.'),
}).describe('Settings of the ACH rail in a program.');

// prettier-ignore
export type AchRouting = zod.input<typeof AchRouting>;

/** Pattern of `CountryCodeOrUnset`. */
// prettier-ignore
export const CountryCodeOrUnsetRegExp = /^$|^[A-Za-z]{2}$/u;

/**
 * A two-letter country code, such as `US`, or the empty string if it is not set.
 *
 * Section 2.1 of the source.
 */
// prettier-ignore
export const CountryCodeOrUnset = zod.string().regex(CountryCodeOrUnsetRegExp).describe('A two-letter country code, such as `US`, or the empty string if it is not set.');

// prettier-ignore
export type CountryCodeOrUnset = zod.input<typeof CountryCodeOrUnset>;

/**
 * A postal address, as stored.
 *
 * Section 2.1 of the source.
 */
// prettier-ignore
export const Address = zod.looseObject({
  addressType: zod.string().describe('What the address is used for. Empty when unset.'),
  line1: zod.string().describe('First line of the address, such as the street and number. Empty when unset.'),
  line2: zod.string().describe('Second line of the address, such as an apartment or suite. May be empty.'),
  city: zod.string().describe('City or town of the address. Empty when unset.'),
  state: zod.string().describe('State of an address in the United States. May be empty, and is empty for addresses in other countries.'),
  postalCode: zod.string().describe('Postal code, or ZIP code in the United States. Empty when unset.'),
  country: CountryCodeOrUnset.describe('Country, as a two-letter country code. Empty when unset.'),
}).describe('A postal address, as stored.');

// prettier-ignore
export type Address = zod.input<typeof Address>;

/**
 * A postal address to store.
 *
 * Section 2.1 of the source.
 */
// prettier-ignore
export const AddressInput = zod.looseObject({
  addressType: zod.string().describe('What the address is used for.').optional(),
  line1: zod.string().describe('First line of the address, such as the street and number.').optional(),
  line2: zod.string().describe('Second line of the address, such as an apartment or suite. May be empty.').optional(),
  city: zod.string().describe('City or town of the address.').optional(),
  state: zod.string().describe('State of an address in the United States. May be empty, and is empty for addresses in other countries.').optional(),
  postalCode: zod.string().describe('Postal code, or ZIP code in the United States.').optional(),
  country: CountryCodeOrUnset.describe('Country, as a two-letter country code.').optional(),
}).describe('A postal address to store.');

// prettier-ignore
export type AddressInput = zod.input<typeof AddressInput>;

/**
 * Settings for linking bank accounts through an exchange service. What each of them controls is not shown.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const BankLinkExchange = zod.looseObject({
  clientId: zod.string().describe('Client ID at the exchange service. Empty when unset.'),
  clientSecret: zod.string().describe('**Credential.** Client secret at the exchange service. Empty when unset.'),
  sendLoginOtp: zod.unknown().describe('One-time passwords for login. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
  verifyIdNumber: zod.boolean().describe('Whether the identification number is verified.'),
}).describe('Settings for linking bank accounts through an exchange service. What each of them controls is not shown.');

// prettier-ignore
export type BankLinkExchange = zod.input<typeof BankLinkExchange>;

/** Pattern of `BinIdOrUnset`. */
// prettier-ignore
export const BinIdOrUnsetRegExp = /^$|^cbn-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a card BIN, the range of card numbers that a program issues from, or the empty string when none is set.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const BinIdOrUnset = zod.string().regex(BinIdOrUnsetRegExp).describe('Identifier of a card BIN, the range of card numbers that a program issues from, or the empty string when none is set.');

// prettier-ignore
export type BinIdOrUnset = zod.input<typeof BinIdOrUnset>;

/** Pattern of `BrandIdOrUnset`. */
// prettier-ignore
export const BrandIdOrUnsetRegExp = /^$|^pbr-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of the brand of a program, or the empty string when none is set.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const BrandIdOrUnset = zod.string().regex(BrandIdOrUnsetRegExp).describe('Identifier of the brand of a program, or the empty string when none is set.');

// prettier-ignore
export type BrandIdOrUnset = zod.input<typeof BrandIdOrUnset>;

/**
 * Locale data for the SDK.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const BrandSdkLocale = zod.looseObject({
  data: zod.array(zod.unknown()).nullable().describe('Locale entries. Their shape is not shown, so any entry is accepted. `null` when unset.'),
}).describe('Locale data for the SDK.');

// prettier-ignore
export type BrandSdkLocale = zod.input<typeof BrandSdkLocale>;

/**
 * Theme of the SDK.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const BrandSdkTheme = zod.looseObject({
  enabled: zod.boolean().describe('Whether the theme is enabled.'),
  themeURL: zod.string().describe('URL of the theme. Empty when unset.'),
}).describe('Theme of the SDK.');

// prettier-ignore
export type BrandSdkTheme = zod.input<typeof BrandSdkTheme>;

/** Pattern of `CardId`. */
// prettier-ignore
export const CardIdRegExp = /^crd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a card: the prefix `crd-` followed by a UUID-style string.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const CardId = zod.string().regex(CardIdRegExp).describe('Identifier of a card: the prefix `crd-` followed by a UUID-style string.');

// prettier-ignore
export type CardId = zod.input<typeof CardId>;

/** Pattern of `ProgramIdOrUnset`. */
// prettier-ignore
export const ProgramIdOrUnsetRegExp = /^$|^prg-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a program, or the empty string when none is set.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const ProgramIdOrUnset = zod.string().regex(ProgramIdOrUnsetRegExp).describe('Identifier of a program, or the empty string when none is set.');

// prettier-ignore
export type ProgramIdOrUnset = zod.input<typeof ProgramIdOrUnset>;

/** Pattern of `ExpiryMonthOrUnset`. */
// prettier-ignore
export const ExpiryMonthOrUnsetRegExp = /^$|^[0-9]{2}$/u;

/**
 * Month in which a card expires, as two digits, or the empty string when none is set.
 *
 * Section 2.6 of the source.
 */
// prettier-ignore
export const ExpiryMonthOrUnset = zod.string().regex(ExpiryMonthOrUnsetRegExp).describe('Month in which a card expires, as two digits, or the empty string when none is set.');

// prettier-ignore
export type ExpiryMonthOrUnset = zod.input<typeof ExpiryMonthOrUnset>;

/** Pattern of `ExpiryYearOrUnset`. */
// prettier-ignore
export const ExpiryYearOrUnsetRegExp = /^$|^[0-9]{4}$/u;

/**
 * Year in which a card expires, as four digits, or the empty string when none is set.
 *
 * Section 2.6 of the source.
 */
// prettier-ignore
export const ExpiryYearOrUnset = zod.string().regex(ExpiryYearOrUnsetRegExp).describe('Year in which a card expires, as four digits, or the empty string when none is set.');

// prettier-ignore
export type ExpiryYearOrUnset = zod.input<typeof ExpiryYearOrUnset>;

/** Pattern of `CardholderIdOrUnset`. */
// prettier-ignore
export const CardholderIdOrUnsetRegExp = /^$|^chd-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a cardholder, or the empty string when none is set.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const CardholderIdOrUnset = zod.string().regex(CardholderIdOrUnsetRegExp).describe('Identifier of a cardholder, or the empty string when none is set.');

// prettier-ignore
export type CardholderIdOrUnset = zod.input<typeof CardholderIdOrUnset>;

/**
 * Person who holds a card.
 *
 * Section 2.6 of the source.
 */
// prettier-ignore
export const Cardholder = zod.looseObject({
  id: CardholderIdOrUnset.describe('Identifier of the cardholder, assigned by the platform. Empty when unset.'),
  name: zod.string().describe('Name of the cardholder. Equal to `embossingPerson` on a new card. Empty when unset.'),
  personId: PersonIdOrUnset.describe('Identifier of the cardholder as a person. Empty when unset.'),
  billingAddress: Address.nullable().describe('Billing address of the card. `null` when unset.'),
  createdAt: TimestampOrUnset.describe('When the cardholder was created. Empty when unset.'),
  modifiedAt: TimestampOrUnset.describe('When the cardholder was last modified. Empty when unset.'),
}).describe('Person who holds a card.');

// prettier-ignore
export type Cardholder = zod.input<typeof Cardholder>;

/** Pattern of `ShippingIdOrUnset`. */
// prettier-ignore
export const ShippingIdOrUnsetRegExp = /^$|^shp-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of the shipment of a card, or the empty string when none is set.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const ShippingIdOrUnset = zod.string().regex(ShippingIdOrUnsetRegExp).describe('Identifier of the shipment of a card, or the empty string when none is set.');

// prettier-ignore
export type ShippingIdOrUnset = zod.input<typeof ShippingIdOrUnset>;

/**
 * Shipment of a card.
 *
 * Section 2.6 of the source.
 */
// prettier-ignore
export const CardShipping = zod.looseObject({
  id: ShippingIdOrUnset.describe('Identifier of the shipment, assigned by the platform. Empty when unset.'),
  shippingAddress: Address.nullable().describe('Address that the card is shipped to. `null` when unset.'),
  deliveryStatus: zod.string().describe('State of the delivery. `pending` on a new card. Empty when unset.'),
  deliveryPartner: zod.string().describe('Company that delivers the card. Empty when unset.'),
  eta: zod.string().describe('Estimated time of arrival. The form of the text is not shown. Empty when unset.'),
  trackingNumber: zod.string().describe('Tracking number of the shipment. Empty when unset.'),
  trackingUrl: zod.string().describe('URL where the shipment can be tracked. Empty when unset.'),
  createdAt: TimestampOrUnset.describe('When the shipment was created. Empty when unset.'),
  modifiedAt: TimestampOrUnset.describe('When the shipment was last modified. Empty when unset.'),
}).describe('Shipment of a card.');

// prettier-ignore
export type CardShipping = zod.input<typeof CardShipping>;

/**
 * A card that was issued against an account.
 *
 * Section 2.6 of the source.
 */
// prettier-ignore
export const Card = zod.looseObject({
  id: CardId.describe('Identifier of the card, assigned by the platform.'),
  accountId: AccountId.describe('Account that the card is issued against.'),
  businessId: BusinessIdOrUnset.describe('Business that the card was issued for. Empty when unset.'),
  programId: ProgramIdOrUnset.describe('Program that the card belongs to. Empty when unset.'),
  createdPersonId: PersonIdOrUnset.describe('Person who created the card. Empty when unset.'),
  familyId: zod.string().describe('Family that the card belongs to. Empty when unset.'),
  label: zod.string().describe('Display name of the card, as sent when it was created. Empty when unset.'),
  bin: zod.string().describe('BIN that the card is issued from, by name rather than by number, such as `debit`. Empty when unset.'),
  cardType: zod.string().describe('Type of the card, such as `physical`. Empty when unset.'),
  currency: zod.string().describe('Currency of the card, such as `USD`. Empty when unset.'),
  atmAccess: zod.boolean().describe('Whether the card can be used at ATMs.'),
  limitAmount: AmountOrUnset.describe('Spending limit of the card over one `limitInterval`. Empty when unset.'),
  limitInterval: zod.string().describe('Interval that `limitAmount` applies to, such as `allTime`. Empty when unset.'),
  allowedCategories: zod.array(zod.string()).nullable().describe('Merchant category codes (MCCs) where the card can be used. `null` when unset.'),
  blockedMerchants: zod.array(zod.string()).nullable().describe('Merchants where the card cannot be used. `null` when unset.'),
  embossingBusiness: zod.string().describe('Business name embossed on the card. Empty when unset.'),
  embossingPerson: zod.string().describe('Name of the person embossed on the card. Empty when unset.'),
  allowedMerchants: zod.array(zod.unknown()).nullable().describe('Merchants where the card can be used. Only `null` has been observed and the shape of an entry is not shown, so any entry is accepted.'),
  blockedCategories: zod.array(zod.unknown()).nullable().describe('Merchant categories where the card cannot be used. Only `null` has been observed and the shape of an entry is not shown, so any entry is accepted.'),
  availableLimit: AmountOrUnset.describe('Amount of the spending limit that is still available. Equal to `limitAmount` on a new card. Empty when unset.'),
  cardStatus: zod.string().describe('State of the card. `pendingActivation` on a new card. Empty when unset.'),
  activatedAt: TimestampOrUnset.describe('When the card was activated. Empty until then.'),
  expiryMonth: ExpiryMonthOrUnset.describe('Month in which the card expires, as two digits. Empty when unset.'),
  expiryYear: ExpiryYearOrUnset.describe('Year in which the card expires, as four digits. Empty when unset.'),
  last4: zod.string().describe('Last four digits of the card number. Empty when unset.'),
  theme: zod.string().describe('Visual theme of the card. Empty when unset.'),
  walletId: zod.string().describe('Identifier of the wallet that the card is in. Empty when unset.'),
  metadata: zod.unknown().describe('Metadata of the card. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
  createdAt: Timestamp.describe('When the card was created.'),
  modifiedAt: TimestampOrUnset.describe('When the card was last modified. Empty when unset.'),
  cardholder: Cardholder.nullable().describe('Person who holds the card. `null` when unset.'),
  shipping: CardShipping.nullable().describe('Shipment of the card. `null` when unset.'),
}).describe('A card that was issued against an account.');

// prettier-ignore
export type Card = zod.input<typeof Card>;

/** Pattern of `ProcessorConfigIdOrUnset`. */
// prettier-ignore
export const ProcessorConfigIdOrUnsetRegExp = /^$|^pcc-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a configuration at a card processor, or the empty string when none is set.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const ProcessorConfigIdOrUnset = zod.string().regex(ProcessorConfigIdOrUnsetRegExp).describe('Identifier of a configuration at a card processor, or the empty string when none is set.');

// prettier-ignore
export type ProcessorConfigIdOrUnset = zod.input<typeof ProcessorConfigIdOrUnset>;

/**
 * Configuration of a BIN at its issuer processor.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const IssuerProcessorData = zod.looseObject({
  '@type': zod.string().describe('Type of this data. Empty when unset.'),
  configId: ProcessorConfigIdOrUnset.describe('Identifier of the configuration at the issuer processor. Empty when unset.'),
  themes: zod.array(zod.unknown()).nullable().describe('Card themes. The shape of an entry is not shown, so any entry is accepted. `null` when unset.'),
}).describe('Configuration of a BIN at its issuer processor.');

// prettier-ignore
export type IssuerProcessorData = zod.input<typeof IssuerProcessorData>;

/**
 * A BIN: the range of card numbers that one kind of card is issued from.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const CardBin = zod.looseObject({
  embosser: zod.string().describe('Company that embosses the cards. Empty when unset.'),
  enabled: zod.boolean().describe('Whether the BIN is enabled.'),
  id: BinIdOrUnset.describe('Identifier of the BIN. Empty when unset.'),
  issuerProcessor: zod.string().describe('Issuer processor that processes the cards. Empty when unset.'),
  issuerProcessorData: IssuerProcessorData.nullable().describe('Configuration at the issuer processor. `null` when unset.'),
  sponsor: zod.string().describe('Name of the bank that sponsors the BIN. Empty when unset.'),
}).describe('A BIN: the range of card numbers that one kind of card is issued from.');

// prettier-ignore
export type CardBin = zod.input<typeof CardBin>;

/**
 * Where to ship the card.
 *
 * Section 2.6 of the source.
 */
// prettier-ignore
export const CardShippingInput = zod.looseObject({
  shippingAddress: AddressInput.nullable().describe('Address to ship the card to.').optional(),
}).describe('Where to ship the card.');

// prettier-ignore
export type CardShippingInput = zod.input<typeof CardShippingInput>;

/** Pattern of `ContactId`. */
// prettier-ignore
export const ContactIdRegExp = /^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a contact: the prefix `con-` followed by a UUID-style string.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const ContactId = zod.string().regex(ContactIdRegExp).describe('Identifier of a contact: the prefix `con-` followed by a UUID-style string.');

// prettier-ignore
export type ContactId = zod.input<typeof ContactId>;

/** Pattern of `PhoneNumberOrUnset`. */
// prettier-ignore
export const PhoneNumberOrUnsetRegExp = /^$|^\+[0-9]/u;

/**
 * A phone number in international format, with a leading `+`, or the empty string when none is set.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const PhoneNumberOrUnset = zod.string().regex(PhoneNumberOrUnsetRegExp).describe('A phone number in international format, with a leading `+`, or the empty string when none is set.');

// prettier-ignore
export type PhoneNumberOrUnset = zod.input<typeof PhoneNumberOrUnset>;

/**
 * Bank details of a contact for ACH transfers, as stored.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const ContactAch = zod.looseObject({
  accountNumber: zod.string().describe('Account number of the contact at its bank. Empty when unset.'),
  accountType: zod.string().describe('Type of the bank account. Empty when unset.'),
  bankName: zod.string().describe("Name of the contact's bank. Empty when unset."),
  routingNumber: zod.string().describe("Routing number of the contact's bank. Empty when unset."),
  last4: zod.string().max(4).describe('Last four characters of `accountNumber`. Set by the platform; not part of a request. Empty when unset.'),
  verified: zod.boolean().describe('Whether the bank details have been verified. Set by the platform, `false` in a new contact; not part of a request.'),
}).describe('Bank details of a contact for ACH transfers, as stored.');

// prettier-ignore
export type ContactAch = zod.input<typeof ContactAch>;

/**
 * Card details of a contact: an address.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const ContactCard = zod.looseObject({
  address: Address.nullable().describe("Address that goes with the contact's card. `null` when unset."),
}).describe('Card details of a contact: an address.');

// prettier-ignore
export type ContactCard = zod.input<typeof ContactCard>;

/**
 * Check details of a contact: an address.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const ContactCheck = zod.looseObject({
  address: Address.nullable().describe('Address for checks to the contact. `null` when unset.'),
}).describe('Check details of a contact: an address.');

// prettier-ignore
export type ContactCheck = zod.input<typeof ContactCheck>;

/**
 * Bank details of a contact for domestic wires, as stored.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const ContactWireDomestic = zod.looseObject({
  accountNumber: zod.string().describe('Account number of the contact at its bank. Empty when unset.'),
  accountType: zod.string().describe('Type of the bank account. Empty when unset.'),
  address: Address.nullable().describe('Address for domestic wires to the contact. `null` when unset.'),
  bankName: zod.string().describe("Name of the contact's bank. Empty when unset."),
  routingNumber: zod.string().describe("Routing number of the contact's bank. Empty when unset."),
  last4: zod.string().max(4).describe('Last four characters of `accountNumber`. Set by the platform; not part of a request. Empty when unset.'),
}).describe('Bank details of a contact for domestic wires, as stored.');

// prettier-ignore
export type ContactWireDomestic = zod.input<typeof ContactWireDomestic>;

/**
 * Bank details of a contact for international wires, as stored.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const ContactWireInternational = zod.looseObject({
  accountNumber: zod.string().describe('Account number of the beneficiary. Empty when unset.'),
  accountType: zod.string().describe('Type of the bank account. Empty when unset.'),
  bankIdentifierCode: zod.string().describe("Code that identifies the beneficiary's bank. Empty when unset."),
  bankIdentifierType: zod.string().describe('Scheme that `bankIdentifierCode` belongs to, such as `swift`. Empty when unset.'),
  beneficiaryAddress: Address.nullable().describe('Address of the beneficiary. `null` when unset.'),
  beneficiaryBank: zod.string().describe("Name of the beneficiary's bank. Empty when unset."),
  beneficiaryBankAddress: Address.nullable().describe("Address of the beneficiary's bank. `null` when unset."),
  correspondentBank: zod.string().describe('Name of the correspondent bank. Empty when unset.'),
  correspondentBankAddress: Address.nullable().describe('Address of the correspondent bank. `null` when unset.'),
  correspondentBankIdentifierCode: zod.string().describe('Code that identifies the correspondent bank. Empty when unset.'),
}).describe('Bank details of a contact for international wires, as stored.');

// prettier-ignore
export type ContactWireInternational = zod.input<typeof ContactWireInternational>;

/**
 * Bank details of a contact for wires, as stored.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const ContactWire = zod.looseObject({
  domestic: ContactWireDomestic.nullable().describe('Bank details for domestic wires. `null` when unset.'),
  international: ContactWireInternational.nullable().describe('Bank details for international wires. `null` when unset.'),
}).describe('Bank details of a contact for wires, as stored.');

// prettier-ignore
export type ContactWire = zod.input<typeof ContactWire>;

/**
 * A counterparty, with its details for bank transfers, cards, checks and wires.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const Contact = zod.looseObject({
  id: ContactId.describe('Identifier of the contact, assigned by the platform.'),
  programId: ProgramIdOrUnset.describe('Program that the contact belongs to. Empty when unset.'),
  accountId: AccountIdOrUnset.describe('Account that the contact is attached to. Empty when unset.'),
  name: zod.string().describe('Name of the person or business. Empty when unset.'),
  email: zod.string().describe('Email address of the contact. Empty when unset.'),
  phone: PhoneNumberOrUnset.describe('Phone number of the contact in international format, with a leading `+`. Empty when unset.'),
  ach: ContactAch.nullable().describe('Bank details for ACH transfers. `null` when unset.'),
  card: ContactCard.nullable().describe('Card details of the contact. `null` when unset.'),
  check: ContactCheck.nullable().describe('Check details of the contact. `null` when unset.'),
  wire: ContactWire.nullable().describe('Bank details for wires. `null` when unset.'),
  label: zod.string().describe('Display name of the contact. Equal to `name` in a new contact. Empty when unset.'),
  status: zod.string().describe('State of the contact. `active` in a new contact. Empty when unset.'),
  type: zod.string().describe('Type of the contact. `others` in a new contact. Empty when unset.'),
  createdAt: Timestamp.describe('When the contact was created.'),
  modifiedAt: Timestamp.describe('When the contact was last modified. Equal to `createdAt` in a new contact.'),
  metadata: zod.unknown().describe('Metadata of the contact. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
  crossBorder: zod.unknown().describe('Details for cross-border payments. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
  debitCard: zod.unknown().describe('Debit card details. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
  intrabank: zod.unknown().describe('Details for intrabank transfers. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
}).describe('A counterparty, with its details for bank transfers, cards, checks and wires.');

// prettier-ignore
export type Contact = zod.input<typeof Contact>;

/**
 * Bank details of a contact for ACH transfers. The platform adds `last4` and `verified`.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const ContactAchInput = zod.looseObject({
  accountNumber: zod.string().describe('Account number of the contact at its bank.').optional(),
  accountType: zod.string().describe('Type of the bank account.').optional(),
  bankName: zod.string().describe("Name of the contact's bank.").optional(),
  routingNumber: zod.string().describe("Routing number of the contact's bank.").optional(),
}).describe('Bank details of a contact for ACH transfers. The platform adds `last4` and `verified`.');

// prettier-ignore
export type ContactAchInput = zod.input<typeof ContactAchInput>;

/**
 * Card details of a contact: an address.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const ContactCardInput = zod.looseObject({
  address: AddressInput.nullable().describe("Address that goes with the contact's card.").optional(),
}).describe('Card details of a contact: an address.');

// prettier-ignore
export type ContactCardInput = zod.input<typeof ContactCardInput>;

/**
 * Check details of a contact: an address.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const ContactCheckInput = zod.looseObject({
  address: AddressInput.nullable().describe('Address for checks to the contact.').optional(),
}).describe('Check details of a contact: an address.');

// prettier-ignore
export type ContactCheckInput = zod.input<typeof ContactCheckInput>;

/** Pattern of `ContactIdOrUnset`. */
// prettier-ignore
export const ContactIdOrUnsetRegExp = /^$|^con-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a contact, or the empty string when none is set.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const ContactIdOrUnset = zod.string().regex(ContactIdOrUnsetRegExp).describe('Identifier of a contact, or the empty string when none is set.');

// prettier-ignore
export type ContactIdOrUnset = zod.input<typeof ContactIdOrUnset>;

/**
 * A person to contact at a company.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ContactPerson = zod.looseObject({
  email: zod.string().describe('Email address of the person. Empty when unset.'),
  name: zod.string().describe('Name of the person. Empty when unset.'),
  phoneNumber: zod.string().describe('Phone number of the person. Its format is not shown. Empty when unset.'),
}).describe('A person to contact at a company.');

// prettier-ignore
export type ContactPerson = zod.input<typeof ContactPerson>;

/**
 * Bank details of a contact for domestic wires. The platform adds `last4`.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const ContactWireDomesticInput = zod.looseObject({
  accountNumber: zod.string().describe('Account number of the contact at its bank.').optional(),
  accountType: zod.string().describe('Type of the bank account.').optional(),
  address: AddressInput.nullable().describe('Address for domestic wires to the contact.').optional(),
  bankName: zod.string().describe("Name of the contact's bank.").optional(),
  routingNumber: zod.string().describe("Routing number of the contact's bank.").optional(),
}).describe('Bank details of a contact for domestic wires. The platform adds `last4`.');

// prettier-ignore
export type ContactWireDomesticInput = zod.input<typeof ContactWireDomesticInput>;

/**
 * Bank details of a contact for international wires.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const ContactWireInternationalInput = zod.looseObject({
  accountNumber: zod.string().describe('Account number of the beneficiary.').optional(),
  accountType: zod.string().describe('Type of the bank account.').optional(),
  bankIdentifierCode: zod.string().describe("Code that identifies the beneficiary's bank.").optional(),
  bankIdentifierType: zod.string().describe('Scheme that `bankIdentifierCode` belongs to, such as `swift`.').optional(),
  beneficiaryAddress: AddressInput.nullable().describe('Address of the beneficiary.').optional(),
  beneficiaryBank: zod.string().describe("Name of the beneficiary's bank.").optional(),
  beneficiaryBankAddress: AddressInput.nullable().describe("Address of the beneficiary's bank.").optional(),
  correspondentBank: zod.string().describe('Name of the correspondent bank.').optional(),
  correspondentBankAddress: AddressInput.nullable().describe('Address of the correspondent bank.').optional(),
  correspondentBankIdentifierCode: zod.string().describe('Code that identifies the correspondent bank.').optional(),
}).describe('Bank details of a contact for international wires.');

// prettier-ignore
export type ContactWireInternationalInput = zod.input<typeof ContactWireInternationalInput>;

/**
 * Bank details of a contact for wires.
 *
 * Section 2.2 of the source.
 */
// prettier-ignore
export const ContactWireInput = zod.looseObject({
  domestic: ContactWireDomesticInput.nullable().describe('Bank details for domestic wires.').optional(),
  international: ContactWireInternationalInput.nullable().describe('Bank details for international wires.').optional(),
}).describe('Bank details of a contact for wires.');

// prettier-ignore
export type ContactWireInput = zod.input<typeof ContactWireInput>;

/**
 * The account to create.
 *
 * Section 4.3 of the source.
 */
// prettier-ignore
export const CreateAccountRequest = zod.looseObject({
  acceptedTerms: zod.boolean().describe('Whether the terms have been accepted.').optional(),
  businessId: BusinessIdOrUnset.describe('Business to open the account for.').optional(),
  label: zod.string().describe('Display name for the account.').optional(),
  type: zod.string().describe('Type of account to open. The program lists account types in `bank.accountType`.').optional(),
}).describe('The account to create.');

// prettier-ignore
export type CreateAccountRequest = zod.input<typeof CreateAccountRequest>;

/**
 * The card to create.
 *
 * Section 2.6 of the source.
 */
// prettier-ignore
export const CreateCardRequest = zod.looseObject({
  accountId: AccountIdOrUnset.describe('Account to issue the card against.').optional(),
  allowedCategories: zod.array(zod.string()).nullable().describe('Merchant category codes (MCCs) where the card can be used.').optional(),
  blockedMerchants: zod.array(zod.string()).nullable().describe('Merchants where the card cannot be used.').optional(),
  atmAccess: zod.boolean().describe('Whether the card can be used at ATMs.').optional(),
  billingAddress: AddressInput.nullable().describe('Billing address of the card. The response has it inside `cardholder`.').optional(),
  bin: zod.string().describe('BIN to issue the card from, by name rather than by number, such as `debit`.').optional(),
  cardType: zod.string().describe('Type of card to issue, such as `physical`.').optional(),
  currency: zod.string().describe('Currency of the card, such as `USD`.').optional(),
  embossingBusiness: zod.string().describe('Business name to emboss on the card.').optional(),
  embossingPerson: zod.string().describe('Name of the person to emboss on the card.').optional(),
  label: zod.string().describe('Display name for the card.').optional(),
  limitAmount: AmountOrUnset.describe('Spending limit of the card over one `limitInterval`.').optional(),
  limitInterval: zod.string().describe('Interval that `limitAmount` applies to, such as `allTime`.').optional(),
  shipping: CardShippingInput.nullable().describe('Where to ship the card.').optional(),
}).describe('The card to create.');

// prettier-ignore
export type CreateCardRequest = zod.input<typeof CreateCardRequest>;

/**
 * The contact to create. The platform adds the identifiers, timestamps, label, status, type, `last4` and `verified`.
 *
 * Section 4.1 of the source.
 */
// prettier-ignore
export const CreateContactRequest = zod.looseObject({
  accountId: AccountIdOrUnset.describe('Account to attach the contact to.').optional(),
  name: zod.string().describe('Name of the person or business.').optional(),
  email: zod.string().describe('Email address of the contact.').optional(),
  phone: PhoneNumberOrUnset.describe('Phone number of the contact in international format, with a leading `+`.').optional(),
  ach: ContactAchInput.nullable().describe('Bank details for ACH transfers.').optional(),
  card: ContactCardInput.nullable().describe('Card details of the contact.').optional(),
  check: ContactCheckInput.nullable().describe('Check details of the contact.').optional(),
  wire: ContactWireInput.nullable().describe('Bank details for wires.').optional(),
}).describe('The contact to create. The platform adds the identifiers, timestamps, label, status, type, `last4` and `verified`.');

// prettier-ignore
export type CreateContactRequest = zod.input<typeof CreateContactRequest>;

/**
 * Whether one kind of record can be onboarded, and how many.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const OnboardingAllowance = zod.looseObject({
  enabled: zod.boolean().describe('Whether this kind of record can be onboarded.'),
  maxCount: zod.string().describe('Maximum number of records of this kind. Empty when unset.'),
}).describe('Whether one kind of record can be onboarded, and how many.');

// prettier-ignore
export type OnboardingAllowance = zod.input<typeof OnboardingAllowance>;

/**
 * Settings for one-time passwords (OTPs) in 3-D Secure.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramSendOtp = zod.looseObject({
  enabled: zod.boolean().describe('Whether one-time passwords are sent.'),
  url: zod.string().describe('URL for sending one-time passwords. Empty when unset.'),
}).describe('Settings for one-time passwords (OTPs) in 3-D Secure.');

// prettier-ignore
export type ProgramSendOtp = zod.input<typeof ProgramSendOtp>;

/**
 * Settings for 3-D Secure (3DS), which can ask a cardholder to confirm an online card payment.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramThreeDomainSecure = zod.looseObject({
  challengeProfileId: zod.string().describe('Identifier of the challenge profile. Empty when unset.'),
  enabled: zod.boolean().describe('Whether 3-D Secure is enabled.'),
  institutionId: zod.string().describe('Identifier of the institution. Empty when unset.'),
  sendOtp: ProgramSendOtp.nullable().describe('Settings for one-time passwords (OTPs). `null` when unset.'),
}).describe('Settings for 3-D Secure (3DS), which can ask a cardholder to confirm an online card payment.');

// prettier-ignore
export type ProgramThreeDomainSecure = zod.input<typeof ProgramThreeDomainSecure>;

/**
 * Account subtypes, each enabled or not. The source gives only their names; what each of them changes is not shown.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramAccountSubTypes = zod.looseObject({
  accrue: zod.boolean().describe('Whether the accruing subtype is enabled.'),
  clearing: zod.boolean().describe('Whether the clearing subtype is enabled.'),
  dda: zod.boolean().describe('Whether the demand deposit account (DDA) subtype is enabled.'),
  interest: zod.boolean().describe('Whether the interest subtype is enabled.'),
  reserve: zod.boolean().describe('Whether the reserve subtype is enabled.'),
}).describe('Account subtypes, each enabled or not. The source gives only their names; what each of them changes is not shown.');

// prettier-ignore
export type ProgramAccountSubTypes = zod.input<typeof ProgramAccountSubTypes>;

/**
 * Account types of the program, each enabled or not. Whether an account's `type` can have other values is not shown.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramAccountTypes = zod.looseObject({
  businessChecking: zod.boolean().describe('Whether business checking accounts are enabled.'),
  businessSavings: zod.boolean().describe('Whether business savings accounts are enabled.'),
  cardAccount: zod.boolean().describe('Whether card accounts are enabled.'),
  clearingAccount: zod.boolean().describe('Whether clearing accounts are enabled.'),
  fallbackAccount: zod.boolean().describe('Whether fallback accounts are enabled.'),
  fundingAccount: zod.boolean().describe('Whether funding accounts are enabled.'),
  personalChecking: zod.boolean().describe('Whether personal checking accounts are enabled.'),
  personalSavings: zod.boolean().describe('Whether personal savings accounts are enabled.'),
  reserveAccount: zod.boolean().describe('Whether reserve accounts are enabled.'),
}).describe("Account types of the program, each enabled or not. Whether an account's `type` can have other values is not shown.");

// prettier-ignore
export type ProgramAccountTypes = zod.input<typeof ProgramAccountTypes>;

/**
 * Maximum number of accounts in a program, for businesses and for persons.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramMaxAccounts = zod.looseObject({
  business: CountOrUnset.describe('Maximum number of business accounts, as a string that holds an integer. Empty when unset.'),
  personal: CountOrUnset.describe('Maximum number of personal accounts, as a string that holds an integer. Empty when unset.'),
}).describe('Maximum number of accounts in a program, for businesses and for persons.');

// prettier-ignore
export type ProgramMaxAccounts = zod.input<typeof ProgramMaxAccounts>;

/**
 * Settings for the accounts of a program.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramBank = zod.looseObject({
  accountCreationCredit: AmountOrUnset.describe('Amount credited to an account when it is created. Empty when unset.'),
  accountFees: AmountOrUnset.describe('Fees charged to an account. Empty when unset.'),
  accountInterest: AmountOrUnset.describe('Interest paid on an account, as an amount. Empty when unset.'),
  accountInterestFrequency: zod.string().describe('How often interest is paid. Empty when unset.'),
  accountSubType: ProgramAccountSubTypes.nullable().describe('Account subtypes, each enabled or not. `null` when unset.'),
  accountType: ProgramAccountTypes.nullable().describe('Account types, each enabled or not. `null` when unset.'),
  fdicInsurance: zod.boolean().describe('Whether accounts have FDIC insurance.'),
  maxAccounts: ProgramMaxAccounts.describe('Maximum number of accounts for businesses and for persons.'),
  sponsor: zod.string().describe('Name of the sponsor bank. Empty when unset.'),
}).describe('Settings for the accounts of a program.');

// prettier-ignore
export type ProgramBank = zod.input<typeof ProgramBank>;

/**
 * Billing settings of a program.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramBilling = zod.looseObject({
  contacts: zod.array(ContactPerson).nullable().describe('People to contact about billing. `null` when unset.'),
}).describe('Billing settings of a program.');

// prettier-ignore
export type ProgramBilling = zod.input<typeof ProgramBilling>;

/**
 * Branding of a program: colors, logos, font and card artwork. The form of colors and artwork is not shown.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramBrand = zod.looseObject({
  cardArtPhysical: zod.string().describe('Artwork for the front of physical cards. Empty when unset.'),
  cardArtPhysicalBack: zod.string().describe('Artwork for the back of physical cards. Empty when unset.'),
  cardArtVirtual: zod.string().describe('Artwork for the front of virtual cards. Empty when unset.'),
  cardArtVirtualBack: zod.string().describe('Artwork for the back of virtual cards. Empty when unset.'),
  createdAt: TimestampOrUnset.describe('When the brand was created. Empty when unset.'),
  ctaColor: zod.string().describe('Color of call-to-action (CTA) buttons. Empty when unset.'),
  ctaTextColor: zod.string().describe('Color of the text on call-to-action (CTA) buttons. Empty when unset.'),
  darkCtaColor: zod.string().describe('Color of call-to-action (CTA) buttons in dark mode. Empty when unset.'),
  darkCtaTextColor: zod.string().describe('Color of the text on call-to-action (CTA) buttons in dark mode. Empty when unset.'),
  darkLandscapeLogo: zod.string().describe('Logo in landscape format for dark mode. Empty when unset.'),
  darkPrimaryColor: zod.string().describe('Primary color in dark mode. Empty when unset.'),
  darkPrimaryTextColor: zod.string().describe('Color of text on the primary color in dark mode. Empty when unset.'),
  darkSecondaryColor: zod.string().describe('Secondary color in dark mode. Empty when unset.'),
  darkSquareLogo: zod.string().describe('Logo in square format for dark mode. Empty when unset.'),
  fontName: zod.string().describe('Name of the font. Empty when unset.'),
  fontURL: zod.string().describe('URL of the font. Empty when unset.'),
  id: BrandIdOrUnset.describe('Identifier of the brand. Empty when unset.'),
  landscapeLogo: zod.string().describe('Logo in landscape format. Empty when unset.'),
  modifiedAt: TimestampOrUnset.describe('When the brand was last modified. Empty when unset.'),
  physicalCardTextColor: zod.string().describe('Color of text on physical cards. Empty when unset.'),
  primaryColor: zod.string().describe('Primary color of the brand. Empty when unset.'),
  primaryTextColor: zod.string().describe('Color of text on the primary color. Empty when unset.'),
  redirectUrl: zod.string().describe('URL that users are redirected to. Empty when unset.'),
  sdkLocale: BrandSdkLocale.nullable().describe('Locale data for the SDK. `null` when unset.'),
  sdkTheme: BrandSdkTheme.nullable().describe('Theme of the SDK. `null` when unset.'),
  secondaryColor: zod.string().describe('Secondary color of the brand. Empty when unset.'),
  squareLogo: zod.string().describe('Logo in square format. Empty when unset.'),
  supportEmail: zod.string().describe('Email address for support. Empty when unset.'),
  virtualCardTextColor: zod.string().describe('Color of text on virtual cards. Empty when unset.'),
}).describe('Branding of a program: colors, logos, font and card artwork. The form of colors and artwork is not shown.');

// prettier-ignore
export type ProgramBrand = zod.input<typeof ProgramBrand>;

/**
 * BINs of a program, one for each kind of card.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramCardBins = zod.looseObject({
  businessCredit: CardBin.nullable().describe('BIN for business credit cards. `null` when unset.'),
  businessDebit: CardBin.nullable().describe('BIN for business debit cards. `null` when unset.'),
  personalCredit: CardBin.nullable().describe('BIN for personal credit cards. `null` when unset.'),
  personalDebit: CardBin.nullable().describe('BIN for personal debit cards. `null` when unset.'),
}).describe('BINs of a program, one for each kind of card.');

// prettier-ignore
export type ProgramCardBins = zod.input<typeof ProgramCardBins>;

/**
 * Card allowances of a program by card type. A new account was observed to start with the same counts and flags.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramCardTypes = zod.looseObject({
  physical: CardAllowance.describe('Whether physical cards can be issued, and how many.'),
  virtual: CardAllowance.describe('Whether virtual cards can be issued, and how many.'),
}).describe('Card allowances of a program by card type. A new account was observed to start with the same counts and flags.');

// prettier-ignore
export type ProgramCardTypes = zod.input<typeof ProgramCardTypes>;

/**
 * Settings for the cards of a program.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramCard = zod.looseObject({
  bin: ProgramCardBins.nullable().describe('BINs that the program issues cards from, by kind of card. `null` when unset.'),
  type: ProgramCardTypes.describe('Whether cards of each type can be issued, and how many.'),
}).describe('Settings for the cards of a program.');

// prettier-ignore
export type ProgramCard = zod.input<typeof ProgramCard>;

/**
 * Company that a program belongs to.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramCompany = zod.looseObject({
  achName: zod.string().describe('Name of the company as used for ACH. Empty when unset.'),
  address: Address.nullable().describe('Address of the company. `null` when unset.'),
  contact: ContactPerson.nullable().describe('Person to contact at the company. `null` when unset.'),
  description: zod.string().describe('Description of the company. Empty when unset.'),
  domain: zod.string().describe('Internet domain of the company. Empty when unset.'),
  entityType: zod.string().describe('Legal entity type of the company. Empty when unset.'),
  name: zod.string().describe('Name of the company. Empty when unset.'),
  subDomain: zod.string().describe('Subdomain for the program. Empty when unset.'),
  tin: zod.string().describe('Taxpayer identification number (TIN) of the company. Empty when unset.'),
}).describe('Company that a program belongs to.');

// prettier-ignore
export type ProgramCompany = zod.input<typeof ProgramCompany>;

/**
 * Fallback settings of a program. What they control is not shown.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramFallback = zod.looseObject({
  originated: zod.unknown().describe('Fallback for originated transfers. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
  received: zod.unknown().describe('Fallback for received transfers. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
}).describe('Fallback settings of a program. What they control is not shown.');

// prettier-ignore
export type ProgramFallback = zod.input<typeof ProgramFallback>;

/**
 * Settings for identity verification.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramIdentity = zod.looseObject({
  enabled: zod.boolean().describe('Whether identity verification is enabled.'),
  templateId: zod.string().describe('Identifier of the template for identity verification. Empty when unset.'),
  themeId: zod.string().describe('Identifier of the theme for identity verification. Empty when unset.'),
}).describe('Settings for identity verification.');

// prettier-ignore
export type ProgramIdentity = zod.input<typeof ProgramIdentity>;

/**
 * Which originators can pull money from accounts of the program by ACH.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramIncomingAchPull = zod.looseObject({
  allowedOriginators: zod.array(zod.string()).nullable().describe('Originators that are allowed to pull money. `null` when unset.'),
  blockedOriginators: zod.array(zod.string()).nullable().describe('Originators that are blocked from pulling money. `null` when unset.'),
  enabled: zod.boolean().describe('Whether incoming ACH pulls are enabled.'),
  via: zod.string().describe('Route of the rail. Which values there are, and what they mean, is not shown. Empty when unset.'),
}).describe('Which originators can pull money from accounts of the program by ACH.');

// prettier-ignore
export type ProgramIncomingAchPull = zod.input<typeof ProgramIncomingAchPull>;

/**
 * Settings for transfers that others originate against accounts of the program.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramIncoming = zod.looseObject({
  achPull: ProgramIncomingAchPull.nullable().describe('Settings for incoming ACH pulls. `null` when unset.'),
}).describe('Settings for transfers that others originate against accounts of the program.');

// prettier-ignore
export type ProgramIncoming = zod.input<typeof ProgramIncoming>;

/**
 * Legal texts of a program. Whether a field holds the text itself or a link to it is not shown.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramLegal = zod.looseObject({
  bank: zod.string().describe('Legal text about the bank. Empty when unset.'),
  disclosure: zod.string().describe('Disclosures to customers. Empty when unset.'),
  help: zod.string().describe('Help text for customers. Empty when unset.'),
  program: zod.string().describe('Legal text about the program. Empty when unset.'),
  platform: zod.string().describe('Legal text about the platform. Empty when unset.'),
}).describe('Legal texts of a program. Whether a field holds the text itself or a link to it is not shown.');

// prettier-ignore
export type ProgramLegal = zod.input<typeof ProgramLegal>;

/**
 * Settings for cards of minors.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramMinorCard = zod.looseObject({
  enabled: zod.boolean().describe('Whether cards can be issued to minors.'),
  kycRequired: zod.boolean().describe('Whether Know Your Customer (KYC) verification is required for minors.'),
}).describe('Settings for cards of minors.');

// prettier-ignore
export type ProgramMinorCard = zod.input<typeof ProgramMinorCard>;

/**
 * Settings for customers who are minors.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramMinor = zod.looseObject({
  card: ProgramMinorCard.nullable().describe('Settings for cards of minors. `null` when unset.'),
}).describe('Settings for customers who are minors.');

// prettier-ignore
export type ProgramMinor = zod.input<typeof ProgramMinor>;

/**
 * Notification settings of a program: which messages are sent, over which channel, and from which sender.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramNotification = zod.looseObject({
  messageServiceSid: zod.string().describe('Identifier (SID) of the message service. Empty when unset.'),
  ntfSenderEmail: zod.string().describe('Email address that notifications are sent from. Empty when unset.'),
  ntfSenderName: zod.string().describe('Name that notifications are sent under. Empty when unset.'),
  segmentId: zod.string().describe('Identifier of the segment. Empty when unset.'),
  emailProviderKey: zod.string().describe('**Credential.** API key at the email provider. Empty when unset.'),
  smsSenderNumber: zod.string().describe('Phone number that text messages are sent from. Empty when unset.'),
  platformNtfSenderNumber: zod.string().describe('Phone number that notifications of the platform are sent from. Empty when unset.'),
  smsProviderSenderSid: zod.string().describe('Identifier (SID) of the sender at the SMS provider. Empty when unset.'),
  smsProviderSenderToken: zod.string().describe('**Credential.** Token of the sender at the SMS provider. Empty when unset.'),
  ntfEmailEnabled: zod.boolean().describe('Whether notifications are sent by email.'),
  ntfSmsEnabled: zod.boolean().describe('Whether notifications are sent by text message.'),
  sendCardEmailEnabled: zod.boolean().describe('Whether card messages are sent by email.'),
  sendCardSmsEnabled: zod.boolean().describe('Whether card messages are sent by text message.'),
  statementEmailEnabled: zod.boolean().describe('Whether statements are sent by email.'),
  webhookErrorEmailEnabled: zod.boolean().describe('Whether webhook errors are reported by email.'),
}).describe('Notification settings of a program: which messages are sent, over which channel, and from which sender.');

// prettier-ignore
export type ProgramNotification = zod.input<typeof ProgramNotification>;

/**
 * Which kinds of record can be onboarded in a program, and how many of each.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramOnboarding = zod.looseObject({
  account: OnboardingAllowance.describe('Onboarding of accounts.'),
  business: OnboardingAllowance.describe('Onboarding of businesses.'),
  card: OnboardingAllowance.describe('Onboarding of cards.'),
  family: OnboardingAllowance.describe('Onboarding of families.'),
  person: OnboardingAllowance.describe('Onboarding of persons.'),
}).describe('Which kinds of record can be onboarded in a program, and how many of each.');

// prettier-ignore
export type ProgramOnboarding = zod.input<typeof ProgramOnboarding>;

/**
 * Operations that are enabled for a program. The source gives only their names; what each of them enables is not shown.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramOps = zod.looseObject({
  bulk: zod.boolean().describe('Whether bulk operations are enabled.'),
  debitpull: zod.boolean().describe('Whether debit pulls are enabled.'),
  kyb: zod.boolean().describe('Whether Know Your Business (KYB) verification is enabled.'),
  kyc: zod.boolean().describe('Whether Know Your Customer (KYC) verification is enabled.'),
}).describe('Operations that are enabled for a program. The source gives only their names; what each of them enables is not shown.');

// prettier-ignore
export type ProgramOps = zod.input<typeof ProgramOps>;

/**
 * Entries for real-time authorization. What they control is not shown.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const RealTimeAuth = zod.looseObject({
  ach: zod.unknown().describe('Entry for ACH. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
  card: zod.unknown().describe('Entry for cards. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
  intrabank: zod.unknown().describe('Entry for intrabank transfers. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
  notification: zod.unknown().describe('Entry for notifications. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
}).describe('Entries for real-time authorization. What they control is not shown.');

// prettier-ignore
export type RealTimeAuth = zod.input<typeof RealTimeAuth>;

/**
 * Settings of one rail in a program.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const RailRouting = zod.looseObject({
  enabled: zod.boolean().describe('Whether the rail is enabled.'),
  via: zod.string().describe('Route of the rail. Which values there are, and what they mean, is not shown. Empty when unset.'),
}).describe('Settings of one rail in a program.');

// prettier-ignore
export type RailRouting = zod.input<typeof RailRouting>;

/**
 * Rails that a program can receive money on.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramReceive = zod.looseObject({
  ach: AchRouting.describe('Receiving by ACH: whether it is enabled, and by which route (`via`).'),
  check: RailRouting.describe('Receiving by check: whether it is enabled, and by which route (`via`).'),
  debitCard: RailRouting.describe('Receiving by debit card: whether it is enabled, and by which route (`via`).'),
  intrabank: RailRouting.describe('Receiving by intrabank transfer: whether it is enabled, and by which route (`via`).'),
}).describe('Rails that a program can receive money on.');

// prettier-ignore
export type ProgramReceive = zod.input<typeof ProgramReceive>;

/**
 * Reward settings of a program.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramReward = zod.looseObject({
  card: zod.unknown().describe('Rewards for cards. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
}).describe('Reward settings of a program.');

// prettier-ignore
export type ProgramReward = zod.input<typeof ProgramReward>;

/**
 * Rails that a program can send money on.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const ProgramSend = zod.looseObject({
  ach: AchRouting.describe('Sending by ACH: whether it is enabled, and by which route (`via`).'),
  card: RailRouting.describe('Sending by card: whether it is enabled, and by which route (`via`).'),
  check: RailRouting.describe('Sending by check: whether it is enabled, and by which route (`via`).'),
  crossBorder: RailRouting.describe('Sending across borders: whether it is enabled, and by which route (`via`).'),
  debitCard: RailRouting.describe('Sending by debit card: whether it is enabled, and by which route (`via`).'),
  digitalCheck: RailRouting.describe('Sending by digital check: whether it is enabled, and by which route (`via`).'),
  internationalWire: RailRouting.describe('Sending by international wire: whether it is enabled, and by which route (`via`).'),
  intrabank: RailRouting.describe('Sending by intrabank transfer: whether it is enabled, and by which route (`via`).'),
  physicalCard: RailRouting.describe('Sending by physical card: whether it is enabled, and by which route (`via`).'),
  wire: RailRouting.describe('Sending by wire: whether it is enabled, and by which route (`via`).'),
}).describe('Rails that a program can send money on.');

// prettier-ignore
export type ProgramSend = zod.input<typeof ProgramSend>;

/**
 * Limits on transactions received, by rail.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const TransactionReceiveLimits = zod.looseObject({
  ach: PeriodLimits.describe('Limits on transactions received by ACH.'),
  debitCard: PeriodLimits.describe('Limits on transactions received by debit card.'),
}).describe('Limits on transactions received, by rail.');

// prettier-ignore
export type TransactionReceiveLimits = zod.input<typeof TransactionReceiveLimits>;

/**
 * Limits on the transactions of a program.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const TransactionLimits = zod.looseObject({
  receive: TransactionReceiveLimits.describe('Limits on transactions received.'),
}).describe('Limits on the transactions of a program.');

// prettier-ignore
export type TransactionLimits = zod.input<typeof TransactionLimits>;

/**
 * The configuration that accounts belong to: rails, default limits, settings for cards and accounts, branding and notifications. A program holds credentials, so handle it as a secret.
 *
 * Section 2.3 of the source.
 */
// prettier-ignore
export const Program = zod.looseObject({
  id: ProgramId.describe('Identifier of the program.'),
  code: zod.string().describe('Code of the program. Empty when unset.'),
  productName: zod.string().describe('Name of the product. Empty when unset.'),
  programType: zod.string().describe('Type of the program. Empty when unset.'),
  description: zod.string().describe('Description of the program. Empty when unset.'),
  language: zod.string().describe('Language of the program, as a language code. Empty when unset.'),
  status: zod.string().describe('State of the program. Empty when unset.'),
  createdAt: TimestampOrUnset.describe('When the program was created. Empty when unset.'),
  modifiedAt: TimestampOrUnset.describe('When the program was last modified. Empty when unset.'),
  allowedIps: zod.array(zod.string()).describe('IP addresses that are allowed. An empty list when there are none.'),
  subscription: zod.unknown().describe('Subscription of the program. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
  '3DS': ProgramThreeDomainSecure.nullable().describe('Settings for 3-D Secure (3DS). `null` when unset.'),
  bank: ProgramBank.describe("Settings for the program's accounts."),
  billing: ProgramBilling.nullable().describe('Billing contacts of the program. `null` when unset.'),
  brand: ProgramBrand.nullable().describe('Branding of the program. `null` when unset.'),
  card: ProgramCard.describe("Settings for the program's cards."),
  company: ProgramCompany.nullable().describe('Company that the program belongs to. `null` when unset.'),
  fallback: ProgramFallback.nullable().describe('Fallback settings. What they control is not shown. `null` when unset.'),
  identity: ProgramIdentity.nullable().describe('Settings for identity verification. `null` when unset.'),
  incoming: ProgramIncoming.nullable().describe('Settings for incoming ACH pulls. `null` when unset.'),
  legal: ProgramLegal.nullable().describe('Legal texts of the program. `null` when unset.'),
  limits: Limits.describe("Default money limits for the program's accounts, by direction and rail."),
  minor: ProgramMinor.nullable().describe('Settings for customers who are minors. `null` when unset.'),
  notification: ProgramNotification.describe('Notification settings of the program: channels, senders and provider credentials.'),
  onboarding: ProgramOnboarding.describe('Which kinds of record can be onboarded, and how many of each.'),
  ops: ProgramOps.nullable().describe('Operations that are enabled for the program. `null` when unset.'),
  bankLinkExchange: BankLinkExchange.describe('Settings for linking bank accounts through an exchange service.'),
  realTimeAuth: RealTimeAuth.describe('Entries for real-time authorization.'),
  receive: ProgramReceive.describe('Rails that the program can receive money on.'),
  reward: ProgramReward.nullable().describe('Reward settings. `null` when unset.'),
  send: ProgramSend.describe('Rails that the program can send money on.'),
  transactionLimits: TransactionLimits.describe('Daily and monthly limits on transactions received, by rail.'),
}).describe('The configuration that accounts belong to: rails, default limits, settings for cards and accounts, branding and notifications. A program holds credentials, so handle it as a secret.');

// prettier-ignore
export type Program = zod.input<typeof Program>;

/**
 * The ACH pull to create.
 *
 * Section 4.6 of the source.
 */
// prettier-ignore
export const ReceiveAchPullRequest = zod.looseObject({
  accountId: AccountIdOrUnset.describe('Account that receives the money.').optional(),
  contactId: ContactIdOrUnset.describe('Contact whose bank account the money is pulled from.').optional(),
  amount: AmountOrUnset.describe('Amount to pull.').optional(),
  description: zod.string().describe('Description of the transfer.').optional(),
  type: zod.string().describe('Type of the ACH pull, such as `sameDay`.').optional(),
}).describe('The ACH pull to create.');

// prettier-ignore
export type ReceiveAchPullRequest = zod.input<typeof ReceiveAchPullRequest>;

/** Pattern of `TransferId`. */
// prettier-ignore
export const TransferIdRegExp = /^tra-([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/u;

/**
 * Identifier of a transfer: the prefix `tra-` followed by a UUID-style string.
 *
 * Section 1 of the source.
 */
// prettier-ignore
export const TransferId = zod.string().regex(TransferIdRegExp).describe('Identifier of a transfer: the prefix `tra-` followed by a UUID-style string.');

// prettier-ignore
export type TransferId = zod.input<typeof TransferId>;

/**
 * Key-value pairs that you attach to a transfer. The keys `description` and `externalId`, both with text, have been observed; any others are accepted.
 *
 * Section 4.7, 2.7 of the source.
 */
// prettier-ignore
export const TransferMetadata = zod.looseObject({}).describe('Key-value pairs that you attach to a transfer. The keys `description` and `externalId`, both with text, have been observed; any others are accepted.');

// prettier-ignore
export type TransferMetadata = zod.input<typeof TransferMetadata>;

/**
 * A movement of money. An ACH pull and a check that was sent share this record.
 *
 * Section 2.7 of the source.
 */
// prettier-ignore
export const Transfer = zod.looseObject({
  id: TransferId.describe('Identifier of the transfer, assigned by the platform.'),
  accountId: AccountIdOrUnset.describe('Account that the money moves into or out of. Empty when unset.'),
  contactId: ContactIdOrUnset.describe('Contact on the other side of the transfer. Empty when unset.'),
  parentTransferId: zod.string().describe('Identifier of the parent transfer. Empty when unset.'),
  fallbackTransferId: zod.string().describe('Identifier of the fallback transfer. Empty when unset.'),
  amount: Amount.describe('Amount of the transfer.'),
  destinationAmount: AmountOrUnset.describe('Amount on the destination side. Observed as `0.00` in both kinds of transfer. Empty when unset.'),
  destinationCurrency: zod.string().describe('Currency on the destination side. Empty when unset.'),
  name: zod.string().describe('Name of the counterparty. Empty when unset.'),
  accountNumber: zod.string().describe("Account number of the counterparty. For an ACH pull, copied from the contact's bank details. Empty when unset."),
  accountType: zod.string().describe("Type of the counterparty's bank account. For an ACH pull, copied from the contact's bank details. Empty when unset."),
  bankName: zod.string().describe("Name of the counterparty's bank. For an ACH pull, copied from the contact's bank details. Empty when unset."),
  routingNumber: zod.string().describe("Routing number of the counterparty's bank. For an ACH pull, copied from the contact's bank details. Empty when unset."),
  iban: zod.string().describe("IBAN of the counterparty. For an ACH pull, copied from the contact's bank details. Empty when unset."),
  bin: zod.string().describe("BIN of the counterparty. For an ACH pull, copied from the contact's bank details. Empty when unset."),
  address: Address.describe('Address of the counterparty. For a check, the check address; for an ACH pull, every field is empty.'),
  attachment: zod.string().describe('Attachment to the transfer. What the text refers to is not shown. Empty when unset.'),
  purposeCode: zod.string().describe('Code for the purpose of the payment. Empty when unset.'),
  type: zod.string().describe('Type of service for the transfer. `sameDay` in the ACH pull that was observed. Empty when unset.'),
  valid: zod.string().describe('Validity of the transfer. Its values and what they mean are not shown. Empty when unset.'),
  title: zod.string().describe('Title of the transfer. Empty when unset.'),
  description: zod.string().describe('Description of the transfer. Empty when unset.'),
  metadata: TransferMetadata.nullable().describe('Metadata of the transfer. `null` in the ACH pull that was observed; for a check, the object that was sent.'),
  card: zod.unknown().describe('Card of the transfer. Only `null` has been observed and the shape is not shown, so any value is accepted.'),
  reviewCode: zod.string().describe('Code of the review condition that applies to the transfer. Empty when none applies. A review is not an error: it comes in a successful response.'),
  reviewMessage: zod.string().describe('Message that goes with `reviewCode`. Empty when no review condition applies.'),
  status: zod.string().describe('State of the transfer. Observed as `pending` in a new ACH pull and `completed` in a check after its update. Empty when unset.'),
  transferType: zod.string().describe('Kind of transfer, such as `ach` or `physicalCheck`. Empty when unset.'),
  transferSubType: zod.string().describe('Subtype of the transfer, such as `originated`. Empty when unset.'),
  txnType: zod.string().describe('Type of the transaction. Observed as `credit` for an ACH pull; `debit` for a check that was sent. Empty when unset.'),
  createdAt: TimestampOrUnset.describe('When the transfer was created. Empty when unset.'),
  modifiedAt: TimestampOrUnset.describe('When the transfer was last modified. Empty when unset.'),
  transferredAt: TimestampOrUnset.describe('When the money was transferred. Empty when unset.'),
}).describe('A movement of money. An ACH pull and a check that was sent share this record.');

// prettier-ignore
export type Transfer = zod.input<typeof Transfer>;

/**
 * The transfer of a check that was sent: a transfer whose `transferType` and `txnType` have fixed values.
 *
 * Section 4.7 of the source.
 */
// prettier-ignore
export const SentCheck = Transfer.and(zod.looseObject({
  transferType: zod.enum(['physicalCheck']).describe('Kind of transfer. Always `physicalCheck` for a check that was sent.'),
  txnType: zod.enum(['debit']).describe('Type of the transaction. Always `debit` for a check that was sent.'),
  status: zod.string().describe('State of the transfer. Observed as `completed` in a check after its update. Empty when unset.').optional(),
  type: zod.string().describe('Type of service for the transfer. Observed only for an ACH pull. Empty when unset.').optional(),
})).describe('The transfer of a check that was sent: a transfer whose `transferType` and `txnType` have fixed values.');

// prettier-ignore
export type SentCheck = zod.input<typeof SentCheck>;

/**
 * The settings to change on the account. In the request, `incoming` is next to `config`; in the response, it is inside `config`.
 *
 * Section 4.4 of the source.
 */
// prettier-ignore
export const UpdateAccountRequest = zod.looseObject({
  config: AccountConfigInput.nullable().describe('Card allowances, limits and rails to change.').optional(),
  incoming: AccountIncomingInput.nullable().describe('Settings for incoming ACH pulls to change.').optional(),
}).describe('The settings to change on the account. In the request, `incoming` is next to `config`; in the response, it is inside `config`.');

// prettier-ignore
export type UpdateAccountRequest = zod.input<typeof UpdateAccountRequest>;

/**
 * The descriptive fields to change on a check that was sent.
 *
 * Section 4.7 of the source.
 */
// prettier-ignore
export const UpdateSentCheckRequest = zod.looseObject({
  description: zod.string().describe('New description of the transfer.').optional(),
  title: zod.string().describe('New title of the transfer.').optional(),
  metadata: TransferMetadata.nullable().describe('New metadata of the transfer.').optional(),
}).describe('The descriptive fields to change on a check that was sent.');

// prettier-ignore
export type UpdateSentCheckRequest = zod.input<typeof UpdateSentCheckRequest>;

/**
 * Path parameters of `retrieveProgram`, `GET /v1/program/{programId}`, section 4.2 of the source.
 *
 * Retrieve a program
 */
// prettier-ignore
export const RetrieveProgramParams = zod.object({
  programId: ProgramId.describe('Identifier of the program to retrieve.'),
});

/** Response 2XX of `retrieveProgram`, `GET /v1/program/{programId}`, section 4.2 of the source. The body is the program. Which success status code the response has is not shown. */
// prettier-ignore
export const RetrieveProgram2XXResponse = Program;

/**
 * Response default of `retrieveProgram`, `GET /v1/program/{programId}`, section 4.2 of the source. An error. Status codes and bodies of errors are not shown.
 *
 * Any value passes.
 */
// prettier-ignore
export const RetrieveProgramDefaultResponse = zod.unknown();

/**
 * Body (application/json) of `createAccount`, `POST /v1/account`, section 4.3 of the source.
 *
 * Create an account
 *
 * Creates an account for a business. In a new account, the balance, pending amounts, fees and interest were observed to be `0.00`, and the card counts, limits and enabled flags to equal those of its program.
 */
// prettier-ignore
export const CreateAccountBody = CreateAccountRequest;

/** Response 201 of `createAccount`, `POST /v1/account`, section 4.3 of the source. The account was created. The body is the account. */
// prettier-ignore
export const CreateAccount201Response = Account;

/**
 * Response default of `createAccount`, `POST /v1/account`, section 4.3 of the source. An error. Status codes and bodies of errors are not shown.
 *
 * Any value passes.
 */
// prettier-ignore
export const CreateAccountDefaultResponse = zod.unknown();

/**
 * Path parameters of `updateAccount`, `PATCH /v1/account/{accountId}`, section 4.4 of the source.
 *
 * Update an account's configuration
 */
// prettier-ignore
export const UpdateAccountParams = zod.object({
  accountId: AccountId.describe('Identifier of the account to update.'),
});

/**
 * Body (application/json) of `updateAccount`, `PATCH /v1/account/{accountId}`, section 4.4 of the source.
 *
 * Update an account's configuration
 *
 * Changes the card counts, limits, enabled rails and allowed originators of an account. The allowed originators are next to `config` in the request and inside `config` in the response. When the request held a limit group with empty `daily` and `monthly`, the response was observed to hold the program's amounts for that group.
 */
// prettier-ignore
export const UpdateAccountBody = UpdateAccountRequest;

/** Response 200 of `updateAccount`, `PATCH /v1/account/{accountId}`, section 4.4 of the source. The account was updated. The body is the full account after the change. */
// prettier-ignore
export const UpdateAccount200Response = Account;

/**
 * Response default of `updateAccount`, `PATCH /v1/account/{accountId}`, section 4.4 of the source. An error. Status codes and bodies of errors are not shown.
 *
 * Any value passes.
 */
// prettier-ignore
export const UpdateAccountDefaultResponse = zod.unknown();

/**
 * Body (application/json) of `createContact`, `POST /v1/contact`, section 4.1 of the source.
 *
 * Create a contact
 *
 * Stores a counterparty and its details for bank transfers, cards, checks and wires. The response returns the fields that were sent. It adds identifiers, timestamps, the label, status and type, the last four characters of the ACH and domestic wire account numbers, and whether the ACH details are verified.
 */
// prettier-ignore
export const CreateContactBody = CreateContactRequest;

/** Response 201 of `createContact`, `POST /v1/contact`, section 4.1 of the source. The contact was created. The body is the contact. */
// prettier-ignore
export const CreateContact201Response = Contact;

/**
 * Response default of `createContact`, `POST /v1/contact`, section 4.1 of the source. An error. Status codes and bodies of errors are not shown.
 *
 * Any value passes.
 */
// prettier-ignore
export const CreateContactDefaultResponse = zod.unknown();

/**
 * Body (application/json) of `createCard`, `POST /v1/card`, section 4.5 of the source.
 *
 * Create a card
 *
 * Issues a card against an account. The request sets the spending limit, where the card can be used, what is embossed on it, and where it is shipped. A new card has the status `pendingActivation`, and its shipment is `pending`.
 */
// prettier-ignore
export const CreateCardBody = CreateCardRequest;

/** Response 201 of `createCard`, `POST /v1/card`, section 4.5 of the source. The card was created. The body is the card. */
// prettier-ignore
export const CreateCard201Response = Card;

/**
 * Response default of `createCard`, `POST /v1/card`, section 4.5 of the source. An error. Status codes and bodies of errors are not shown.
 *
 * Any value passes.
 */
// prettier-ignore
export const CreateCardDefaultResponse = zod.unknown();

/**
 * Body (application/json) of `receiveAchPull`, `POST /v1/receive/ach`, section 4.6 of the source.
 *
 * Receive an ACH pull
 *
 * Pulls money by ACH from a contact's bank account into one of your accounts. The transfer holds a copy of the contact's bank details and starts as `pending`. **This moves money.** Whether a repeated request is recognized as a duplicate is not shown.
 */
// prettier-ignore
export const ReceiveAchPullBody = ReceiveAchPullRequest;

/** Response 201 of `receiveAchPull`, `POST /v1/receive/ach`, section 4.6 of the source. The ACH pull was created. The body is its transfer. */
// prettier-ignore
export const ReceiveAchPull201Response = Transfer;

/**
 * Response default of `receiveAchPull`, `POST /v1/receive/ach`, section 4.6 of the source. An error. Status codes and bodies of errors are not shown.
 *
 * Any value passes.
 */
// prettier-ignore
export const ReceiveAchPullDefaultResponse = zod.unknown();

/**
 * Path parameters of `updateSentCheck`, `PATCH /v1/send/check/{transferId}`, section 4.7 of the source.
 *
 * Update a sent check
 */
// prettier-ignore
export const UpdateSentCheckParams = zod.object({
  transferId: TransferId.describe("Identifier of the check's transfer."),
});

/**
 * Body (application/json) of `updateSentCheck`, `PATCH /v1/send/check/{transferId}`, section 4.7 of the source.
 *
 * Update a sent check
 *
 * Changes the title, description and metadata of a check that was sent. The request has no fields for the amount, counterparty or address.
 */
// prettier-ignore
export const UpdateSentCheckBody = UpdateSentCheckRequest;

/** Response 200 of `updateSentCheck`, `PATCH /v1/send/check/{transferId}`, section 4.7 of the source. The check was updated. The body is its transfer after the change. */
// prettier-ignore
export const UpdateSentCheck200Response = SentCheck;

/**
 * Response default of `updateSentCheck`, `PATCH /v1/send/check/{transferId}`, section 4.7 of the source. An error. Status codes and bodies of errors are not shown.
 *
 * Any value passes.
 */
// prettier-ignore
export const UpdateSentCheckDefaultResponse = zod.unknown();
