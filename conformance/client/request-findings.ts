import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import { jsonTypeOf } from '../../lib/json-type.ts';
import { bodyOf, type Field } from '../catalogue/tree.ts';
import { walkBody } from '../catalogue/walk-body.ts';
import { isUnmistakable } from '../redact/looks-like.ts';

/** A fault that a field of a request body can have. Of these, `ids` is judged with the identifiers of addresses. */
export const FINDING_KINDS = [
  'types',
  'unset-texts',
  'placeholders',
  'counts',
  'formats',
  'listed-fields',
  'amount-types',
  'amounts',
  'floats',
  'ids',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Something about one place of a request body. */
export interface RequestFinding {
  readonly kind: FindingKind;
  readonly pointer: string;
  readonly expected: string;
  readonly actual: string;
}

/** A place that the description knows, and what was sent there. */
export interface SentLeaf {
  readonly pointer: string;
  /** Name of the format without `OrUnset`: `Amount`, `AccountId`; empty for texts without. */
  readonly format: string;
  readonly pattern: RegExp | undefined;
  readonly value: string;
}

/** Values of programs that are not there. */
const PLACEHOLDERS = /^(undefined|null|NULL|NaN|None|\[object Object\])$/;
/** Values that are shown, as no secret is written: an account number may stand where an amount belongs. */
const SHOWN: Readonly<Record<string, (text: string) => boolean>> = {
  Amount: (text) => isUnmistakable('amount', text) || /^-?\d{1,6}\.\d{3,20}$/.test(text),
  Count: (text) => isUnmistakable('count', text),
  CountryCode: (text) => /^[a-z]{1,3}$/i.test(text),
};

/** Every text of a request body that the description has a place for. */
export function sentLeavesOf(operation: OperationId, body: Json): readonly SentLeaf[] {
  return readingOf(operation, body).leaves;
}

/** Finds the faults of a request body, by the description and the conventions of section 1. */
export function findingsOf(operation: OperationId, body: Json): readonly RequestFinding[] {
  return readingOf(operation, body).findings;
}

interface Reading {
  readonly leaves: readonly SentLeaf[];
  readonly findings: readonly RequestFinding[];
}

/** Each row looks at every body of every run. */
const readings = new WeakMap<object, Reading>();

function readingOf(operation: OperationId, body: Json): Reading {
  const isKept = typeof body === 'object' && body !== null;
  const known = isKept ? readings.get(body) : undefined;
  if (known !== undefined) return known;
  const root = bodyOf(operation, 'request');
  const leaves: SentLeaf[] = [];
  const findings: RequestFinding[] = [];
  if (root !== undefined)
    walkBody(root, body, {
      value(field, value, pointer) {
        const type = jsonTypeOf(value);
        const format = field.format?.name?.replace(/OrUnset$/, '') ?? '';
        if (field.types?.includes(type) === false) findings.push(...ofType(field, format, value, pointer));
        else if (typeof value === 'string')
          leaves.push({ pointer, format, pattern: field.format?.pattern, value });
        return field.types?.includes(type) === true;
      },
      unlisted: (pointer) =>
        findings.push({
          kind: 'listed-fields',
          pointer,
          expected: 'a field of the description',
          actual: 'another field',
        }),
    });
  for (const leaf of leaves) findings.push(...ofLeaf(leaf));
  const reading = { leaves, findings };
  if (isKept) readings.set(body, reading);
  return reading;
}

function ofType({ types = [] }: Field, format: string, value: Json, pointer: string): RequestFinding[] {
  const isText = types.includes('string');
  const expected = types.map((type) => WORDS[type] ?? type).join(' or ');
  const actual = WORDS[jsonTypeOf(value)] ?? jsonTypeOf(value);
  if (isText && value === null)
    return [{ kind: 'unset-texts', pointer, expected: 'the empty string', actual }];
  if (format === 'Amount' && typeof value === 'number')
    return [
      {
        kind: 'amount-types',
        pointer,
        expected: 'a string',
        actual: SHOWN.Amount?.(String(value)) ? `the number ${value}` : 'a number',
      },
    ];
  // Section 1 says that unset lists and objects are null. Only the whole body has to be there.
  if (value === null && pointer !== '' && !types.includes('boolean')) return [];
  return [{ kind: 'types', pointer, expected, actual }];
}

function* ofLeaf({ pointer, format, pattern, value: text }: SentLeaf): Iterable<RequestFinding> {
  if (PLACEHOLDERS.test(text.trim()) && !(format === 'Amount' && /nan/i.test(text)))
    yield {
      kind: 'placeholders',
      pointer,
      expected: 'a value, or the empty string',
      actual: `the text ${text}`,
    };
  else if (pattern?.test(text) === false)
    yield {
      kind: kindOf(format, text),
      pointer,
      expected: EXPECTED[format] ?? 'the format of the description',
      actual: SHOWN[format]?.(text) ? JSON.stringify(text) : `a text of ${text.length} characters`,
    };
}

function kindOf(format: string, text: string): FindingKind {
  if (format === 'Amount') return isFloat(text) ? 'floats' : 'amounts';
  if (format === 'Count') return 'counts';
  return format.endsWith('Id') ? 'ids' : 'formats';
}

/** No person would write these: an exponent, no number at all, or more digits than an amount has. */
function isFloat(text: string): boolean {
  return /^[-+]?(\d+\.\d{3,}|[\d.]+e[-+]?\d+|nan|-?infinity)$/i.test(text.trim());
}

const EXPECTED: Readonly<Record<string, string>> = {
  Amount: 'a decimal number with two fraction digits, such as 12.50',
  Count: 'an integer, such as 3',
  PhoneNumber: 'a phone number that begins with +',
  CountryCode: 'two letters',
};

const WORDS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};
