import type { Json } from '../../../lib/json.ts';
import { jsonTypeOf } from '../../../lib/json-type.ts';
import { formatWords, typeWords } from '../../catalogue/format-words.ts';
import { bodyOf, type Field, type Format } from '../../catalogue/tree.ts';
import { walkBody } from '../../catalogue/walk-body.ts';
import type { Exchange } from '../../model/exchange.ts';
import type { DisplayValue } from '../../model/judgement.ts';
import { BodyFindings } from './body-findings.ts';
import type { FactFinding } from './judge-facts.ts';

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
  else
    walkBody(root, body, {
      value: (field, value, pointer) => judgeValue(findings, field, value, pointer),
      missing: (field, pointer) => {
        judgePresence(findings, field, false, pointer);
        const outcome = field.required ? 'inconclusive' : 'vacuous';
        findings.setAside(field, outcome, `${nameOf(field)} is missing`, ['present']);
      },
    });
  return findings.all();
}

/** @returns whether what is in the value can be judged */
function judgeValue(findings: BodyFindings, field: Field, value: Json, pointer: string): boolean {
  const { types, format, alwaysSet, entries } = field;
  judgePresence(findings, field, true, pointer);
  if (types === undefined) return false;
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
  else if (Array.isArray(value) && value.length === 0 && entries !== undefined)
    findings.setAside(entries, 'vacuous', `${nameOf(field)} is an empty array`);
  else if (format !== undefined)
    findings.judge(field, 'format', hasFormat(format, String(value)), () => ({
      pointer,
      expected: { words: formatWords(format) },
      actual: { value, pointer },
      fits: (other) => typeof other === 'string' && hasFormat(format, other),
    }));
  return fits && !isUnset;
}

function judgePresence(findings: BodyFindings, field: Field, isPresent: boolean, pointer: string): void {
  const { required, types } = field;
  if (required)
    findings.judge(field, 'present', isPresent, () => ({
      pointer,
      expected: { words: types === undefined ? 'any value' : typeWords(types) },
      actual: { value: undefined, pointer },
    }));
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
