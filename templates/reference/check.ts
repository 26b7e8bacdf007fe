import type {
  CheckConditions,
  CodeCheck,
  PlacePairs,
  PlaceValues,
  StandardCheck,
} from '../runtime/catalogue-check.ts';

/** Places as a row writes them: one, several, or each with the place that it is compared with. */
export type Places = string | readonly string[] | PlacePairs;

/** Checks whose places a row may write without pairs: most compare the same place of two bodies. */
const IN_PAIRS = ['returned', 'includes', 'ofAccount', 'ofContact', 'ofProgram'] as const;
type InPairs = (typeof IN_PAIRS)[number];

/** A check as a row writes it. */
export type WrittenCheck =
  | StandardCheck
  | CodeCheck
  | { [Name in InPairs]: Readonly<Record<Name, Places>> }[InPairs];

export type ExpandedCheck = StandardCheck | CodeCheck;

/** A row's check with all of its places as pairs. */
export function expandCheck(written: WrittenCheck): ExpandedCheck {
  const check: object = Object.fromEntries(
    Object.entries(written).map(([name, operand]) => [
      name,
      IN_PAIRS.some((one) => one === name) ? pairsOf(operand) : operand,
    ]),
  );
  return check as ExpandedCheck;
}

function pairsOf(places: Places): PlacePairs {
  if (typeof places !== 'string' && !isList(places)) return places;
  return Object.fromEntries([places].flat().map((place) => [place, place]));
}

function isList(places: Exclude<Places, string>): places is readonly string[] {
  return Array.isArray(places);
}

/** What is checked, for people: "`/label` of the response is what was sent". */
export function checkWords(
  written: WrittenCheck,
  where: CheckConditions = {},
  ignoreCase: true | undefined = undefined,
): string {
  const check = expandCheck(written);
  const letters = ignoreCase === undefined ? [] : ['in letters of either case'];
  return [sentence(check), ...letters, ...conditions(where)].join(' ');
}

function sentence(check: ExpandedCheck): string {
  if ('code' in check) return `has a check of its own, ${code(check.code)}`;
  if ('equals' in check) return each(check.equals, (value) => `is ${shown(value)}`);
  if ('returned' in check)
    return each(check.returned, (from, at) => `is what was sent${from === at ? '' : ` at ${code(from)}`}`);
  if ('includes' in check) return each(check.includes, (from) => `includes what was sent at ${code(from)}`);
  if ('sameAs' in check) return each(check.sameAs, (other) => `is the same as ${code(other)}`);
  if ('lastFourOf' in check)
    return each(check.lastFourOf, (other) => `is the last four characters of ${code(other)}`);
  if ('pathParameter' in check)
    return each(check.pathParameter, (name) => `is the path parameter ${code(name)}`);
  if ('ofAccount' in check) return each(check.ofAccount, ofRecord('account'));
  if ('ofContact' in check) return each(check.ofContact, ofRecord('contact'));
  if ('ofProgram' in check) return each(check.ofProgram, ofRecord('program'));
  if ('unchanged' in check) return `${check.unchanged.map(code).join(', ')} of the response are unchanged`;
  if ('unsetIsEmpty' in check)
    return `${check.unsetIsEmpty.map(code).join(', ')} of the response: empty, with no placeholder, when unset`;
  return `one of ${check.anyFilled.map(code).join(', ')} of the response is not blank`;
}

function ofRecord(kind: string): (there: string, at: string) => string {
  return (there, at) => `is the ${kind}'s${there === at ? '' : ` ${code(there)}`}`;
}

function conditions({
  sent,
  response,
  set,
  noProgramAmount,
  sentValue,
  sentGroup,
}: CheckConditions): string[] {
  return [
    ...(sent === undefined ? [] : [`where ${pairsOfValues(sent, 'was sent as')}`]),
    ...(response === undefined ? [] : [`while ${pairsOfValues(response, 'is')}`]),
    ...(set === undefined ? [] : [`where ${code(set)} is set`]),
    ...(noProgramAmount === undefined
      ? []
      : [`where the program has no amount at ${noProgramAmount.map(code).join(' and ')}`]),
    ...(sentValue === undefined ? [] : ['where a text was sent that is not empty']),
    ...(sentGroup === undefined ? [] : [`in groups that were sent ${sentGroup}`]),
  ];
}

function pairsOfValues(values: PlaceValues, verb: string): string {
  return Object.entries(values)
    .map(([place, value]) => `${code(place)} ${verb} ${shown(value)}`)
    .join(' and ');
}

/** The first place says whose it is: of the response. */
function each<Operand>(
  operands: Readonly<Record<string, Operand>>,
  predicate: (operand: Operand, place: string) => string,
): string {
  return Object.entries(operands)
    .map(([place, operand]) => `${code(place)} of the response ${predicate(operand, place)}`)
    .join('; ');
}

function shown(value: string | boolean): string {
  return value === '' ? 'empty' : code(String(value));
}

function code(text: string): string {
  return `\`${text}\``;
}
