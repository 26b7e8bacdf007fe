// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

import * as zod from 'zod/v4';

export const BusinessIdRegExp = /^bus-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const BusinessId = zod.string().regex(BusinessIdRegExp).describe('Identifies a business: the kind prefix `bus-` and a UUID-style tail.');

export type BusinessId = zod.input<typeof BusinessId>;

export const PersonIdRegExp = /^per-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const PersonId = zod.string().regex(PersonIdRegExp).describe('Identifies a person: the kind prefix `per-` and a UUID-style tail.');

export type PersonId = zod.input<typeof PersonId>;

export const BinIdRegExp = /^cbn-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const BinId = zod.string().regex(BinIdRegExp).describe("Identifies a card BIN (the number range that a program's cards come from): the kind prefix `cbn-` and a UUID-style tail.");

export type BinId = zod.input<typeof BinId>;

export const ProcessorConfigIdRegExp = /^pcc-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const ProcessorConfigId = zod.string().regex(ProcessorConfigIdRegExp).describe('Identifies a configuration at the card processor: the kind prefix `pcc-` and a UUID-style tail.');

export type ProcessorConfigId = zod.input<typeof ProcessorConfigId>;

export const AccountIdRegExp = /^acc-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const AccountId = zod.string().regex(AccountIdRegExp).describe('Identifies an account: the kind prefix `acc-` and a UUID-style tail.');

export type AccountId = zod.input<typeof AccountId>;

export const ProgramIdRegExp = /^prg-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const ProgramId = zod.string().regex(ProgramIdRegExp).describe('Identifies a program: the kind prefix `prg-` and a UUID-style tail.');

export type ProgramId = zod.input<typeof ProgramId>;

export const BusinessIdOrUnsetRegExp = /^$|^bus-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const BusinessIdOrUnset = zod.string().regex(BusinessIdOrUnsetRegExp).describe('Identifies a business, or the empty string when there is none.');

export type BusinessIdOrUnset = zod.input<typeof BusinessIdOrUnset>;

export const PersonIdOrUnsetRegExp = /^$|^per-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const PersonIdOrUnset = zod.string().regex(PersonIdOrUnsetRegExp).describe('Identifies a person, or the empty string when there is none.');

export type PersonIdOrUnset = zod.input<typeof PersonIdOrUnset>;

export const AmountRegExp = /^-?[0-9]+\.[0-9]{2}$/u;

export const Amount = zod.string().regex(AmountRegExp).describe('An amount of money: a decimal number with two fraction digits, written as a string so that no digit is lost. The currency stands in a field of its own, if at all.');

export type Amount = zod.input<typeof Amount>;

export const AmountOrUnsetRegExp = /^$|^-?[0-9]+\.[0-9]{2}$/u;

export const AmountOrUnset = zod.string().regex(AmountOrUnsetRegExp).describe('An amount of money with two fraction digits, written as a string; empty if none was set.');

export type AmountOrUnset = zod.input<typeof AmountOrUnset>;

export const TimestampOrUnsetRegExp = /^$|^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)Z$/u;

export const TimestampOrUnset = zod.string().regex(TimestampOrUnsetRegExp).describe('A moment in UTC, to the second (`YYYY-MM-DDThh:mm:ssZ`), or the empty string when it is unset.');

export type TimestampOrUnset = zod.input<typeof TimestampOrUnset>;

export const TimestampRegExp = /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)Z$/u;

export const Timestamp = zod.string().regex(TimestampRegExp).describe('A moment in UTC, to the second: ISO 8601 in the form `YYYY-MM-DDThh:mm:ssZ`. No fraction and no other offset.');

export type Timestamp = zod.input<typeof Timestamp>;

export const CountOrUnsetRegExp = /^$|^-?[0-9]+$/u;

export const CountOrUnset = zod.string().regex(CountOrUnsetRegExp).describe('An integer written as a string, or the empty string when no number is set.');

export type CountOrUnset = zod.input<typeof CountOrUnset>;

export const CardAllowance = zod.looseObject({
  count: CountOrUnset.describe('How many cards of this kind there may be, as an integer string.'),
  enabled: zod.boolean().describe('Whether cards of this kind may be issued.'),
}).describe('How many cards of one kind may be issued, and whether at all.');

export type CardAllowance = zod.input<typeof CardAllowance>;

export const AccountCardConfig = zod.looseObject({
  physical: CardAllowance.describe('Physical cards.'),
  virtual: CardAllowance.describe('Virtual cards.'),
}).describe('Card allowances of the account, by kind of card.');

export type AccountCardConfig = zod.input<typeof AccountCardConfig>;

export const AccountFallback = zod.looseObject({
  received: zod.unknown().describe('Seen as `null`; the shape is not shown, so any value is allowed.'),
}).describe('Fallback settings. Their meaning is not shown.');

export type AccountFallback = zod.input<typeof AccountFallback>;

export const AccountIncomingAchPull = zod.looseObject({
  allowedOriginators: zod.array(zod.string()).nullable().describe('Originators that may pull money; `null` when no list is set.'),
  blockedOriginators: zod.array(zod.string()).nullable().describe('Originators that may not pull money; `null` when no list is set.'),
  enabled: zod.boolean().describe('Whether ACH pulls by others are accepted.'),
}).describe('Who may pull money by ACH from the account.');

export type AccountIncomingAchPull = zod.input<typeof AccountIncomingAchPull>;

export const AccountIncoming = zod.looseObject({
  achPull: AccountIncomingAchPull.nullable().describe('ACH pulls; `null` when unset.'),
}).describe('Incoming ACH pulls.');

export type AccountIncoming = zod.input<typeof AccountIncoming>;

export const PeriodLimits = zod.looseObject({
  daily: AmountOrUnset.describe('Most that may move in a day. Empty when no amount is set.'),
  monthly: AmountOrUnset.describe('Most that may move in a month. Empty when no amount is set.'),
}).describe('Limits of one rail, by day and by month.');

export type PeriodLimits = zod.input<typeof PeriodLimits>;

export const ReceiveLimits = zod.looseObject({
  daily: AmountOrUnset.describe('Most that may be received in a day over all rails. Empty when no amount is set.'),
  monthly: AmountOrUnset.describe('Most that may be received in a month over all rails. Empty when no amount is set.'),
  ach: PeriodLimits.describe('Limits for ACH.'),
  check: PeriodLimits.describe('Limits for checks.'),
  debitCard: PeriodLimits.describe('Limits for debit cards.'),
  intrabank: PeriodLimits.describe('Limits for transfers inside the bank.'),
}).describe('Limits on money that comes in: overall and by rail.');

export type ReceiveLimits = zod.input<typeof ReceiveLimits>;

export const SendLimits = zod.looseObject({
  daily: AmountOrUnset.describe('Most that may be sent in a day over all rails. Empty when no amount is set.'),
  monthly: AmountOrUnset.describe('Most that may be sent in a month over all rails. Empty when no amount is set.'),
  ach: PeriodLimits.describe('Limits for ACH.'),
  card: PeriodLimits.describe('Limits for cards.'),
  check: PeriodLimits.describe('Limits for checks.'),
  crossBorder: PeriodLimits.describe('Limits for cross-border payments.'),
  debitCard: PeriodLimits.describe('Limits for debit cards.'),
  domesticWire: PeriodLimits.describe('Limits for wires within the country.'),
  internationalWire: PeriodLimits.describe('Limits for wires across borders.'),
  intrabank: PeriodLimits.describe('Limits for transfers inside the bank.'),
}).describe('Limits on money that goes out: overall and by rail.');

export type SendLimits = zod.input<typeof SendLimits>;

export const Limits = zod.looseObject({
  receive: ReceiveLimits.describe('Money that comes in.'),
  send: SendLimits.describe('Money that goes out.'),
}).describe('Money limits by direction. The empty string means that no amount is set.');

export type Limits = zod.input<typeof Limits>;

export const AchSwitch = zod.looseObject({
  enabled: zod.boolean().describe('Whether the rail is on.'),
  sameDay: zod.boolean().describe('Whether same-day ACH is on.'),
}).describe('Whether ACH is on for the account.');

export type AchSwitch = zod.input<typeof AchSwitch>;

export const RailSwitch = zod.looseObject({
  enabled: zod.boolean().describe('Whether the rail is on.'),
}).describe('Whether a rail is on for the account.');

export type RailSwitch = zod.input<typeof RailSwitch>;

export const AccountReceive = zod.looseObject({
  ach: AchSwitch.describe('ACH transfers.'),
  check: RailSwitch.describe('Checks.'),
  debitCard: RailSwitch.describe('Debit cards.'),
  intrabank: RailSwitch.describe('Transfers inside the bank.'),
}).describe('Rails on which the account can receive money.');

