/**
 * Every field of every resource (section 2), written from the source document alone; `source-table.ts` says which operation
 * carries which.
 *
 * How the table reads the conventions of section 1: an unset text, timestamp, amount, count or id is the empty string, and an
 * unset object, array or free-form field is null, in requests too, unless a sentence of the source gives the field a value or
 * another unset form. So a missing note excludes nothing. Each `never` on a field other than a boolean rests on such a sentence,
 * and no field of a request has one. What merely follows is marked as implied.
 */
import {
  AMOUNT,
  ANYTHING,
  COUNT,
  type Field,
  FLAG,
  fields,
  id,
  idOrUnset,
  implied,
  LIST_OR_NULL,
  mayBeNull,
  OBJECT,
  OBJECT_OR_NULL,
  responseOnly,
  seen,
  TEXT,
  TIME,
  TIME_ALWAYS,
  under,
} from './source-fields.ts';

const ADDRESS = fields('2.1', [
  ['addressType', ...TEXT, seen('card', 'check', 'wire', 'billing', 'shipping', 'mailing')],
  ['line1 line2 city state postalCode', ...TEXT],
  ['country', 'string', 'country', 'empty'],
]);

const BANK_DETAILS = fields('2.2', [
  ['accountNumber bankName routingNumber', ...TEXT],
  ['accountType', ...TEXT, seen('businessChecking')],
  ['last4', 'string', 'last4', 'empty', responseOnly],
]);

/** Sent and returned, but for what is marked. */
export const CONTACT: Field[] = [
  ...fields('2.2', [
    ['id', ...id('con-'), { ...responseOnly, ...implied }],
    ['programId', ...idOrUnset('prg-'), responseOnly],
    ['accountId', ...idOrUnset('acc-')],
    ['name email', ...TEXT],
    ['phone', 'string', 'phone', 'empty'],
    ['label', ...TEXT, responseOnly],
    ['status', ...TEXT, { seen: ['active'], responseOnly: true }],
    ['type', ...TEXT, { seen: ['others'], responseOnly: true }],
    ['createdAt modifiedAt', ...TIME_ALWAYS, { ...responseOnly, ...implied }],
    ['metadata crossBorder debitCard intrabank', ...ANYTHING, responseOnly],
    ['ach card card.address check check.address', ...OBJECT_OR_NULL],
    ['ach.verified', ...FLAG, responseOnly],
    ['wire wire.domestic wire.domestic.address wire.international', ...OBJECT_OR_NULL],
  ]),
  ...under('ach wire.domestic', BANK_DETAILS),
  ...under(
    'wire.international',
    fields('2.2', [
      ['accountNumber bankIdentifierCode beneficiaryBank', ...TEXT],
      ['correspondentBank correspondentBankIdentifierCode', ...TEXT],
      ['accountType', ...TEXT, seen('business')],
      ['bankIdentifierType', ...TEXT, seen('swift')],
      ['beneficiaryAddress beneficiaryBankAddress correspondentBankAddress', ...OBJECT_OR_NULL],
    ]),
  ),
  ...under('card.address check.address wire.domestic.address', ADDRESS),
  ...under('wire.international.beneficiaryAddress wire.international.beneficiaryBankAddress', ADDRESS),
  ...under('wire.international.correspondentBankAddress', ADDRESS),
];

/** Limits and each group are always there: section 2.5 lets only the leaves be empty. */
function limits(sendGroups: string): Field[] {
  const period = fields('2.5', [['daily monthly', ...AMOUNT]]);
  const receiveGroups = 'ach check debitCard intrabank';
  return [
    ...fields('2.5', [['receive send', ...OBJECT]]),
    ...under('receive send', period),
    ...under('receive', fields('2.5', [[receiveGroups, ...OBJECT]])),
    ...under('send', fields('2.5', [[sendGroups, ...OBJECT]])),
    ...under('receive', under(receiveGroups, period)),
    ...under('send', under(sendGroups, period)),
  ];
}
const LIMITS = limits('ach card check crossBorder debitCard domesticWire internationalWire intrabank');
/** The account update leaves out two groups. */
const LIMITS_IN_UPDATE = limits('ach check crossBorder domesticWire internationalWire intrabank');

