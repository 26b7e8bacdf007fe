import { displayValue } from '../../../lib/display-value.ts';
import { ToolError } from '../../cli/errors.ts';

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** The longest that a timer takes. */
const MAX = 2 ** 31 - 1;

/** `90s`, `10m`, `2h`, in milliseconds. */
export function readDuration(text: string): number {
  const [, count = '', unit = ''] = /^(\d+(?:\.\d+)?)([smh])$/.exec(text.trim()) ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (milliseconds > 0 && milliseconds <= MAX) return milliseconds;
  throw new ToolError('usage', `Invalid value for --for: ${displayValue(text)}.`, {
    fix: 'Give a number with a unit, up to 596h: 90s, 10m or 2h.',
  });
}
