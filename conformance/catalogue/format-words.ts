import type { JsonType } from '../../lib/json-type.ts';
import type { Format } from './tree.ts';

// Sentences call types and formats by these words, with their article.

const TYPES: Readonly<Record<JsonType, string>> = {
  null: 'null',
  boolean: 'a boolean',
  number: 'a number',
  string: 'a string',
  array: 'an array',
  object: 'an object',
};

/** `a string`, `an array or null`. */
export function typeWords(types: readonly JsonType[]): string {
  return types.map((type) => TYPES[type]).join(' or ');
}

/** The words by component name, without the ending `OrUnset`. */
const FORMATS: Readonly<Record<string, string>> = {
  Amount: 'an amount: a decimal number with two fraction digits',
  Count: 'a whole number in digits',
  CountryCode: 'a country code of two letters',
  ExpiryMonth: 'a month in two digits',
  ExpiryYear: 'a year in four digits',
  PhoneNumber: 'a phone number with a leading + followed by a digit',
  Timestamp: 'a time in UTC to the second: YYYY-MM-DDThh:mm:ssZ',
};

/**
 * `an amount: a decimal number with two fraction digits, or empty`
 *
 * @throws Error for a format of the description that has no words yet
 */
export function formatWords({ name = '', pattern, maxLength }: Format): string {
  const bare = name.replace(/OrUnset$/, '');
  const prefix = bare.endsWith('Id') ? pattern?.source.match(/\^([a-z]+-)[[(]/)?.[1] : undefined;
  const words =
    FORMATS[bare] ??
    (prefix === undefined ? undefined : `an identifier: \`${prefix}\` and a UUID-style tail`) ??
    (pattern === undefined && maxLength !== undefined ? `at most ${maxLength} characters long` : undefined);
  if (words === undefined) throw new Error(`no words for the format ${name || pattern?.source}`);
  return bare === name ? words : `${words}, or empty`;
}