const RECEIVE_RAILS = 'ach check debitCard intrabank';
const SEND_RAILS =
  'ach card check crossBorder debitCard digitalCheck internationalWire intrabank physicalCard wire';

/** `receive` and `send`: set on a program and an account (section 1), so never null there. */
function rails(section: string, via: boolean): Field[] {
  const rail = fields(section, [['enabled', ...FLAG], ...(via ? ([['via', ...TEXT]] as const) : [])]);
  return [
    ...fields(section, [['receive send', ...OBJECT]]),
    ...under('receive', fields(section, [[RECEIVE_RAILS, ...OBJECT, implied]])),
    ...under('send', fields(section, [[SEND_RAILS, ...OBJECT, implied]])),
    ...under('receive', under(RECEIVE_RAILS, rail)),
    ...under('send', under(SEND_RAILS, rail)),
    ...fields(section, [['receive.ach.sameDay send.ach.sameDay', ...FLAG]]),
  ];
}

function cardCounts(section: string): Field[] {
  return [
    ...fields(section, [['physical virtual', ...OBJECT]]),
    ...under(
      'physical virtual',
      fields(section, [
        ['count', ...COUNT, { section: `${section} 8` }],
        ['enabled', ...FLAG],
      ]),
    ),
  ];
}

const ACH_PULL_ORIGINATORS = fields('2.3', [
  ['allowedOriginators blockedOriginators', ...LIST_OR_NULL],
  ['allowedOriginators[] blockedOriginators[]', ...TEXT],
  ['enabled', ...FLAG],
]);

const CARD_BIN = fields('2.3', [
  ['embosser issuerProcessor sponsor', ...TEXT],
  ['enabled', ...FLAG],
  ['id', ...idOrUnset('cbn-')],
  ['issuerProcessorData', ...OBJECT_OR_NULL],
  ['issuerProcessorData.@type', ...TEXT],
  ['issuerProcessorData.configId', ...idOrUnset('pcc-')],
  ['issuerProcessorData.themes', ...LIST_OR_NULL],
  ['issuerProcessorData.themes[]', ...ANYTHING],
]);

