import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import { type FieldFact, factsOf, fieldFactId } from '../../catalogue/facts.ts';
import { bodyOf, type Field, type Format } from '../../catalogue/tree.ts';
import { formatWords, typeOf, typeWords } from '../../catalogue/words.ts';
import type { Exchange } from '../../transport/exchange.ts';
import type { DisplayValue, Judgement, Violated } from '../check.ts';
import type { Finding } from './judge.ts';

/**
 * Holds a body against the tree of its fields.
 *
 * @param body `undefined` when nobody can read it
 * @param unreadable the reason why, in words
 */
export function judgeBody(
  { id: exchange, operation }: Exchange,
  body: Json | undefined,
  unreadable: string,
): Finding[] {
  const found: Finding[] = [];
  const root = bodyOf(operation, 'response');
  if (root === undefined) return found;
  const held: Judgement = { outcome: 'held', exchange };
  const broken = new Map<string, number>();
  const beyond = new Map<string, { readonly first: Violated; count: number }>();
  if (body === undefined) setAside(root, 'inconclusive', unreadable);
  else judgeValue(root, body, '');
  for (const [requirement, { first, count }] of beyond)
    found.push({ requirement, judgement: countOnly(first, count) });
  return found;

  function record(field: Field, fact: FieldFact, judgement: Judgement): void {
    found.push({ requirement: fieldFactId(operation, field, fact), judgement });
  }

  function judge(field: Field, fact: FieldFact, holds: boolean, told: () => Broken): void {
    if (holds) record(field, fact, held);
    else blame(fieldFactId(operation, field, fact), told);
  }

  function blame(requirement: string, told: () => Broken): void {
    const count = (broken.get(requirement) ?? 0) + 1;
    broken.set(requirement, count);
    const more = beyond.get(requirement);
    if (more !== undefined) {
      more.count++;
      return;
    }
    const judgement: Violated = { outcome: 'violated', exchange, operation, ...told() };
    if (count <= MAX_VIOLATIONS) found.push({ requirement, judgement });
    else beyond.set(requirement, { first: judgement, count: 1 });
  }

  /** A field and all that it holds, of which nothing can be said but what is known already. */
  function setAside(field: Field, outcome: Aside, reason: string, known: readonly FieldFact[] = []): void {
    const judgement = { outcome, exchange, reason };
    for (const fact of factsOf(field)) if (!known.includes(fact)) record(field, fact, judgement);
    for (const inner of field.properties) setAside(inner, outcome, reason);
    if (field.entries !== undefined) setAside(field.entries, outcome, reason);
  }

  function judgeValue(field: Field, value: Json, pointer: string): void {
    const { types, format } = field;
    if (types === undefined) return;
    const fits = types.includes(typeOf(value));
    judge(field, 'type', fits, () => ({
      pointer,
      expected: { words: typeWords(types) },
      actual: actualType(value, pointer),
    }));
    if (!fits) setAside(field, 'inconclusive', `${nameOf(field)} has the wrong type`, ['present', 'type']);
    else if (value === null) setAside(field, 'vacuous', `${nameOf(field)} is null`, ['present', 'type']);
    else if (isObject(value)) for (const inner of field.properties) judgeProperty(inner, value, pointer);
    else if (Array.isArray(value)) judgeEntries(field, value, pointer);
    else if (format !== undefined)
      judge(field, 'format', looksLike(format, String(value)), () => ({
        pointer,
        expected: { words: formatWords(format) },
        actual: { value, pointer },
      }));
  }

  function judgeProperty(field: Field, holder: JsonObject, place: string): void {
    const { name, required, types } = field;
    const pointer = `${place}${toPointer([name])}`;
    const value = holder[name];
    if (required)
      judge(field, 'present', value !== undefined, () => ({
        pointer,
        expected: { words: types === undefined ? 'any value' : typeWords(types) },
        actual: { value, pointer },
      }));
    if (value !== undefined) judgeValue(field, value, pointer);
    else setAside(field, required ? 'inconclusive' : 'vacuous', `${nameOf(field)} is missing`, ['present']);
  }

  function judgeEntries(list: Field, values: readonly Json[], place: string): void {
    const { entries } = list;
    if (entries === undefined) return;
    if (values.length === 0) setAside(entries, 'vacuous', `${nameOf(list)} is an empty array`);
    for (const [index, value] of values.entries()) judgeValue(entries, value, `${place}/${index}`);
  }
}

/** Of one fact in one answer: a list may have millions of entries. The others are counted. */
const MAX_VIOLATIONS = 100;

/** Its place is the list, so that no waiver of one entry covers it. */
function countOnly(first: Violated, count: number): Violated {
  const [list = ''] = first.pointer.split(/\/\d+(?:\/|$)/);
  return {
    ...first,
    pointer: list,
    actual: { words: `${count} more places like the ${MAX_VIOLATIONS} before` },
  };
}

type Aside = 'vacuous' | 'inconclusive';

/** Where it broke, what was expected there and what was found. */
interface Broken {
  readonly pointer: string;
  readonly expected: DisplayValue;
  readonly actual: DisplayValue;
}

function looksLike({ pattern, maxLength = Number.POSITIVE_INFINITY }: Format, text: string): boolean {
  if (pattern?.test(text) === false) return false;
  // In characters, as JSON Schema counts, where JavaScript counts halves of some.
  return text.length <= maxLength || [...text].length <= maxLength;
}

/** What is there may be long: of objects and lists only the type is told. */
function actualType(value: Json, pointer: string): DisplayValue {
  return typeof value === 'object' && value !== null
    ? { words: typeWords([typeOf(value)]) }
    : { value, pointer };
}

function nameOf({ path }: Field): string {
  return path === '' ? 'the body' : `\`${path}\``;
}
