// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated
// Requires msw ^2.0.0 || ^3.0.0.

// prettier-ignore
import { HttpResponse, http, type RequestHandlerOptions } from 'msw';
// prettier-ignore
import type { Account, Card, Contact, Program, SentCheck, Transfer } from './types.ts';

// prettier-ignore
type $Info = Parameters<Parameters<typeof http.get>[1]>[0];
/** A value to respond with in place of the example, or what makes one for each request. */
// prettier-ignore
type $Override<T> = T | ((info: $Info) => Promise<T> | T);

// prettier-ignore
async function $valueOf<T>(override: $Override<T> | undefined, example: () => T, info: $Info): Promise<T> {
  if (typeof override === 'function') return (override as (info: $Info) => Promise<T> | T)(info);
  return override === undefined ? example() : override;
}

/** Makes the body of 200: the first example of the description, a new value in each call. */
// prettier-ignore
export const getUpdateSentCheckResponseMock = (): SentCheck => ({
  id: 'tra-e2907c4d-61b8-4a35-bd7f-0c94f81e26a5',
  accountId: 'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64',
  contactId: 'con-0f7b61d9-5a28-4c93-b7e4-1d86a2c05f3e',
  parentTransferId: '',
  fallbackTransferId: '',
  amount: '684.20',
  destinationAmount: '0.00',
  destinationCurrency: '',
  name: 'Juniper Packaging Supply',
  accountNumber: '',
  accountType: '',
  bankName: '',
  routingNumber: '',
  iban: '',
  bin: '',
  address: {
    addressType: 'check',
    line1: '77 Sample Mill Road',
    line2: 'Accounts receivable',
    city: 'Portland',
    state: 'OR',
    postalCode: '97201',
    country: 'US',
  },
  attachment: '',
  purposeCode: '',
  type: '',
  valid: '',
  title: 'Packaging order 7731',
  description: 'Paper cups and lids, spring order',
  metadata: {
    description: 'Spring packaging order',
    externalId: 'PO-7731',
  },
  card: null,
  reviewCode: '',
  reviewMessage: '',
  status: 'completed',
  transferType: 'physicalCheck',
  transferSubType: 'originated',
  txnType: 'debit',
  createdAt: '2026-03-04T10:15:00Z',
  modifiedAt: '2026-03-09T11:05:32Z',
  transferredAt: '2026-03-06T18:00:00Z',
}) as unknown as SentCheck;

/**
 * Update a sent check
 *
 * Responds to PATCH *\/v1/send/check/:transferId, section 4.7 of the source, with 200 and the example; `overrideResponse` is a value, or a function of the request, in place of it.
 */
// prettier-ignore
export const getUpdateSentCheckMockHandler = (overrideResponse?: $Override<SentCheck>, options?: RequestHandlerOptions) =>
  http.patch('*/v1/send/check/:transferId', async (info) => HttpResponse.json((await $valueOf(overrideResponse, getUpdateSentCheckResponseMock, info)) as never, { status: 200 }), options);

/** Makes the body of 201: the first example of the description, a new value in each call. */
// prettier-ignore
export const getReceiveAchPullResponseMock = (): Transfer => ({
  id: 'tra-6c1f85d2-0b7e-49a4-9d36-e4a820c57f1b',
  accountId: 'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64',
  contactId: 'con-0f7b61d9-5a28-4c93-b7e4-1d86a2c05f3e',
  parentTransferId: '',
  fallbackTransferId: '',
  amount: '1250.00',
  destinationAmount: '0.00',
  destinationCurrency: '',
  name: 'Juniper Packaging Supply',
  accountNumber: '700000915538',
  accountType: 'businessChecking',
  bankName: 'Example Valley Bank',
  routingNumber: '110012344',
  iban: '',
  bin: '',
  address: {
    addressType: '',
    line1: '',
    line2: '',
    city: '',
    state: '',
    postalCode: '',
    country: '',
  },
  attachment: '',
  purposeCode: '',
  type: 'sameDay',
  valid: '',
  title: '',
  description: 'Refund of deposit, order 7731',
  metadata: null,
  card: null,
  reviewCode: '',
  reviewMessage: '',
  status: 'pending',
  transferType: 'ach',
  transferSubType: 'originated',
  txnType: 'credit',
  createdAt: '2026-03-03T16:40:07Z',
  modifiedAt: '2026-03-03T16:40:07Z',
  transferredAt: '',
}) as unknown as Transfer;