export type AccountReceive = zod.input<typeof AccountReceive>;

export const AccountSend = zod.looseObject({
  ach: AchSwitch.describe('ACH transfers.'),
  card: RailSwitch.describe('Cards.'),
  check: RailSwitch.describe('Checks.'),
  crossBorder: RailSwitch.describe('Cross-border payments.'),
  debitCard: RailSwitch.describe('Debit cards.'),
  digitalCheck: RailSwitch.describe('Digital checks.'),
  internationalWire: RailSwitch.describe('Wires across borders.'),
  intrabank: RailSwitch.describe('Transfers inside the bank.'),
  physicalCard: RailSwitch.describe('Physical cards.'),
  wire: RailSwitch.describe('Wires.'),
}).describe('Rails on which the account can send money.');

export type AccountSend = zod.input<typeof AccountSend>;

export const AccountConfig = zod.looseObject({
  card: AccountCardConfig.describe('Card allowances.'),
  fallback: AccountFallback.nullable().describe('Fallback settings; `null` when unset.'),
  incoming: AccountIncoming.nullable().describe('Incoming ACH pulls; `null` when unset.'),
  limits: Limits.describe('Money limits.'),
  receive: AccountReceive.describe('Rails to receive on.'),
  send: AccountSend.describe('Rails to send on.'),
}).describe("The account's own settings. A new account was seen to start with its program's card counts, limits and enabled flags.");

export type AccountConfig = zod.input<typeof AccountConfig>;

export const Account = zod.looseObject({
  id: AccountId.describe('Identifies the account.'),
  programId: ProgramId.describe('The program that the account belongs to.'),
  businessId: BusinessIdOrUnset.describe('The business that holds the account.'),
  createdPersonId: PersonIdOrUnset.describe('The person who created it.'),
  familyId: zod.string().describe('The family that the account belongs to. Empty when unset.'),
  label: zod.string().describe('Display name.'),
  type: zod.string().describe("Kind of account. The program's `bank.accountType` lists the types on offer."),
  status: zod.string().describe('State of the account.'),
  acceptedTerms: zod.boolean().describe('Whether the terms were accepted.'),
  accountNumber: zod.string().describe('Account number.'),
  routingNumber: zod.string().describe('Routing number.'),
  sponsorBankName: zod.string().describe('Name of the sponsor bank.'),
  currency: zod.string().describe('Currency of the account.'),
  accountInterestFrequency: zod.string().describe('How often interest is paid.'),
  availableBalance: Amount.describe('Money that can be spent. Seen as `0.00` on creation.'),
  pendingCredit: Amount.describe('Money on its way in. Seen as `0.00` on creation.'),
  pendingDebit: Amount.describe('Money on its way out. Seen as `0.00` on creation.'),
  fees: AmountOrUnset.describe('Fees charged. Seen as `0.00` on creation.'),
  interest: AmountOrUnset.describe('Interest earned. Seen as `0.00` on creation.'),
  isVerified: zod.boolean().describe('Whether the account is verified. `false` on creation.'),
  verifiedAt: TimestampOrUnset.describe('When the account was verified. Empty when it is not.'),
  createdAt: Timestamp.describe('When the account was created.'),
  modifiedAt: TimestampOrUnset.describe('When the account was last changed. Seen later than `createdAt` after an update.'),
  metadata: zod.unknown().describe('Seen as `null`; its shape is not shown, so any value is allowed.'),
  config: AccountConfig.describe("The account's own settings."),
}).describe('A bank account of a program, with its balances and its own settings. That accounts carry notification settings and entries for real-time authorisation is stated (section 6); where they stand in the record is not shown.');

export type Account = zod.input<typeof Account>;

export const CardAllowanceInput = zod.looseObject({
  count: CountOrUnset.describe('How many cards of this kind there may be, as an integer string.').optional(),
  enabled: zod.boolean().describe('Whether cards of this kind may be issued.').optional(),
}).describe('How many cards of one kind may be issued, and whether at all.');

export type CardAllowanceInput = zod.input<typeof CardAllowanceInput>;

export const AccountCardConfigInput = zod.looseObject({
  physical: CardAllowanceInput.describe('Physical cards.').optional(),
  virtual: CardAllowanceInput.describe('Virtual cards.').optional(),
}).describe('Card allowances to set, by kind of card.');

export type AccountCardConfigInput = zod.input<typeof AccountCardConfigInput>;

export const PeriodLimitsInput = zod.looseObject({
  daily: AmountOrUnset.describe('Most that may move in a day. May be empty.').optional(),
  monthly: AmountOrUnset.describe('Most that may move in a month. May be empty.').optional(),
}).describe("Limits of one rail to set. A group sent with both amounts empty was seen to come back with the program's amounts.");

export type PeriodLimitsInput = zod.input<typeof PeriodLimitsInput>;

export const ReceiveLimitsInput = zod.looseObject({
  daily: AmountOrUnset.describe('Most that may be received in a day over all rails.').optional(),
  monthly: AmountOrUnset.describe('Most that may be received in a month over all rails.').optional(),
  ach: PeriodLimitsInput.describe('Limits for ACH.').optional(),
  check: PeriodLimitsInput.describe('Limits for checks.').optional(),
  debitCard: PeriodLimitsInput.describe('Limits for debit cards.').optional(),
  intrabank: PeriodLimitsInput.describe('Limits for transfers inside the bank.').optional(),
}).describe('Limits on money that comes in, to set.');

export type ReceiveLimitsInput = zod.input<typeof ReceiveLimitsInput>;

export const SendLimitsInput = zod.looseObject({
  daily: AmountOrUnset.describe('Most that may be sent in a day over all rails.').optional(),
  monthly: AmountOrUnset.describe('Most that may be sent in a month over all rails.').optional(),
  ach: PeriodLimitsInput.describe('Limits for ACH.').optional(),
  check: PeriodLimitsInput.describe('Limits for checks.').optional(),
  crossBorder: PeriodLimitsInput.describe('Limits for cross-border payments.').optional(),
  domesticWire: PeriodLimitsInput.describe('Limits for wires within the country.').optional(),
  internationalWire: PeriodLimitsInput.describe('Limits for wires across borders.').optional(),
  intrabank: PeriodLimitsInput.describe('Limits for transfers inside the bank.').optional(),
}).describe('Limits on money that goes out, to set. Unlike the answer, it has no groups for cards and debit cards.');

export type SendLimitsInput = zod.input<typeof SendLimitsInput>;

export const LimitsInput = zod.looseObject({
  receive: ReceiveLimitsInput.describe('Money that comes in.').optional(),
  send: SendLimitsInput.describe('Money that goes out.').optional(),
}).describe('Money limits to set, by direction.');

export type LimitsInput = zod.input<typeof LimitsInput>;

export const AchSwitchInput = zod.looseObject({
  enabled: zod.boolean().describe('Whether the rail is on.').optional(),
  sameDay: zod.boolean().describe('Whether same-day ACH is on.').optional(),
}).describe('Turns ACH on or off for the account.');

export type AchSwitchInput = zod.input<typeof AchSwitchInput>;

export const RailSwitchInput = zod.looseObject({
  enabled: zod.boolean().describe('Whether the rail is on.').optional(),
}).describe('Turns a rail on or off for the account.');

export type RailSwitchInput = zod.input<typeof RailSwitchInput>;

export const AccountReceiveInput = zod.looseObject({
  ach: AchSwitchInput.describe('ACH transfers.').optional(),
  check: RailSwitchInput.describe('Checks.').optional(),
  debitCard: RailSwitchInput.describe('Debit cards.').optional(),
  intrabank: RailSwitchInput.describe('Transfers inside the bank.').optional(),
}).describe('Rails on which the account is to receive money.');

export type AccountReceiveInput = zod.input<typeof AccountReceiveInput>;

export const AccountSendInput = zod.looseObject({
  ach: AchSwitchInput.describe('ACH transfers.').optional(),
  card: RailSwitchInput.describe('Cards.').optional(),
  check: RailSwitchInput.describe('Checks.').optional(),
  crossBorder: RailSwitchInput.describe('Cross-border payments.').optional(),
  debitCard: RailSwitchInput.describe('Debit cards.').optional(),
  digitalCheck: RailSwitchInput.describe('Digital checks.').optional(),
  internationalWire: RailSwitchInput.describe('Wires across borders.').optional(),
  intrabank: RailSwitchInput.describe('Transfers inside the bank.').optional(),
  physicalCard: RailSwitchInput.describe('Physical cards.').optional(),
  wire: RailSwitchInput.describe('Wires.').optional(),
}).describe('Rails on which the account is to send money.');

