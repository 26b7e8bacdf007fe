import type { OperationId } from '../../generated/operations.ts';
import type { JsonObject } from '../../lib/json.ts';

type Step = JsonObject;

const replace = (path: string, value: JsonObject[string]): Step => ({ op: 'replace', path, value });
const add = (path: string, value: JsonObject[string]): Step => ({ op: 'add', path, value });

/** Further members, as a later version of the service may add them. */
const MORE: readonly Step[] = [
  add('/xRevision', 7),
  add('/links', { self: null, next: [] }),
  add('/isNew', true),
];

/**
 * What each freedom does to successful responses: nothing that a requirement on servers forbids, which test/conformance/client/freedoms.test.ts
 * proves by judging a bank that has all of them.
 */
const PATCHES: Readonly<Record<string, Readonly<Partial<Record<OperationId, readonly Step[]>>>>> = {
  'new-values': {
    retrieveProgram: [
      replace('/status', 'winterized'),
      replace('/programType', 'embedded'),
      replace('/language', 'pt-BR'),
      replace('/bank/accountInterestFrequency', 'fortnightly'),
    ],
    createAccount: [replace('/accountInterestFrequency', 'fortnightly')],
    updateAccount: [replace('/accountInterestFrequency', 'fortnightly')],
    createCard: [replace('/shipping/deliveryPartner', 'pneumatic tube')],
    receiveAchPull: [replace('/reviewCode', 'secondPairOfEyes'), replace('/reviewMessage', 'Please wait.')],
    updateSentCheck: [replace('/status', 'archived'), replace('/reviewCode', 'secondPairOfEyes')],
  },
  'null-objects': {
    retrieveProgram: [
      replace('/brand/sdkLocale/data', null),
      replace('/billing', null),
      replace('/company', null),
      replace('/legal', null),
      replace('/minor', null),
    ],
    createCard: [replace('/allowedMerchants', null), replace('/blockedCategories', null)],
  },
  'filled-objects': {
    createContact: [
      replace('/metadata', { source: 'import' }),
      replace('/crossBorder', { enabled: false }),
      replace('/debitCard', [{ last4: '0142' }]),
    ],
    retrieveProgram: [replace('/subscription', { plan: 'basic' }), replace('/reward/card', { points: '1' })],
    createAccount: [replace('/metadata', { source: 'import' })],
    updateAccount: [replace('/metadata', { source: 'import' })],
    createCard: [replace('/metadata', ['import']), replace('/allowedMerchants', ['5812'])],
    receiveAchPull: [replace('/metadata', { source: 'import' }), replace('/card', { id: null })],
    updateSentCheck: [replace('/card', { id: null })],
  },
  'empty-texts': {
    retrieveProgram: [
      replace('/description', ''),
      replace('/language', ''),
      replace('/bank/accountFees', ''),
      replace('/brand/supportEmail', ''),
      replace('/brand/createdAt', ''),
    ],
    createCard: [replace('/shipping/eta', ''), replace('/theme', '')],
    receiveAchPull: [replace('/transferredAt', ''), replace('/title', '')],
    updateSentCheck: [replace('/transferredAt', ''), replace('/iban', '')],
  },
  'unlisted-fields': {
    createContact: [...MORE, add('/ach/xRevision', 7)],
    retrieveProgram: [...MORE, add('/bank/xRevision', 7)],
    createAccount: [...MORE, add('/config/xRevision', 7)],
    updateAccount: [...MORE, add('/config/xRevision', 7)],
    createCard: [...MORE, add('/shipping/xRevision', 7)],
    receiveAchPull: [...MORE, add('/address/xRevision', 7)],
    updateSentCheck: [...MORE, add('/address/xRevision', 7)],
  },
  'absent-fields': {
    createContact: [{ op: 'remove', path: '/intrabank' }],
    retrieveProgram: [
      { op: 'remove', path: '/brand/fontURL' },
      { op: 'remove', path: '/reward' },
    ],
    createAccount: [{ op: 'remove', path: '/familyId' }],
    updateAccount: [{ op: 'remove', path: '/familyId' }],
    createCard: [{ op: 'remove', path: '/theme' }],
    receiveAchPull: [{ op: 'remove', path: '/iban' }],
    updateSentCheck: [{ op: 'remove', path: '/iban' }],
  },
  'other-lists': {
    retrieveProgram: [
      replace('/allowedIps', ['198.51.100.7', '203.0.113.9', '192.0.2.1']),
      replace('/billing/contacts', []),
    ],
    createCard: [replace('/allowedMerchants', ['5812', '5411']), replace('/blockedCategories', [])],
  },
  'awkward-amounts': {
    retrieveProgram: [
      replace('/bank/accountCreationCredit', '90071992547409931.01'),
      replace('/bank/accountFees', '4.35'),
      replace('/bank/accountInterest', '90071992547409.93'),
      replace('/transactionLimits/receive/ach/daily', '90071992547409931.01'),
      replace('/transactionLimits/receive/ach/monthly', '1157920892373161954.29'),
    ],
    updateAccount: [replace('/availableBalance', '90071992547409931.01'), replace('/pendingCredit', '0.29')],
  },
};

/** The faults of one freedom, until they are removed. */
export function freedomFaults(kind: string): JsonObject[] {
  if (kind === 'other-success') return [{ operation: 'retrieveProgram', times: null, status: 203 }];
  return Object.entries(PATCHES[kind] ?? {}).map(([operation, patch]) => ({ operation, times: null, patch }));
}
