// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
import type { CheckConditions, CodeCheck, PlacePairs, PlaceValues } from './catalogue-check.ts';

/** The input of each standard check. */
// prettier-ignore
export interface StandardChecks {
  readonly equals: PlaceValues;
  readonly returned: PlacePairs;
  readonly includes: PlacePairs;
  readonly sameAs: PlacePairs;
  readonly lastFourOf: PlacePairs;
  readonly pathParameter: PlacePairs;
  readonly ofAccount: PlacePairs;
  readonly ofContact: PlacePairs;
  readonly ofProgram: PlacePairs;
  readonly unchanged: readonly string[];
  readonly anyFilled: readonly string[];
  readonly unsetIsEmpty: readonly string[];
  readonly filtered: PlacePairs;
  readonly sorted: Readonly<Record<string, 'ascending' | 'descending'>>;
  readonly atMost: PlacePairs;
  readonly ordered: PlacePairs;
  readonly neverSent: readonly string[];
  readonly readBack: PlacePairs;
  readonly afterward: PlaceValues;
  readonly gone: readonly number[];
  readonly listed: true;
  readonly notListed: true;
  readonly pages: string;
  readonly notDecreasing: readonly string[];
  readonly refused: Readonly<Partial<Record<'unknown' | 'existing', readonly number[]>>>;
  readonly repeated: readonly number[];
  readonly ifMatch: readonly number[];
}

// prettier-ignore
export type StandardCheckName = keyof StandardChecks;

/** One standard check. */
// prettier-ignore
export type StandardCheck = {
  [Name in StandardCheckName]: Readonly<Pick<StandardChecks, Name>>;
}[StandardCheckName];

/** The checks that are code, by name. */
// prettier-ignore
export type CheckCode = 'id-is-its-own' | 'addresses-are-its-own' | 'times-are-equal' | 'state-is-empty-abroad' | 'blocked-originators-stay-null' | 'modified-after-created' | 'program-is-kept';

/** A fact that no schema keyword can express. */
// prettier-ignore
export interface CatalogueRequirement {
  /** A name in words, never reused. */
  readonly id: string;
  /** Section of the source. */
  readonly section: string;
  readonly evidence: 'stated' | 'observed' | 'implied';
  readonly statement: string;
  /** Operations that it takes to judge it; the first is the one that it is about. */
  readonly operations: readonly ('retrieveProgram' | 'createAccount' | 'updateAccount' | 'createContact' | 'createCard' | 'receiveAchPull' | 'updateSentCheck')[];
  /** The check. */
  readonly check: StandardCheck | CodeCheck<CheckCode>;
  /** The condition under which the source speaks of it; default: always. */
  readonly where?: CheckConditions;
  /** True if texts that differ in nothing but the case of their letters are the same. */
  readonly ignoreCase?: true;
  /** The place where it is written: a file below the description's folder, and a line from 1. */
  readonly place?: { readonly file: string; readonly line: number };
}

/** Something that the source leaves open. */
// prettier-ignore
export interface CatalogueNotShown {
  readonly id: string;
  readonly section: string;
  /** Says whether the source itself calls it not shown, or is silent. */
  readonly said: 'explicit' | 'silent';
  /** The open question. */
  readonly open: string;
  /** A conformance suite does this about it. */
  readonly suite: string;
  /** Comparisons whose results it records. */
  readonly compare?: readonly CatalogueComparison[];
  /** Requests that find out what a deployment does. */
  readonly probes?: readonly CatalogueProbe[];
}

/** Values of one field, each sent alone in an otherwise complete request; or calls in a row. */
// prettier-ignore
export type CatalogueProbe = CatalogueValuesProbe | CatalogueCallsProbe;

// prettier-ignore
export interface CatalogueValuesProbe {
  readonly operation: 'retrieveProgram' | 'createAccount' | 'updateAccount' | 'createContact' | 'createCard' | 'receiveAchPull' | 'updateSentCheck';
  /** JSON pointer into the request's body. */
  readonly field: string;
  readonly values: readonly unknown[];
}

// prettier-ignore
export interface CatalogueCallsProbe {
  /** The words for people. */
  readonly what: string;
  /** The outcome of the last one is what is noted; those before it must be accepted. */
  readonly calls: readonly CatalogueProbeCall[];
  /** The place of the outcome, if it is in the response of the last call; default: whether that call is accepted. */
  readonly look?: CatalogueProbeLook;
  /** A sentence for each outcome. `{status}` stands for the status. */
  readonly says: { readonly [outcome in CatalogueProbeOutcome]?: string };
}

// prettier-ignore
export type CatalogueProbeOutcome = 'accepted' | 'refused' | 'absent' | 'null' | 'empty' | 'equal' | 'program' | 'other';

// prettier-ignore
export interface CatalogueProbeCall {
  readonly operation: 'retrieveProgram' | 'createAccount' | 'updateAccount' | 'createContact' | 'createCard' | 'receiveAchPull' | 'updateSentCheck';
  readonly method?: string;
  /** Instead of the operation's. */
  readonly path?: string;
  readonly pathParameters?: { readonly [name: string]: string };
  /** Instead of the complete one. */
  readonly body?: { readonly [name: string]: unknown };
  /** Values by JSON pointer into the body. */
  readonly set?: { readonly [pointer: string]: unknown };
  /** JSON pointers of fields that are left out. */
  readonly remove?: readonly string[];
  /** Values of responses to earlier calls, by JSON pointer into the body. */
  readonly take?: { readonly [pointer: string]: CatalogueProbeValue };
}

// prettier-ignore
export interface CatalogueProbeLook {
  /** JSON pointer into the response. */
  readonly at: string;
  /** The outcome is `equal` if the value is this one. */
  readonly equals?: CatalogueProbeValue;
  /** JSON pointer into the program: the outcome is `program` if the value is that one. */
  readonly program?: string;
}

// prettier-ignore
export interface CatalogueProbeValue {
  /** Number of the call, from 0. */
  readonly call: number;
  /** JSON pointer into its response. */
  readonly at: string;
}

/** The fact would be a requirement if the source stated it. */
// prettier-ignore
export interface CatalogueComparison
  extends Required<Pick<CatalogueRequirement, 'operations' | 'check'>>,
    Pick<CatalogueRequirement, 'where'> {
  /** The name of each result, as a sentence for people. */
  readonly says: { readonly equal: string; readonly other: string };
}

// prettier-ignore
export interface Catalogue {
  readonly requirements: readonly CatalogueRequirement[];
  readonly notShown: readonly CatalogueNotShown[];
}

