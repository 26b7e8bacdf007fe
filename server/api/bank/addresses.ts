import type { Address, AddressInput } from '../../../generated/types.ts';
import { ADDRESS_TYPES, refuseUnlisted } from './accepted-values.ts';
import type { BodyPointer, Refusals } from './refusals.ts';

type Input = AddressInput | null | undefined;

/** The address of an ACH pull (section 2.7). */
export const EMPTY_ADDRESS: Address = {
  addressType: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
};

/** Returns the address as stored (section 2.1): parts that were not sent are empty; `null` when no address was sent. */
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

/** The address type alone does not make an address. */
export function refuseEmptyAddress(refusals: Refusals, pointer: BodyPointer, input: Input): void {
  const { addressType: _, ...parts } = toAddress(input) ?? EMPTY_ADDRESS;
  if (Object.values(parts).every((part) => part === '')) refusals.add(pointer, 'required', 'is required');
}

/** The address type is one of those seen, and an address outside the United States has no state (section 2.1). */
export function refuseAddress(refusals: Refusals, pointer: BodyPointer, input: Input): void {
  refuseUnlisted(refusals, `${pointer}/addressType`, input?.addressType, ADDRESS_TYPES);
  const { country, state } = input ?? {};
  if (country && !/^us$/i.test(country) && state)
    refusals.add(`${pointer}/state`, 'allowed', 'must be empty for an address outside the United States');
}
