import { operations } from '../../generated/operations.ts';
import { isMaskedDifference } from '../explain/masked-difference.ts';
import { isOfOtherApi } from '../model/requirement.ts';
import type { Violation } from '../model/violation.ts';

/** Something that violations may have in common. */
export interface Feature {
  /** The id, which is the same for the same feature in every run. */
  readonly id: string;
  readonly sentence: string;
  /** If two features cover as many violations, the one with the lower rank says more. */
  readonly rank: number;
}

/** These features can be seen in a violation alone, without checking again. All of it is masked already. */
export function featuresOf(violation: Violation): Feature[] {
  const { pointer, requirement, expected, actual, why } = violation;
  const [, row = ''] = /^[^.]+\.(.*)$/.exec(requirement) ?? [];
  const template = templateOf(pointer);
  const record = recordOf(violation);
  const kind = kindOf(actual);
  const how = why !== undefined && !/[`\d]/.test(why) && !isMaskedDifference(why) ? why : kind;
  const features: Feature[] = [];
  const add = (rank: number, id: string, sentence: string) => features.push({ id, sentence, rank });

  if (row === 'response.json') add(0, `not-json:${actual}`, `Responses cannot be read: ${actual}.`);
  else if (row === 'response.status') add(0, `status:${actual}`, `Successes have ${actual}.`);
  else if (pointer !== '')
    add(
      1,
      `place:${record}${template}`,
      `\`${template}\` of ${record} is ${how === 'nothing' ? 'missing' : `wrong: ${how}`}.`,
    );
  if (pointer === '' && !row.startsWith('response.'))
    add(1, `body:${record}:${kind}`, `The body is wrong: ${kind}.`);
  if (pointer !== '' && kind === 'nothing' && !template.includes('/', 1))
    add(3, `absent:${record}`, `Fields of ${record} are missing.`);
  for (const above of ancestorsOf(template))
    add(4, `under:${record}${above}:${kind}`, `Fields below \`${above}\` of ${record} are wrong: ${kind}.`);
  if (why !== undefined && /^equal but for case|^it is in (?:capital|small) letters$/.test(why))
    add(2, 'why:another-case', 'Values differ in the same way: they are equal but for case.');
  else if (why !== undefined && !/[`\d]/.test(why) && !isMaskedDifference(why))
    add(2, `why:${why}`, `Values differ in the same way: ${why}.`);
  if (row.startsWith('body'))
    add(3, `instead:${expected}:${kind}`, `Where ${bareWords(expected)} is expected, there is ${kind}.`);
  else if (!row.startsWith('response.'))
    add(2, `row:${row}`, `The requirement ${row} is violated in several places.`);
  return features;
}

/** The component whose record is shown, and the place in it, whatever the operation. */
export function placeOfRecord(violation: Violation): string {
  return `${recordOf(violation)}${templateOf(violation.pointer)}`;
}

/** `/city` of Contact, for people. */
export function recordPlaceInWords(violation: Violation): string {
  return `\`${templateOf(violation.pointer)}\` of ${recordOf(violation)}`;
}

function recordOf({ operation, section }: Violation): string {
  // Another description may have an operation of this name.
  return isOfOtherApi(section) ? operation : (operations[operation].response ?? operation);
}

function templateOf(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}

/** `a string`, `null`, `nothing`: without the value, which differs from place to place. */
function kindOf(actual: string): string {
  if (actual === 'no such field') return 'nothing';
  if (actual === '""') return 'an empty string';
  if (/^"|^a string/.test(actual)) return 'another string';
  if (/^\d+ entr(?:y|ies)$/.test(actual)) return 'another number of entries';
  if (/^-?\d|^a number/.test(actual)) return 'a number';
  if (/^(?:true|false|null)$/.test(actual)) return actual;
  if (/^\[|^an array/.test(actual)) return 'another array';
  return /^\{|^an object/.test(actual) ? 'another object' : 'another value';
}

/** Formats are explained behind a colon. */
function bareWords(expected: string): string {
  return expected.replace(/:.*$/, '');
}

/** `/config/limits/send`: `/config/limits` and `/config`. */
function ancestorsOf(template: string): string[] {
  const names = template.split('/').slice(1, -1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`).reverse();
}
