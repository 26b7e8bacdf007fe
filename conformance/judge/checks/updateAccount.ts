import { CARD_COUNTS, ENABLED_FLAGS, SAME_DAY_FLAGS } from './account-settings.ts';
import { isAskedFor } from './is-asked-for.ts';
import { areReturned } from './is-returned.ts';
import { isUnsetUntil } from './is-unset-until.ts';
import { checksOf } from './judge.ts';
import {
  emptyGroupsReturnProgramLimits,
  groupLimitsTakeEffect,
  overallLimitsTakeEffect,
} from './limits-take-effect.ts';
import { modifiedAfterCreated } from './modified-after-created.ts';
import { blockedOriginatorsStayNull, originatorsTakeEffect } from './originators.ts';
import { otherFieldsAreKept } from './other-fields-are-kept.ts';

export const checks = checksOf('updateAccount', {
  'id-is-the-one-asked-for': isAskedFor('accountId'),
  'card-counts-take-effect': areReturned(CARD_COUNTS),
  'top-level-limits-take-effect': overallLimitsTakeEffect,
  'enabled-flags-take-effect': areReturned(ENABLED_FLAGS),
  'allowed-originators-take-effect': originatorsTakeEffect,
  'group-limits-take-effect': groupLimitsTakeEffect,
  'same-day-flags-take-effect': areReturned(SAME_DAY_FLAGS),
  'empty-group-returns-program-limits': emptyGroupsReturnProgramLimits,
  'blocked-originators-stay-null': blockedOriginatorsStayNull,
  'modified-after-created': modifiedAfterCreated,
  'other-fields-are-kept': otherFieldsAreKept,
  'no-verification-time-while-unverified': isUnsetUntil('/verifiedAt', {
    pointer: '/isVerified',
    before: false,
    after: true,
  }),
});