/**
 * Receive an ACH pull
 *
 * Responds to POST *\/v1/receive/ach, section 4.6 of the source, with 201 and the example; `overrideResponse` is a value, or a function of the request, in place of it.
 */
// prettier-ignore
export const getReceiveAchPullMockHandler = (overrideResponse?: $Override<Transfer>, options?: RequestHandlerOptions) =>
  http.post('*/v1/receive/ach', async (info) => HttpResponse.json((await $valueOf(overrideResponse, getReceiveAchPullResponseMock, info)) as never, { status: 201 }), options);

/** Makes the body of 200: the first example of the description, a new value in each call. */
// prettier-ignore
export const getRetrieveProgramResponseMock = (): Program => ({
  id: 'prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13',
  code: 'HARBOR',
  productName: 'Example Harbor Business',
  programType: 'platform',
  description: 'Checking accounts, cards and transfers for small food businesses',
  language: 'en',
  status: 'active',
  createdAt: '2025-01-06T15:00:00Z',
  modifiedAt: '2026-02-18T09:12:44Z',
  allowedIps: [],
  subscription: null,
  '3DS': {
    challengeProfileId: '',
    enabled: false,
    institutionId: '',
    sendOtp: { enabled: false, url: '' },
  },
  bank: {
    accountCreationCredit: '0.00',
    accountFees: '0.00',
    accountInterest: '0.00',
    accountInterestFrequency: 'monthly',
    accountSubType: {
      accrue: false,
      clearing: false,
      dda: true,
      interest: false,
      reserve: false,
    },
    accountType: {
      businessChecking: true,
      businessSavings: true,
      cardAccount: false,
      clearingAccount: false,
      fallbackAccount: false,
      fundingAccount: false,
      personalChecking: false,
      personalSavings: false,
      reserveAccount: false,
    },
    fdicInsurance: true,
    maxAccounts: { business: '10', personal: '0' },
    sponsor: 'Example Community Bank',
  },
  billing: {
    contacts: [
      {
        email: 'billing@harbor.example',
        name: 'Tomas Lind',
        phoneNumber: '+12065550101',
      },
    ],
  },
  brand: {
    cardArtPhysical: 'https://assets.harbor.example/card-front.png',
    cardArtPhysicalBack: 'https://assets.harbor.example/card-back.png',
    cardArtVirtual: 'https://assets.harbor.example/card-virtual.png',
    cardArtVirtualBack: '',
    createdAt: '2025-01-06T15:00:00Z',
    ctaColor: '#0b5c6b',
    ctaTextColor: '#ffffff',
    darkCtaColor: '#3fb6c9',
    darkCtaTextColor: '#062a31',
    darkLandscapeLogo: '',
    darkPrimaryColor: '#0e1a1d',
    darkPrimaryTextColor: '#e6f1f3',
    darkSecondaryColor: '#1b2e33',
    darkSquareLogo: '',
    fontName: 'Inter',
    fontURL: '',
    id: 'pbr-94a7d3e1-5c08-4b62-9f7d-1e3a60c8b5d2',
    landscapeLogo: 'https://assets.harbor.example/logo-wide.svg',
    modifiedAt: '2025-03-11T08:30:00Z',
    physicalCardTextColor: '#ffffff',
    primaryColor: '#0b5c6b',
    primaryTextColor: '#ffffff',
    redirectUrl: 'https://app.harbor.example',
    sdkLocale: { data: [] },
    sdkTheme: { enabled: false, themeURL: '' },
    secondaryColor: '#f3b33d',
    squareLogo: 'https://assets.harbor.example/logo-square.svg',
    supportEmail: 'help@harbor.example',
    virtualCardTextColor: '#ffffff',
  },
  card: {
    bin: {
      businessCredit: {
        embosser: '',
        enabled: false,
        id: '',
        issuerProcessor: '',
        issuerProcessorData: { '@type': '', configId: '', themes: [] },
        sponsor: '',
      },
      businessDebit: {
        embosser: 'card-printer',
        enabled: true,
        id: 'cbn-b6e1f073-8a4c-4d29-a5f0-3c97d2e8416b',
        issuerProcessor: 'processor',
        issuerProcessorData: {
          '@type': 'processorData',
          configId: 'pcc-1a5d8c3e-f729-4e60-8b14-d0f6937a2c58',
          themes: [],
        },
        sponsor: 'Example Community Bank',
      },
      personalCredit: {
        embosser: '',
        enabled: false,
        id: '',
        issuerProcessor: '',
        issuerProcessorData: { '@type': '', configId: '', themes: [] },
        sponsor: '',
      },
      personalDebit: {
        embosser: '',
        enabled: false,
        id: '',
        issuerProcessor: '',
        issuerProcessorData: { '@type': '', configId: '', themes: [] },
        sponsor: '',
      },
    },
    type: {
      physical: { count: '3', enabled: true },
      virtual: { count: '10', enabled: true },
    },
  },
  company: {
    achName: 'EXAMPLE HARBOR',
    address: {
      addressType: 'mailing',
      line1: '400 Example Wharf',
      line2: 'Suite 12',
      city: 'Seattle',
      state: 'WA',
      postalCode: '98101',
      country: 'US',
    },
    contact: {
      email: 'ops@harbor.example',
      name: 'Priya Raman',
      phoneNumber: '+12065550100',
    },
    description: 'Everyday banking for small food businesses',
    domain: 'harbor.example',
    entityType: 'corporation',
    name: 'Example Harbor Labs, Inc.',
    subDomain: 'bank',
    tin: '00-0000000',
  },
  fallback: { originated: null, received: null },
  identity: { enabled: true, templateId: '', themeId: '' },
  incoming: {
    achPull: {
      allowedOriginators: null,
      blockedOriginators: null,
      enabled: true,
      via: 'core',
    },
  },
  legal: {
    bank: 'https://harbor.example/legal/bank',
    disclosure: 'https://harbor.example/legal/disclosure',
    help: 'https://harbor.example/help',
    program: 'https://harbor.example/legal/program',
    platform: '',
  },
  limits: {
    receive: {
      daily: '50000.00',
      monthly: '500000.00',
      ach: { daily: '25000.00', monthly: '250000.00' },
      check: { daily: '10000.00', monthly: '100000.00' },
      debitCard: { daily: '5000.00', monthly: '20000.00' },
      intrabank: { daily: '', monthly: '' },
    },
    send: {
      daily: '50000.00',
      monthly: '500000.00',
      ach: { daily: '25000.00', monthly: '250000.00' },
      card: { daily: '10000.00', monthly: '60000.00' },
      check: { daily: '15000.00', monthly: '150000.00' },
      crossBorder: { daily: '', monthly: '' },
      debitCard: { daily: '5000.00', monthly: '20000.00' },
      domesticWire: { daily: '40000.00', monthly: '200000.00' },
      internationalWire: { daily: '20000.00', monthly: '100000.00' },
      intrabank: { daily: '', monthly: '' },
    },
  },
  minor: { card: { enabled: false, kycRequired: true } },
  notification: {
    messageServiceSid: '',
    ntfSenderEmail: 'no-reply@harbor.example',
    ntfSenderName: 'Example Harbor',
    segmentId: '',
    emailProviderKey: '',
    smsSenderNumber: '+12065550102',
    platformNtfSenderNumber: '',
    smsProviderSenderSid: '',
    smsProviderSenderToken: '',
    ntfEmailEnabled: true,
    ntfSmsEnabled: true,
    sendCardEmailEnabled: true,
    sendCardSmsEnabled: false,
    statementEmailEnabled: true,
    webhookErrorEmailEnabled: true,
  },
  onboarding: {
    account: { enabled: true, maxCount: '10' },
    business: { enabled: true, maxCount: '' },
    card: { enabled: true, maxCount: '' },
    family: { enabled: false, maxCount: '' },
    person: { enabled: true, maxCount: '' },
  },
  ops: { bulk: false, debitpull: false, kyb: true, kyc: true },
  bankLinkExchange: {
    clientId: '',
    clientSecret: '',
    sendLoginOtp: null,
    verifyIdNumber: false,
  },
  realTimeAuth: {
    ach: null,
    card: null,
    intrabank: null,
    notification: null,
  },
  receive: {
    ach: { enabled: true, sameDay: true, via: 'core' },
    check: { enabled: true, via: 'mail-house' },
    debitCard: { enabled: false, via: '' },
    intrabank: { enabled: true, via: 'core' },
  },
  reward: { card: null },
  send: {
    ach: { enabled: true, sameDay: true, via: 'core' },
    card: { enabled: true, via: 'card-network' },
    check: { enabled: true, via: 'mail-house' },
    crossBorder: { enabled: false, via: '' },
    debitCard: { enabled: false, via: '' },
    digitalCheck: { enabled: false, via: '' },
    internationalWire: { enabled: true, via: 'core' },
    intrabank: { enabled: true, via: 'core' },
    physicalCard: { enabled: true, via: 'card-network' },
    wire: { enabled: true, via: 'core' },
  },
  transactionLimits: {
    receive: {
      ach: { daily: '10000.00', monthly: '50000.00' },
      debitCard: { daily: '', monthly: '' },
    },
  },
}) as unknown as Program;

