import { isAlways } from './is-always.ts';
import { isReturned } from './is-returned.ts';
import { isSameAs } from './is-same-as.ts';
import { isThatOf } from './is-that-of.ts';
import { isUnsetUntil } from './is-unset-until.ts';
import { checksOf } from './judge.ts';
import { wherePhysical } from './where-physical.ts';
import { whereSet } from './where-set.ts';

export const checks = checksOf('createCard', {
  'label-is-returned': isReturned('/label'),
  'bin-is-returned': isReturned('/bin'),
  'card-type-is-returned': isReturned('/cardType'),
  'currency-is-returned': isReturned('/currency'),
  'atm-access-is-returned': isReturned('/atmAccess'),
  'limit-amount-is-returned': isReturned('/limitAmount'),
  'limit-interval-is-returned': isReturned('/limitInterval'),
  'allowed-categories-are-returned': isReturned('/allowedCategories'),
  'blocked-merchants-are-returned': isReturned('/blockedMerchants'),
  'embossing-business-is-returned': isReturned('/embossingBusiness'),
  'embossing-person-is-returned': isReturned('/embossingPerson'),
  'account-is-returned': isReturned('/accountId'),
  'shipping-address-is-returned': wherePhysical(isReturned('/shipping/shippingAddress')),
  'billing-address-is-returned': isReturned('/billingAddress', '/cardholder/billingAddress'),
  'business-is-the-accounts': isThatOf('account', '/businessId'),
  'program-is-the-accounts': isThatOf('account', '/programId'),
  'available-limit-equals-limit': isSameAs('/availableLimit', '/limitAmount'),
  'status-is-pending-activation': wherePhysical(isAlways('pendingActivation', '/cardStatus')),
  'shipping-is-pending': wherePhysical(
    whereSet('/shipping', isAlways('pending', '/shipping/deliveryStatus')),
  ),
  'no-activation-time-before-activation': isUnsetUntil('/activatedAt', {
    pointer: '/cardStatus',
    before: 'pendingActivation',
  }),
  'cardholder-name-equals-embossing-person': whereSet(
    '/cardholder',
    isSameAs('/cardholder/name', '/embossingPerson'),
  ),
});