export type AccountSendInput = zod.input<typeof AccountSendInput>;

export const AccountConfigInput = zod.looseObject({
  card: AccountCardConfigInput.describe('Card allowances.').optional(),
  limits: LimitsInput.describe('Money limits.').optional(),
  receive: AccountReceiveInput.describe('Rails to receive on.').optional(),
  send: AccountSendInput.describe('Rails to send on.').optional(),
}).describe('Settings to change.');

export type AccountConfigInput = zod.input<typeof AccountConfigInput>;

export const AccountIdOrUnsetRegExp = /^$|^acc-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const AccountIdOrUnset = zod.string().regex(AccountIdOrUnsetRegExp).describe('Identifies an account, or the empty string when there is none.');

export type AccountIdOrUnset = zod.input<typeof AccountIdOrUnset>;

export const AccountIncomingAchPullInput = zod.looseObject({
  allowedOriginators: zod.array(zod.string()).nullable().describe('Originators that may pull money.').optional(),
}).describe('Who may pull money by ACH from the account.');

export type AccountIncomingAchPullInput = zod.input<typeof AccountIncomingAchPullInput>;

export const AccountIncomingInput = zod.looseObject({
  achPull: AccountIncomingAchPullInput.nullable().describe('ACH pulls.').optional(),
}).describe('Incoming ACH pulls.');

export type AccountIncomingInput = zod.input<typeof AccountIncomingInput>;

export const AchRouting = zod.looseObject({
  enabled: zod.boolean().describe('Whether the rail is on.'),
  sameDay: zod.boolean().describe('Whether same-day ACH is on.'),
  via: zod.string().describe('What carries the rail out. Which values there are is not shown.'),
}).describe('Whether ACH is on in the program, and what carries it out.');

export type AchRouting = zod.input<typeof AchRouting>;

export const CountryCodeOrUnsetRegExp = /^$|^[A-Za-z]{2}$/u;

export const CountryCodeOrUnset = zod.string().regex(CountryCodeOrUnsetRegExp).describe('A two-letter country code, or the empty string when no country is given.');

export type CountryCodeOrUnset = zod.input<typeof CountryCodeOrUnset>;

export const Address = zod.looseObject({
  addressType: zod.string().describe('What the address is used for. Empty when unset.'),
  line1: zod.string().describe('Street and number.'),
  line2: zod.string().describe('Flat, floor or suite. May be empty.'),
  city: zod.string().describe('City or town.'),
  state: zod.string().describe('State or province. Empty for addresses outside the United States.'),
  postalCode: zod.string().describe('Postal or ZIP code.'),
  country: CountryCodeOrUnset.describe('Country, as a two-letter code.'),
}).describe('A postal address. A part that is unset holds the empty string.');

export type Address = zod.input<typeof Address>;

export const AddressInput = zod.looseObject({
  addressType: zod.string().describe('What the address is used for.').optional(),
  line1: zod.string().describe('Street and number.').optional(),
  line2: zod.string().describe('Flat, floor or suite. May be empty.').optional(),
  city: zod.string().describe('City or town.').optional(),
  state: zod.string().describe('State or province. Empty for addresses outside the United States.').optional(),
  postalCode: zod.string().describe('Postal or ZIP code.').optional(),
  country: CountryCodeOrUnset.describe('Country, as a two-letter code.').optional(),
}).describe('A postal address to store.');

export type AddressInput = zod.input<typeof AddressInput>;

export const BankLinkExchange = zod.looseObject({
  clientId: zod.string().describe('Client id of the exchange. Empty when unset.'),
  clientSecret: zod.string().describe('**Credential.** Client secret of the exchange. Empty when unset.'),
  sendLoginOtp: zod.unknown().describe('Seen as `null`; its shape is not shown, so any value is allowed.'),
  verifyIdNumber: zod.boolean().describe('Whether the identification number is verified.'),
}).describe('Bank link exchange.');

export type BankLinkExchange = zod.input<typeof BankLinkExchange>;

export const BinIdOrUnsetRegExp = /^$|^cbn-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const BinIdOrUnset = zod.string().regex(BinIdOrUnsetRegExp).describe("Identifies a card BIN (the number range that a program's cards come from), or the empty string when there is none.");

export type BinIdOrUnset = zod.input<typeof BinIdOrUnset>;

export const BrandIdRegExp = /^pbr-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const BrandId = zod.string().regex(BrandIdRegExp).describe('Identifies the brand of a program: the kind prefix `pbr-` and a UUID-style tail.');

export type BrandId = zod.input<typeof BrandId>;

export const BrandSdkLocale = zod.looseObject({
  data: zod.array(zod.unknown()).nullable().describe('Entries, of a shape that is not shown; `null` when unset.'),
}).describe('Locale data of the SDK.');

export type BrandSdkLocale = zod.input<typeof BrandSdkLocale>;

export const BrandSdkTheme = zod.looseObject({
  enabled: zod.boolean().describe('Whether the theme is used.'),
  themeURL: zod.string().describe('Address of the theme. Empty when unset.'),
}).describe('Theme of the SDK.');

export type BrandSdkTheme = zod.input<typeof BrandSdkTheme>;

export const CardIdRegExp = /^crd-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const CardId = zod.string().regex(CardIdRegExp).describe('Identifies a card: the kind prefix `crd-` and a UUID-style tail.');

export type CardId = zod.input<typeof CardId>;

export const ExpiryMonthOrUnsetRegExp = /^$|^[0-9]{2}$/u;

export const ExpiryMonthOrUnset = zod.string().regex(ExpiryMonthOrUnsetRegExp).describe('The month in which a card expires, in two digits, or the empty string when there is none yet.');

export type ExpiryMonthOrUnset = zod.input<typeof ExpiryMonthOrUnset>;

export const ExpiryYearOrUnsetRegExp = /^$|^[0-9]{4}$/u;

export const ExpiryYearOrUnset = zod.string().regex(ExpiryYearOrUnsetRegExp).describe('The year in which a card expires, in four digits, or the empty string when there is none yet.');

export type ExpiryYearOrUnset = zod.input<typeof ExpiryYearOrUnset>;

export const CardholderIdRegExp = /^chd-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const CardholderId = zod.string().regex(CardholderIdRegExp).describe('Identifies a cardholder: the kind prefix `chd-` and a UUID-style tail.');

export type CardholderId = zod.input<typeof CardholderId>;

export const Cardholder = zod.looseObject({
  id: CardholderId.describe('Identifies the cardholder.'),
  name: zod.string().describe('Name of the cardholder. Equals `embossingPerson` on creation.'),
  personId: PersonIdOrUnset.describe('The person who holds the card.'),
  billingAddress: Address.nullable().describe('Billing address; `null` when unset.'),
  createdAt: Timestamp.describe('When the cardholder was created.'),
  modifiedAt: TimestampOrUnset.describe('When the cardholder was last changed.'),
}).describe('Whoever the card is for.');

export type Cardholder = zod.input<typeof Cardholder>;

export const ShippingIdRegExp = /^shp-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const ShippingId = zod.string().regex(ShippingIdRegExp).describe('Identifies the shipping of a card: the kind prefix `shp-` and a UUID-style tail.');

export type ShippingId = zod.input<typeof ShippingId>;

export const CardShipping = zod.looseObject({
  id: ShippingId.describe('Identifies the shipping.'),
  shippingAddress: Address.nullable().describe('Address that the card ships to; `null` when unset.'),
  deliveryStatus: zod.string().describe('How far the card has come.'),
  deliveryPartner: zod.string().describe('Who delivers. Empty when unset.'),
  eta: zod.string().describe('When it is expected. Empty when unset.'),
  trackingNumber: zod.string().describe('Tracking number. Empty when unset.'),
  trackingUrl: zod.string().describe('Where to follow it. Empty when unset.'),
  createdAt: Timestamp.describe('When the shipping was created.'),
  modifiedAt: TimestampOrUnset.describe('When the shipping was last changed.'),
}).describe('Shipping of a card.');

export type CardShipping = zod.input<typeof CardShipping>;

