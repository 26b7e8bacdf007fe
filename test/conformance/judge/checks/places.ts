/**
 * Where each row is broken, written as `exchange` and JSON pointer in one, as patterns: a wrong value there violates the row there. `rests` are
 * places whose change turns up at others, since the row compares the two.
 */
export interface Places {
  readonly at: string;
  readonly rests?: string;
}

const UPDATES = '(change|restore)-settings';
const ADDRESS = '(addressType|line1|line2|city|state|postalCode|country)';
const PERIOD = '(daily|monthly)';
const FLAGS = '/config/(card|receive|send)/\\w+/enabled';
const IDENTITY =
  '/(programId|businessId|createdPersonId|label|type|acceptedTerms|accountNumber|routingNumber|currency|createdAt)';
const FILLED_FIRST = '(receive/check|send/(ach|domesticWire))';
const FILLED_SECOND = '(receive/(ach|intrabank)|send/(check|crossBorder|internationalWire|intrabank))';
const EMPTY_FIRST =
  '(receive/(ach|debitCard|intrabank)|send/(check|crossBorder|internationalWire|intrabank))';
const EMPTY_SECOND = '(receive/(check|debitCard)|send/(ach|domesticWire))';

/** By the row's id. */
export const places: Readonly<Record<string, Places>> = {
  'retrieveProgram.id-is-the-one-asked-for': { at: 'read-program/id' },

  'createAccount.status-is-active': { at: 'open-account/status' },
  'createAccount.available-balance-is-zero': { at: 'open-account/availableBalance' },
  'createAccount.pending-credit-is-zero': { at: 'open-account/pendingCredit' },
  'createAccount.pending-debit-is-zero': { at: 'open-account/pendingDebit' },
  'createAccount.fees-are-zero': { at: 'open-account/fees' },
  'createAccount.interest-is-zero': { at: 'open-account/interest' },
  'createAccount.is-not-verified': { at: 'open-account/isVerified' },
  'createAccount.no-verification-time-while-unverified': { at: 'open-account/verifiedAt' },
  'createAccount.accepted-terms-are-returned': { at: 'open-account/acceptedTerms' },
  'createAccount.business-is-returned': { at: 'open-account/businessId' },
  'createAccount.label-is-returned': { at: 'open-account/label' },
  'createAccount.type-is-returned': { at: 'open-account/type' },
  'createAccount.card-counts-come-from-program': {
    at: 'open-account/config/card/(physical|virtual)/count',
    rests: 'read-program/card/type/(physical|virtual)/count',
  },
  'createAccount.limits-come-from-program': {
    at: 'open-account/config/limits/.+',
    rests: 'read-program/limits/.+',
  },
  'createAccount.enabled-flags-come-from-program': {
    at: 'open-account/config/.+/enabled',
    rests: 'read-program/(card/type/\\w+|incoming/achPull|receive/\\w+|send/\\w+)/enabled',
  },
  'createAccount.same-day-flags-come-from-program': {
    at: 'open-account/config/.+/sameDay',
    rests: 'read-program/(receive|send)/ach/sameDay',
  },
  'createAccount.originators-come-from-program': {
    at: 'open-account/config/incoming/achPull/(allowed|blocked)Originators',
  },

  'createContact.label-equals-name': { at: 'store-contact/label', rests: 'store-contact/name' },
  'createContact.status-is-active': { at: 'store-contact/status' },
  'createContact.type-is-others': { at: 'store-contact/type' },
  'createContact.times-are-equal': { at: 'store-contact/modifiedAt', rests: 'store-contact/createdAt' },
  'createContact.ach-last4-ends-account-number': {
    at: 'store-contact/ach/last4',
    rests: 'store-contact/ach/accountNumber',
  },
  'createContact.domestic-last4-ends-account-number': {
    at: 'store-contact/wire/domestic/last4',
    rests: 'store-contact/wire/domestic/accountNumber',
  },
  'createContact.ach-is-not-verified': { at: 'store-contact/ach/verified' },
  'createContact.account-is-returned': { at: 'store-contact/accountId' },
  'createContact.name-is-returned': { at: 'store-contact/name' },
  'createContact.email-is-returned': { at: 'store-contact/email' },
  'createContact.phone-is-returned': { at: 'store-contact/phone' },
  'createContact.ach-is-returned': {
    at: 'store-contact/ach/(accountNumber|accountType|bankName|routingNumber)',
  },
  'createContact.card-is-returned': { at: `store-contact/card/address/${ADDRESS}` },
  'createContact.check-is-returned': { at: `store-contact/check/address/${ADDRESS}` },
  'createContact.domestic-wire-is-returned': {
    at: `store-contact/wire/domestic/(accountNumber|accountType|bankName|routingNumber|address/${ADDRESS})`,
  },
  'createContact.international-wire-is-returned': { at: 'store-contact/wire/international/.+' },
  'createContact.program-is-the-accounts': {
    at: 'store-contact/programId',
    rests: 'open-account/programId',
  },

  'createCard.label-is-returned': { at: 'issue-card/label' },
  'createCard.bin-is-returned': { at: 'issue-card/bin' },
  'createCard.card-type-is-returned': { at: 'issue-card/cardType' },
  'createCard.currency-is-returned': { at: 'issue-card/currency' },
  'createCard.atm-access-is-returned': { at: 'issue-card/atmAccess' },
  'createCard.limit-amount-is-returned': { at: 'issue-card/limitAmount' },
  'createCard.limit-interval-is-returned': { at: 'issue-card/limitInterval' },
  'createCard.allowed-categories-are-returned': { at: 'issue-card/allowedCategories' },
  'createCard.blocked-merchants-are-returned': { at: 'issue-card/blockedMerchants' },
  'createCard.embossing-business-is-returned': { at: 'issue-card/embossingBusiness' },
  'createCard.embossing-person-is-returned': { at: 'issue-card/embossingPerson' },
  'createCard.account-is-returned': { at: 'issue-card/accountId' },
  'createCard.shipping-address-is-returned': { at: `issue-card/shipping/shippingAddress/${ADDRESS}` },
  'createCard.billing-address-is-returned': { at: `issue-card/cardholder/billingAddress/${ADDRESS}` },
  'createCard.business-is-the-accounts': {
    at: 'issue-card/businessId',
    rests: 'open-account/businessId',
  },
  'createCard.program-is-the-accounts': { at: 'issue-card/programId', rests: 'open-account/programId' },
  'createCard.available-limit-equals-limit': {
    at: 'issue-card/availableLimit',
    rests: 'issue-card/limitAmount',
  },
  'createCard.status-is-pending-activation': { at: 'issue-card/cardStatus' },
  'createCard.shipping-is-pending': { at: 'issue-card/shipping/deliveryStatus' },
  'createCard.no-activation-time-before-activation': { at: 'issue-card/activatedAt' },
  'createCard.cardholder-name-equals-embossing-person': {
    at: 'issue-card/cardholder/name',
    rests: 'issue-card/embossingPerson',
  },

  'receiveAchPull.transfer-type-is-ach': { at: 'pull-money/transferType' },
  'receiveAchPull.transfer-sub-type-is-originated': { at: 'pull-money/transferSubType' },
  'receiveAchPull.direction-is-credit': { at: 'pull-money/txnType' },
  'receiveAchPull.status-is-pending': { at: 'pull-money/status' },
  'receiveAchPull.type-is-returned': { at: 'pull-money/type' },
  'receiveAchPull.account-is-returned': { at: 'pull-money/accountId' },
  'receiveAchPull.contact-is-returned': { at: 'pull-money/contactId' },
  'receiveAchPull.amount-is-returned': { at: 'pull-money/amount' },
  'receiveAchPull.description-is-returned': { at: 'pull-money/description' },
  'receiveAchPull.name-is-the-contacts': { at: 'pull-money/name', rests: 'store-contact/name' },
  'receiveAchPull.account-number-is-the-contacts': {
    at: 'pull-money/accountNumber',
    rests: 'store-contact/ach/accountNumber',
  },
  'receiveAchPull.account-type-is-the-contacts': {
    at: 'pull-money/accountType',
    rests: 'store-contact/ach/accountType',
  },
  'receiveAchPull.bank-name-is-the-contacts': {
    at: 'pull-money/bankName',
    rests: 'store-contact/ach/bankName',
  },
  'receiveAchPull.routing-number-is-the-contacts': {
    at: 'pull-money/routingNumber',
    rests: 'store-contact/ach/routingNumber',
  },
  'receiveAchPull.address-is-empty': { at: `pull-money/address/${ADDRESS}` },
  'receiveAchPull.destination-amount-is-zero': { at: 'pull-money/destinationAmount' },

  'updateAccount.id-is-the-one-asked-for': { at: `${UPDATES}/id` },
  'updateAccount.card-counts-take-effect': { at: `${UPDATES}/config/card/(physical|virtual)/count` },
  'updateAccount.top-level-limits-take-effect': { at: `${UPDATES}/config/limits/(receive|send)/${PERIOD}` },
  'updateAccount.enabled-flags-take-effect': { at: UPDATES + FLAGS },
  'updateAccount.allowed-originators-take-effect': {
    at: `${UPDATES}/config/incoming/achPull/allowedOriginators`,
  },
  'updateAccount.group-limits-take-effect': {
    at: `(change-settings/config/limits/${FILLED_FIRST}|restore-settings/config/limits/${FILLED_SECOND})/${PERIOD}`,
  },
  'updateAccount.same-day-flags-take-effect': { at: `${UPDATES}/config/(receive|send)/ach/sameDay` },
  'updateAccount.empty-group-returns-program-limits': {
    at: `(change-settings/config/limits/${EMPTY_FIRST}|restore-settings/config/limits/${EMPTY_SECOND})/${PERIOD}`,
    rests: `read-program/limits/(${EMPTY_FIRST}|${EMPTY_SECOND})/${PERIOD}`,
  },
  'updateAccount.blocked-originators-stay-null': {
    at: `${UPDATES}/config/incoming/achPull/blockedOriginators`,
  },
  'updateAccount.modified-after-created': { at: `${UPDATES}/modifiedAt` },
  'updateAccount.no-verification-time-while-unverified': { at: `${UPDATES}/verifiedAt` },
  'updateAccount.other-fields-are-kept': { at: UPDATES + IDENTITY, rests: `open-account${IDENTITY}` },

  'updateSentCheck.id-is-the-one-asked-for': { at: 'annotate-check/id' },
  'updateSentCheck.transfer-type-is-physical-check': { at: 'annotate-check/transferType' },
  'updateSentCheck.direction-is-debit': { at: 'annotate-check/txnType' },
  'updateSentCheck.description-is-returned': { at: 'annotate-check/description' },
  'updateSentCheck.title-is-returned': { at: 'annotate-check/title' },
  'updateSentCheck.metadata-is-returned': { at: 'annotate-check/metadata/(description|externalId)' },
  // One part alone is never what breaks it; all of it together is: `special-rows.test.ts`.
  'updateSentCheck.address-is-where-the-check-goes': { at: 'annotate-check/address' },
  'updateSentCheck.destination-amount-is-zero': { at: 'annotate-check/destinationAmount' },
};