export const PROGRAM: Field[] = [
  ...fields('2.3', [
    ['id', ...id('prg-'), implied],
    ['code productName description language', ...TEXT],
    ['programType', ...TEXT, seen('platform')],
    ['status', ...TEXT, seen('active')],
    ['createdAt modifiedAt', ...TIME],
    ['allowedIps', 'array', 'none', 'never'],
    ['allowedIps[]', ...TEXT],
    ['subscription', ...ANYTHING],
    ['3DS 3DS.sendOtp', ...OBJECT_OR_NULL],
    ['3DS.challengeProfileId 3DS.institutionId 3DS.sendOtp.url', ...TEXT],
    ['3DS.enabled 3DS.sendOtp.enabled', ...FLAG],
    ['bank bank.maxAccounts', ...OBJECT],
    ['bank.accountCreationCredit bank.accountFees bank.accountInterest', ...AMOUNT],
    ['bank.accountInterestFrequency', ...TEXT, seen('monthly')],
    ['bank.accountSubType bank.accountType', ...OBJECT_OR_NULL],
    ['bank.fdicInsurance', ...FLAG],
    ['bank.maxAccounts.business bank.maxAccounts.personal', ...COUNT, { section: '2.3 8' }],
    ['bank.sponsor', ...TEXT],
    ['billing', ...OBJECT_OR_NULL],
    ['billing.contacts', ...LIST_OR_NULL],
    ['billing.contacts[]', ...OBJECT],
    ['brand', ...OBJECT_OR_NULL],
    ['card card.type', ...OBJECT],
    ['card.bin', ...OBJECT_OR_NULL],
    ['company company.address company.contact', ...OBJECT_OR_NULL],
    ['fallback identity incoming incoming.achPull legal', ...OBJECT_OR_NULL],
    ['fallback.originated fallback.received', ...ANYTHING],
    ['identity.enabled', ...FLAG],
    ['identity.templateId identity.themeId', ...TEXT],
    ['incoming.achPull.via', ...TEXT],
    ['limits', ...OBJECT, { section: '2.5' }],
    ['minor minor.card', ...OBJECT_OR_NULL],
    ['minor.card.enabled minor.card.kycRequired', ...FLAG],
    ['notification', ...OBJECT, { section: '2.3 6' }],
    ['onboarding', ...OBJECT, { section: '2.3 8' }],
    ['ops', ...OBJECT_OR_NULL],
    ['ops.bulk ops.debitpull ops.kyb ops.kyc', ...FLAG],
    ['bankLinkExchange', ...OBJECT],
    ['bankLinkExchange.clientId bankLinkExchange.clientSecret', ...TEXT],
    ['bankLinkExchange.sendLoginOtp', ...ANYTHING],
    ['bankLinkExchange.verifyIdNumber', ...FLAG],
    ['realTimeAuth', ...OBJECT, { section: '2.3 6' }],
    ['reward', ...OBJECT_OR_NULL],
    ['reward.card', ...ANYTHING],
    ['transactionLimits transactionLimits.receive', ...OBJECT, { section: '2.3 8' }],
    ['transactionLimits.receive.ach transactionLimits.receive.debitCard', ...OBJECT, { section: '2.3 8' }],
  ]),
  ...under('bank.accountSubType', fields('2.3', [['accrue clearing dda interest reserve', ...FLAG]])),
  ...under(
    'bank.accountType',
    fields('2.3', [
      ['businessChecking businessSavings cardAccount clearingAccount fallbackAccount', ...FLAG],
      ['fundingAccount personalChecking personalSavings reserveAccount', ...FLAG],
    ]),
  ),
  ...under('billing.contacts[] company.contact', fields('2.3', [['email name phoneNumber', ...TEXT]])),
  ...under(
    'brand',
    fields('2.3', [
      ['id', ...idOrUnset('pbr-')],
      ['createdAt modifiedAt', ...TIME],
      ['cardArtPhysical cardArtPhysicalBack cardArtVirtual cardArtVirtualBack', ...TEXT],
      ['ctaColor ctaTextColor darkCtaColor darkCtaTextColor darkLandscapeLogo', ...TEXT],
      ['darkPrimaryColor darkPrimaryTextColor darkSecondaryColor darkSquareLogo', ...TEXT],
      ['fontName fontURL landscapeLogo physicalCardTextColor primaryColor primaryTextColor', ...TEXT],
      ['redirectUrl secondaryColor squareLogo supportEmail virtualCardTextColor', ...TEXT],
      ['sdkLocale sdkTheme', ...OBJECT_OR_NULL],
      ['sdkLocale.data', ...LIST_OR_NULL],
      ['sdkLocale.data[]', ...ANYTHING],
      ['sdkTheme.enabled', ...FLAG],
      ['sdkTheme.themeURL', ...TEXT],
    ]),
  ),
  ...under(
    'card.bin',
    fields('2.3', [['businessCredit businessDebit personalCredit personalDebit', ...OBJECT_OR_NULL]]),
  ),
  ...under('card.bin', under('businessCredit businessDebit personalCredit personalDebit', CARD_BIN)),
  ...under('card.type', cardCounts('2.3')),
  ...under('company', fields('2.3', [['achName description domain entityType name subDomain tin', ...TEXT]])),
  ...under('company.address', ADDRESS),
  ...under('incoming.achPull', ACH_PULL_ORIGINATORS),
  ...under('legal', fields('2.3', [['bank disclosure help program platform', ...TEXT]])),
  ...under('limits', LIMITS),
  ...under(
    'notification',
    fields('2.3', [
      ['messageServiceSid ntfSenderEmail ntfSenderName segmentId emailProviderKey smsSenderNumber', ...TEXT],
      ['platformNtfSenderNumber smsProviderSenderSid smsProviderSenderToken', ...TEXT],
      ['ntfEmailEnabled ntfSmsEnabled sendCardEmailEnabled sendCardSmsEnabled', ...FLAG],
      ['statementEmailEnabled webhookErrorEmailEnabled', ...FLAG],
    ]),
  ),
  ...under('onboarding', fields('2.3', [['account business card family person', ...OBJECT]])),
  ...under(
    'onboarding',
    under(
      'account business card family person',
      fields('2.3', [
        ['enabled', ...FLAG],
        ['maxCount', ...TEXT, { section: '2.3 8' }],
      ]),
    ),
  ),
  ...under('realTimeAuth', fields('2.3', [['ach card intrabank notification', ...ANYTHING]])),
  ...rails('2.3', true),
  ...under(
    'transactionLimits.receive',
    under('ach debitCard', fields('2.3 2.5 8', [['daily monthly', ...AMOUNT]])),
  ),
];

