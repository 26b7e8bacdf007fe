import { addressIsThere } from './address.ts';
import { isAlways } from './is-always.ts';
import { isAskedFor } from './is-asked-for.ts';
import { isReturned } from './is-returned.ts';
import { checksOf } from './judge.ts';

export const checks = checksOf('updateSentCheck', {
  'id-is-the-one-asked-for': isAskedFor('transferId'),
  'transfer-type-is-physical-check': isAlways('physicalCheck', '/transferType'),
  'direction-is-debit': isAlways('debit', '/txnType'),
  'description-is-returned': isReturned('/description'),
  'title-is-returned': isReturned('/title'),
  'metadata-is-returned': isReturned('/metadata'),
  'address-is-where-the-check-goes': addressIsThere,
  'destination-amount-is-zero': isAlways('0.00', '/destinationAmount'),
});
