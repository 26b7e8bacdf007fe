/** What stands in fields of which the source says no more than their type, or not even that. */

import type { OperationId } from '../../../generated/operations.ts';
import type { Json } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import type { PatchStep } from '../../../server/faults/fault.ts';
import { responseShapes } from '../schema/response-fields.ts';
import { set } from '../steps.ts';
import type { Freedom } from './freedom.ts';

type Answers = NonNullable<Freedom['answers']>;

const patches = (steps: Readonly<Partial<Record<OperationId, readonly PatchStep[]>>>): Answers =>
  Object.fromEntries(Object.entries(steps).map(([operation, patch]) => [operation, { patch }]));

const ANYTHING: Readonly<Record<string, Json>> = {
  'a text': 'anything',
  'a number': 42,
  'a flag': false,
  'an object': { note: { deep: [1, null] }, id: null },
  'a list': [{ id: 7 }, 'more', []],
};

/** The fields whose shape is not shown, by operation: read from the description, so none is forgotten. */
const open = (operation: OperationId) =>
  (responseShapes.find((one) => one.operation === operation)?.fields ?? [])
    .filter(({ path, types }) => types.length === 0 && !path.includes('[]'))
    .map(({ path }) => toPointer(path));

const OPERATIONS = responseShapes.map(({ operation }) => operation);

const openShapes = Object.entries(ANYTHING).map(
  ([what, value]): Freedom => ({
    id: `${what} wherever no shape is shown`,
    factor: 'open shapes',
    entries: [
      'contact-rail-shapes',
      'metadata-shape',
      'program-open-shapes',
      'send-login-otp-shape',
      'transfer-card-shape',
    ],
    answers: patches(
      Object.fromEntries(
        OPERATIONS.map((operation) => [operation, open(operation).map((pointer) => set(pointer, value))]),
      ),
    ),
  }),
);

const THEMES = '/card/bin/businessDebit/issuerProcessorData/themes';

const listEntries = Object.entries(ANYTHING).map(
  ([what, value]): Freedom => ({
    id: `${what} as an entry of each open list`,
    factor: 'open lists',
    entries: ['list-entry-shapes'],
    answers: patches({
      retrieveProgram: [set(THEMES, [value]), set('/brand/sdkLocale/data', [value, null])],
      createCard: [set('/allowedMerchants', [value]), set('/blockedCategories', [null, value])],
    }),
  }),
);

const per = 'per-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38';