export const Card = zod.looseObject({
  id: CardId.describe('Identifies the card.'),
  accountId: AccountId.describe('The account that the card spends from.'),
  businessId: BusinessIdOrUnset.describe('The business that holds the account.'),
  programId: ProgramId.describe('The program that the card belongs to.'),
  createdPersonId: PersonIdOrUnset.describe('The person who created it.'),
  familyId: zod.string().describe('The family that the card belongs to. Empty when unset.'),
  label: zod.string().describe('Display name.'),
  bin: zod.string().describe('BIN of the card, by name.'),
  cardType: zod.string().describe('Kind of card.'),
  currency: zod.string().describe('Currency of the card.'),
  atmAccess: zod.boolean().describe('Whether the card works at cash machines.'),
  limitAmount: AmountOrUnset.describe('Most that may be spent within the interval.'),
  limitInterval: zod.string().describe('Interval that the limit holds for.'),
  allowedCategories: zod.array(zod.string()).nullable().describe('Merchant category codes that the card works at; `null` when unset.'),
  blockedMerchants: zod.array(zod.string()).nullable().describe('Merchants that the card does not work at; `null` when unset.'),
  embossingBusiness: zod.string().describe('Business name on the card.'),
  embossingPerson: zod.string().describe("Person's name on the card."),
  allowedMerchants: zod.array(zod.unknown()).nullable().describe('Merchants that the card works at. Seen as `null`; what an entry looks like is not shown.'),
  blockedCategories: zod.array(zod.unknown()).nullable().describe('Merchant categories that the card does not work at. Seen as `null`; what an entry looks like is not shown.'),
  availableLimit: AmountOrUnset.describe('How much of the limit is available. Equals `limitAmount` on creation.'),
  cardStatus: zod.string().describe('State of the card.'),
  activatedAt: TimestampOrUnset.describe('When the card was activated. Empty before.'),
  expiryMonth: ExpiryMonthOrUnset.describe('Month of expiry, in two digits.'),
  expiryYear: ExpiryYearOrUnset.describe('Year of expiry, in four digits.'),
  last4: zod.string().describe('Last digits of the card number.'),
  theme: zod.string().describe('Look of the card. Empty when unset.'),
  walletId: zod.string().describe('Wallet of the card. Empty when unset.'),
  metadata: zod.unknown().describe('Seen as `null`; its shape is not shown, so any value is allowed.'),
  createdAt: Timestamp.describe('When the card was created.'),
  modifiedAt: TimestampOrUnset.describe('When the card was last changed.'),
  cardholder: Cardholder.nullable().describe('Whoever the card is for; `null` when unset.'),
  shipping: CardShipping.nullable().describe('Shipping of the card; `null` when unset.'),
}).describe('A card, issued against an account.');

export type Card = zod.input<typeof Card>;

export const ProcessorConfigIdOrUnsetRegExp = /^$|^pcc-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const ProcessorConfigIdOrUnset = zod.string().regex(ProcessorConfigIdOrUnsetRegExp).describe('Identifies a configuration at the card processor, or the empty string when there is none.');

export type ProcessorConfigIdOrUnset = zod.input<typeof ProcessorConfigIdOrUnset>;

export const IssuerProcessorData = zod.looseObject({
  '@type': zod.string().describe('Kind of processor data.'),
  configId: ProcessorConfigIdOrUnset.describe('Configuration at the processor.'),
  themes: zod.array(zod.unknown()).nullable().describe('Card themes, of a shape that is not shown; `null` when unset.'),
}).describe('How the card processor is set up for this BIN.');

export type IssuerProcessorData = zod.input<typeof IssuerProcessorData>;

export const CardBin = zod.looseObject({
  embosser: zod.string().describe('Embosser of the cards. Empty when unset.'),
  enabled: zod.boolean().describe('Whether cards of this family may be issued.'),
  id: BinIdOrUnset.describe('Identifies the BIN.'),
  issuerProcessor: zod.string().describe('Processor of the cards. Empty when unset.'),
  issuerProcessorData: IssuerProcessorData.nullable().describe('Set-up at the processor; `null` when unset.'),
  sponsor: zod.string().describe('Name of the bank that sponsors the BIN. Empty when unset.'),
}).describe('The number range that one family of cards comes from.');

export type CardBin = zod.input<typeof CardBin>;

export const CardShippingInput = zod.looseObject({
  shippingAddress: AddressInput.nullable().describe('Address that the card ships to.').optional(),
}).describe('Where the card is to go.');

export type CardShippingInput = zod.input<typeof CardShippingInput>;

export const ContactIdRegExp = /^con-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const ContactId = zod.string().regex(ContactIdRegExp).describe('Identifies a contact: the kind prefix `con-` and a UUID-style tail.');

export type ContactId = zod.input<typeof ContactId>;

export const PhoneNumberOrUnsetRegExp = /^$|^\+[0-9]/u;

export const PhoneNumberOrUnset = zod.string().regex(PhoneNumberOrUnsetRegExp).describe('A telephone number in international form, with a leading `+`, or the empty string when none is known.');

export type PhoneNumberOrUnset = zod.input<typeof PhoneNumberOrUnset>;

export const ContactAch = zod.looseObject({
  accountNumber: zod.string().describe('Account number at the bank.'),
  accountType: zod.string().describe('Kind of bank account.'),
  bankName: zod.string().describe('Name of the bank.'),
  routingNumber: zod.string().describe('Routing number of the bank.'),
  last4: zod.string().max(4).describe('Last four characters of the account number. Set by the platform, never sent.'),
  verified: zod.boolean().describe('Whether the bank details were verified. `false` on creation. Set by the platform, never sent.'),
}).describe('Bank details for ACH transfers, as stored.');

export type ContactAch = zod.input<typeof ContactAch>;

export const ContactCard = zod.looseObject({
  address: Address.nullable().describe('The address; `null` when unset.'),
}).describe('Card details: an address.');

export type ContactCard = zod.input<typeof ContactCard>;

export const ContactCheck = zod.looseObject({
  address: Address.nullable().describe('The address; `null` when unset.'),
}).describe('Check details: an address.');

export type ContactCheck = zod.input<typeof ContactCheck>;

export const ContactWireDomestic = zod.looseObject({
  accountNumber: zod.string().describe('Account number at the bank.'),
  accountType: zod.string().describe('Kind of bank account.'),
  address: Address.nullable().describe('Address; `null` when unset.'),
  bankName: zod.string().describe('Name of the bank.'),
  routingNumber: zod.string().describe('Routing number of the bank.'),
  last4: zod.string().max(4).describe('Last four characters of the account number. Set by the platform, never sent.'),
}).describe('Bank details for wires within the country, as stored.');

export type ContactWireDomestic = zod.input<typeof ContactWireDomestic>;

export const ContactWireInternational = zod.looseObject({
  accountNumber: zod.string().describe('Account number of the beneficiary.'),
  accountType: zod.string().describe('Kind of bank account.'),
  bankIdentifierCode: zod.string().describe("Code of the beneficiary's bank."),
  bankIdentifierType: zod.string().describe('Scheme that the bank code belongs to.'),
  beneficiaryAddress: Address.nullable().describe('Address of the beneficiary. `null` when unset.'),
  beneficiaryBank: zod.string().describe("Name of the beneficiary's bank."),
  beneficiaryBankAddress: Address.nullable().describe("Address of the beneficiary's bank. `null` when unset."),
  correspondentBank: zod.string().describe('Name of the bank in between, if there is one.'),
  correspondentBankAddress: Address.nullable().describe('Address of the bank in between. `null` when unset.'),
  correspondentBankIdentifierCode: zod.string().describe('Code of the bank in between.'),
}).describe('Bank details for wires across borders, as stored.');

export type ContactWireInternational = zod.input<typeof ContactWireInternational>;

export const ContactWire = zod.looseObject({
  domestic: ContactWireDomestic.nullable().describe('For wires within the country; `null` when unset.'),
  international: ContactWireInternational.nullable().describe('For wires across borders; `null` when unset.'),
}).describe('Bank details for wires, as stored.');

export type ContactWire = zod.input<typeof ContactWire>;

export const Contact = zod.looseObject({
  id: ContactId.describe('Identifies the contact.'),
  programId: ProgramId.describe('The program that the contact belongs to.'),
  accountId: AccountIdOrUnset.describe('The account that the contact is attached to.'),
  name: zod.string().describe('Full name of the person or the business.'),
  email: zod.string().describe('E-mail address.'),
  phone: PhoneNumberOrUnset.describe('Telephone number in international form, with a leading `+`.'),
  ach: ContactAch.nullable().describe('Bank details for ACH transfers; `null` when unset.'),
  card: ContactCard.nullable().describe('Details for cards; `null` when unset.'),
  check: ContactCheck.nullable().describe('Details for checks; `null` when unset.'),
  wire: ContactWire.nullable().describe('Details for wires; `null` when unset.'),
  label: zod.string().describe('Display name. Equals `name` on creation.'),
  status: zod.string().describe('State of the contact. `active` on creation.'),
  type: zod.string().describe('Kind of contact. `others` on creation.'),
  createdAt: Timestamp.describe('When the contact was created.'),
  modifiedAt: Timestamp.describe('When the contact was last changed. Equals `createdAt` on creation.'),
  metadata: zod.unknown().describe('Seen as `null`; its shape is not shown, so any value is allowed.'),
  crossBorder: zod.unknown().describe('Cross-border details. Seen as `null`; their shape is not shown, so any value is allowed.'),
  debitCard: zod.unknown().describe('Debit card details. Seen as `null`; their shape is not shown, so any value is allowed.'),
  intrabank: zod.unknown().describe('Details for transfers inside the bank. Seen as `null`; their shape is not shown, so any value is allowed.'),
}).describe('A counterparty, stored with the details needed to reach it by bank transfer, card, check or wire.');

