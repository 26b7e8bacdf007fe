import { isObject, type Json } from '../../lib/json.ts';
import { jsonTypeOf } from '../../lib/json-type.ts';
import type { Exchange } from '../model/exchange.ts';
import type { Violated } from '../model/judgement.ts';
import type { Redactor } from '../redact/redactor.ts';
import { correctFormat } from './formats.ts';
import { describeMaskedDifference } from './masked-difference.ts';
import { describeMissing } from './missing.ts';
import {
  compareTimes,
  describeListDifference,
  describeNumberDifference,
  OTHER_ORDER,
  TEXT_RELATIONS,
} from './relations.ts';
import { whereElse } from './where-else.ts';

/**
 * Describes for people how the value that came differs from the one that was expected: `equal but for case`. Of a value that is masked, only what
 * reveals nothing about it. `undefined`: nothing more can be said than the two values say.
 *
 * @param exchanges of the run; the one that shows the violation among them
 */
export function explainDifference(
  found: Violated,
  exchanges: readonly Exchange[],
  redactor: Redactor,
): string | undefined {
  const { pointer, operation, expected, actual, fits } = found;
  if (!('pointer' in actual)) return undefined;
  const own = exchanges.find(({ id }) => id === found.exchange);
  const body = own?.outcome.kind === 'response' ? own.outcome.body.value : undefined;
  if (actual.value === undefined)
    return body === undefined ? undefined : describeMissing(body, pointer, redactor);

  const shows = (value: Json) => redactor.shows(operation, 'response', value, pointer);
  const right = 'pointer' in expected ? expected.value : literal(expected.words);
  const isOpen = shows(actual.value) && (right === undefined || shows(right));
  const compared = right === undefined ? undefined : compare(right, actual.value, isOpen);
  // The distance of a number says less than the record that it belongs to.
  const isVague = compared !== undefined && VAGUE.test(compared);
  const words =
    (isVague ? undefined : compared) ??
    (fits === undefined || isVague ? undefined : tryFormats(actual.value, fits)) ??
    whereElse(found, own, exchanges, redactor) ??
    compared ??
    (right === undefined ? describeUnset(actual.value, fits) : undefined) ??
    (isOpen ? undefined : describeMaskedDifference(right, actual.value));
  return words === undefined ? undefined : redactor.text(words);
}

/** Describes by how much two values differ, and nothing about why. */
const VAGUE = /^(?:more|less|later|earlier) by |^10+ times too |\b(?:missing|too many)\b/;

/** A row may name the value itself: `"active"`. */
function literal(words: string): Json | undefined {
  return /^"(?:[^"\\]|\\.)*"$/.test(words) ? asJson(words) : undefined;
}

/** @param isOpen both values are shown */
function compare(expected: Json, actual: Json, isOpen: boolean): string | undefined {
  if (Array.isArray(expected) && Array.isArray(actual))
    return describeLists(expected as readonly Json[], actual as readonly Json[], isOpen);
  if (Array.isArray(actual) && actual.length === 1 && actual[0] === expected) return 'inside an array';
  if (Array.isArray(expected) && expected[0] === actual) return 'only the first, without the array';
  if (isObject(actual) && Object.values(actual).some((inner) => inner === expected))
    return 'inside an object';
  if (typeof expected === 'object' || typeof actual === 'object') return undefined;
  const kind = compareKinds(expected, actual);
  if (kind !== undefined) return kind;
  const [right, wrong] = [String(expected), String(actual)];
  if (right === '' || wrong === '' || typeof expected === 'boolean') return undefined;
  const numbers = isOpen ? (describeNumberDifference(right, wrong) ?? compareTimes(right, wrong)) : undefined;
  if (numbers !== undefined) return numbers;
  // The right value may be one that is later, or no other record's: then the same one is wrong.
  if (right === wrong) return undefined;
  const relation = TEXT_RELATIONS.find((one) => one.of(right, wrong) !== undefined);
  return isOpen ? relation?.of(right, wrong) : relation?.masked;
}

/** The difference of masked lists says nothing about their entries, nor how many there are. */
function describeLists(
  expected: readonly Json[],
  actual: readonly Json[],
  isOpen: boolean,
): string | undefined {
  const words = describeListDifference(expected, actual);
  return isOpen || words === OTHER_ORDER ? words : undefined;
}

/** The type alone determines how the same value is written as another type of JSON. */
function compareKinds(expected: Json, actual: Json): string | undefined {
  if (typeof expected === typeof actual) return undefined;
  if (String(expected) === String(actual))
    return typeof actual === 'string'
      ? `the text of ${withArticle(expected)}`
      : `${withArticle(actual)} instead of its text`;
  if (
    typeof expected === 'string' &&
    typeof actual === 'number' &&
    expected !== '' &&
    Number(expected) === actual
  )
    return 'a number instead of its text';
  return undefined;
}

function withArticle(value: Json): string {
  return `a ${jsonTypeOf(value)}`;
}

/** The right value is not known; it is only known whether another value would be right. */
function tryFormats(actual: Json, fits: NonNullable<Violated['fits']>): string | undefined {
  if (typeof actual === 'number' || typeof actual === 'boolean')
    return fits(String(actual)) ? `${withArticle(actual)} instead of its text` : undefined;
  if (Array.isArray(actual))
    return actual.length === 1 && fits(actual[0] as Json) ? 'inside an array' : undefined;
  if (typeof actual !== 'string' || actual === '') return undefined;
  const words = correctFormat(actual, fits)?.words;
  if (words !== undefined) return words;
  const asCamel = actual.toLowerCase().replace(/[-_ ]+([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (asCamel !== actual && fits(asCamel)) return 'equal but for case and separators';
  const decoded = asJson(actual);
  return decoded !== undefined && fits(decoded) ? `the text of ${withArticle(decoded)}` : undefined;
}

function asJson(text: string): Json | undefined {
  if (!/^(?:true|false|null|-?\d+(?:\.\d+)?|".*"|[[{].*[\]}])$/s.test(text) || text.length > 10_000)
    return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Section 1 has one unset form for texts and another one for objects and lists. */
function describeUnset(actual: Json, fits: Violated['fits']): string | undefined {
  if (actual === null && fits?.('') === true) return 'null where unset is the empty string';
  if (actual === '' && fits?.(null) === true) return 'the empty string where unset is null';
  return undefined;
}