/**
 * Retrieve a program
 *
 * Responds to GET *\/v1/program/:programId, section 4.2 of the source, with 200 and the example; `overrideResponse` is a value, or a function of the request, in place of it.
 */
// prettier-ignore
export const getRetrieveProgramMockHandler = (overrideResponse?: $Override<Program>, options?: RequestHandlerOptions) =>
  http.get('*/v1/program/:programId', async (info) => HttpResponse.json((await $valueOf(overrideResponse, getRetrieveProgramResponseMock, info)) as never, { status: 200 }), options);

/** Makes the body of 200: the first example of the description, a new value in each call. */
// prettier-ignore
export const getUpdateAccountResponseMock = (): Account => ({
  id: 'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64',
  programId: 'prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13',
  businessId: 'bus-5e0a9c17-42d3-4b88-a6f1-2d7c83b0e945',
  createdPersonId: 'per-c81f2e60-97ab-4d35-8e14-6b5d0a3f7c92',
  familyId: '',
  label: 'Operating account',
  type: 'businessChecking',
  status: 'active',
  acceptedTerms: true,
  accountNumber: '900000481726',
  routingNumber: '110000000',
  sponsorBankName: 'Example Community Bank',
  currency: 'USD',
  accountInterestFrequency: 'monthly',
  availableBalance: '0.00',
  pendingCredit: '0.00',
  pendingDebit: '0.00',
  fees: '0.00',
  interest: '0.00',
  isVerified: false,
  verifiedAt: '',
  createdAt: '2026-03-02T14:05:10Z',
  modifiedAt: '2026-03-02T14:31:45Z',
  metadata: null,
  config: {
    card: {
      physical: { count: '2', enabled: true },
      virtual: { count: '5', enabled: true },
    },
    fallback: { received: null },
    incoming: {
      achPull: {
        allowedOriginators: ['9990000001', '9990000002'],
        blockedOriginators: null,
        enabled: true,
      },
    },
    limits: {
      receive: {
        daily: '30000.00',
        monthly: '300000.00',
        ach: { daily: '25000.00', monthly: '250000.00' },
        check: { daily: '5000.00', monthly: '50000.00' },
        debitCard: { daily: '5000.00', monthly: '20000.00' },
        intrabank: { daily: '', monthly: '' },
      },
      send: {
        daily: '25000.00',
        monthly: '200000.00',
        ach: { daily: '8000.00', monthly: '80000.00' },
        card: { daily: '10000.00', monthly: '60000.00' },
        check: { daily: '15000.00', monthly: '150000.00' },
        crossBorder: { daily: '', monthly: '' },
        debitCard: { daily: '5000.00', monthly: '20000.00' },
        domesticWire: { daily: '10000.00', monthly: '50000.00' },
        internationalWire: { daily: '20000.00', monthly: '100000.00' },
        intrabank: { daily: '', monthly: '' },
      },
    },
    receive: {
      ach: { enabled: true, sameDay: true },
      check: { enabled: true },
      debitCard: { enabled: false },
      intrabank: { enabled: true },
    },
    send: {
      ach: { enabled: true, sameDay: false },
      card: { enabled: true },
      check: { enabled: true },
      crossBorder: { enabled: false },
      debitCard: { enabled: false },
      digitalCheck: { enabled: false },
      internationalWire: { enabled: false },
      intrabank: { enabled: true },
      physicalCard: { enabled: true },
      wire: { enabled: true },
    },
  },
}) as unknown as Account;

