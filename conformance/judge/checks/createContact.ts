import { endsAccountNumber } from './ends-account-number.ts';
import { isAlways } from './is-always.ts';
import { isReturned } from './is-returned.ts';
import { isSameAs } from './is-same-as.ts';
import { isThatOf } from './is-that-of.ts';
import { checksOf } from './judge.ts';
import { timesAreEqual } from './times-are-equal.ts';
import { whereSet } from './where-set.ts';

export const checks = checksOf('createContact', {
  'label-equals-name': isSameAs('/label', '/name'),
  'status-is-active': isAlways('active', '/status'),
  'type-is-others': isAlways('others', '/type'),
  'times-are-equal': timesAreEqual,
  'ach-last4-ends-account-number': whereSet('/ach', endsAccountNumber('/ach')),
  'domestic-last4-ends-account-number': whereSet('/wire/domestic', endsAccountNumber('/wire/domestic')),
  'ach-is-not-verified': whereSet('/ach', isAlways(false, '/ach/verified')),
  'account-is-returned': isReturned('/accountId'),
  'name-is-returned': isReturned('/name'),
  'email-is-returned': isReturned('/email'),
  'phone-is-returned': isReturned('/phone'),
  'ach-is-returned': isReturned('/ach'),
  'card-is-returned': isReturned('/card'),
  'check-is-returned': isReturned('/check'),
  'domestic-wire-is-returned': isReturned('/wire/domestic'),
  'international-wire-is-returned': isReturned('/wire/international'),
  'program-is-the-accounts': isThatOf('account', '/programId'),
});
