import { operationIds, operations } from '../../generated/operations.ts';
import { rows } from '../catalogue/catalogue.ts';
import { fieldsOf } from '../catalogue/tree.ts';
import { COMMON } from './common-words.ts';
import { SHOWN_IN_ERRORS, SHOWN_NAMES } from './shown-fields.ts';

/** Codes and names of errors that say nothing about anybody. */
const ERRORS = [
  ...['bad_request', 'conflict', 'forbidden', 'internal_error', 'invalid', 'invalid_request', 'not_found'],
  ...[
    'rate_limited',
    'required',
    'too_many_requests',
    'unauthorized',
    'unprocessable_entity',
    'validation_error',
  ],
];

const fields = operationIds.flatMap((id) => [...fieldsOf(id, 'request'), ...fieldsOf(id, 'response')]);

/** Texts that the description shows, its names, what rows compare with, and texts that stand for an unset value. */
const TEXTS: readonly string[] = [
  ...COMMON,
  ...ERRORS,
  ...fields.flatMap(({ seen }) => seen).filter((one) => typeof one === 'string'),
  ...rows.flatMap(({ check, where }) => textsIn([check, where])),
  ...operationIds.flatMap((id) => operations[id].path.split('/').filter((one) => !one.startsWith('{'))),
  ...fields.map(({ name }) => name),
  ...SHOWN_NAMES,
  ...SHOWN_IN_ERRORS,
  ...['N/A', 'US', 'data', 'result'],
];

const KEPT: ReadonlySet<string> = new Set(TEXTS.map((one) => one.toUpperCase()));

/** The words of these texts, in lower case: `pending` and `activation` of `pendingActivation`. */
export const KEPT_WORDS: ReadonlySet<string> = new Set([...TEXTS].flatMap(wordsOf));

/** The words of a name or value, in lower case, however it joins them. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** The prefixes of identifiers: `ACC`, `CON`. */
const KINDS: ReadonlySet<string> = new Set(
  fields.flatMap(
    ({ format }) => /\^([a-z]+)-\(/.exec(format?.pattern?.source ?? '')?.[1]?.toUpperCase() ?? [],
  ),
);

/** Zeros, with or without the prefix of an identifier: an unset identifier, or the number 0. */
function isZeros(text: string): boolean {
  return /^(?:[a-z]{3}-)?[0-]+$/i.test(text) && text.includes('0');
}

/**
 * Tells whether a text is the same in every recording. Closed under letter case: a text that differs from a kept one only in that is kept, too.
 *
 * @param capitals the text in capitals
 */
export function isKeptText(capitals: string): boolean {
  return KEPT.has(capitals) || capitals.trim() === '' || isZeros(capitals);
}

/** Tells whether an identifier's prefix, in capitals and without its hyphen, is one of section 1. */
export function isKind(capitals: string): boolean {
  return KINDS.has(capitals);
}

/** Every text inside that a check compares with: not the places, which begin with a slash. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