/**
 * Update an account's configuration
 *
 * Responds to PATCH *\/v1/account/:accountId, section 4.4 of the source, with 200 and the example; `overrideResponse` is a value, or a function of the request, in place of it.
 */
// prettier-ignore
export const getUpdateAccountMockHandler = (overrideResponse?: $Override<Account>, options?: RequestHandlerOptions) =>
  http.patch('*/v1/account/:accountId', async (info) => HttpResponse.json((await $valueOf(overrideResponse, getUpdateAccountResponseMock, info)) as never, { status: 200 }), options);

/** Makes the body of 201: the first example of the description, a new value in each call. */
// prettier-ignore
export const getCreateAccountResponseMock = (): Account => ({
  id: 'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64',
  programId: 'prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13',
  businessId: 'bus-5e0a9c17-42d3-4b88-a6f1-2d7c83b0e945',
  createdPersonId: 'per-c81f2e60-97ab-4d35-8e14-6b5d0a3f7c92',
  familyId: '',
  label: 'Operating account',
  type: 'businessChecking',
  status: 'active',
  acceptedTerms: true,
  accountNumber: '900000481726',
  routingNumber: '110000000',
  sponsorBankName: 'Example Community Bank',
  currency: 'USD',
  accountInterestFrequency: 'monthly',
  availableBalance: '0.00',
  pendingCredit: '0.00',
  pendingDebit: '0.00',
  fees: '0.00',
  interest: '0.00',
  isVerified: false,
  verifiedAt: '',
  createdAt: '2026-03-02T14:05:10Z',
  modifiedAt: '2026-03-02T14:05:10Z',
  metadata: null,
  config: {
    card: {
      physical: { count: '3', enabled: true },
      virtual: { count: '10', enabled: true },
    },
    fallback: { received: null },
    incoming: {
      achPull: {
        allowedOriginators: null,
        blockedOriginators: null,
        enabled: true,
      },
    },
    limits: {
      receive: {
        daily: '50000.00',
        monthly: '500000.00',
        ach: { daily: '25000.00', monthly: '250000.00' },
        check: { daily: '10000.00', monthly: '100000.00' },
        debitCard: { daily: '5000.00', monthly: '20000.00' },
        intrabank: { daily: '', monthly: '' },
      },
      send: {
        daily: '50000.00',
        monthly: '500000.00',
        ach: { daily: '25000.00', monthly: '250000.00' },
        card: { daily: '10000.00', monthly: '60000.00' },
        check: { daily: '15000.00', monthly: '150000.00' },
        crossBorder: { daily: '', monthly: '' },
        debitCard: { daily: '5000.00', monthly: '20000.00' },
        domesticWire: { daily: '40000.00', monthly: '200000.00' },
        internationalWire: { daily: '20000.00', monthly: '100000.00' },
        intrabank: { daily: '', monthly: '' },
      },
    },
    receive: {
      ach: { enabled: true, sameDay: true },
      check: { enabled: true },
      debitCard: { enabled: false },
      intrabank: { enabled: true },
    },
    send: {
      ach: { enabled: true, sameDay: true },
      card: { enabled: true },
      check: { enabled: true },
      crossBorder: { enabled: false },
      debitCard: { enabled: false },
      digitalCheck: { enabled: false },
      internationalWire: { enabled: true },
      intrabank: { enabled: true },
      physicalCard: { enabled: true },
      wire: { enabled: true },
    },
  },
}) as unknown as Account;

