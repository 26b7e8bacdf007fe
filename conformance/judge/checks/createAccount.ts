import {
  CARD_COUNTS,
  ENABLED_FLAGS,
  INCOMING_PULLS,
  LIMIT_GROUPS,
  OVERALL_LIMITS,
  periodsOf,
  SAME_DAY_FLAGS,
} from './account-settings.ts';
import { comeFromProgram } from './come-from-program.ts';
import { isAlways } from './is-always.ts';
import { isReturned } from './is-returned.ts';
import { isUnsetUntil } from './is-unset-until.ts';
import { checksOf } from './judge.ts';
import { originatorsComeFromProgram } from './originators.ts';
import { unlessProgramSets } from './unless-program-sets.ts';

export const checks = checksOf('createAccount', {
  'status-is-active': isAlways('active', '/status'),
  'available-balance-is-zero': unlessProgramSets(
    '/bank/accountCreationCredit',
    isAlways('0.00', '/availableBalance'),
  ),
  'pending-credit-is-zero': isAlways('0.00', '/pendingCredit'),
  'pending-debit-is-zero': isAlways('0.00', '/pendingDebit'),
  'fees-are-zero': unlessProgramSets('/bank/accountFees', isAlways('0.00', '/fees')),
  'interest-is-zero': isAlways('0.00', '/interest'),
  'is-not-verified': isAlways(false, '/isVerified'),
  'no-verification-time-while-unverified': isUnsetUntil('/verifiedAt', {
    pointer: '/isVerified',
    before: false,
    after: true,
  }),
  'accepted-terms-are-returned': isReturned('/acceptedTerms'),
  'business-is-returned': isReturned('/businessId'),
  'label-is-returned': isReturned('/label'),
  'type-is-returned': isReturned('/type'),
  'card-counts-come-from-program': comeFromProgram('string', CARD_COUNTS),
  'limits-come-from-program': comeFromProgram(
    'string',
    [...OVERALL_LIMITS, ...LIMIT_GROUPS].flatMap(periodsOf),
  ),
  'enabled-flags-come-from-program': comeFromProgram('boolean', [
    ...ENABLED_FLAGS,
    `${INCOMING_PULLS}/enabled`,
  ]),
  'same-day-flags-come-from-program': comeFromProgram('boolean', SAME_DAY_FLAGS),
  'originators-come-from-program': originatorsComeFromProgram,
});
