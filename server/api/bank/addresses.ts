import type { Address, AddressInput } from '../../../generated/types.ts';
import { ADDRESS_TYPES, refuseOthers } from './accepted-values.ts';
import type { BodyPointer, Refusals } from './refusals.ts';

type Input = AddressInput | null | undefined;

/** Section 2.7: an ACH pull has one like this. */
export const EMPTY_ADDRESS: Address = {
  addressType: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
};

/** As it is stored (section 2.1): parts that were not sent are empty; `null` when none was sent at all. */
export function toAddress(input: Input): Address | null {
  if (input === undefined || input === null) return null;
  const { addressType, line1, line2, city, state, postalCode, country } = input;
  return {
    addressType: addressType ?? '',
    line1: line1 ?? '',
    line2: line2 ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    country: country ?? '',
  };
}

/** Refuses an address that does not say where. */
export function refuseNowhere(refusals: Refusals, pointer: BodyPointer, input: Input): void {
  const { addressType: _, ...parts } = toAddress(input) ?? EMPTY_ADDRESS;
  if (Object.values(parts).every((part) => part === '')) refusals.add(pointer, 'required', 'is required');
}

export function refuseAddressType(refusals: Refusals, pointer: BodyPointer, input: Input): void {
  refuseOthers(refusals, `${pointer}/addressType`, input?.addressType, ADDRESS_TYPES);
}