/**
 * Create an account
 *
 * Responds to POST *\/v1/account, section 4.3 of the source, with 201 and the example; `overrideResponse` is a value, or a function of the request, in place of it.
 */
// prettier-ignore
export const getCreateAccountMockHandler = (overrideResponse?: $Override<Account>, options?: RequestHandlerOptions) =>
  http.post('*/v1/account', async (info) => HttpResponse.json((await $valueOf(overrideResponse, getCreateAccountResponseMock, info)) as never, { status: 201 }), options);

/** Makes the body of 201: the first example of the description, a new value in each call. */
// prettier-ignore
export const getCreateContactResponseMock = (): Contact => ({
  id: 'con-0f7b61d9-5a28-4c93-b7e4-1d86a2c05f3e',
  programId: 'prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13',
  accountId: 'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64',
  name: 'Juniper Packaging Supply',
  email: 'accounts@juniper.example',
  phone: '+15035550142',
  ach: {
    accountNumber: '700000915538',
    accountType: 'businessChecking',
    bankName: 'Example Valley Bank',
    routingNumber: '110012344',
    last4: '5538',
    verified: false,
  },
  card: {
    address: {
      addressType: 'card',
      line1: '77 Sample Mill Road',
      line2: '',
      city: 'Portland',
      state: 'OR',
      postalCode: '97201',
      country: 'US',
    },
  },
  check: {
    address: {
      addressType: 'check',
      line1: '77 Sample Mill Road',
      line2: 'Accounts receivable',
      city: 'Portland',
      state: 'OR',
      postalCode: '97201',
      country: 'US',
    },
  },
  wire: {
    domestic: {
      accountNumber: '700000915538',
      accountType: 'businessChecking',
      address: {
        addressType: 'wire',
        line1: '77 Sample Mill Road',
        line2: '',
        city: 'Portland',
        state: 'OR',
        postalCode: '97201',
        country: 'US',
      },
      bankName: 'Example Valley Bank',
      routingNumber: '110012344',
      last4: '5538',
    },
    international: {
      accountNumber: '00019283746501',
      accountType: 'business',
      bankIdentifierCode: 'EXMPGB2LXXX',
      bankIdentifierType: 'swift',
      beneficiaryAddress: {
        addressType: 'wire',
        line1: '3 Specimen Lane',
        line2: '',
        city: 'Leeds',
        state: '',
        postalCode: 'LS1 0AA',
        country: 'GB',
      },
      beneficiaryBank: 'Example Bank of the North',
      beneficiaryBankAddress: {
        addressType: 'wire',
        line1: '1 Placeholder Square',
        line2: '',
        city: 'London',
        state: '',
        postalCode: 'EC1A 0AA',
        country: 'GB',
      },
      correspondentBank: 'Example Correspondent Bank',
      correspondentBankAddress: {
        addressType: 'wire',
        line1: '9 Model Avenue',
        line2: '',
        city: 'New York',
        state: 'NY',
        postalCode: '10001',
        country: 'US',
      },
      correspondentBankIdentifierCode: 'EXMPUS33XXX',
    },
  },
  label: 'Juniper Packaging Supply',
  status: 'active',
  type: 'others',
  createdAt: '2026-03-02T14:40:00Z',
  modifiedAt: '2026-03-02T14:40:00Z',
  metadata: null,
  crossBorder: null,
  debitCard: null,
  intrabank: null,
}) as unknown as Contact;