export type Contact = zod.input<typeof Contact>;

export const ContactAchInput = zod.looseObject({
  accountNumber: zod.string().describe('Account number at the bank.').optional(),
  accountType: zod.string().describe('Kind of bank account.').optional(),
  bankName: zod.string().describe('Name of the bank.').optional(),
  routingNumber: zod.string().describe('Routing number of the bank.').optional(),
}).describe("Bank details for ACH transfers. The last four characters and the verification are the platform's to add.");

export type ContactAchInput = zod.input<typeof ContactAchInput>;

export const ContactCardInput = zod.looseObject({
  address: AddressInput.nullable().describe('The address.').optional(),
}).describe('Card details: an address.');

export type ContactCardInput = zod.input<typeof ContactCardInput>;

export const ContactCheckInput = zod.looseObject({
  address: AddressInput.nullable().describe('The address.').optional(),
}).describe('Check details: an address.');

export type ContactCheckInput = zod.input<typeof ContactCheckInput>;

export const ContactIdOrUnsetRegExp = /^$|^con-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const ContactIdOrUnset = zod.string().regex(ContactIdOrUnsetRegExp).describe('Identifies a contact, or the empty string when there is none.');

export type ContactIdOrUnset = zod.input<typeof ContactIdOrUnset>;

export const ContactPerson = zod.looseObject({
  email: zod.string().describe('E-mail address.'),
  name: zod.string().describe('Full name.'),
  phoneNumber: zod.string().describe('Telephone number. Its form is not stated here.'),
}).describe('Somebody to turn to.');

export type ContactPerson = zod.input<typeof ContactPerson>;

export const ContactWireDomesticInput = zod.looseObject({
  accountNumber: zod.string().describe('Account number at the bank.').optional(),
  accountType: zod.string().describe('Kind of bank account.').optional(),
  address: AddressInput.nullable().describe('Address.').optional(),
  bankName: zod.string().describe('Name of the bank.').optional(),
  routingNumber: zod.string().describe('Routing number of the bank.').optional(),
}).describe('Bank details for wires within the country.');

export type ContactWireDomesticInput = zod.input<typeof ContactWireDomesticInput>;

export const ContactWireInternationalInput = zod.looseObject({
  accountNumber: zod.string().describe('Account number of the beneficiary.').optional(),
  accountType: zod.string().describe('Kind of bank account.').optional(),
  bankIdentifierCode: zod.string().describe("Code of the beneficiary's bank.").optional(),
  bankIdentifierType: zod.string().describe('Scheme that the bank code belongs to.').optional(),
  beneficiaryAddress: AddressInput.nullable().describe('Address of the beneficiary.').optional(),
  beneficiaryBank: zod.string().describe("Name of the beneficiary's bank.").optional(),
  beneficiaryBankAddress: AddressInput.nullable().describe("Address of the beneficiary's bank.").optional(),
  correspondentBank: zod.string().describe('Name of the bank in between, if there is one.').optional(),
  correspondentBankAddress: AddressInput.nullable().describe('Address of the bank in between.').optional(),
  correspondentBankIdentifierCode: zod.string().describe('Code of the bank in between.').optional(),
}).describe('Bank details for wires across borders.');

export type ContactWireInternationalInput = zod.input<typeof ContactWireInternationalInput>;

export const ContactWireInput = zod.looseObject({
  domestic: ContactWireDomesticInput.nullable().describe('For wires within the country.').optional(),
  international: ContactWireInternationalInput.nullable().describe('For wires across borders.').optional(),
}).describe('Bank details for wires.');

export type ContactWireInput = zod.input<typeof ContactWireInput>;

export const CreateAccountRequest = zod.looseObject({
  acceptedTerms: zod.boolean().describe('Whether the holder accepted the terms.').optional(),
  businessId: BusinessIdOrUnset.describe('The business that is to hold the account.').optional(),
  label: zod.string().describe('Display name.').optional(),
  type: zod.string().describe("Kind of account. The program's `bank.accountType` lists the types on offer.").optional(),
}).describe('An account to open.');

export type CreateAccountRequest = zod.input<typeof CreateAccountRequest>;

export const CreateCardRequest = zod.looseObject({
  accountId: AccountId.describe('The account that the card spends from.').optional(),
  allowedCategories: zod.array(zod.string()).nullable().describe('Merchant category codes that the card works at; `null` when unset.').optional(),
  blockedMerchants: zod.array(zod.string()).nullable().describe('Merchants that the card does not work at; `null` when unset.').optional(),
  atmAccess: zod.boolean().describe('Whether the card works at cash machines.').optional(),
  billingAddress: AddressInput.nullable().describe('Billing address.').optional(),
  bin: zod.string().describe('BIN of the card, by name.').optional(),
  cardType: zod.string().describe('Kind of card.').optional(),
  currency: zod.string().describe('Currency of the card.').optional(),
  embossingBusiness: zod.string().describe('Business name on the card.').optional(),
  embossingPerson: zod.string().describe("Person's name on the card.").optional(),
  label: zod.string().describe('Display name.').optional(),
  limitAmount: AmountOrUnset.describe('Most that may be spent within the interval.').optional(),
  limitInterval: zod.string().describe('Interval that the limit holds for.').optional(),
  shipping: CardShippingInput.nullable().describe('Where the card is to go.').optional(),
}).describe('A card to issue.');

export type CreateCardRequest = zod.input<typeof CreateCardRequest>;

export const CreateContactRequest = zod.looseObject({
  accountId: AccountIdOrUnset.describe('The account that the contact is attached to.').optional(),
  name: zod.string().describe('Full name of the person or the business.').optional(),
  email: zod.string().describe('E-mail address.').optional(),
  phone: PhoneNumberOrUnset.describe('Telephone number in international form, with a leading `+`.').optional(),
  ach: ContactAchInput.nullable().describe('Bank details for ACH transfers.').optional(),
  card: ContactCardInput.nullable().describe('Details for cards.').optional(),
  check: ContactCheckInput.nullable().describe('Details for checks.').optional(),
  wire: ContactWireInput.nullable().describe('Details for wires.').optional(),
}).describe("A counterparty to store. Identifiers, times, label, status, type, `last4` and `verified` are the platform's to add.");

export type CreateContactRequest = zod.input<typeof CreateContactRequest>;

export const OnboardingAllowance = zod.looseObject({
  enabled: zod.boolean().describe('Whether this kind may be onboarded.'),
  maxCount: CountOrUnset.describe('How many at most. Empty when unset.'),
}).describe('Whether one kind of record may be onboarded, and how many at most.');

export type OnboardingAllowance = zod.input<typeof OnboardingAllowance>;

export const ProgramSendOtp = zod.looseObject({
  enabled: zod.boolean().describe('Whether one-time passwords are sent.'),
  url: zod.string().describe('URL for one-time passwords. Empty when unset.'),
}).describe('One-time passwords for the card challenge.');

export type ProgramSendOtp = zod.input<typeof ProgramSendOtp>;

export const ProgramThreeDomainSecure = zod.looseObject({
  challengeProfileId: zod.string().describe('Profile of the challenge. Empty when unset.'),
  enabled: zod.boolean().describe('Whether 3-D Secure is on.'),
  institutionId: zod.string().describe('Institution for 3-D Secure. Empty when unset.'),
  sendOtp: ProgramSendOtp.nullable().describe('One-time passwords; `null` when unset.'),
}).describe('3-D Secure: the challenge that a card payment on the internet may ask for.');

export type ProgramThreeDomainSecure = zod.input<typeof ProgramThreeDomainSecure>;

export const ProgramAccountSubTypes = zod.looseObject({
  accrue: zod.boolean().describe('Whether interest accrues.'),
  clearing: zod.boolean().describe('Whether it is for clearing.'),
  dda: zod.boolean().describe('Whether it is a demand deposit account.'),
  interest: zod.boolean().describe('Whether it bears interest.'),
  reserve: zod.boolean().describe('Whether it holds reserves.'),
}).describe('Traits that accounts of the program have.');

export type ProgramAccountSubTypes = zod.input<typeof ProgramAccountSubTypes>;

