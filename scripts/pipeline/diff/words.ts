import { own } from '../../../lib/json.ts';
import { jsonText } from '../../../lib/json-text.ts';
import { printWithDigits } from '../bundle/print-with-digits.ts';
import type { Impact } from './change.ts';
import type { MessageDirection } from './compare-schemas.ts';
import type { Reason } from './inclusion/comparison.ts';

/** Says what a reason means for a caller of the API. */
export function reasonWords(
  { keyword, a, b, written, unproved }: Reason,
  direction: MessageDirection,
  impact: Impact,
  digits?: Digits,
): string {
  if (keyword === 'undecided')
    return `could not be decided: it has too many alternatives, so there may be more ${impact} changes in it`;
  if (keyword === 'type') return typeWords(a as readonly string[], b as readonly string[], direction, impact);
  const words = own(WORDS, keyword)?.[direction][impact === 'breaking' ? 0 : 1];
  if (words !== undefined) return words.replace('{}', () => listOf(a ?? b, digits));
  const forward = (direction === 'request') === (impact === 'breaking');
  const [was, is] = forward ? [written?.[0], written?.[1]] : [written?.[1], written?.[0]];
  const [from, to] = forward ? [a, b] : [b, a];
  const changed =
    was !== undefined && is !== undefined
      ? `${was}: ${shownValue(from, digits)} → ${is}: ${shownValue(to, digits)}`
      : `${keyword}: ${shownValue(from, digits)} → ${shownValue(to, digits)}`;
  return unproved ? `${changed} (it could not be shown that every value still fits)` : changed;
}

const JSON_TYPES = 6;

/** @param lost types that the narrower side does not have @param kept those that it has */
function typeWords(
  lost: readonly string[],
  kept: readonly string[],
  direction: MessageDirection,
  impact: Impact,
): string {
  const isRequest = direction === 'request';
  const isBreaking = impact === 'breaking';
  const [narrow, count] = [kept.join(', '), new Set([...lost, ...kept]).size];
  if (count >= JSON_TYPES && kept.length > 0)
    return `type: ${isRequest === isBreaking ? `none → ${narrow}` : `${narrow} → none`}`;
  if (kept.length === 0)
    return isRequest
      ? isBreaking
        ? 'no value is accepted any more'
        : 'values are accepted'
      : isBreaking
        ? 'may have a value'
        : 'has no value any more';
  const beside = kept.length === 0 ? '' : ` (${isRequest === isBreaking ? 'now' : 'before'}: ${narrow})`;
  const names = lost.filter((one) => one !== 'null').join(', ');
  const what = [...(names === '' ? [] : [`type ${names}`]), ...(lost.includes('null') ? ['null'] : [])].join(
    ' and ',
  );
  if (isRequest)
    return isBreaking ? `${what} is no longer accepted${beside}` : `${what} is accepted${beside}`;
  const of = what.replace(/^type/, 'of type');
  return isBreaking ? `may be ${of}${beside}` : `is no longer ${of}${beside}`;
}

type Pair = readonly [breaking: string, additive: string];

const WORDS: Readonly<Record<string, Readonly<Record<MessageDirection, Pair>>>> = {
  removed: {
    request: ['is no longer described', 'is new'],
    response: ['is no longer described', 'is new'],
  },
  required: {
    request: ['is required', 'is no longer required'],
    response: ['may be missing', 'is always present'],
  },
  enum: {
    request: ['{}: no longer accepted', '{}: accepted'],
    response: ['may be {}', 'is no longer {}'],
  },
  value: {
    request: ['{}: no longer accepted', '{}: accepted'],
    response: ['may be {}', 'is no longer {}'],
  },
};

const MAX_LENGTH = 60;
/** Strings that would look like another value. */
const RESERVED = /^(?:none|null|true|false|-?\d.*)$/;

/** Numbers that JavaScript cannot hold, by those that stand for them. */
type Digits = ReadonlyMap<number, string>;

export function shownValue(value: unknown, digits: Digits = new Map()): string {
  if (value === undefined) return 'none';
  const text =
    typeof value === 'string' && /^[\w-]+(?:[/.+](?:[\w-]+|\*))*$/.test(value) && !RESERVED.test(value)
      ? value
      : printWithDigits({ value }, digits, (one) => jsonText(one.value));
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function listOf(value: unknown, digits?: Digits): string {
  const list = Array.isArray(value) ? value : [value];
  return list.map((one) => shownValue(one, digits)).join(', ');
}
