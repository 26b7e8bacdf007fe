import { addressParts } from './address.ts';
import { isAlways } from './is-always.ts';
import { isReturned } from './is-returned.ts';
import { isThatOf } from './is-that-of.ts';
import { checksOf } from './judge.ts';

export const checks = checksOf('receiveAchPull', {
  'transfer-type-is-ach': isAlways('ach', '/transferType'),
  'transfer-sub-type-is-originated': isAlways('originated', '/transferSubType'),
  'direction-is-credit': isAlways('credit', '/txnType'),
  'status-is-pending': isAlways('pending', '/status'),
  'type-is-returned': isReturned('/type'),
  'account-is-returned': isReturned('/accountId'),
  'contact-is-returned': isReturned('/contactId'),
  'amount-is-returned': isReturned('/amount'),
  'description-is-returned': isReturned('/description'),
  'name-is-the-contacts': isThatOf('contact', '/name'),
  'account-number-is-the-contacts': isThatOf('contact', '/accountNumber', '/ach/accountNumber'),
  'account-type-is-the-contacts': isThatOf('contact', '/accountType', '/ach/accountType'),
  'bank-name-is-the-contacts': isThatOf('contact', '/bankName', '/ach/bankName'),
  'routing-number-is-the-contacts': isThatOf('contact', '/routingNumber', '/ach/routingNumber'),
  'address-is-empty': isAlways('', ...addressParts),
  'destination-amount-is-zero': isAlways('0.00', '/destinationAmount'),
});