export const ProgramAccountTypes = zod.looseObject({
  businessChecking: zod.boolean().describe('Whether business checking accounts are offered.'),
  businessSavings: zod.boolean().describe('Whether business savings accounts are offered.'),
  cardAccount: zod.boolean().describe('Whether card accounts are offered.'),
  clearingAccount: zod.boolean().describe('Whether clearing accounts are offered.'),
  fallbackAccount: zod.boolean().describe('Whether fallback accounts are offered.'),
  fundingAccount: zod.boolean().describe('Whether funding accounts are offered.'),
  personalChecking: zod.boolean().describe('Whether personal checking accounts are offered.'),
  personalSavings: zod.boolean().describe('Whether personal savings accounts are offered.'),
  reserveAccount: zod.boolean().describe('Whether reserve accounts are offered.'),
}).describe('Account types of the program, each on or off. Which values the type of an account allows is not shown.');

export type ProgramAccountTypes = zod.input<typeof ProgramAccountTypes>;

export const ProgramMaxAccounts = zod.looseObject({
  business: CountOrUnset.describe('For a business, as an integer string.'),
  personal: CountOrUnset.describe('For a person, as an integer string.'),
}).describe('Most accounts, for businesses and for people.');

export type ProgramMaxAccounts = zod.input<typeof ProgramMaxAccounts>;

export const ProgramBank = zod.looseObject({
  accountCreationCredit: AmountOrUnset.describe('Money given to a new account.'),
  accountFees: AmountOrUnset.describe('Fees charged to an account.'),
  accountInterest: AmountOrUnset.describe('Interest paid on an account.'),
  accountInterestFrequency: zod.string().describe('How often interest is paid.'),
  accountSubType: ProgramAccountSubTypes.nullable().describe('Traits of the accounts; `null` when unset.'),
  accountType: ProgramAccountTypes.nullable().describe('Types of account on offer; `null` when unset.'),
  fdicInsurance: zod.boolean().describe('Whether deposits are insured by the FDIC.'),
  maxAccounts: ProgramMaxAccounts.describe('Most accounts, for businesses and for people.'),
  sponsor: zod.string().describe('Name of the sponsor bank.'),
}).describe("Settings of the program's bank accounts.");

export type ProgramBank = zod.input<typeof ProgramBank>;

export const ProgramBilling = zod.looseObject({
  contacts: zod.array(ContactPerson).nullable().describe('People to turn to about billing; `null` when unset.'),
}).describe('Billing of the program.');

export type ProgramBilling = zod.input<typeof ProgramBilling>;

export const ProgramBrand = zod.looseObject({
  cardArtPhysical: zod.string().describe('Front of a physical card. Empty when unset.'),
  cardArtPhysicalBack: zod.string().describe('Back of a physical card. Empty when unset.'),
  cardArtVirtual: zod.string().describe('Front of a virtual card. Empty when unset.'),
  cardArtVirtualBack: zod.string().describe('Back of a virtual card. Empty when unset.'),
  createdAt: Timestamp.describe('When the brand was created.'),
  ctaColor: zod.string().describe('Colour of the main button. Empty when unset.'),
  ctaTextColor: zod.string().describe('Colour of the text on the main button. Empty when unset.'),
  darkCtaColor: zod.string().describe('Colour of the main button in dark mode. Empty when unset.'),
  darkCtaTextColor: zod.string().describe('Colour of the text on the main button in dark mode. Empty when unset.'),
  darkLandscapeLogo: zod.string().describe('Wide logo for dark mode. Empty when unset.'),
  darkPrimaryColor: zod.string().describe('First colour in dark mode. Empty when unset.'),
  darkPrimaryTextColor: zod.string().describe('Colour of text on the first colour in dark mode. Empty when unset.'),
  darkSecondaryColor: zod.string().describe('Second colour in dark mode. Empty when unset.'),
  darkSquareLogo: zod.string().describe('Square logo for dark mode. Empty when unset.'),
  fontName: zod.string().describe('Name of the font. Empty when unset.'),
  fontURL: zod.string().describe('Address of the font. Empty when unset.'),
  id: BrandId.describe('Identifies the brand.'),
  landscapeLogo: zod.string().describe('Wide logo. Empty when unset.'),
  modifiedAt: TimestampOrUnset.describe('When the brand was last changed.'),
  physicalCardTextColor: zod.string().describe('Colour of text on a physical card. Empty when unset.'),
  primaryColor: zod.string().describe('First colour. Empty when unset.'),
  primaryTextColor: zod.string().describe('Colour of text on the first colour. Empty when unset.'),
  redirectUrl: zod.string().describe('Address that a user returns to. Empty when unset.'),
  sdkLocale: BrandSdkLocale.nullable().describe('Locale data of the SDK; `null` when unset.'),
  sdkTheme: BrandSdkTheme.nullable().describe('Theme of the SDK; `null` when unset.'),
  secondaryColor: zod.string().describe('Second colour. Empty when unset.'),
  squareLogo: zod.string().describe('Square logo. Empty when unset.'),
  supportEmail: zod.string().describe('E-mail address for support. Empty when unset.'),
  virtualCardTextColor: zod.string().describe('Colour of text on a virtual card. Empty when unset.'),
}).describe('Branding: colours, logos, fonts and card art.');

export type ProgramBrand = zod.input<typeof ProgramBrand>;

export const ProgramCardBins = zod.looseObject({
  businessCredit: CardBin.nullable().describe('Credit cards for businesses; `null` when unset.'),
  businessDebit: CardBin.nullable().describe('Debit cards for businesses; `null` when unset.'),
  personalCredit: CardBin.nullable().describe('Credit cards for people; `null` when unset.'),
  personalDebit: CardBin.nullable().describe('Debit cards for people; `null` when unset.'),
}).describe('A BIN for each family of cards.');

export type ProgramCardBins = zod.input<typeof ProgramCardBins>;

export const ProgramCardTypes = zod.looseObject({
  physical: CardAllowance.describe('Physical cards.'),
  virtual: CardAllowance.describe('Virtual cards.'),
}).describe('How many cards of each kind there may be. A new account was seen to start with these settings.');

export type ProgramCardTypes = zod.input<typeof ProgramCardTypes>;

export const ProgramCard = zod.looseObject({
  bin: ProgramCardBins.nullable().describe('BINs by family of cards; `null` when unset.'),
  type: ProgramCardTypes.describe('Allowances by kind of card.'),
}).describe('Card settings of the program.');

export type ProgramCard = zod.input<typeof ProgramCard>;

export const ProgramCompany = zod.looseObject({
  achName: zod.string().describe('Name for ACH. Empty when unset.'),
  address: Address.nullable().describe('Address of the company; `null` when unset.'),
  contact: ContactPerson.nullable().describe('Person to turn to; `null` when unset.'),
  description: zod.string().describe('What the company does. Empty when unset.'),
  domain: zod.string().describe('Internet domain. Empty when unset.'),
  entityType: zod.string().describe('Legal form. Empty when unset.'),
  name: zod.string().describe('Name of the company.'),
  subDomain: zod.string().describe('Subdomain for the program. Empty when unset.'),
  tin: zod.string().describe('Taxpayer identification number. Empty when unset.'),
}).describe('The company behind the program.');

export type ProgramCompany = zod.input<typeof ProgramCompany>;

export const ProgramFallback = zod.looseObject({
  originated: zod.unknown().describe('Seen as `null`; the shape is not shown, so any value is allowed.'),
  received: zod.unknown().describe('Seen as `null`; the shape is not shown, so any value is allowed.'),
}).describe('Fallback settings. Their meaning is not shown.');

export type ProgramFallback = zod.input<typeof ProgramFallback>;

export const ProgramIdentity = zod.looseObject({
  enabled: zod.boolean().describe('Whether identities are verified.'),
  templateId: zod.string().describe('Template. Empty when unset.'),
  themeId: zod.string().describe('Theme. Empty when unset.'),
}).describe('Identity verification.');

export type ProgramIdentity = zod.input<typeof ProgramIdentity>;

export const ProgramIncomingAchPull = zod.looseObject({
  allowedOriginators: zod.array(zod.string()).nullable().describe('Originators that may pull money; `null` when no list is set.'),
  blockedOriginators: zod.array(zod.string()).nullable().describe('Originators that may not pull money; `null` when no list is set.'),
  enabled: zod.boolean().describe('Whether ACH pulls by others are accepted.'),
  via: zod.string().describe('What carries the rail out. Which values there are is not shown.'),
}).describe('Who may pull money by ACH from accounts of the program.');

export type ProgramIncomingAchPull = zod.input<typeof ProgramIncomingAchPull>;

