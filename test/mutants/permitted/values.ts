/** These values stand in fields of which the source says no more than their type, or not even that. */

import { isTexts } from '../../../conformance/judge/checks/is-same-value.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { at, type Json } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import { applyPatch } from '../../../server/faults/apply-patch.ts';
import type { PatchStep } from '../../../server/faults/fault.ts';
import { leavesOf } from '../behavior/leaves.ts';
import { responseShapes } from '../schema/response-fields.ts';
import { change, copy, set } from '../steps.ts';
import type { PermittedVariation } from './permitted-variation.ts';
import { rewriteValues } from './rewrite.ts';
import { operationOf } from './to-bank.ts';

type Answers = NonNullable<PermittedVariation['answers']>;

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
  ([what, value]): PermittedVariation => ({
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
  ([what, value]): PermittedVariation => ({
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

/** Amounts that a program sets for new accounts, and what a new account shows of them. */
const startsWith = (setting: string, shown: Readonly<Record<string, string>>): PermittedVariation => ({
  id: `a program with ${setting}, which its new accounts show`,
  factor: 'amounts of new accounts',
  program: [set(`/bank/${setting.split(',')[0]}`, '1.25')],
  answers: patches({
    createAccount: Object.entries(shown).map(([field, amount]) => set(`/${field}`, amount)),
  }),
});

const asThePostWritesIt: Json = {
  addressType: '',
  line1: '1200 SW MORRISON ST STE 400',
  line2: '',
  city: 'PORTLAND',
  state: 'OR',
  postalCode: '97205-2222',
  country: 'US',
};

export const values: readonly PermittedVariation[] = [
  startsWith('accountCreationCredit', { availableBalance: '1.25' }),
  startsWith('accountCreationCredit, still pending', { pendingCredit: '1.25' }),
  startsWith('accountFees', { fees: '1.25', pendingDebit: '1.25', availableBalance: '-1.25' }),
  startsWith('accountInterest', { interest: '0.02' }),
  {
    id: 'a destination amount that is set',
    factor: 'destination amount',
    entries: ['allowed-values'],
    answers: patches({
      receiveAchPull: [copy('/amount', '/destinationAmount')],
      updateSentCheck: [set('/destinationAmount', '12.34'), set('/destinationCurrency', 'EUR')],
    }),
  },
  {
    id: 'a new account with same-day flags and originators of its own',
    factor: 'settings of a new account',
    entries: ['other-settings-of-a-new-account'],
    answers: patches({
      createAccount: [
        // That of receiving decides what may be pulled.
        change('/config/send/ach/sameDay', { invert: true }),
        set('/config/incoming/achPull/allowedOriginators', ['1212121212']),
        set('/config/incoming/achPull/blockedOriginators', []),
      ],
    }),
  },
  {
    id: 'an update that does nothing to limit groups and same-day flags',
    factor: 'settings of an update',
    entries: ['other-settings-of-an-update'],
    around: (next) => async (request) => {
      const answer = await next(request.clone());
      if (!answer.ok || operationOf(request.method, new URL(request.url).pathname) !== 'updateAccount')
        return answer;
      const sent = (await request.json()) as Json;
      const steps = leavesOf(at((await answer.clone().json()) as Json, '/config'), '/config').flatMap(
        (pointer) =>
          pointer.endsWith('/sameDay')
            ? [change(pointer, { invert: true })]
            : /\/limits\/\w+\/\w+\/\w+$/.test(pointer) && at(sent, pointer) !== ''
              ? [set(pointer, '0.01')]
              : [],
      );
      const body = applyPatch((await answer.json()) as Json, steps, { request: sent, before: undefined });
      return new Response(JSON.stringify(body), { status: answer.status, headers: answer.headers });
    },
  },
  {
    id: 'names embossed in capitals, and addresses as the post writes them',
    factor: 'cards as they are made',
    entries: ['card-addresses'],
    answers: patches({
      createCard: [
        change('/embossingPerson', { letters: 'upper' }),
        change('/embossingBusiness', { letters: 'upper' }),
        set('/cardholder/billingAddress', asThePostWritesIt),
        set('/shipping/shippingAddress', asThePostWritesIt),
      ],
    }),
  },
  {
    id: 'names and cardholders in capitals',
    factor: 'cards as they are made',
    answers: patches({
      createCard: [
        change('/embossingPerson', { letters: 'upper' }),
        change('/cardholder/name', { letters: 'upper' }),
      ],
    }),
  },
  {
    id: 'a counterparty as the file of its bank spells it',
    factor: 'counterparty',
    entries: ['counterparty-name'],
    answers: patches({ receiveAchPull: [change('/name', { letters: 'upper', slice: [0, 5] })] }),
  },
  {
    id: 'a check that is under review for its address',
    factor: 'the check',
    check: [
      set('/reviewCode', 'invalidCheckAddress'),
      ...['addressType', 'line1', 'line2', 'city', 'state', 'postalCode', 'country'].map((part) =>
        set(`/address/${part}`, ''),
      ),
    ],
  },
  ...openShapes,
  ...listEntries,
  {
    id: 'states and kinds never seen, where none is fixed',
    factor: 'open sets',
    entries: ['allowed-values', 'full-sets-of-states', 'transitions', 'currency-of-amounts'],
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
    entries: ['assigned-values', 'field-meanings'],
    answers: patches({
      createAccount: [set('/accountNumber', 'GB00-EXMP-1'), set('/routingNumber', '0')],
      updateAccount: [set('/accountNumber', 'GB00-EXMP-1'), set('/routingNumber', '0')],
      createCard: [set('/last4', 'A9'), set('/expiryMonth', '00'), set('/expiryYear', '9999')],
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
    id: 'a new account whose bank blocks originators by itself',
    factor: 'originators',
    answers: patches(
      Object.fromEntries(
        (['createAccount', 'updateAccount'] as const).map((operation) => [
          operation,
          [set('/config/incoming/achPull/blockedOriginators', ['4444444444'])],
        ]),
      ),
    ),
  },
  {
    id: 'sorted lists of a card',
    factor: 'lists of a card',
    around: rewriteValues((value, operation) =>
      operation === 'createCard' && isTexts(value) ? value.toSorted().toReversed() : value,
    ),
  },
  {
    id: 'texts that people type for nothing',
    factor: 'texts of people',
    entries: ['field-meanings'],
    program: [set('/description', 'N/A'), set('/brand/fontName', 'null'), set('/company/subDomain', ' ')],
    check: [
      set('/name', 'Null'),
      set('/bankName', 'N/A'),
      set('/purposeCode', 'n/a'),
      set('/description', ' '),
    ],
  },
  {
    id: 'empty lists of originators where the program has none at all',
    factor: 'originators',
    answers: patches({
      createAccount: [
        set('/config/incoming/achPull/allowedOriginators', []),
        set('/config/incoming/achPull/blockedOriginators', []),
      ],
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