export const ACCOUNT: Field[] = [
  ...fields('2.4', [
    ['id', ...id('acc-'), implied],
    ['programId', ...id('prg-')],
    ['businessId', ...idOrUnset('bus-')],
    ['createdPersonId', ...idOrUnset('per-')],
    ['familyId label accountNumber routingNumber sponsorBankName', ...TEXT],
    ['type', ...TEXT, seen('businessChecking')],
    ['status', ...TEXT, seen('active')],
    ['currency', ...TEXT, seen('USD')],
    ['accountInterestFrequency', ...TEXT, seen('monthly')],
    ['acceptedTerms isVerified', ...FLAG],
    ['availableBalance', 'string', 'amount', 'never', implied],
    ['pendingCredit pendingDebit fees interest', ...AMOUNT],
    ['createdAt', ...TIME_ALWAYS, implied],
    ['modifiedAt verifiedAt', ...TIME],
    ['metadata', ...ANYTHING, { section: '2.4 2.2' }],
    ['config config.card', ...OBJECT],
    ['config.fallback config.incoming config.incoming.achPull', ...OBJECT_OR_NULL],
    ['config.fallback.received', ...ANYTHING],
    ['config.limits', ...OBJECT, { section: '2.5' }],
  ]),
  ...under('config.card', cardCounts('2.4')),
  ...under(
    'config.incoming.achPull',
    ACH_PULL_ORIGINATORS.map((field) => ({ ...field, section: '2.4' })),
  ),
  ...under('config.limits', LIMITS),
  ...under('config', rails('2.4', false)),
];

/**
 * `incoming` stands beside `config` here, and inside it in the record. Section 4.4 gives what is sent the shapes of 2.4 and 2.5, and no
 * sentence gives anything in it a value.
 */
export const ACCOUNT_UPDATE: Field[] = mayBeNull([
  ...fields('4.4', [
    ['config config.card', ...OBJECT],
    ['config.limits', ...OBJECT, { section: '4.4 2.5' }],
    ['incoming incoming.achPull', ...OBJECT_OR_NULL],
    ['incoming.achPull.allowedOriginators', ...LIST_OR_NULL],
    ['incoming.achPull.allowedOriginators[]', ...TEXT],
  ]),
  ...under('config.card', cardCounts('4.4 2.4')),
  ...under('config.limits', LIMITS_IN_UPDATE),
  ...under('config', rails('4.4 2.4', false)),
]);

