import type { JsonObject } from '../../../lib/json.ts';
import type { Random } from '../random.ts';

/** Their postal codes have a leading zero, which numbers lose; none of them is chosen at random. */
export const BOSTON = ['Boston', 'MA', '02108', '617'] as const;
export const HARTFORD = ['Hartford', 'CT', '06103', '860'] as const;
/** City, state, ZIP code and area code belong together, so that consistency checks pass. No two have the same state. */
const US_PLACES = [
  ['Portland', 'OR', '97201', '503'],
  ['Seattle', 'WA', '98109', '206'],
  ['Denver', 'CO', '80202', '303'],
  ['Austin', 'TX', '78701', '512'],
  ['Chicago', 'IL', '60601', '312'],
  ['Atlanta', 'GA', '30303', '404'],
  ['Phoenix', 'AZ', '85004', '602'],
  ['Madison', 'WI', '53703', '608'],
  ['Columbus', 'OH', '43215', '614'],
  ['Nashville', 'TN', '37203', '615'],
  ['Minneapolis', 'MN', '55401', '612'],
  ['Omaha', 'NE', '68102', '402'],
  ['Boise', 'ID', '83702', '208'],
  ['Tulsa', 'OK', '74103', '918'],
  ['Raleigh', 'NC', '27601', '919'],
  ['Tampa', 'FL', '33602', '813'],
  ['Detroit', 'MI', '48226', '313'],
  ['Baltimore', 'MD', '21202', '410'],
  ['Louisville', 'KY', '40202', '502'],
  ['Richmond', 'VA', '23219', '804'],
] as const;
const GB_PLACES = [
  ['London', 'EC1A 1BB'],
  ['Manchester', 'M1 1AE'],
  ['Birmingham', 'B33 8TH'],
  ['Croydon', 'CR2 6XH'],
  ['Leeds', 'LS1 4AP'],
  ['Bristol', 'BS1 5TR'],
  ['Oxford', 'OX1 1BX'],
  ['Norwich', 'NR1 3DX'],
] as const;
/** Fictitious streets. */
const STREETS = [
  'Sample Mill Road',
  'Specimen Avenue',
  'Example Orchard Lane',
  'Model Harbor Drive',
  'Placeholder Street',
] as const;
const FLOORS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const;
const WINGS = ['north', 'south', 'east', 'west', 'middle'] as const;

export type UsPlace = (typeof US_PLACES)[number] | typeof BOSTON | typeof HARTFORD;

/** Street and second line of an address. */
export function street(random: Random): JsonObject {
  return {
    line1: `${random.integer(100, 998)} ${random.pick(STREETS)}`,
    line2: `${random.pick(FLOORS)} floor ${random.pick(WINGS)}`,
  };
}

/** `type` is one that the source shows. */
export function usAddress(random: Random, type: string): JsonObject {
  return addressAt(random.pick(US_PLACES), type, street(random));
}

export function addressAt([city, state, postalCode]: UsPlace, type: string, lines: JsonObject): JsonObject {
  return { addressType: type, ...lines, city, state, postalCode, country: 'US' };
}

/** Outside the United States there is no state (section 2.1). */
export function gbAddress(random: Random, type: string): JsonObject {
  const [city, postalCode] = random.pick(GB_PLACES);
  return { addressType: type, ...street(random), city, state: '', postalCode, country: 'GB' };
}

/** Returns a phone number in the city of an address, in international format and in the range reserved for fiction: `+15035550142`. */
export function phoneNumber(random: Random, { city }: JsonObject): string {
  const [, , , areaCode] = US_PLACES.find(([name]) => name === city) ?? BOSTON;
  return `+1${areaCode}55501${random.digits(2)}`;
}