export const ProgramIncoming = zod.looseObject({
  achPull: ProgramIncomingAchPull.nullable().describe('ACH pulls; `null` when unset.'),
}).describe('Incoming ACH pulls.');

export type ProgramIncoming = zod.input<typeof ProgramIncoming>;

export const ProgramLegal = zod.looseObject({
  bank: zod.string().describe('Of the bank. Empty when unset.'),
  disclosure: zod.string().describe('Disclosures. Empty when unset.'),
  help: zod.string().describe('Help. Empty when unset.'),
  program: zod.string().describe('Of the program. Empty when unset.'),
  platform: zod.string().describe('Of the platform. Empty when unset.'),
}).describe('Legal texts, or the addresses of them.');

export type ProgramLegal = zod.input<typeof ProgramLegal>;

export const ProgramMinorCard = zod.looseObject({
  enabled: zod.boolean().describe('Whether minors may have cards.'),
  kycRequired: zod.boolean().describe('Whether a minor must be identified first.'),
}).describe('Cards for minors.');

export type ProgramMinorCard = zod.input<typeof ProgramMinorCard>;

export const ProgramMinor = zod.looseObject({
  card: ProgramMinorCard.nullable().describe('Cards; `null` when unset.'),
}).describe('What minors may have.');

export type ProgramMinor = zod.input<typeof ProgramMinor>;

export const ProgramNotification = zod.looseObject({
  messageServiceSid: zod.string().describe('Identifier of the message service. Empty when unset.'),
  ntfSenderEmail: zod.string().describe('Sender of e-mails. Empty when unset.'),
  ntfSenderName: zod.string().describe("Sender's name. Empty when unset."),
  segmentId: zod.string().describe('Segment. Empty when unset.'),
  emailProviderKey: zod.string().describe('**Credential.** Key at the e-mail provider. Empty when unset.'),
  smsSenderNumber: zod.string().describe('Number that text messages are sent from. Empty when unset.'),
  platformNtfSenderNumber: zod.string().describe('Sender number for notifications. Empty when unset.'),
  smsProviderSenderSid: zod.string().describe('Sender at the SMS provider. Empty when unset.'),
  smsProviderSenderToken: zod.string().describe('**Credential.** Token at the SMS provider. Empty when unset.'),
  ntfEmailEnabled: zod.boolean().describe('Whether notifications go out by e-mail.'),
  ntfSmsEnabled: zod.boolean().describe('Whether notifications go out by SMS.'),
  sendCardEmailEnabled: zod.boolean().describe('Whether messages about cards go out by e-mail.'),
  sendCardSmsEnabled: zod.boolean().describe('Whether messages about cards go out by SMS.'),
  statementEmailEnabled: zod.boolean().describe('Whether statements go out by e-mail.'),
  webhookErrorEmailEnabled: zod.boolean().describe('Whether failed webhooks are reported by e-mail.'),
}).describe('Which messages are sent, by which channel, under which name.');

export type ProgramNotification = zod.input<typeof ProgramNotification>;

export const ProgramOnboarding = zod.looseObject({
  account: OnboardingAllowance.describe('Accounts.'),
  business: OnboardingAllowance.describe('Businesses.'),
  card: OnboardingAllowance.describe('Cards.'),
  family: OnboardingAllowance.describe('Families.'),
  person: OnboardingAllowance.describe('People.'),
}).describe('What may be onboarded.');

export type ProgramOnboarding = zod.input<typeof ProgramOnboarding>;

export const ProgramOps = zod.looseObject({
  bulk: zod.boolean().describe('Bulk operations.'),
  debitpull: zod.boolean().describe('Debit pulls.'),
  kyb: zod.boolean().describe('Identification of businesses.'),
  kyc: zod.boolean().describe('Identification of people.'),
}).describe('Operations that are switched on.');

export type ProgramOps = zod.input<typeof ProgramOps>;

export const RealTimeAuth = zod.looseObject({
  ach: zod.unknown().describe('For ACH. Seen as `null`; the shape is not shown, so any value is allowed.'),
  card: zod.unknown().describe('For cards. Seen as `null`; the shape is not shown, so any value is allowed.'),
  intrabank: zod.unknown().describe('For transfers inside the bank. Seen as `null`; the shape is not shown, so any value is allowed.'),
  notification: zod.unknown().describe('For notifications. Seen as `null`; the shape is not shown, so any value is allowed.'),
}).describe('Real-time authorisation entries.');

export type RealTimeAuth = zod.input<typeof RealTimeAuth>;

export const RailRouting = zod.looseObject({
  enabled: zod.boolean().describe('Whether the rail is on.'),
  via: zod.string().describe('What carries the rail out. Which values there are is not shown.'),
}).describe('Whether a rail is on in the program, and what carries it out.');

export type RailRouting = zod.input<typeof RailRouting>;

export const ProgramReceive = zod.looseObject({
  ach: AchRouting.describe('ACH transfers.'),
  check: RailRouting.describe('Checks.'),
  debitCard: RailRouting.describe('Debit cards.'),
  intrabank: RailRouting.describe('Transfers inside the bank.'),
}).describe('Rails on which the program can receive money.');

export type ProgramReceive = zod.input<typeof ProgramReceive>;

export const ProgramReward = zod.looseObject({
  card: zod.unknown().describe('Rewards on cards. Seen as `null`; the shape is not shown, so any value is allowed.'),
}).describe('Rewards.');

export type ProgramReward = zod.input<typeof ProgramReward>;

export const ProgramSend = zod.looseObject({
  ach: AchRouting.describe('ACH transfers.'),
  card: RailRouting.describe('Cards.'),
  check: RailRouting.describe('Checks.'),
  crossBorder: RailRouting.describe('Cross-border payments.'),
  debitCard: RailRouting.describe('Debit cards.'),
  digitalCheck: RailRouting.describe('Digital checks.'),
  internationalWire: RailRouting.describe('Wires across borders.'),
  intrabank: RailRouting.describe('Transfers inside the bank.'),
  physicalCard: RailRouting.describe('Physical cards.'),
  wire: RailRouting.describe('Wires.'),
}).describe('Rails on which the program can send money.');

export type ProgramSend = zod.input<typeof ProgramSend>;

export const TransactionReceiveLimits = zod.looseObject({
  ach: PeriodLimits.describe('ACH.'),
  debitCard: PeriodLimits.describe('Debit cards.'),
}).describe('Limits on incoming transactions, by rail.');

export type TransactionReceiveLimits = zod.input<typeof TransactionReceiveLimits>;

export const TransactionLimits = zod.looseObject({
  receive: TransactionReceiveLimits.describe('Money that comes in.'),
}).describe('Limits on transactions.');

export type TransactionLimits = zod.input<typeof TransactionLimits>;

export const Program = zod.looseObject({
  id: ProgramId.describe('Identifies the program.'),
  code: zod.string().describe('Short code of the program.'),
  productName: zod.string().describe('Name of the product.'),
  programType: zod.string().describe('Kind of program.'),
  description: zod.string().describe('What the program is for. Empty when unset.'),
  language: zod.string().describe('Language, as a language code.'),
  status: zod.string().describe('State of the program.'),
  createdAt: Timestamp.describe('When the program was created.'),
  modifiedAt: TimestampOrUnset.describe('When the program was last changed.'),
  allowedIps: zod.array(zod.string()).describe('Allowed IP addresses. An empty list when there are none.'),
  subscription: zod.unknown().describe('Seen as `null`; its shape is not shown, so any value is allowed.'),
  '3DS': ProgramThreeDomainSecure.nullable().describe('3-D Secure; `null` when unset.'),
  bank: ProgramBank.describe('Settings of bank accounts.'),
  billing: ProgramBilling.nullable().describe('Billing; `null` when unset.'),
  brand: ProgramBrand.describe('Branding.'),
  card: ProgramCard.describe('Card settings.'),
  company: ProgramCompany.nullable().describe('The company behind the program; `null` when unset.'),
  fallback: ProgramFallback.nullable().describe('Fallback settings; `null` when unset.'),
  identity: ProgramIdentity.nullable().describe('Identity verification; `null` when unset.'),
  incoming: ProgramIncoming.nullable().describe('Incoming ACH pulls; `null` when unset.'),
  legal: ProgramLegal.nullable().describe('Legal texts; `null` when unset.'),
  limits: Limits.describe("Default limits of the program's accounts."),
  minor: ProgramMinor.nullable().describe('What minors may have; `null` when unset.'),
  notification: ProgramNotification.describe('Messages.'),
  onboarding: ProgramOnboarding.describe('What may be onboarded.'),
  ops: ProgramOps.nullable().describe('Operations that are switched on; `null` when unset.'),
  bankLinkExchange: BankLinkExchange.describe('Bank link exchange.'),
  realTimeAuth: RealTimeAuth.describe('Real-time authorisation entries.'),
  receive: ProgramReceive.describe('Rails to receive on.'),
  reward: ProgramReward.nullable().describe('Rewards; `null` when unset.'),
  send: ProgramSend.describe('Rails to send on.'),
  transactionLimits: TransactionLimits.describe('Limits on transactions.'),
}).describe('The top of the configuration: which rails are on, how much may move unless an account says otherwise, how cards and accounts are set up, branding and notifications. Holds credentials, so treat it as a secret.');