const CARD_AS_SENT: Field[] = fields('2.6', [
  ['allowedCategories blockedMerchants', ...LIST_OR_NULL],
  ['allowedCategories[] blockedMerchants[]', ...TEXT],
  ['atmAccess', ...FLAG],
  ['bin', ...TEXT, seen('debit')],
  ['cardType', ...TEXT, seen('physical')],
  ['currency', ...TEXT, seen('USD')],
  ['embossingBusiness embossingPerson label', ...TEXT],
  ['limitAmount', ...AMOUNT],
  ['limitInterval', ...TEXT, seen('allTime')],
  ['shipping shipping.shippingAddress', ...OBJECT_OR_NULL],
]);

export const CARD_REQUEST: Field[] = [
  ...CARD_AS_SENT,
  ...fields('2.6', [
    ['accountId', ...idOrUnset('acc-')],
    ['billingAddress', ...OBJECT_OR_NULL],
  ]),
  ...under('billingAddress shipping.shippingAddress', ADDRESS),
];

export const CARD: Field[] = [
  ...CARD_AS_SENT,
  ...fields('2.6', [
    ['id', ...id('crd-'), implied],
    ['accountId', ...id('acc-')],
    ['programId', ...idOrUnset('prg-')],
    ['businessId', ...idOrUnset('bus-')],
    ['createdPersonId cardholder.personId', ...idOrUnset('per-')],
    ['familyId last4 theme walletId cardholder.name', ...TEXT],
    ['allowedMerchants blockedCategories', ...LIST_OR_NULL, seen(null)],
    ['allowedMerchants[] blockedCategories[]', ...ANYTHING],
    ['availableLimit', ...AMOUNT],
    ['cardStatus', ...TEXT, seen('pendingActivation')],
    ['expiryMonth', 'string', 'twoDigits', 'empty'],
    ['expiryYear', 'string', 'fourDigits', 'empty'],
    ['metadata', ...ANYTHING, { section: '2.6 2.2' }],
    ['createdAt', ...TIME_ALWAYS, implied],
    ['activatedAt modifiedAt', ...TIME],
    ['cardholder.createdAt cardholder.modifiedAt shipping.createdAt shipping.modifiedAt', ...TIME],
    ['cardholder cardholder.billingAddress', ...OBJECT_OR_NULL],
    ['cardholder.id', ...idOrUnset('chd-')],
    ['shipping.id', ...idOrUnset('shp-')],
    ['shipping.deliveryStatus', ...TEXT, seen('pending')],
    ['shipping.deliveryPartner shipping.eta shipping.trackingNumber shipping.trackingUrl', ...TEXT],
  ]),
  ...under('cardholder.billingAddress shipping.shippingAddress', ADDRESS),
];

export const TRANSFER: Field[] = [
  ...fields('2.7', [
    ['id', ...id('tra-'), implied],
    ['accountId', ...idOrUnset('acc-')],
    ['contactId', ...idOrUnset('con-')],
    ['parentTransferId fallbackTransferId destinationCurrency name', ...TEXT],
    ['amount', 'string', 'amount', 'never', implied],
    ['destinationAmount', ...AMOUNT, seen('0.00')],
    ['accountNumber accountType bankName routingNumber iban bin', ...TEXT],
    ['address', ...OBJECT],
    ['attachment purposeCode valid title description reviewMessage', ...TEXT],
    ['type', ...TEXT, seen('sameDay')],
    ['metadata', ...OBJECT_OR_NULL],
    ['card', ...ANYTHING],
    ['reviewCode', ...TEXT, seen('invalidCheckAddress')],
    ['status', ...TEXT, seen('pending', 'completed')],
    ['transferType', ...TEXT, seen('ach', 'physicalCheck')],
    ['transferSubType', ...TEXT, seen('originated')],
    ['txnType', ...TEXT, seen('credit', 'debit')],
    ['createdAt modifiedAt transferredAt', ...TIME],
  ]),
  ...under('address', ADDRESS),
];
