import type { JsonObject } from '../../../lib/json.ts';
import type { Random } from '../random.ts';

/** Its postal code has a leading zero, which numbers lose. */
export const BOSTON = ['Boston', 'MA', '02108', '617'] as const;
/** City, state, ZIP code and area code belong together; so that consistency checks pass. */
const US_PLACES = [
  ['Portland', 'OR', '97201', '503'],
  ['Seattle', 'WA', '98109', '206'],
  ['Denver', 'CO', '80202', '303'],
  ['Austin', 'TX', '78701', '512'],
  BOSTON,
  ['Chicago', 'IL', '60601', '312'],
  ['Atlanta', 'GA', '30303', '404'],
  ['Phoenix', 'AZ', '85004', '602'],
  ['Madison', 'WI', '53703', '608'],
  ['Columbus', 'OH', '43215', '614'],
  ['Nashville', 'TN', '37203', '615'],
  ['Minneapolis', 'MN', '55401', '612'],
] as const;
const GB_PLACES = [
  ['London', 'EC1A 1BB'],
  ['Manchester', 'M1 1AE'],
  ['Birmingham', 'B33 8TH'],
  ['Croydon', 'CR2 6XH'],
] as const;
/** Fictitious streets. */
const STREETS = [
  'Sample Mill Road',
  'Specimen Avenue',
  'Example Orchard Lane',
  'Model Harbor Drive',
  'Placeholder Street',
] as const;
const SECOND_LINES = ['Suite B', 'Back door', 'Second floor', 'Accounts receivable'] as const;

export type UsPlace = (typeof US_PLACES)[number];

export function usPlace(random: Random): UsPlace {
  return random.pick(US_PLACES);
}

/** `type` is one that the source shows. */
export function usAddress(random: Random, type: string, place: UsPlace = usPlace(random)): JsonObject {
  const [city, state, postalCode] = place;
  return { ...streetOf(random, type), city, state, postalCode, country: 'US' };
}

/** Outside the United States there is no state (section 2.1). */
export function gbAddress(random: Random, type: string): JsonObject {
  const [city, postalCode] = random.pick(GB_PLACES);
  return { ...streetOf(random, type), city, state: '', postalCode, country: 'GB' };
}

/** International form, in the range reserved for fiction: `+15035550142`. */
export function phoneNumber(random: Random, [, , , areaCode]: UsPlace): string {
  return `+1${areaCode}55501${random.digits(2)}`;
}

function streetOf(random: Random, addressType: string) {
  const line1 = `${random.integer(2, 198)} ${random.pick(STREETS)}`;
  return { addressType, line1, line2: random.pick(SECOND_LINES) };
}