export type Program = zod.input<typeof Program>;

export const ReceiveAchPullRequest = zod.looseObject({
  accountId: AccountId.describe('The account that receives the money.').optional(),
  contactId: ContactId.describe('The contact whose bank account the money comes from.').optional(),
  amount: Amount.describe('How much to pull.').optional(),
  description: zod.string().describe('Free text that stays with the transfer.').optional(),
  type: zod.string().describe('Type of the pull.').optional(),
}).describe('An ACH pull to receive.');

export type ReceiveAchPullRequest = zod.input<typeof ReceiveAchPullRequest>;

export const TransferIdRegExp = /^tra-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/u;

export const TransferId = zod.string().regex(TransferIdRegExp).describe('Identifies a transfer: the kind prefix `tra-` and a UUID-style tail.');

export type TransferId = zod.input<typeof TransferId>;

export const TransferMetadata = zod.looseObject({}).describe('Your own data on a transfer. Keys seen: `description` and `externalId`, both holding text; any others are allowed.');

export type TransferMetadata = zod.input<typeof TransferMetadata>;

export const Transfer = zod.looseObject({
  id: TransferId.describe('Identifies the transfer.'),
  accountId: AccountId.describe('The account of yours that takes part.'),
  contactId: ContactIdOrUnset.describe('The contact on the other side.'),
  parentTransferId: zod.string().describe('The parent transfer. Empty when unset.'),
  fallbackTransferId: zod.string().describe('The fallback transfer. Empty when unset.'),
  amount: Amount.describe('How much moves.'),
  destinationAmount: AmountOrUnset.describe('Destination amount. Seen as `0.00` on both kinds.'),
  destinationCurrency: zod.string().describe('Currency on the other side. Empty when unset.'),
  name: zod.string().describe('Name of the counterparty.'),
  accountNumber: zod.string().describe("Account number of the counterparty. Empty when unset. For an ACH pull, a copy from the contact's bank details."),
  accountType: zod.string().describe("Kind of bank account of the counterparty. Empty when unset. For an ACH pull, a copy from the contact's bank details."),
  bankName: zod.string().describe("Bank of the counterparty. Empty when unset. For an ACH pull, a copy from the contact's bank details."),
  routingNumber: zod.string().describe("Routing number of the counterparty. Empty when unset. For an ACH pull, a copy from the contact's bank details."),
  iban: zod.string().describe("IBAN of the counterparty. Empty when unset. For an ACH pull, a copy from the contact's bank details."),
  bin: zod.string().describe("BIN. Empty when unset. For an ACH pull, a copy from the contact's bank details."),
  address: Address.describe('Address of the counterparty: the address of the check for a check; every part is empty for an ACH pull.'),
  attachment: zod.string().describe('Attachment. Empty when unset.'),
  purposeCode: zod.string().describe('Purpose of the payment. Empty when unset.'),
  type: zod.string().describe('Type of the transfer. Seen as `sameDay` on an ACH pull. Empty when unset.'),
  valid: zod.string().describe('Validity. Empty when unset.'),
  title: zod.string().describe('Short title.'),
  description: zod.string().describe('Free text.'),
  metadata: TransferMetadata.nullable().describe('Your own data; `null` when there is none, as seen on an ACH pull.'),
  card: zod.unknown().describe('Seen as `null`; its shape is not shown, so any value is allowed.'),
  reviewCode: zod.string().describe('Why the transfer needs a look. Empty unless a review condition applies. Not an error: it comes in a successful answer.'),
  reviewMessage: zod.string().describe('The same in words. Empty unless a review condition applies.'),
  status: zod.string().describe('State of the transfer. An ACH pull was seen `pending` on creation, a check `completed` after its update.'),
  transferType: zod.string().describe('Kind of transfer.'),
  transferSubType: zod.string().describe('Subtype of the transfer.'),
  txnType: zod.string().describe('Type of transaction: seen as `credit` for an ACH pull; `debit` for a check sent.'),
  createdAt: Timestamp.describe('When the transfer was created.'),
  modifiedAt: TimestampOrUnset.describe('When the transfer was last changed.'),
  transferredAt: TimestampOrUnset.describe('When the transfer was carried out. Empty when unset.'),
}).describe('A movement of money. An ACH pull and a check share this one record shape.');

export type Transfer = zod.input<typeof Transfer>;

export const UpdateAccountRequest = zod.looseObject({
  config: AccountConfigInput.describe('Card allowances, limits and rails.').optional(),
  incoming: AccountIncomingInput.nullable().describe('Incoming ACH pulls.').optional(),
}).describe('Settings to change. `incoming` stands beside `config` here, while the answer has it inside `config`.');

export type UpdateAccountRequest = zod.input<typeof UpdateAccountRequest>;

export const UpdateSentCheckRequest = zod.looseObject({
  description: zod.string().describe('Free text that stays with the transfer.').optional(),
  title: zod.string().describe('Short title.').optional(),
  metadata: TransferMetadata.nullable().describe('Your own data.').optional(),
}).describe('Descriptive fields of a check to change.');

export type UpdateSentCheckRequest = zod.input<typeof UpdateSentCheckRequest>;

/**
 * Stores a counterparty together with its bank, card, check and wire details. The answer repeats what was sent and adds what the platform decides: the identifiers, the label, status and type, the times, the last four characters of the ACH and domestic wire account numbers, and whether the bank details are verified.
 * @summary Create a contact
 */
export const CreateContactBody = CreateContactRequest;

export const CreateContact201Response = Contact;

export const CreateContactDefaultResponse = zod.unknown();

/**
 * Reads the whole configuration of a program: rails, limits, card and account settings, branding and notifications. Some fields hold credentials of the program, so treat the answer as a secret.
 * @summary Retrieve a program
 */
export const RetrieveProgramParams = zod.object({
  programId: ProgramId.describe('The program to read.'),
});

export const RetrieveProgram2XXResponse = Program;

export const RetrieveProgramDefaultResponse = zod.unknown();

/**
 * Opens an account for a business. The balance, pending amounts, fees and interest of a new account were seen at `0.00`, and it was seen to start with its program's card counts, limits and enabled flags.
 * @summary Create an account
 */
export const CreateAccountBody = CreateAccountRequest;

export const CreateAccount201Response = Account;

export const CreateAccountDefaultResponse = zod.unknown();

/**
 * Changes card counts, limits, enabled rails and the originators that may pull money from the account. The allowed originators travel beside `config` in the request, yet come back inside `config` in the answer. A group of limits sent with empty `daily` and `monthly` was seen to come back with the program's amounts for that group.
 * @summary Update an account's configuration
 */
export const UpdateAccountParams = zod.object({
  accountId: AccountId.describe('The account to update.'),
});

export const UpdateAccountBody = UpdateAccountRequest;

export const UpdateAccount200Response = Account;

export const UpdateAccountDefaultResponse = zod.unknown();

/**
 * Issues a card against an account, with its spending limit, its allowed merchant categories and blocked merchants, and the address it ships to. A new card was seen waiting for activation, its shipping pending.
 * @summary Create a card
 */
export const CreateCardBody = CreateCardRequest;

export const CreateCard201Response = Card;

export const CreateCardDefaultResponse = zod.unknown();

/**
 * Pulls money by ACH from a contact's bank account into one of your accounts. The transfer carries a copy of the contact's bank details and was seen `pending` at first. **This moves money**; whether a repeated call is recognised is not shown.
 * @summary Receive an ACH pull
 */
export const ReceiveAchPullBody = ReceiveAchPullRequest;

export const ReceiveAchPull201Response = Transfer;

export const ReceiveAchPullDefaultResponse = zod.unknown();

/**
 * Changes the title, the description and the metadata of a check that was sent. Amount, counterparty and address are not among the fields that can be sent.
 * @summary Update a check sent
 */
export const UpdateSentCheckParams = zod.object({
  transferId: TransferId.describe('The transfer of the check.'),
});

export const UpdateSentCheckBody = UpdateSentCheckRequest;

export const UpdateSentCheck200Response = Transfer;

export const UpdateSentCheckDefaultResponse = zod.unknown();