/** The requirement rows of the description, and the list of what is not shown. */
// prettier-ignore
export const catalogue: Catalogue = {
  requirements: [
    {
      id: 'createAccount.status-is-active',
      section: '3',
      evidence: 'stated',
      statement: 'A new account has the status `active`.',
      operations: ['createAccount'],
      check: { equals: { '/status': 'active' } },
      place: { file: 'requirements/createAccount.yaml', line: 2 },
    },
    {
      id: 'createAccount.available-balance-is-zero',
      section: '4.3',
      evidence: 'observed',
      statement: 'A new account has an available balance of `0.00`. Not checked where its program sets an amount in `bank.accountCreationCredit` or `bank.accountFees`.',
      operations: ['createAccount'],
      check: { equals: { '/availableBalance': '0.00' } },
      where: {
        noProgramAmount: ['/bank/accountCreationCredit', '/bank/accountFees'],
      },
      place: { file: 'requirements/createAccount.yaml', line: 9 },
    },
    {
      id: 'createAccount.pending-credit-is-zero',
      section: '4.3',
      evidence: 'observed',
      statement: 'A new account has a pending credit of `0.00`. Not checked where its program sets an amount in `bank.accountCreationCredit`.',
      operations: ['createAccount'],
      check: { equals: { '/pendingCredit': '0.00' } },
      where: { noProgramAmount: ['/bank/accountCreationCredit'] },
      place: { file: 'requirements/createAccount.yaml', line: 18 },
    },
    {
      id: 'createAccount.pending-debit-is-zero',
      section: '4.3',
      evidence: 'observed',
      statement: 'A new account has a pending debit of `0.00`. Not checked where its program sets an amount in `bank.accountFees`.',
      operations: ['createAccount'],
      check: { equals: { '/pendingDebit': '0.00' } },
      where: { noProgramAmount: ['/bank/accountFees'] },
      place: { file: 'requirements/createAccount.yaml', line: 26 },
    },
    {
      id: 'createAccount.fees-are-zero',
      section: '4.3',
      evidence: 'observed',
      statement: 'A new account has fees of `0.00`. Not checked where its program sets an amount in `bank.accountFees`.',
      operations: ['createAccount'],
      check: { equals: { '/fees': '0.00' } },
      where: { noProgramAmount: ['/bank/accountFees'] },
      place: { file: 'requirements/createAccount.yaml', line: 34 },
    },
    {
      id: 'createAccount.interest-is-zero',
      section: '4.3',
      evidence: 'observed',
      statement: 'A new account has interest of `0.00`. Not checked where its program sets an amount in `bank.accountInterest`.',
      operations: ['createAccount'],
      check: { equals: { '/interest': '0.00' } },
      where: { noProgramAmount: ['/bank/accountInterest'] },
      place: { file: 'requirements/createAccount.yaml', line: 42 },
    },
    {
      id: 'createAccount.is-not-verified',
      section: '2.4',
      evidence: 'stated',
      statement: 'A new account is not verified: `isVerified` is false.',
      operations: ['createAccount'],
      check: { equals: { '/isVerified': false } },
      place: { file: 'requirements/createAccount.yaml', line: 50 },
    },
    {
      id: 'createAccount.no-verification-time-while-unverified',
      section: '2.4',
      evidence: 'stated',
      statement: 'While an account is not verified (its `isVerified` is false), `verifiedAt` is the empty string.',
      operations: ['createAccount'],
      check: { equals: { '/verifiedAt': '' } },
      where: { response: { '/isVerified': false } },
      place: { file: 'requirements/createAccount.yaml', line: 57 },
    },
    {
      id: 'createAccount.accepted-terms-are-returned',
      section: '4.3',
      evidence: 'implied',
      statement: 'The `acceptedTerms` that was sent is returned.',
      operations: ['createAccount'],
      check: { returned: { '/acceptedTerms': '/acceptedTerms' } },
      place: { file: 'requirements/createAccount.yaml', line: 65 },
    },
    {
      id: 'createAccount.business-is-returned',
      section: '4.3',
      evidence: 'implied',
      statement: 'The `businessId` that was sent is returned.',
      operations: ['createAccount'],
      check: { returned: { '/businessId': '/businessId' } },
      place: { file: 'requirements/createAccount.yaml', line: 72 },
    },
    {
      id: 'createAccount.label-is-returned',
      section: '4.3',
      evidence: 'implied',
      statement: 'The `label` that was sent is returned.',
      operations: ['createAccount'],
      check: { returned: { '/label': '/label' } },
      place: { file: 'requirements/createAccount.yaml', line: 79 },
    },
    {
      id: 'createAccount.type-is-returned',
      section: '4.3',
      evidence: 'implied',
      statement: 'The `type` that was sent is returned.',
      operations: ['createAccount'],
      check: { returned: { '/type': '/type' } },
      place: { file: 'requirements/createAccount.yaml', line: 86 },
    },
    {
      id: 'createAccount.card-counts-come-from-program',
      section: '2.4',
      evidence: 'observed',
      statement: 'The physical and virtual card counts of a new account equal those of its program, as the program was read in the same run.',
      operations: ['createAccount', 'retrieveProgram'],
      check: {
        ofProgram: { '/config/card/*/count': '/card/type/*/count' },
      },
      place: { file: 'requirements/createAccount.yaml', line: 93 },
    },
    {
      id: 'createAccount.limits-come-from-program',
      section: '2.4',
      evidence: 'observed',
      statement: 'Every limit of a new account equals the same limit of its program, as the program was read in the same run.',
      operations: ['createAccount', 'retrieveProgram'],
      check: { ofProgram: { '/config/limits/**': '/limits/**' } },
      place: { file: 'requirements/createAccount.yaml', line: 100 },
    },
    {
      id: 'createAccount.enabled-flags-come-from-program',
      section: '2.4',
      evidence: 'observed',
      statement: 'Every enabled flag in the configuration of a new account (cards, incoming ACH pulls, receiving and sending rails) equals the same flag of its program. Where the program has the flag for incoming ACH pulls off, `incoming` or its `achPull` may be `null` in the account.',
      operations: ['createAccount', 'retrieveProgram'],
      check: {
        ofProgram: {
          '/config/card/*/enabled': '/card/type/*/enabled',
          '/config/incoming/achPull/enabled': '/incoming/achPull/enabled',
          '/config/receive/*/enabled': '/receive/*/enabled',
          '/config/send/*/enabled': '/send/*/enabled',
        },
      },
      place: { file: 'requirements/createAccount.yaml', line: 107 },
    },
    {
      id: 'createAccount.unset-fields-are-empty',
      section: '1',
      evidence: 'implied',
      statement: "What is unset on a new account is the empty string, not a placeholder: `familyId` is not `null`, `undefined`, `N/A` or blank, a UUID of zeros or the account's own identifier, and no time is `0001-01-01T00:00:00Z` or, unless the account was created then, `1970-01-01T00:00:00Z`.",
      operations: ['createAccount'],
      check: {
        unsetIsEmpty: ['/familyId', '/createdAt', '/modifiedAt'],
      },
      place: { file: 'requirements/createAccount.yaml', line: 121 },
    },
    {
      id: 'createAccount.id-is-its-own',
      section: '1',
      evidence: 'implied',
      statement: 'Two accounts that are opened have different identifiers. Judged where the run opens a second account (`--thorough`).',
      operations: ['createAccount'],
      check: { code: 'id-is-its-own' },
      place: { file: 'requirements/createAccount.yaml', line: 130 },
    },
    {
      id: 'createCard.label-is-returned',
      section: '2.6',
      evidence: 'implied',
      statement: 'The `label` that was sent is returned.',
      operations: ['createCard'],
      check: { returned: { '/label': '/label' } },
      place: { file: 'requirements/createCard.yaml', line: 2 },
    },
    {
      id: 'createCard.bin-is-returned',
      section: '2.6',
      evidence: 'implied',
      statement: 'The `bin` that was sent is returned.',
      operations: ['createCard'],
      check: { returned: { '/bin': '/bin' } },
      place: { file: 'requirements/createCard.yaml', line: 9 },
    },
    {
      id: 'createCard.card-type-is-returned',
      section: '2.6',
      evidence: 'implied',
      statement: 'The `cardType` that was sent is returned.',
      operations: ['createCard'],
      check: { returned: { '/cardType': '/cardType' } },
      place: { file: 'requirements/createCard.yaml', line: 16 },
    },
    {
      id: 'createCard.currency-is-returned',
      section: '2.6',
      evidence: 'implied',
      statement: 'The `currency` that was sent is returned.',
      operations: ['createCard'],
      check: { returned: { '/currency': '/currency' } },
      place: { file: 'requirements/createCard.yaml', line: 23 },
    },
    {
      id: 'createCard.atm-access-is-returned',
      section: '2.6',
      evidence: 'implied',
      statement: 'The `atmAccess` that was sent is returned.',
      operations: ['createCard'],
      check: { returned: { '/atmAccess': '/atmAccess' } },
      place: { file: 'requirements/createCard.yaml', line: 30 },
    },
    {
      id: 'createCard.limit-amount-is-returned',
      section: '2.6',
      evidence: 'implied',
      statement: 'The `limitAmount` that was sent is returned.',
      operations: ['createCard'],
      check: { returned: { '/limitAmount': '/limitAmount' } },
      place: { file: 'requirements/createCard.yaml', line: 37 },
    },
    {
      id: 'createCard.limit-interval-is-returned',
      section: '2.6',
      evidence: 'implied',
      statement: 'The `limitInterval` that was sent is returned.',
      operations: ['createCard'],
      check: { returned: { '/limitInterval': '/limitInterval' } },
      place: { file: 'requirements/createCard.yaml', line: 44 },
    },
    {
      id: 'createCard.allowed-categories-are-returned',
      section: '2.6',
      evidence: 'implied',
      statement: 'The `allowedCategories` that were sent are returned, and no others. Their order may differ.',
      operations: ['createCard'],
      check: {
        returned: { '/allowedCategories': '/allowedCategories' },
      },
      place: { file: 'requirements/createCard.yaml', line: 51 },
    },
    {
      id: 'createCard.blocked-merchants-are-returned',
      section: '2.6',
      evidence: 'implied',
      statement: 'The `blockedMerchants` that were sent are returned, and no others. Their order may differ.',
      operations: ['createCard'],
      check: {
        returned: { '/blockedMerchants': '/blockedMerchants' },
      },
      place: { file: 'requirements/createCard.yaml', line: 58 },
    },
    {
      id: 'createCard.embossing-business-is-returned',
      section: '2.6',
      evidence: 'implied',
      statement: 'The `embossingBusiness` that was sent is returned.',
      operations: ['createCard'],
      check: {
        returned: { '/embossingBusiness': '/embossingBusiness' },
      },
      place: { file: 'requirements/createCard.yaml', line: 65 },
    },
    {
      id: 'createCard.embossing-person-is-returned',
      section: '2.6',
      evidence: 'implied',
      statement: 'The `embossingPerson` that was sent is returned.',
      operations: ['createCard'],
      check: {
        returned: { '/embossingPerson': '/embossingPerson' },
      },
      place: { file: 'requirements/createCard.yaml', line: 72 },
    },
    {
      id: 'createCard.account-is-returned',
      section: '2.6',
      evidence: 'implied',
      statement: 'The `accountId` that was sent is returned.',
      operations: ['createCard'],
      check: { returned: { '/accountId': '/accountId' } },
      place: { file: 'requirements/createCard.yaml', line: 79 },
    },
    {
      id: 'createCard.business-is-the-accounts',
      section: '2.6',
      evidence: 'implied',
      statement: 'If the card has a `businessId`, it is the business of the account that the card is issued against.',
      operations: ['createCard', 'createAccount'],
      check: { ofAccount: { '/businessId': '/businessId' } },
      where: { set: '/businessId' },
      place: { file: 'requirements/createCard.yaml', line: 86 },
    },
    {
      id: 'createCard.program-is-the-accounts',
      section: '2.6',
      evidence: 'implied',
      statement: 'If the card has a `programId`, it is the program of the account that the card is issued against.',
      operations: ['createCard', 'createAccount'],
      check: { ofAccount: { '/programId': '/programId' } },
      where: { set: '/programId' },
      place: { file: 'requirements/createCard.yaml', line: 94 },
    },
    {
      id: 'createCard.available-limit-equals-limit',
      section: '2.6',
      evidence: 'stated',
      statement: 'The available limit of a new card equals its limit amount.',
      operations: ['createCard'],
      check: { sameAs: { '/availableLimit': '/limitAmount' } },
      place: { file: 'requirements/createCard.yaml', line: 102 },
    },
    {
      id: 'createCard.status-is-pending-activation',
      section: '3',
      evidence: 'stated',
      statement: 'A new physical card has the card status `pendingActivation`. Not checked for other types of card, which were not observed.',
      operations: ['createCard'],
      check: { equals: { '/cardStatus': 'pendingActivation' } },
      where: { sent: { '/cardType': 'physical' } },
      place: { file: 'requirements/createCard.yaml', line: 109 },
    },
    {
      id: 'createCard.shipping-is-pending',
      section: '3',
      evidence: 'stated',
      statement: 'The shipping of a new physical card has the delivery status `pending`. Not checked for other types of card, nor where `shipping` is `null`.',
      operations: ['createCard'],
      check: { equals: { '/shipping/deliveryStatus': 'pending' } },
      where: {
        sent: { '/cardType': 'physical' },
        set: '/shipping',
      },
      place: { file: 'requirements/createCard.yaml', line: 117 },
    },
    {
      id: 'createCard.no-activation-time-before-activation',
      section: '2.6',
      evidence: 'stated',
      statement: 'While a new card has the `cardStatus` `pendingActivation`, its `activatedAt` is the empty string.',
      operations: ['createCard'],
      check: { equals: { '/activatedAt': '' } },
      where: { response: { '/cardStatus': 'pendingActivation' } },
      place: { file: 'requirements/createCard.yaml', line: 126 },
    },
    {
      id: 'createCard.cardholder-name-equals-embossing-person',
      section: '2.6',
      evidence: 'stated',
      statement: 'The cardholder of a new card has the name in `embossingPerson`. Not checked where `cardholder` is `null`.',
      operations: ['createCard'],
      check: { sameAs: { '/cardholder/name': '/embossingPerson' } },
      where: { set: '/cardholder' },
      place: { file: 'requirements/createCard.yaml', line: 134 },
    },
    {
      id: 'createCard.addresses-are-its-own',
      section: '2.6',
      evidence: 'implied',
      statement: 'Neither the billing address of the cardholder nor the shipping address is one that was sent for another card. Both may be in a standardized postal form. Judged where the run issues a second card.',
      operations: ['createCard'],
      check: { code: 'addresses-are-its-own' },
      place: { file: 'requirements/createCard.yaml', line: 142 },
    },
    {
      id: 'createCard.id-is-its-own',
      section: '1',
      evidence: 'implied',
      statement: 'Two cards that are issued have different identifiers. Judged where the run issues a second card.',
      operations: ['createCard'],
      check: { code: 'id-is-its-own' },
      place: { file: 'requirements/createCard.yaml', line: 150 },
    },
    {
      id: 'createCard.unset-fields-are-empty',
      section: '1',
      evidence: 'implied',
      statement: "What is unset on a new card is the empty string, not a placeholder: `familyId`, `theme`, `walletId` and the tracking fields of `shipping` are not `null`, `undefined`, `N/A` or blank, `familyId` and `walletId` are not a UUID of zeros, `familyId` is not the card's own identifier, and no time is `0001-01-01T00:00:00Z` or, unless the card was created then, `1970-01-01T00:00:00Z`.",
      operations: ['createCard'],
      check: {
        unsetIsEmpty: [
          '/familyId',
          '/theme',
          '/walletId',
          '/createdAt',
          '/modifiedAt',
          '/cardholder/createdAt',
          '/cardholder/modifiedAt',
          '/shipping/deliveryPartner',
          '/shipping/eta',
          '/shipping/trackingNumber',
          '/shipping/trackingUrl',
          '/shipping/createdAt',
          '/shipping/modifiedAt',
        ],
      },
      place: { file: 'requirements/createCard.yaml', line: 157 },
    },
    {
      id: 'createContact.label-equals-name',
      section: '2.2',
      evidence: 'stated',
      statement: 'The label of a new contact equals its name.',
      operations: ['createContact'],
      check: { sameAs: { '/label': '/name' } },
      place: { file: 'requirements/createContact.yaml', line: 2 },
    },
    {
      id: 'createContact.status-is-active',
      section: '3',
      evidence: 'stated',
      statement: 'A new contact has the status `active`.',
      operations: ['createContact'],
      check: { equals: { '/status': 'active' } },
      place: { file: 'requirements/createContact.yaml', line: 9 },
    },
    {
      id: 'createContact.type-is-others',
      section: '2.2',
      evidence: 'stated',
      statement: 'A new contact has the type `others`.',
      operations: ['createContact'],
      check: { equals: { '/type': 'others' } },
      place: { file: 'requirements/createContact.yaml', line: 16 },
    },
    {
      id: 'createContact.times-are-equal',
      section: '2.2',
      evidence: 'stated',
      statement: 'The `createdAt` and `modifiedAt` of a new contact are equal.',
      operations: ['createContact'],
      check: { code: 'times-are-equal' },
      place: { file: 'requirements/createContact.yaml', line: 23 },
    },
    {
      id: 'createContact.ach-last4-ends-account-number',
      section: '2.2',
      evidence: 'stated',
      statement: '`ach.last4` is the last four characters of `ach.accountNumber`. Not checked where `ach` is `null`.',
      operations: ['createContact'],
      check: { lastFourOf: { '/ach/last4': '/ach/accountNumber' } },
      where: { set: '/ach' },
      place: { file: 'requirements/createContact.yaml', line: 30 },
    },
    {
      id: 'createContact.domestic-last4-ends-account-number',
      section: '2.2',
      evidence: 'stated',
      statement: '`wire.domestic.last4` is the last four characters of `wire.domestic.accountNumber`. Not checked where `wire.domestic` is `null`.',
      operations: ['createContact'],
      check: {
        lastFourOf: {
          '/wire/domestic/last4': '/wire/domestic/accountNumber',
        },
      },
      where: { set: '/wire/domestic' },
      place: { file: 'requirements/createContact.yaml', line: 38 },
    },
    {
      id: 'createContact.ach-is-not-verified',
      section: '2.2',
      evidence: 'stated',
      statement: 'The bank details of a new contact are not verified: `ach.verified` is false. Not checked where `ach` is `null`.',
      operations: ['createContact'],
      check: { equals: { '/ach/verified': false } },
      where: { set: '/ach' },
      place: { file: 'requirements/createContact.yaml', line: 46 },
    },
    {
      id: 'createContact.account-is-returned',
      section: '2.2',
      evidence: 'stated',
      statement: 'The `accountId` that was sent is returned.',
      operations: ['createContact'],
      check: { returned: { '/accountId': '/accountId' } },
      place: { file: 'requirements/createContact.yaml', line: 54 },
    },
    {
      id: 'createContact.name-is-returned',
      section: '2.2',
      evidence: 'stated',
      statement: 'The `name` that was sent is returned.',
      operations: ['createContact'],
      check: { returned: { '/name': '/name' } },
      place: { file: 'requirements/createContact.yaml', line: 61 },
    },
    {
      id: 'createContact.email-is-returned',
      section: '2.2',
      evidence: 'stated',
      statement: 'The `email` that was sent is returned.',
      operations: ['createContact'],
      check: { returned: { '/email': '/email' } },
      place: { file: 'requirements/createContact.yaml', line: 68 },
    },
    {
      id: 'createContact.phone-is-returned',
      section: '2.2',
      evidence: 'stated',
      statement: 'The `phone` that was sent is returned.',
      operations: ['createContact'],
      check: { returned: { '/phone': '/phone' } },
      place: { file: 'requirements/createContact.yaml', line: 75 },
    },
    {
      id: 'createContact.ach-is-returned',
      section: '2.2',
      evidence: 'stated',
      statement: 'The account number, account type, bank name and routing number sent in `ach` are returned.',
      operations: ['createContact'],
      check: { returned: { '/ach': '/ach' } },
      place: { file: 'requirements/createContact.yaml', line: 82 },
    },
    {
      id: 'createContact.card-is-returned',
      section: '2.2',
      evidence: 'stated',
      statement: 'The card address that was sent is returned.',
      operations: ['createContact'],
      check: { returned: { '/card': '/card' } },
      place: { file: 'requirements/createContact.yaml', line: 89 },
    },
    {
      id: 'createContact.check-is-returned',
      section: '2.2',
      evidence: 'stated',
      statement: 'The check address that was sent is returned.',
      operations: ['createContact'],
      check: { returned: { '/check': '/check' } },
      place: { file: 'requirements/createContact.yaml', line: 96 },
    },
    {
      id: 'createContact.domestic-wire-is-returned',
      section: '2.2',
      evidence: 'stated',
      statement: 'The domestic wire details that were sent are returned.',
      operations: ['createContact'],
      check: { returned: { '/wire/domestic': '/wire/domestic' } },
      place: { file: 'requirements/createContact.yaml', line: 103 },
    },
    {
      id: 'createContact.international-wire-is-returned',
      section: '2.2',
      evidence: 'stated',
      statement: 'The international wire details that were sent are returned, apart from texts that were sent empty.',
      operations: ['createContact'],
      check: {
        returned: { '/wire/international': '/wire/international' },
      },
      where: { sentValue: 'filled' },
      place: { file: 'requirements/createContact.yaml', line: 110 },
    },
    {
      id: 'createContact.program-is-the-accounts',
      section: '2.2',
      evidence: 'implied',
      statement: 'If the contact has a `programId`, it is the program of the account that the contact is attached to.',
      operations: ['createContact', 'createAccount'],
      check: { ofAccount: { '/programId': '/programId' } },
      where: { set: '/programId' },
      place: { file: 'requirements/createContact.yaml', line: 118 },
    },
    {
      id: 'createContact.state-is-empty-abroad',
      section: '2.1',
      evidence: 'stated',
      statement: 'The state of an address outside the United States is the empty string. Judged for the addresses that the contact was sent with, not where `wire.international` is `null`.',
      operations: ['createContact'],
      check: { code: 'state-is-empty-abroad' },
      where: { set: '/wire/international' },
      place: { file: 'requirements/createContact.yaml', line: 126 },
    },
    {
      id: 'createContact.unset-fields-are-empty',
      section: '1',
      evidence: 'implied',
      statement: 'The times of a new contact are not placeholders for an unset time: neither is `0001-01-01T00:00:00Z`, and `modifiedAt` is `1970-01-01T00:00:00Z` only if `createdAt` is.',
      operations: ['createContact'],
      check: { unsetIsEmpty: ['/createdAt', '/modifiedAt'] },
      place: { file: 'requirements/createContact.yaml', line: 135 },
    },
    {
      id: 'createContact.id-is-its-own',
      section: '1',
      evidence: 'implied',
      statement: 'Two contacts that are stored have different identifiers. Judged where the run stores a second contact (`--thorough`).',
      operations: ['createContact'],
      check: { code: 'id-is-its-own' },
      place: { file: 'requirements/createContact.yaml', line: 143 },
    },
    {
      id: 'receiveAchPull.transfer-type-is-ach',
      section: '4.6',
      evidence: 'observed',
      statement: 'The transfer of an ACH pull has the transfer type `ach`.',
      operations: ['receiveAchPull'],
      check: { equals: { '/transferType': 'ach' } },
      place: { file: 'requirements/receiveAchPull.yaml', line: 2 },
    },
    {
      id: 'receiveAchPull.transfer-sub-type-is-originated',
      section: '4.6',
      evidence: 'observed',
      statement: 'The transfer of an ACH pull has the transfer subtype `originated`.',
      operations: ['receiveAchPull'],
      check: { equals: { '/transferSubType': 'originated' } },
      place: { file: 'requirements/receiveAchPull.yaml', line: 9 },
    },
    {
      id: 'receiveAchPull.direction-is-credit',
      section: '4.6',
      evidence: 'observed',
      statement: 'The transfer of an ACH pull has the transaction type `credit`.',
      operations: ['receiveAchPull'],
      check: { equals: { '/txnType': 'credit' } },
      place: { file: 'requirements/receiveAchPull.yaml', line: 16 },
    },
    {
      id: 'receiveAchPull.status-is-pending',
      section: '3',
      evidence: 'stated',
      statement: 'The transfer of a new ACH pull has the status `pending`.',
      operations: ['receiveAchPull'],
      check: { equals: { '/status': 'pending' } },
      place: { file: 'requirements/receiveAchPull.yaml', line: 23 },
    },
    {
      id: 'receiveAchPull.type-is-returned',
      section: '4.6',
      evidence: 'observed',
      statement: 'The `type` that was sent is returned.',
      operations: ['receiveAchPull'],
      check: { returned: { '/type': '/type' } },
      place: { file: 'requirements/receiveAchPull.yaml', line: 30 },
    },
    {
      id: 'receiveAchPull.account-is-returned',
      section: '4.6',
      evidence: 'implied',
      statement: 'The `accountId` that was sent is returned.',
      operations: ['receiveAchPull'],
      check: { returned: { '/accountId': '/accountId' } },
      place: { file: 'requirements/receiveAchPull.yaml', line: 37 },
    },
    {
      id: 'receiveAchPull.contact-is-returned',
      section: '4.6',
      evidence: 'implied',
      statement: 'The `contactId` that was sent is returned.',
      operations: ['receiveAchPull'],
      check: { returned: { '/contactId': '/contactId' } },
      place: { file: 'requirements/receiveAchPull.yaml', line: 44 },
    },
    {
      id: 'receiveAchPull.amount-is-returned',
      section: '4.6',
      evidence: 'implied',
      statement: 'The `amount` that was sent is returned.',
      operations: ['receiveAchPull'],
      check: { returned: { '/amount': '/amount' } },
      place: { file: 'requirements/receiveAchPull.yaml', line: 51 },
    },
    {
      id: 'receiveAchPull.description-is-returned',
      section: '4.6',
      evidence: 'implied',
      statement: 'The `description` that was sent is returned.',
      operations: ['receiveAchPull'],
      check: { returned: { '/description': '/description' } },
      place: { file: 'requirements/receiveAchPull.yaml', line: 58 },
    },
    {
      id: 'receiveAchPull.account-number-is-the-contacts',
      section: '2.7',
      evidence: 'stated',
      statement: "The transfer has the account number of the contact's ACH details.",
      operations: ['receiveAchPull', 'createContact'],
      check: {
        ofContact: { '/accountNumber': '/ach/accountNumber' },
      },
      place: { file: 'requirements/receiveAchPull.yaml', line: 65 },
    },
    {
      id: 'receiveAchPull.account-type-is-the-contacts',
      section: '2.7',
      evidence: 'stated',
      statement: "The transfer has the account type of the contact's ACH details.",
      operations: ['receiveAchPull', 'createContact'],
      check: { ofContact: { '/accountType': '/ach/accountType' } },
      place: { file: 'requirements/receiveAchPull.yaml', line: 72 },
    },
    {
      id: 'receiveAchPull.bank-name-is-the-contacts',
      section: '2.7',
      evidence: 'stated',
      statement: "The transfer has the bank name of the contact's ACH details.",
      operations: ['receiveAchPull', 'createContact'],
      check: { ofContact: { '/bankName': '/ach/bankName' } },
      place: { file: 'requirements/receiveAchPull.yaml', line: 79 },
    },
    {
      id: 'receiveAchPull.routing-number-is-the-contacts',
      section: '2.7',
      evidence: 'stated',
      statement: "The transfer has the routing number of the contact's ACH details.",
      operations: ['receiveAchPull', 'createContact'],
      check: {
        ofContact: { '/routingNumber': '/ach/routingNumber' },
      },
      place: { file: 'requirements/receiveAchPull.yaml', line: 86 },
    },
    {
      id: 'receiveAchPull.has-a-creation-time',
      section: '4.6',
      evidence: 'implied',
      statement: 'The transfer of a new ACH pull has the time of its creation: `createdAt` is not empty.',
      operations: ['receiveAchPull'],
      check: { anyFilled: ['/createdAt'] },
      place: { file: 'requirements/receiveAchPull.yaml', line: 93 },
    },
    {
      id: 'receiveAchPull.address-is-empty',
      section: '2.7',
      evidence: 'stated',
      statement: 'Every field of the address of an ACH pull is the empty string.',
      operations: ['receiveAchPull'],
      check: { equals: { '/address/*': '' } },
      place: {
        file: 'requirements/receiveAchPull.yaml',
        line: 100,
      },
    },
    {
      id: 'receiveAchPull.id-is-its-own',
      section: '1',
      evidence: 'implied',
      statement: 'The transfer of an ACH pull has another identifier than the check that is updated. Judged where a check is updated.',
      operations: ['receiveAchPull', 'updateSentCheck'],
      check: { code: 'id-is-its-own' },
      place: {
        file: 'requirements/receiveAchPull.yaml',
        line: 107,
      },
    },
    {
      id: 'receiveAchPull.unset-fields-are-empty',
      section: '1',
      evidence: 'implied',
      statement: "What is unset on the transfer of an ACH pull is the empty string, not a placeholder: no text among `destinationCurrency`, `iban`, `bin`, `attachment`, `purposeCode`, `valid`, `title`, `reviewCode`, `reviewMessage` and the identifiers of the parent and the fallback transfer is `null`, `undefined`, `N/A` or blank, neither identifier is a UUID of zeros or the transfer's own, and no time is `0001-01-01T00:00:00Z` or, unless the transfer was created then, `1970-01-01T00:00:00Z`.",
      operations: ['receiveAchPull'],
      check: {
        unsetIsEmpty: [
          '/parentTransferId',
          '/fallbackTransferId',
          '/destinationCurrency',
          '/iban',
          '/bin',
          '/attachment',
          '/purposeCode',
          '/valid',
          '/title',
          '/reviewCode',
          '/reviewMessage',
          '/createdAt',
          '/modifiedAt',
          '/transferredAt',
        ],
      },
      place: {
        file: 'requirements/receiveAchPull.yaml',
        line: 114,
      },
    },
    {
      id: 'retrieveProgram.id-is-the-one-asked-for',
      section: '4.2',
      evidence: 'implied',
      statement: 'The program that is returned has the identifier in the path.',
      operations: ['retrieveProgram'],
      check: { pathParameter: { '/id': 'programId' } },
      place: { file: 'requirements/retrieveProgram.yaml', line: 2 },
    },
    {
      id: 'retrieveProgram.unset-times-are-empty',
      section: '1',
      evidence: 'implied',
      statement: 'An unset time of a program or of its brand is the empty string: none is `0001-01-01T00:00:00Z` or, unless the program was created then, `1970-01-01T00:00:00Z`.',
      operations: ['retrieveProgram'],
      check: {
        unsetIsEmpty: [
          '/createdAt',
          '/modifiedAt',
          '/brand/createdAt',
          '/brand/modifiedAt',
        ],
      },
      place: { file: 'requirements/retrieveProgram.yaml', line: 9 },
    },
    {
      id: 'updateAccount.id-is-the-one-asked-for',
      section: '4.4',
      evidence: 'implied',
      statement: 'The account that is returned has the identifier in the path.',
      operations: ['updateAccount'],
      check: { pathParameter: { '/id': 'accountId' } },
      place: { file: 'requirements/updateAccount.yaml', line: 2 },
    },
    {
      id: 'updateAccount.card-counts-take-effect',
      section: '4.4',
      evidence: 'observed',
      statement: 'The physical and virtual card counts that were sent appear in the returned configuration.',
      operations: ['updateAccount'],
      check: {
        returned: { '/config/card/*/count': '/config/card/*/count' },
      },
      place: { file: 'requirements/updateAccount.yaml', line: 9 },
    },
    {
      id: 'updateAccount.top-level-limits-take-effect',
      section: '4.4',
      evidence: 'observed',
      statement: 'The overall daily and monthly limits that were sent for each direction appear in the returned configuration. Not checked where an empty amount was sent.',
      operations: ['updateAccount'],
      check: {
        returned: { '/config/limits/*/*': '/config/limits/*/*' },
      },
      where: { sentValue: 'filled' },
      place: { file: 'requirements/updateAccount.yaml', line: 16 },
    },
    {
      id: 'updateAccount.enabled-flags-take-effect',
      section: '4.4',
      evidence: 'observed',
      statement: 'The enabled flags that were sent (cards, receiving and sending rails) appear in the returned configuration.',
      operations: ['updateAccount'],
      check: {
        returned: { '/config/**/enabled': '/config/**/enabled' },
      },
      place: { file: 'requirements/updateAccount.yaml', line: 25 },
    },
    {
      id: 'updateAccount.allowed-originators-take-effect',
      section: '4.4',
      evidence: 'observed',
      statement: 'The allowed originators that were sent appear in `config.incoming.achPull` of the response, in any order and possibly beside others.',
      operations: ['updateAccount'],
      check: {
        includes: {
          '/config/incoming/achPull/allowedOriginators': '/incoming/achPull/allowedOriginators',
        },
      },
      place: { file: 'requirements/updateAccount.yaml', line: 32 },
    },
    {
      id: 'updateAccount.empty-group-returns-program-limits',
      section: '4.4',
      evidence: 'observed',
      statement: "A limit group that was sent with empty daily and monthly amounts is returned with the program's amounts for that group.",
      operations: ['updateAccount', 'retrieveProgram'],
      check: {
        ofProgram: { '/config/limits/*/*/*': '/limits/*/*/*' },
      },
      where: { sentGroup: 'empty' },
      place: { file: 'requirements/updateAccount.yaml', line: 41 },
    },
    {
      id: 'updateAccount.blocked-originators-stay-null',
      section: '4.4',
      evidence: 'observed',
      statement: 'After an update that does not send `blockedOriginators`, the field is `null`. Judged where it was `null` before, or an empty list although the account was opened in the same run and its program has `null` there.',
      operations: ['updateAccount', 'createAccount'],
      check: { code: 'blocked-originators-stay-null' },
      place: { file: 'requirements/updateAccount.yaml', line: 49 },
    },
    {
      id: 'updateAccount.modified-after-created',
      section: '4.4',
      evidence: 'observed',
      statement: "After an update, the account's `modifiedAt` is later than its `createdAt`. Almost equal times are judged only where the deployment's own times show that its clock had moved on before the update.",
      operations: ['updateAccount', 'createAccount', 'createContact'],
      check: { code: 'modified-after-created' },
      place: { file: 'requirements/updateAccount.yaml', line: 57 },
    },
    {
      id: 'updateAccount.other-fields-are-kept',
      section: '4.4',
      evidence: 'implied',
      statement: 'An update of the configuration does not change `programId`, `businessId`, `createdPersonId`, `label`, `type`, `acceptedTerms`, `accountNumber`, `routingNumber`, `currency` or `createdAt`.',
      operations: ['updateAccount', 'createAccount'],
      check: {
        unchanged: [
          '/programId',
          '/businessId',
          '/createdPersonId',
          '/label',
          '/type',
          '/acceptedTerms',
          '/accountNumber',
          '/routingNumber',
          '/currency',
          '/createdAt',
        ],
      },
      place: { file: 'requirements/updateAccount.yaml', line: 65 },
    },
    {
      id: 'updateAccount.no-verification-time-while-unverified',
      section: '2.4',
      evidence: 'stated',
      statement: 'While an account is not verified (its `isVerified` is false), `verifiedAt` is the empty string.',
      operations: ['updateAccount'],
      check: { equals: { '/verifiedAt': '' } },
      where: { response: { '/isVerified': false } },
      place: { file: 'requirements/updateAccount.yaml', line: 84 },
    },
    {
      id: 'updateAccount.unset-fields-are-empty',
      section: '1',
      evidence: 'implied',
      statement: "What is unset on an updated account is the empty string, not a placeholder: `familyId` is not `null`, `undefined`, `N/A` or blank, a UUID of zeros or the account's own identifier.",
      operations: ['updateAccount'],
      check: { unsetIsEmpty: ['/familyId'] },
      place: { file: 'requirements/updateAccount.yaml', line: 92 },
    },
    {
      id: 'updateAccount.program-is-kept',
      section: '1',
      evidence: 'implied',
      statement: "An account carries its own configuration: no setting that was sent in an update of the account has become its program's. Judged where the run reads the program before its updates and once more after them.",
      operations: ['updateAccount', 'retrieveProgram'],
      check: { code: 'program-is-kept' },
      place: { file: 'requirements/updateAccount.yaml', line: 100 },
    },
    {
      id: 'updateSentCheck.id-is-the-one-asked-for',
      section: '4.7',
      evidence: 'implied',
      statement: 'The transfer that is returned has the identifier in the path.',
      operations: ['updateSentCheck'],
      check: { pathParameter: { '/id': 'transferId' } },
      place: { file: 'requirements/updateSentCheck.yaml', line: 2 },
    },
    {
      id: 'updateSentCheck.transfer-type-is-physical-check',
      section: '4.7',
      evidence: 'stated',
      statement: 'The transfer of a sent check has the transfer type `physicalCheck`.',
      operations: ['updateSentCheck'],
      check: { equals: { '/transferType': 'physicalCheck' } },
      place: { file: 'requirements/updateSentCheck.yaml', line: 9 },
    },
    {
      id: 'updateSentCheck.direction-is-debit',
      section: '4.7',
      evidence: 'stated',
      statement: 'The transfer of a sent check has the transaction type `debit`.',
      operations: ['updateSentCheck'],
      check: { equals: { '/txnType': 'debit' } },
      place: {
        file: 'requirements/updateSentCheck.yaml',
        line: 16,
      },
    },
    {
      id: 'updateSentCheck.description-is-returned',
      section: '4.7',
      evidence: 'observed',
      statement: 'The `description` that was sent is returned.',
      operations: ['updateSentCheck'],
      check: { returned: { '/description': '/description' } },
      place: {
        file: 'requirements/updateSentCheck.yaml',
        line: 23,
      },
    },
    {
      id: 'updateSentCheck.title-is-returned',
      section: '4.7',
      evidence: 'observed',
      statement: 'The `title` that was sent is returned.',
      operations: ['updateSentCheck'],
      check: { returned: { '/title': '/title' } },
      place: {
        file: 'requirements/updateSentCheck.yaml',
        line: 30,
      },
    },
    {
      id: 'updateSentCheck.metadata-is-returned',
      section: '4.7',
      evidence: 'observed',
      statement: 'The `metadata` that is returned equals the `metadata` that was sent. No key is missing, and none is left from before the update.',
      operations: ['updateSentCheck'],
      check: { returned: { '/metadata': '/metadata' } },
      place: {
        file: 'requirements/updateSentCheck.yaml',
        line: 37,
      },
    },
    {
      id: 'updateSentCheck.other-fields-are-kept',
      section: '1',
      evidence: 'implied',
      statement: 'An update of a check changes its descriptive fields only: `accountId`, `contactId`, `amount` and `createdAt` are what earlier responses showed.',
      operations: ['updateSentCheck'],
      check: {
        unchanged: [
          '/accountId',
          '/contactId',
          '/amount',
          '/createdAt',
        ],
      },
      place: {
        file: 'requirements/updateSentCheck.yaml',
        line: 45,
      },
    },
    {
      id: 'updateSentCheck.address-is-where-the-check-goes',
      section: '2.7',
      evidence: 'implied',
      statement: 'If a check is not under review (its `reviewCode` is empty), its transfer has an address. At least one field besides the type and the country is filled in.',
      operations: ['updateSentCheck'],
      check: {
        anyFilled: [
          '/address/line1',
          '/address/line2',
          '/address/city',
          '/address/state',
          '/address/postalCode',
        ],
      },
      where: { response: { '/reviewCode': '' } },
      place: {
        file: 'requirements/updateSentCheck.yaml',
        line: 53,
      },
    },
    {
      id: 'updateSentCheck.unset-fields-are-empty',
      section: '1',
      evidence: 'implied',
      statement: "What is unset on the transfer of a check is the empty string, not a placeholder: no text among `destinationCurrency`, `valid`, `reviewCode`, `reviewMessage` and the identifiers of the parent and the fallback transfer is `null`, `undefined`, `N/A` or blank, neither identifier is a UUID of zeros or the transfer's own, and no time is `0001-01-01T00:00:00Z` or, unless the transfer was created then, `1970-01-01T00:00:00Z`.",
      operations: ['updateSentCheck'],
      check: {
        unsetIsEmpty: [
          '/parentTransferId',
          '/fallbackTransferId',
          '/destinationCurrency',
          '/valid',
          '/reviewCode',
          '/reviewMessage',
          '/createdAt',
          '/modifiedAt',
          '/transferredAt',
        ],
      },
      place: {
        file: 'requirements/updateSentCheck.yaml',
        line: 62,
      },
    },
  ],
  notShown: [
    {
      id: 'other-operations',
      section: '1',
      said: 'explicit',
      open: 'Which other operations the service has besides the seven.',
      suite: 'Calls only the seven operations.',
      probes: [
        {
          what: 'Read an account',
          calls: [{ operation: 'updateAccount', method: 'GET' }],
          says: {
            accepted: 'Responds to GET on accounts.',
            refused: 'Responds with {status} to GET on accounts.',
          },
        },
        {
          what: 'List contacts',
          calls: [{ operation: 'createContact', method: 'GET' }],
          says: {
            accepted: 'Responds to GET on the list of contacts.',
            refused: 'Responds with {status} to GET on the list of contacts.',
          },
        },
      ],
    },
    {
      id: 'allowed-values',
      section: '2',
      said: 'explicit',
      open: 'Which values a field allows, such as type, bin, cardType and limitInterval.',
      suite: 'Sends only values that were observed. Accepts any value in a response and records new ones.',
      probes: [
        {
          operation: 'createAccount',
          field: '/type',
          values: [
            'businessSavings',
            'cardAccount',
            'personalChecking',
            'notAnAccountType',
          ],
        },
        {
          operation: 'createCard',
          field: '/bin',
          values: ['credit', 'notABin'],
        },
        {
          operation: 'createCard',
          field: '/cardType',
          values: ['virtual', 'notACardType'],
        },
        {
          operation: 'createCard',
          field: '/currency',
          values: ['EUR', 'notACurrency'],
        },
        {
          operation: 'createCard',
          field: '/limitInterval',
          values: ['daily', 'monthly', 'notAnInterval'],
        },
        {
          operation: 'createContact',
          field: '/ach/accountType',
          values: ['personalChecking', 'notAnAccountType'],
        },
        {
          operation: 'receiveAchPull',
          field: '/type',
          values: ['', 'standard', 'notAType'],
        },
      ],
    },
    {
      id: 'unlisted-fields',
      section: '2',
      said: 'silent',
      open: 'Whether records carry fields besides those that are listed.',
      suite: 'Accepts other fields anywhere and records where they are.',
    },
    {
      id: 'contact-rail-shapes',
      section: '2.2',
      said: 'explicit',
      open: 'What crossBorder, debitCard and intrabank contain on a contact.',
      suite: 'Accepts any value and records it.',
    },
    {
      id: 'metadata-shape',
      section: '2.2',
      said: 'explicit',
      open: 'The shape of metadata on contacts, accounts, cards and received ACH transfers.',
      suite: 'Accepts any value and records it.',
    },
    {
      id: 'program-open-shapes',
      section: '2.3',
      said: 'explicit',
      open: 'The shape of fallback.originated, fallback.received, the entries of realTimeAuth, reward.card and subscription on a program; and of fallback.received in the configuration of an account, which was observed as null.',
      suite: 'Accepts any value and records it.',
    },
    {
      id: 'send-login-otp-shape',
      section: '2.3',
      said: 'silent',
      open: 'The shape of bankLinkExchange.sendLoginOtp, which was observed as null.',
      suite: 'Accepts any value and records it.',
    },
    {
      id: 'list-entry-shapes',
      section: '2.3',
      said: 'silent',
      open: 'The shape of entries in themes and sdkLocale.data on a program, and in allowedMerchants and blockedCategories on a card (2.6).',
      suite: 'Accepts any entries and records their types.',
    },
    {
      id: 'transfer-card-shape',
      section: '2.7',
      said: 'explicit',
      open: 'The shape of card on a transfer.',
      suite: 'Accepts any value and records it.',
    },
    {
      id: 'transitions',
      section: '3',
      said: 'explicit',
      open: 'How a record moves from one state to another: every transition.',
      suite: 'Judges the state on creation only. Records a different state of the same account in a later response.',
    },
    {
      id: 'full-sets-of-states',
      section: '3',
      said: 'explicit',
      open: 'Which states each field can have: the full sets of states are open.',
      suite: 'Accepts any state where no requirement names one, and records new ones.',
    },
    {
      id: 'required-fields',
      section: '4',
      said: 'explicit',
      open: 'Which body fields and parameters are required, other than path parameters.',
      suite: 'Sends complete bodies. It never leaves a field out to try it, so there is nothing to record.',
      probes: [
        {
          what: 'Create a physical card without a shipping address',
          calls: [
            {
              operation: 'createCard',
              set: { '/cardType': 'physical' },
              remove: ['/shipping'],
            },
          ],
          says: {
            accepted: 'Creates a physical card without a shipping address.',
            refused: 'Responds with {status} to a physical card without a shipping address.',
          },
        },
        {
          what: 'Create a virtual card without a shipping address',
          calls: [
            {
              operation: 'createCard',
              set: { '/cardType': 'virtual' },
              remove: ['/shipping'],
            },
          ],
          says: {
            accepted: 'Creates a virtual card without a shipping address.',
            refused: 'Responds with {status} to a virtual card without a shipping address.',
          },
        },
        {
          what: 'Create a card with a billing address that has nothing but its type',
          calls: [
            {
              operation: 'createCard',
              set: {
                '/billingAddress': { addressType: 'billing' },
              },
            },
          ],
          says: {
            accepted: 'Accepts a billing address that has nothing but its type.',
            refused: 'Responds with {status} to a billing address that has nothing but its type.',
          },
        },
        {
          what: 'Create a contact without an email address',
          calls: [
            {
              operation: 'createContact',
              remove: ['/email'],
            },
          ],
          look: { at: '/email' },
          says: {
            empty: 'A text that was left out is returned as an empty string.',
            null: 'A text that was left out is returned as null.',
            absent: 'A text that was left out is not returned.',
          },
        },
        {
          what: 'Store a contact without ACH details and pull from it',
          calls: [
            { operation: 'createContact', remove: ['/ach'] },
            {
              operation: 'receiveAchPull',
              take: { '/contactId': { call: 0, at: '/id' } },
            },
          ],
          says: {
            accepted: 'Accepts a pull from a contact without ACH details.',
            refused: 'Responds with {status} to a pull from a contact without ACH details.',
          },
        },
      ],
    },
    {
      id: 'program-retrieval-status',
      section: '4',
      said: 'explicit',
      open: 'The status code of a successful program retrieval.',
      suite: 'Accepts any success status and records it.',
    },
    {
      id: 'field-validation',
      section: '4',
      said: 'explicit',
      open: 'Validation rules for the formats of request fields.',
      suite: 'Sends data that a strict deployment should accept. A refusal makes the result inconclusive; the response is shown and recorded. With `--thorough`, unusual texts too, whose refusal leaves nothing open.',
      probes: [
        {
          operation: 'createCard',
          field: '/limitAmount',
          values: ['0.00', '-1.00', '1000000000000000.00'],
        },
        {
          operation: 'createContact',
          field: '/email',
          values: ['no address'],
        },
        {
          operation: 'createContact',
          field: '/ach/routingNumber',
          values: ['12', 'letters'],
        },
        {
          operation: 'createAccount',
          field: '/acceptedTerms',
          values: [false],
        },
        {
          operation: 'receiveAchPull',
          field: '/amount',
          values: ['0.00', '-1.00'],
        },
        {
          operation: 'updateAccount',
          field: '/config/card/physical/count',
          values: ['-1'],
        },
        {
          operation: 'updateAccount',
          field: '/config/limits/receive/daily',
          values: ['-1.00'],
        },
      ],
    },
    {
      id: 'header-mandatory',
      section: '5',
      said: 'explicit',
      open: 'Whether the API key and the person header are mandatory.',
      suite: 'Where a header was shown, sends each credential that it was given. Records responses to requests that lacked a credential because none was given. Never leaves out a credential to try it.',
    },
    {
      id: 'create-contact-headers',
      section: '5',
      said: 'explicit',
      open: 'Which headers the creation of a contact requires.',
      suite: 'Sends the credentials that it was given and records the response.',
    },
    {
      id: 'keys-and-permissions',
      section: '5',
      said: 'explicit',
      open: 'How keys are issued, which permissions they have, and who may perform which operation.',
      suite: 'Uses only the credentials that it was given, and records where they are refused.',
    },
    {
      id: 'events',
      section: '6',
      said: 'explicit',
      open: 'The kinds of events, and their payloads, delivery and signatures.',
      suite: 'Does not receive events.',
    },
    {
      id: 'account-notification-settings',
      section: '6',
      said: 'silent',
      open: "Where an account record carries notification settings and realTimeAuth entries. The source's table of account fields lists neither.",
      suite: 'Accepts them and records where they are.',
    },
    {
      id: 'errors',
      section: '7',
      said: 'explicit',
      open: 'Status codes, bodies and codes of errors.',
      suite: 'Accepts any error and records its status and content type. A refused request makes the result inconclusive.',
      probes: [
        {
          what: 'Retrieve a program that does not exist',
          calls: [
            {
              operation: 'retrieveProgram',
              pathParameters: {
                programId: 'prg-00000000-0000-4000-8000-000000000000',
              },
            },
          ],
          says: {
            refused: 'Responds with {status} to a program that does not exist.',
          },
        },
        {
          what: 'Retrieve a program by an identifier of another form',
          calls: [
            {
              operation: 'retrieveProgram',
              pathParameters: { programId: 'nothing' },
            },
          ],
          says: {
            refused: 'Responds with {status} to an identifier of another form.',
          },
        },
        {
          what: 'Create an account for a business that does not exist',
          calls: [
            {
              operation: 'createAccount',
              set: {
                '/businessId': 'bus-00000000-0000-4000-8000-000000000000',
              },
            },
          ],
          says: {
            refused: 'Responds with {status} to a business that does not exist.',
            accepted: 'Accepts a business that does not exist.',
          },
        },
        {
          what: 'Create a contact of an account that does not exist',
          calls: [
            {
              operation: 'createContact',
              set: {
                '/accountId': 'acc-00000000-0000-4000-8000-000000000000',
              },
            },
          ],
          says: {
            refused: 'Responds with {status} to an account that does not exist.',
            accepted: 'Accepts an account that does not exist.',
          },
        },
        {
          what: 'Create a card of an account that does not exist',
          calls: [
            {
              operation: 'createCard',
              set: {
                '/accountId': 'acc-00000000-0000-4000-8000-000000000000',
              },
            },
          ],
          says: {
            refused: 'Responds with {status} to an account that does not exist.',
            accepted: 'Accepts an account that does not exist.',
          },
        },
        {
          what: 'Pull from a contact that does not exist',
          calls: [
            {
              operation: 'receiveAchPull',
              set: {
                '/contactId': 'con-00000000-0000-4000-8000-000000000000',
              },
            },
          ],
          says: {
            refused: 'Responds with {status} to a contact that does not exist.',
            accepted: 'Accepts a contact that does not exist.',
          },
        },
        {
          what: 'Update an account that does not exist',
          calls: [
            {
              operation: 'updateAccount',
              pathParameters: {
                accountId: 'acc-00000000-0000-4000-8000-000000000000',
              },
            },
          ],
          says: {
            refused: 'Responds with {status} to an account that does not exist.',
          },
        },
        {
          what: 'Update a check that does not exist',
          calls: [
            {
              operation: 'updateSentCheck',
              pathParameters: {
                transferId: 'tra-00000000-0000-4000-8000-000000000000',
              },
            },
          ],
          says: {
            refused: 'Responds with {status} to a check that does not exist.',
          },
        },
      ],
    },
    {
      id: 'rate-limits',
      section: '8',
      said: 'explicit',
      open: 'Rate limits, limits on the size of requests, and pagination.',
      suite: 'Sends few requests, at a rate that the operator sets. Records refusals because of the number or size of requests, and headers that announce a rate limit.',
    },
    {
      id: 'exceeded-limits',
      section: '8',
      said: 'explicit',
      open: 'What happens when a limit is exceeded.',
      suite: "Stays within the program's settings and never tries to exceed a limit.",
      probes: [
        {
          what: "Pull more than the account's daily limit for ACH",
          calls: [
            {
              operation: 'updateAccount',
              body: {
                config: {
                  limits: {
                    receive: {
                      ach: { daily: '0.50', monthly: '0.50' },
                    },
                  },
                },
              },
            },
            { operation: 'receiveAchPull' },
          ],
          says: {
            accepted: "Accepts a pull above the account's limit for ACH.",
            refused: "Responds with {status} to a pull above the account's limit for ACH.",
          },
        },
        {
          what: "Pull more than the account's overall daily limit",
          calls: [
            {
              operation: 'updateAccount',
              body: {
                config: {
                  limits: {
                    receive: { daily: '0.50', monthly: '0.50' },
                  },
                },
              },
            },
            { operation: 'receiveAchPull' },
          ],
          says: {
            accepted: "Accepts a pull above the account's overall limit.",
            refused: "Responds with {status} to a pull above the account's overall limit.",
          },
        },
        {
          what: "Create more physical cards than the account's count",
          calls: [
            {
              operation: 'updateAccount',
              body: {
                config: {
                  card: {
                    physical: { count: '1', enabled: true },
                    virtual: { count: '1', enabled: true },
                  },
                },
              },
            },
            {
              operation: 'createCard',
              set: { '/cardType': 'physical' },
            },
            {
              operation: 'createCard',
              set: { '/cardType': 'physical' },
            },
          ],
          says: {
            accepted: "Creates more cards than the account's count.",
            refused: "Responds with {status} to a card beyond the account's count.",
          },
        },
      ],
    },
    {
      id: 'versions',
      section: '9',
      said: 'explicit',
      open: 'The deprecation policy, and other versions besides v1.',
      suite: 'Calls only `/v1`. Records headers that announce its deprecation.',
      probes: [
        {
          what: 'Retrieve the program below /v2',
          calls: [
            {
              operation: 'retrieveProgram',
              path: '/v2/program/{programId}',
            },
          ],
          says: {
            accepted: 'Responds below /v2.',
            refused: 'Responds with {status} below /v2.',
          },
        },
      ],
    },
    {
      id: 'idempotency',
      section: '4',
      said: 'silent',
      open: 'Whether a write can be repeated without a second effect.',
      suite: 'Never repeats a write, except for one update of settings with `--thorough`.',
    },
    {
      id: 'unsent-fields-of-an-update',
      section: '4.4',
      said: 'silent',
      open: 'What happens to fields that an update of an account or a check does not send.',
      suite: 'Sends complete bodies, and with `--thorough` some with one setting alone; does not judge fields that the request does not have. Records whether such limits stay as they were, and whether metadata comes back that was not sent.',
      probes: [
        {
          what: 'Update an account without what was sent before',
          calls: [
            {
              operation: 'updateAccount',
              body: {
                incoming: {
                  achPull: { allowedOriginators: ['1000000001'] },
                },
              },
            },
            {
              operation: 'updateAccount',
              body: {
                config: {
                  limits: {
                    receive: {
                      ach: { daily: '0.50', monthly: '0.60' },
                    },
                  },
                },
              },
            },
          ],
          look: {
            at: '/config/incoming/achPull/allowedOriginators',
            equals: {
              call: 0,
              at: '/config/incoming/achPull/allowedOriginators',
            },
          },
          says: {
            equal: 'An update leaves settings as they are that it does not send.',
            null: 'An update resets settings that it does not send.',
            empty: 'An update resets settings that it does not send.',
            other: 'An update changes settings that it does not send.',
          },
        },
        {
          what: 'Update a check without its title',
          calls: [
            { operation: 'updateSentCheck' },
            {
              operation: 'updateSentCheck',
              body: { description: 'Another description' },
            },
          ],
          look: {
            at: '/title',
            equals: { call: 0, at: '/title' },
          },
          says: {
            equal: 'An update leaves fields as they are that it does not send.',
            empty: 'An update resets fields that it does not send.',
          },
        },
      ],
    },
    {
      id: 'person-header-effect',
      section: '5',
      said: 'silent',
      open: "Whether createdPersonId and cardholder.personId are the person in the request's header.",
      suite: 'Records whether they are equal.',
    },
    {
      id: 'response-content-type',
      section: '4',
      said: 'silent',
      open: 'Whether a response has a content type, and which one. Only requests are said to have one.',
      suite: 'Accepts any content type or none, and records it. That the body is JSON is judged by the body.',
    },
    {
      id: 'copied-bank-details',
      section: '2.7',
      said: 'silent',
      open: "What an ACH pull copies to iban and bin, which a contact's ACH details do not have.",
      suite: 'Judges the four fields that ACH details have. Records iban and bin.',
    },
    {
      id: 'partly-empty-limits',
      section: '4.4',
      said: 'silent',
      open: 'What is returned for a limit group with one empty amount, or for an empty overall limit.',
      suite: 'Sends each group either filled or entirely empty, and overall limits filled.',
      probes: [
        {
          what: 'Update a limit group with one empty amount',
          calls: [
            {
              operation: 'updateAccount',
              set: {
                '/config/limits/receive/ach': { daily: '', monthly: '0.60' },
              },
            },
          ],
          look: {
            at: '/config/limits/receive/ach/daily',
            program: '/limits/receive/ach/daily',
          },
          says: {
            empty: 'A single empty amount of a limit group is returned as it is.',
            program: "A single empty amount of a limit group returns the program's.",
            refused: 'Responds with {status} to a limit group with one empty amount.',
          },
        },
        {
          what: 'Update an overall limit with an empty amount',
          calls: [
            {
              operation: 'updateAccount',
              set: { '/config/limits/receive/daily': '' },
            },
          ],
          look: {
            at: '/config/limits/receive/daily',
            program: '/limits/receive/daily',
          },
          says: {
            empty: 'An empty overall amount is returned as it is.',
            program: "An empty overall amount returns the program's.",
            refused: 'Responds with {status} to an empty overall amount.',
          },
        },
      ],
    },
    {
      id: 'origin-of-checks',
      section: '4.7',
      said: 'silent',
      open: 'How a check comes into being. No shown operation sends one.',
      suite: 'Updates a check that the operator names. Without one, the operation is inconclusive.',
    },
    {
      id: 'balance-effects',
      section: '4.6',
      said: 'silent',
      open: 'Whether an ACH pull changes the balances of its account.',
      suite: 'Judges the balances of a new account only. Records how they have changed in the next response after a pull.',
      probes: [
        {
          what: 'Read the account after a pull',
          calls: [
            { operation: 'receiveAchPull' },
            { operation: 'updateAccount', body: {} },
          ],
          look: {
            at: '/pendingCredit',
            equals: { call: 0, at: '/amount' },
          },
          says: {
            equal: 'A pull adds its amount to pendingCredit.',
            other: 'A pull does not add its amount to pendingCredit.',
          },
        },
        {
          what: 'Read the balance of the account after a pull',
          calls: [
            { operation: 'receiveAchPull' },
            { operation: 'updateAccount', body: {} },
          ],
          look: {
            at: '/availableBalance',
            equals: { call: 0, at: '/amount' },
          },
          says: {
            equal: 'A pull adds its amount to availableBalance.',
            other: 'A pull does not add its amount to availableBalance.',
          },
        },
      ],
    },
    {
      id: 'other-settings-of-a-new-account',
      section: '2.4',
      said: 'silent',
      open: "Whether a new account also starts with its program's same-day flags and originator lists. Section 2.4 reports only card counts, limits and enabled flags as equal; section 4.3 mentions the whole configuration without a list.",
      suite: "Compares them with the program's and records the result.",
      compare: [
        {
          operations: ['createAccount', 'retrieveProgram'],
          check: {
            ofProgram: { '/config/*/*/sameDay': '/*/*/sameDay' },
          },
          says: {
            equal: 'A new account has the same-day settings of its program.',
            other: 'A new account has another same-day setting than its program.',
          },
        },
        {
          operations: ['createAccount', 'retrieveProgram'],
          check: {
            ofProgram: {
              '/config/incoming/achPull/allowedOriginators': '/incoming/achPull/allowedOriginators',
              '/config/incoming/achPull/blockedOriginators': '/incoming/achPull/blockedOriginators',
            },
          },
          says: {
            equal: 'A new account has the allowed and the blocked originators of its program.',
            other: 'A new account has other originators than its program.',
          },
        },
      ],
    },
    {
      id: 'other-settings-of-an-update',
      section: '4.4',
      said: 'silent',
      open: 'Whether the amounts of a limit group and the same-day flags that an update sends appear in the returned configuration. Card counts, overall limits, enabled flags and allowed originators are reported to appear.',
      suite: 'Compares what is returned with what was sent and records the result.',
      compare: [
        {
          operations: ['updateAccount'],
          check: {
            returned: {
              '/config/limits/*/*/*': '/config/limits/*/*/*',
            },
          },
          where: { sentGroup: 'filled' },
          says: {
            equal: 'An update sets the limits of a rail to the amounts that it sends.',
            other: 'An update does not set a limit of a rail to the amount that it sends.',
          },
        },
        {
          operations: ['updateAccount'],
          check: {
            returned: { '/config/**/sameDay': '/config/**/sameDay' },
          },
          says: {
            equal: 'An update sets same-day service to what it sends.',
            other: 'An update does not set same-day service to what it sends.',
          },
        },
      ],
    },
    {
      id: 'card-addresses',
      section: '2.6',
      said: 'silent',
      open: 'Whether the billing address and the shipping address of a card are returned as they were sent, or in a standardized postal form. They are not among the fields that are reported to be returned as in the request.',
      suite: 'Compares them with the addresses that were sent and records the result.',
      compare: [
        {
          operations: ['createCard'],
          check: {
            returned: {
              '/cardholder/billingAddress': '/billingAddress',
            },
          },
          says: {
            equal: 'The billing address is returned as it was sent.',
            other: 'The billing address is not returned as it was sent.',
          },
        },
        {
          operations: ['createCard'],
          check: {
            returned: {
              '/shipping/shippingAddress': '/shipping/shippingAddress',
            },
          },
          says: {
            equal: 'The shipping address is returned as it was sent.',
            other: 'The shipping address is not returned as it was sent.',
          },
        },
      ],
    },
    {
      id: 'counterparty-name',
      section: '2.7',
      said: 'silent',
      open: "Whether a transfer spells the counterparty's name as the contact does, or as the bank's file does.",
      suite: "Compares it with the contact's name and records the result.",
      compare: [
        {
          operations: ['receiveAchPull', 'createContact'],
          check: { ofContact: { '/name': '/name' } },
          says: {
            equal: 'A pull has the name of its contact.',
            other: 'A pull has another name than its contact.',
          },
        },
      ],
    },
    {
      id: 'settings-beyond-the-program',
      section: '4.4',
      said: 'silent',
      open: 'Whether an account can be given more than its program has: higher limits or card counts, or a rail or card type that the program has disabled.',
      suite: "Sends changes that stay within the program's settings.",
      probes: [
        {
          what: "Raise a limit above the program's",
          calls: [
            {
              operation: 'updateAccount',
              set: {
                '/config/limits/receive/monthly': '900000000000.00',
              },
            },
          ],
          says: {
            accepted: 'Gives an account a higher limit than its program.',
            refused: "Responds with {status} to a higher limit than the program's.",
          },
        },
        {
          what: "Raise the count of cards above the program's",
          calls: [
            {
              operation: 'updateAccount',
              set: { '/config/card/physical/count': '900000' },
            },
          ],
          says: {
            accepted: 'Gives an account a higher count of cards than its program.',
            refused: "Responds with {status} to a higher count of cards than the program's.",
          },
        },
      ],
    },
    {
      id: 'switched-off-rails',
      section: '2.4',
      said: 'silent',
      open: 'How the enabled and same-day flags of an account affect cards and transfers.',
      suite: "Uses what is enabled in the account's own configuration.",
      probes: [
        {
          what: 'Create a card of a type that the account has disabled',
          calls: [
            {
              operation: 'updateAccount',
              body: {
                config: {
                  card: {
                    physical: { count: '1', enabled: false },
                  },
                },
              },
            },
            {
              operation: 'createCard',
              set: { '/cardType': 'physical' },
            },
          ],
          says: {
            accepted: 'Creates cards of a type that the account has disabled.',
            refused: 'Responds with {status} to a card of a type that the account has disabled.',
          },
        },
        {
          what: 'Pull into an account that has receiving by ACH disabled',
          calls: [
            {
              operation: 'updateAccount',
              body: {
                config: {
                  receive: {
                    ach: { enabled: false, sameDay: false },
                  },
                },
              },
            },
            { operation: 'receiveAchPull' },
          ],
          says: {
            accepted: 'Accepts a pull into an account that has receiving by ACH disabled.',
            refused: 'Responds with {status} to a pull into an account that has receiving by ACH disabled.',
          },
        },
        {
          what: 'Pull by same-day service into an account that has it disabled',
          calls: [
            {
              operation: 'updateAccount',
              body: {
                config: {
                  receive: { ach: { enabled: true, sameDay: false } },
                },
              },
            },
            {
              operation: 'receiveAchPull',
              set: { '/type': 'sameDay' },
            },
          ],
          says: {
            accepted: 'Accepts a same-day pull into an account that has same-day service disabled.',
            refused: 'Responds with {status} to a same-day pull into an account that has same-day service disabled.',
          },
        },
      ],
    },
    {
      id: 'contact-of-another-account',
      section: '4.6',
      said: 'silent',
      open: 'Whether an account can pull from a contact that is attached to another account.',
      suite: 'Pulls from a contact of the same account.',
      probes: [
        {
          what: 'Pull from a contact into another account',
          calls: [
            { operation: 'createAccount' },
            {
              operation: 'receiveAchPull',
              take: { '/accountId': { call: 0, at: '/id' } },
            },
          ],
          says: {
            accepted: 'Accepts a pull from a contact of another account.',
            refused: 'Responds with {status} to a pull from a contact of another account.',
          },
        },
      ],
    },
    {
      id: 'update-within-a-second',
      section: '4.4',
      said: 'silent',
      open: 'The value of `modifiedAt` when an account is updated in the same second in which it was created, since times have no fractions.',
      suite: "Waits two seconds after it has created the account. Equal times are a violation only if the deployment's own times show that its clock had advanced. With `--profile schema` it does not wait, and records the times.",
      probes: [
        {
          what: 'Update an account right after it was created',
          calls: [
            {
              operation: 'updateAccount',
              body: {
                config: {
                  limits: {
                    receive: {
                      ach: { daily: '0.50', monthly: '0.60' },
                    },
                  },
                },
              },
            },
          ],
          look: {
            at: '/modifiedAt',
            equals: { call: 0, at: '/createdAt' },
          },
          says: {
            equal: 'modifiedAt of an update in the second of the creation equals createdAt.',
            other: 'modifiedAt of an update right after the creation is not createdAt.',
          },
        },
      ],
    },
    {
      id: 'assigned-values',
      section: '2.4',
      said: 'silent',
      open: "How the bank chooses values that no request carries, such as account and routing numbers, a card's expiry date and last digits, and identifiers; and which clock it uses.",
      suite: "Judges their form only. Records the difference between the deployment's clock and its own.",
    },
    {
      id: 'field-meanings',
      section: '2',
      said: 'silent',
      open: 'What fields mean beyond their names, where nothing but a name and a type is given.',
      suite: 'Judges no meaning.',
    },
    {
      id: 'currency-of-amounts',
      section: '1',
      said: 'silent',
      open: 'The currency of an amount that has no currency field beside it, such as the limits of a program.',
      suite: 'Sends amounts in the currency that was seen and judges no currency.',
    },
    {
      id: 'identifier-tail',
      section: '1',
      said: 'silent',
      open: 'The exact form of the part of an identifier that follows its prefix. It is only called UUID-style.',
      suite: 'Accepts both spellings.',
    },
  ],
};
