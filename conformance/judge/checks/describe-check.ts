import type { CheckConditions } from '../../../generated/catalogue-check.ts';
import { asCode, expandOperand, valueInWords } from './check-kind.ts';
import { kinds } from './kinds.ts';

/**
 * A row's check with all of its places as pairs.
 *
 * @param written one kind and its operand, or `code` and a name
 */
export function expandCheck(written: object): object {
  return Object.fromEntries(
    Object.entries(written).map(([name, operand]) => {
      const kind = kinds[name];
      return [name, kind === undefined ? operand : expandOperand(kind.operand, operand)];
    }),
  );
}

/** Describes a check for people: "`/label` of the response is what was sent". */
export function checkWords(written: object, where: CheckConditions = {}, ignoreCase?: true): string {
  const sentences = Object.entries(expandCheck(written)).map(
    ([name, operand]) =>
      kinds[name]?.words(operand as never) ?? `has a check of its own, ${asCode(String(operand))}`,
  );
  const letters = ignoreCase === undefined ? [] : ['in letters of either case'];
  return [...sentences, ...letters, ...conditions(where)].join(' ');
}

function conditions({
  sent,
  query,
  entry,
  response,
  set,
  noProgramAmount,
  sentValue,
  sentGroup,
}: CheckConditions): string[] {
  return [
    ...(sent === undefined ? [] : [`where ${pairsOfValues(sent, 'was sent as')}`]),
    ...(query === undefined
      ? []
      : [
          `where ${Object.entries(query)
            .map(
              ([name, value]) =>
                `the query parameter ${asCode(name)} is ${value === null ? 'absent' : valueInWords(value)}`,
            )
            .join(' and ')}`,
        ]),
    ...(entry === undefined ? [] : [`in entries where ${pairsOfValues(entry, 'is')}`]),
    ...(response === undefined ? [] : [`while ${pairsOfValues(response, 'is')}`]),
    ...(set === undefined ? [] : [`where ${asCode(set)} is set`]),
    ...(noProgramAmount === undefined
      ? []
      : [`where the program has no amount at ${noProgramAmount.map(asCode).join(' and ')}`]),
    ...(sentValue === undefined ? [] : ['where a text was sent that is not empty']),
    ...(sentGroup === undefined ? [] : [`in groups that were sent ${sentGroup}`]),
  ];
}

function pairsOfValues(values: Required<CheckConditions>['sent'], verb: string): string {
  return Object.entries(values)
    .map(([place, value]) => `${asCode(place)} ${verb} ${valueInWords(value)}`)
    .join(' and ');
}
