import type { OperationId } from '../../generated/operations.ts';
import { isObject, type Json } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';
import { jsonTypeOf } from '../../lib/json-type.ts';
import { bodySchema, namedSchema, type Schema } from '../catalogue/description.ts';
import { isTelling } from '../redact/looks-like.ts';
import type { FindingKind } from './client-row.ts';

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
  /** Name of the field's own schema without `OrUnset`: `Amount`, `AccountId`; empty for those without. */
  readonly format: string;
  readonly schema: Schema;
  readonly value: Json;
}

/** Values of programs that are not there. */
const PLACEHOLDERS = /^(undefined|null|NULL|NaN|None|\[object Object\])$/;
/** Values that are shown, as no secret is written: an account number may stand where an amount belongs. */
const SHOWN: Readonly<Record<string, (text: string) => boolean>> = {
  Amount: (text) => isTelling('amount', text) || /^-?\d{1,6}\.\d{3,20}$/.test(text),
  Count: (text) => isTelling('count', text),
  CountryCode: (text) => /^[a-z]{1,3}$/i.test(text),
};

/** Every text of a request body that the description has a place for. */
export function sentLeavesOf(operation: OperationId, body: Json): readonly SentLeaf[] {
  return readingOf(operation, body).leaves;
}

/** What is wrong with a request body, by the description and the conventions of section 1. */
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
  const schema = bodySchema(operation, 'request');
  const leaves: SentLeaf[] = [];
  const findings: RequestFinding[] = [];
  if (schema !== undefined) walk(schema, body, '', leaves, findings);
  for (const leaf of leaves) findings.push(...ofLeaf(leaf));
  const reading = { leaves, findings };
  if (isKept) readings.set(body, reading);
  return reading;
}

function walk(
  given: Schema,
  value: Json,
  pointer: string,
  leaves: SentLeaf[],
  findings: RequestFinding[],
): void {
  const { name, schema } = given.$ref === undefined ? { name: '', schema: given } : namedSchema(given.$ref);
  const types = [schema.type ?? []].flat();
  if (isObject(value) && types.includes('object')) {
    for (const [key, inner] of Object.entries(value)) {
      const below = schema.properties?.[key];
      const place = step(pointer, key);
      if (below !== undefined) walk(below, inner, place, leaves, findings);
      else if (schema.properties !== undefined)
        findings.push({
          kind: 'listed-fields',
          pointer: place,
          expected: 'a field of the description',
          actual: 'another field',
        });
    }
  } else if (Array.isArray(value) && types.includes('array')) {
    if (schema.items !== undefined)
      for (const [index, entry] of value.entries())
        walk(schema.items, entry, `${pointer}/${index}`, leaves, findings);
  } else if (typeof value === 'string' && types.includes('string')) {
    leaves.push({ pointer, format: name.replace(/OrUnset$/, ''), schema, value });
  } else if (!types.includes(jsonTypeOf(value))) {
    findings.push(...ofType(name.replace(/OrUnset$/, ''), types, value, pointer));
  }
}

function ofType(format: string, types: readonly string[], value: Json, pointer: string): RequestFinding[] {
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
  // By section 1, unset lists and objects are null. Only the whole body has to be there.
  if (value === null && pointer !== '' && !types.includes('boolean')) return [];
  return [{ kind: 'types', pointer, expected, actual }];
}

function* ofLeaf({ pointer, format, schema, value }: SentLeaf): Iterable<RequestFinding> {
  const text = value as string;
  if (PLACEHOLDERS.test(text.trim()) && !(format === 'Amount' && /nan/i.test(text)))
    yield {
      kind: 'placeholders',
      pointer,
      expected: 'a value, or the empty string',
      actual: `the text ${text}`,
    };
  else if (schema.pattern !== undefined && !patternOf(schema.pattern).test(text))
    yield {
      kind: kindOf(format, text),
      pointer,
      expected: EXPECTED[format] ?? 'the format of the description',
      actual: SHOWN[format]?.(text) ? JSON.stringify(text) : `a text of ${text.length} characters`,
    };
}

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, known);
  return known;
}

function kindOf(format: string, text: string): FindingKind {
  if (format === 'Amount') return isFloat(text) ? 'floats' : 'amounts';
  if (format === 'Count') return 'counts';
  return format.endsWith('Id') ? 'ids' : 'formats';
}

/** What no person would write: an exponent, no number at all, or more digits than an amount has. */
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
