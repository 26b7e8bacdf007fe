import { isObject, isSame, type Json } from '../../lib/json.ts';
import { fromPointer } from '../../lib/json-pointer.ts';
import type { DisplayValue } from '../model/judgement.ts';
import {
  type BodyOrigin,
  type Knowledge,
  LEFT_OUT,
  MASKED_NUMBER,
  MASKED_TEXT,
  maskBody,
} from './mask-body.ts';
import { maskName } from './mask-name.ts';

/** Longer lists and objects are counted instead. */
const MAX_LENGTH = 200;

/** `"active"`, `a string (masked)`, `no such field`, `an object with 7 fields`. */
export function formatDisplayValue(origin: BodyOrigin, display: DisplayValue, knowledge: Knowledge): string {
  const { scrubOwn } = knowledge.secrets;
  if (!('pointer' in display)) return scrubOwn(display.words);
  const { value, pointer, words } = display;
  const what = value === undefined ? 'no such field' : formatValue(origin, value, pointer, knowledge);
  return words === undefined ? what : `${scrubOwn(withoutNames(words, pointer, knowledge))} ${what}`;
}

/** True if the value itself may be shown, all of it. */
export function isShown(origin: BodyOrigin, value: Json, pointer: string, knowledge: Knowledge): boolean {
  return isSame(maskBody(origin, value, knowledge, namesOf(pointer)), value);
}

/** The words may name the field, and keys of metadata are a client's own. */
function withoutNames(words: string, pointer: string, { secrets }: Knowledge): string {
  return fromPointer(pointer).reduce((left, name) => {
    const shown = maskName(name, secrets);
    return shown === name || name === '' || /^\d+$/.test(name) ? left : left.replaceAll(name, shown);
  }, words);
}

/** Entries of lists go by the list's name. */
function namesOf(pointer: string): string[] {
  return fromPointer(pointer).filter((name) => !/^\d+$/.test(name));
}

function formatValue(origin: BodyOrigin, value: Json, pointer: string, knowledge: Knowledge): string {
  const masked = maskBody(origin, value, knowledge, namesOf(pointer));
  if (masked === MASKED_TEXT && value !== masked) return 'a string (masked)';
  if (masked === MASKED_NUMBER) return 'a number (masked)';
  if (masked === LEFT_OUT) return 'a value (left out)';
  const text = JSON.stringify(masked);
  if (text.length <= MAX_LENGTH || !(masked instanceof Object)) return text;
  return isObject(value)
    ? `an object with ${Object.keys(value).length} fields`
    : `an array of ${Object.values(value as object).length}`;
}