export const values: readonly Freedom[] = [
  ...openShapes,
  ...listEntries,
  {
    id: 'states and kinds never seen, where none is fixed',
    factor: 'open sets',
    entries: ['allowed-values', 'full-sets-of-states', 'transitions'],
    answers: patches({
      retrieveProgram: [
        set('/status', 'live'),
        set('/programType', 'partner'),
        set('/language', 'fr-CA'),
        set('/bank/accountInterestFrequency', 'daily'),
      ],
      createAccount: [set('/currency', 'EUR'), set('/accountInterestFrequency', 'weekly')],
      updateAccount: [
        set('/currency', 'EUR'),
        set('/accountInterestFrequency', 'weekly'),
        set('/status', 'under-review'),
        set('/isVerified', true),
        set('/verifiedAt', '2026-05-04T10:20:31Z'),
        set('/familyId', 'fam-1'),
        set('/sponsorBankName', 'Another Bank'),
        set('/fees', '0.25'),
        set('/interest', '0.01'),
      ],
      createCard: [set('/theme', 'dark'), set('/walletId', 'w-1'), set('/shipping/deliveryPartner', 'post')],
      receiveAchPull: [
        set('/reviewCode', 'manual'),
        set('/reviewMessage', 'We look at it'),
        set('/title', 'Pull'),
        set('/valid', 'yes'),
        set('/destinationCurrency', 'USD'),
      ],
      updateSentCheck: [
        set('/status', 'mailed'),
        set('/transferSubType', 'printed'),
        set('/type', 'firstClass'),
        set('/reviewCode', 'invalidCheckAddress'),
        set('/reviewMessage', 'The address cannot be reached'),
      ],
    }),
  },
  {
    id: 'numbers and dates of its own choice',
    factor: 'assigned values',
    entries: ['assigned-values'],
    answers: patches({
      createAccount: [set('/accountNumber', 'GB00-EXMP-1'), set('/routingNumber', '0')],
      updateAccount: [set('/accountNumber', 'GB00-EXMP-1'), set('/routingNumber', '0')],
      createCard: [
        set('/last4', 'A9'),
        set('/expiryMonth', '00'),
        set('/expiryYear', '9999'),
        set('/id', 'crd-00000000-0000-0000-0000-000000000000'),
      ],
    }),
  },
  {
    id: 'other persons than that of the request',
    factor: 'persons',
    entries: ['person-header-effect'],
    answers: patches({
      createAccount: [set('/createdPersonId', per)],
      updateAccount: [set('/createdPersonId', per)],
      createCard: [set('/createdPersonId', ''), set('/cardholder/personId', per)],
    }),
  },
  {
    id: 'an IBAN and a BIN on a pull',
    factor: 'copied details',
    entries: ['copied-bank-details'],
    answers: patches({
      receiveAchPull: [set('/iban', 'GB33BUKB20201555555555'), set('/bin', '400000')],
    }),
  },
  {
    id: 'balances that move at once',
    factor: 'balances',
    entries: ['balance-effects'],
    answers: patches({
      updateAccount: [
        set('/availableBalance', '-12.34'),
        set('/pendingCredit', '0.00'),
        set('/pendingDebit', '99999999999999999999.99'),
      ],
    }),
  },
  {
    id: 'balances that never move',
    factor: 'balances',
    entries: ['balance-effects'],
    answers: patches({ updateAccount: [set('/pendingCredit', '0.00')] }),
  },
  {
    id: 'what is not sent is reset',
    factor: 'unsent fields',
    entries: ['unsent-fields-of-an-update'],
    answers: patches({
      updateAccount: [
        set('/config/limits/send/card', { daily: '', monthly: '' }),
        set('/config/limits/send/debitCard', { daily: '0.00', monthly: '0.00' }),
        set('/config/incoming/achPull/enabled', false),
        set('/config/incoming/achPull/allowedOriginators/-', '9990000009'),
        set('/metadata', { reset: true }),
      ],
      updateSentCheck: [set('/transferredAt', ''), set('/name', '')],
    }),
  },
  {
    id: 'a check of an account, a contact and a past that nobody knows',
    factor: 'the check',
    entries: ['origin-of-checks'],
    check: [
      set('/accountId', 'acc-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38'),
      set('/contactId', ''),
      set('/status', 'voided'),
      set('/amount', '1000000.00'),
      set('/address/line2', ''),
      set('/address/city', ''),
      set('/address/state', ''),
      set('/address/postalCode', ''),
    ],
  },
  {
    id: 'a check that has metadata already',
    factor: 'the check',
    entries: ['origin-of-checks', 'unsent-fields-of-an-update'],
    check: [set('/metadata', { externalId: 'old', more: { deep: true } }), set('/title', 'Before')],
  },
  {
    id: 'lists in another order',
    factor: 'order of lists',
    answers: patches({
      createCard: [
        { op: 'move', from: '/allowedCategories/0', path: '/allowedCategories/-' },
        { op: 'move', from: '/blockedMerchants/0', path: '/blockedMerchants/-' },
      ],
    }),
  },
  {
    id: 'empty lists of originators where the program has none at all',
    factor: 'originators',
    answers: patches({
      createAccount: [
        set('/config/incoming/achPull/allowedOriginators', []),
        set('/config/incoming/achPull/blockedOriginators', []),
      ],
      updateAccount: [set('/config/incoming/achPull/blockedOriginators', [])],
    }),
  },
  {
    id: 'a program that lets no originator in',
    factor: 'originators',
    program: [set('/incoming/achPull/allowedOriginators', [])],
  },
  {
    id: 'originators of the program',
    factor: 'originators',
    program: [
      set('/incoming/achPull/allowedOriginators', ['1111111111', '2222222222']),
      set('/incoming/achPull/blockedOriginators', ['3333333333']),
    ],
    answers: patches({
      createAccount: [set('/config/incoming/achPull/allowedOriginators', ['2222222222', '1111111111'])],
      updateAccount: [set('/config/incoming/achPull/allowedOriginators', ['2222222222', '1111111111'])],
    }),
  },
];
