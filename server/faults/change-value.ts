import { toTimestamp } from '../api/bank/to-timestamp.ts';
import type { ChangeStep } from './fault.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const DECIMAL = /^-?\d{1,30}(?:\.(\d{1,30}))?$/;

/** The value changed by a `change` step; `undefined` when its type does not allow the change. */
export function changeValue(value: unknown, step: ChangeStep): string | number | boolean | undefined {
  if (step.invert) return typeof value === 'boolean' ? invert(value, step.as) : undefined;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  let text: string | undefined = String(value);
  if (step.slice !== undefined) text = text.slice(...step.slice);
  text = (step.prepend ?? '') + text + (step.append ?? '');
  if (step.letters !== undefined) text = step.letters === 'upper' ? text.toUpperCase() : text.toLowerCase();
  if (step.addSeconds !== undefined) text = addSeconds(text, step.addSeconds);
  if (text !== undefined && step.addAmount !== undefined) text = addAmount(text, step.addAmount);
  if (text === undefined) return undefined;
  const type = step.as ?? (typeof value === 'number' ? 'number' : 'text');
  return type === 'number' ? toNumber(text) : text;
}

function invert(flag: boolean, as: ChangeStep['as']): string | number | boolean {
  if (as === undefined) return !flag;
  return as === 'text' ? String(!flag) : Number(!flag);
}

/** Changes only timestamps in the format of section 1. */
function addSeconds(timestamp: string, seconds: number): string | undefined {
  const time = new Date(TIMESTAMP.test(timestamp) ? Date.parse(timestamp) + seconds * 1000 : Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : toTimestamp(time);
}

/** Exact for any number of digits; the result has as many fraction digits as the text. */
function addAmount(text: string, amount: string): string | undefined {
  const digits = DECIMAL.exec(text)?.[1]?.length ?? 0;
  const [one, other] = [toUnits(text, digits), toUnits(amount, digits)];
  if (one === undefined || other === undefined) return undefined;
  const sum = one + other;
  const all = String(sum < 0n ? -sum : sum).padStart(digits + 1, '0');
  const whole = all.slice(0, all.length - digits);
  return `${sum < 0n ? '-' : ''}${whole}${digits > 0 ? `.${all.slice(-digits)}` : ''}`;
}

function toUnits(text: string, digits: number): bigint | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return fraction.length > digits ? undefined : BigInt(whole + fraction.padEnd(digits, '0'));
}

function toNumber(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}
