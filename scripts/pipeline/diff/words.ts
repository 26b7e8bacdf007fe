import { jsonText } from '../../../lib/json-text.ts';
import type { Impact } from './change.ts';
import type { MessageDirection } from './compare-schemas.ts';
import type { Reason } from './inclusion/comparison.ts';

/** What a reason means for whoever calls the API. */
export function reasonWords(
  { keyword, a, b, unproved }: Reason,
  direction: MessageDirection,
  impact: Impact,
): string {
  if (keyword === 'undecided')
    return `could not be decided: it has too many alternatives, so there may be more ${impact} changes in it`;
  const words = WORDS[keyword]?.[direction][impact === 'breaking' ? 0 : 1];
  if (words !== undefined) return words.replace('{}', listOf(a ?? b));
  const [from, to] = (direction === 'request') === (impact === 'breaking') ? [a, b] : [b, a];
  const changed = `${keyword}: ${shownValue(from)} → ${shownValue(to)}`;
  return unproved ? `${changed} (it could not be shown that every value still fits)` : changed;
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
  type: {
    request: ['type {} is no longer accepted', 'type {} is accepted'],
    response: ['may be of type {}', 'is no longer of type {}'],
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

export function shownValue(value: unknown): string {
  if (value === undefined) return 'none';
  const text = jsonText(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function listOf(value: unknown): string {
  const list = Array.isArray(value) ? value : [value];
  return list.map((one) => (typeof one === 'string' && /^\w+$/.test(one) ? one : shownValue(one))).join(', ');
}