/**
 * Create a contact
 *
 * Responds to POST *\/v1/contact, section 4.1 of the source, with 201 and the example; `overrideResponse` is a value, or a function of the request, in place of it.
 */
// prettier-ignore
export const getCreateContactMockHandler = (overrideResponse?: $Override<Contact>, options?: RequestHandlerOptions) =>
  http.post('*/v1/contact', async (info) => HttpResponse.json((await $valueOf(overrideResponse, getCreateContactResponseMock, info)) as never, { status: 201 }), options);

/** Makes the body of 201: the first example of the description, a new value in each call. */
// prettier-ignore
export const getCreateCardResponseMock = (): Card => ({
  id: 'crd-a4c92e75-13f6-4d80-9b5e-8c07d1f4e362',
  accountId: 'acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64',
  businessId: 'bus-5e0a9c17-42d3-4b88-a6f1-2d7c83b0e945',
  programId: 'prg-3b6f0c52-8d41-4f7e-9a20-5c1e7d904b13',
  createdPersonId: 'per-c81f2e60-97ab-4d35-8e14-6b5d0a3f7c92',
  familyId: '',
  label: 'Roastery purchases',
  bin: 'debit',
  cardType: 'physical',
  currency: 'USD',
  atmAccess: false,
  limitAmount: '2500.00',
  limitInterval: 'allTime',
  allowedCategories: ['5411', '5462'],
  blockedMerchants: ['EXAMPLE GAMES ONLINE'],
  embossingBusiness: 'COPPER KETTLE COFFEE',
  embossingPerson: 'MARTA ELLIS',
  allowedMerchants: null,
  blockedCategories: null,
  availableLimit: '2500.00',
  cardStatus: 'pendingActivation',
  activatedAt: '',
  expiryMonth: '03',
  expiryYear: '2030',
  last4: '0119',
  theme: '',
  walletId: '',
  metadata: null,
  createdAt: '2026-03-02T15:02:18Z',
  modifiedAt: '2026-03-02T15:02:18Z',
  cardholder: {
    id: 'chd-7d20b9f4-6e1c-4a57-83d8-f05c92ea4b17',
    name: 'MARTA ELLIS',
    personId: 'per-c81f2e60-97ab-4d35-8e14-6b5d0a3f7c92',
    billingAddress: {
      addressType: 'billing',
      line1: '18 Kettle Street',
      line2: '',
      city: 'Seattle',
      state: 'WA',
      postalCode: '98109',
      country: 'US',
    },
    createdAt: '2026-03-02T15:02:18Z',
    modifiedAt: '2026-03-02T15:02:18Z',
  },
  shipping: {
    id: 'shp-28e5c0a7-b94d-4f16-a1c3-96d7f03b5e84',
    shippingAddress: {
      addressType: 'shipping',
      line1: '18 Kettle Street',
      line2: 'Back door',
      city: 'Seattle',
      state: 'WA',
      postalCode: '98109',
      country: 'US',
    },
    deliveryStatus: 'pending',
    deliveryPartner: '',
    eta: '',
    trackingNumber: '',
    trackingUrl: '',
    createdAt: '2026-03-02T15:02:18Z',
    modifiedAt: '2026-03-02T15:02:18Z',
  },
}) as unknown as Card;

/**
 * Create a card
 *
 * Responds to POST *\/v1/card, section 4.5 of the source, with 201 and the example; `overrideResponse` is a value, or a function of the request, in place of it.
 */
// prettier-ignore
export const getCreateCardMockHandler = (overrideResponse?: $Override<Card>, options?: RequestHandlerOptions) =>
  http.post('*/v1/card', async (info) => HttpResponse.json((await $valueOf(overrideResponse, getCreateCardResponseMock, info)) as never, { status: 201 }), options);

/**
 * One handler for each operation, for `setupServer(...handlers)` or `setupWorker(...handlers)`: responds on any host and path
 * prefix with the example of the success response; where the description has none, with a value that fits its schema. To respond
 * otherwise, put a handler of your own in front: `server.use(getXMockHandler(...))`.
 */
/** A handler for each operation, in the order of the description: `setupServer(...handlers)`. */
// prettier-ignore
export const handlers = [
  getUpdateSentCheckMockHandler(),
  getReceiveAchPullMockHandler(),
  getRetrieveProgramMockHandler(),
  getUpdateAccountMockHandler(),
  getCreateAccountMockHandler(),
  getCreateContactMockHandler(),
  getCreateCardMockHandler(),
];
