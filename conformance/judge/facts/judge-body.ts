import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import { jsonTypeOf } from '../../../lib/json-type.ts';
import { bodyOf, type Field, type Format } from '../../catalogue/tree.ts';
import { formatWords, typeWords } from '../../catalogue/words.ts';
import type { Exchange } from '../../model/exchange.ts';
import type { DisplayValue } from '../../model/judgement.ts';
import { BodyFindings } from './body-findings.ts';
import type { FactFinding } from './judge.ts';

/**
 * Judges a response's body by the tree of its fields.
 *
 * @param body `undefined` when it is not JSON
 * @param unreadable the reason why, in words
 */
export function judgeBody(exchange: Exchange, body: Json | undefined, unreadable: string): FactFinding[] {
  const root = bodyOf(exchange.operation, 'response');
  if (root === undefined) return [];
  const findings = new BodyFindings(exchange);
  if (body === undefined) findings.setAside(root, 'inconclusive', unreadable);
  else judgeValue(findings, root, body, '');
  return findings.all();
}

function judgeValue(findings: BodyFindings, field: Field, value: Json, pointer: string): void {
  const { types, format, alwaysSet } = field;
  if (types === undefined) return;
  const unset = types.includes('string') ? '' : null;
  const isUnset = alwaysSet !== undefined && value === unset;
  const fits = types.includes(jsonTypeOf(value)) || isUnset;
  findings.judge(field, 'type', fits, () => ({
    pointer,
    expected: { words: typeWords(types) },
    actual: actualType(value, pointer),
    fits: (other) =>
      other !== undefined &&
      types.includes(jsonTypeOf(other)) &&
      (alwaysSet === undefined || other !== unset),
  }));
  const judged = ['present', 'type'] as const;
  if (fits && alwaysSet !== undefined)
    findings.judge(field, 'set', !isUnset, () => ({
      pointer,
      expected: { words: typeWords(types) },
      actual: { value, pointer },
    }));
  if (!fits) findings.setAside(field, 'inconclusive', `${nameOf(field)} has the wrong type`, judged);
  else if (isUnset) findings.setAside(field, 'inconclusive', `${nameOf(field)} is unset`, [...judged, 'set']);
  else if (value === null) findings.setAside(field, 'vacuous', `${nameOf(field)} is null`, judged);
  else if (isObject(value))
    for (const inner of field.properties) judgeProperty(findings, inner, value, pointer);
  else if (Array.isArray(value)) judgeEntries(findings, field, value, pointer);
  else if (format !== undefined)
    findings.judge(field, 'format', hasFormat(format, String(value)), () => ({
      pointer,
      expected: { words: formatWords(format) },
      actual: { value, pointer },
      fits: (other) => typeof other === 'string' && hasFormat(format, other),
    }));
}

function judgeProperty(findings: BodyFindings, field: Field, holder: JsonObject, place: string): void {
  const { name, required, types } = field;
  const pointer = `${place}${toPointer([name])}`;
  const value = holder[name];
  if (required)
    findings.judge(field, 'present', value !== undefined, () => ({
      pointer,
      expected: { words: types === undefined ? 'any value' : typeWords(types) },
      actual: { value, pointer },
    }));
  const missing = required ? 'inconclusive' : 'vacuous';
  if (value !== undefined) judgeValue(findings, field, value, pointer);
  else findings.setAside(field, missing, `${nameOf(field)} is missing`, ['present']);
}

function judgeEntries(findings: BodyFindings, list: Field, values: readonly Json[], place: string): void {
  const { entries } = list;
  if (entries === undefined) return;
  if (values.length === 0) findings.setAside(entries, 'vacuous', `${nameOf(list)} is an empty array`);
  for (const [index, value] of values.entries()) judgeValue(findings, entries, value, `${place}/${index}`);
}

function hasFormat({ pattern, maxLength = Number.POSITIVE_INFINITY }: Format, text: string): boolean {
  if (pattern?.test(text) === false) return false;
  // JSON Schema counts characters; JavaScript's `length` counts some of them twice.
  return text.length <= maxLength || [...text].length <= maxLength;
}

/** An object or a list may be long: only its type is shown. */
function actualType(value: Json, pointer: string): DisplayValue {
  return typeof value === 'object' && value !== null
    ? { words: typeWords([jsonTypeOf(value)]) }
    : { value, pointer };
}

function nameOf({ path }: Field): string {
  return path === '' ? 'the body' : `\`${path}\``;
}
