import type { JsonObject } from '../../../lib/json.ts';

/** A number for schemas that all apply. `turn` asks for another one. */
export function sampleNumber(parts: readonly JsonObject[], type: string, turn: number): number {
  const [by = 1] = numbersOf(parts, 'multipleOf');
  const unit = type === 'integer' && !Number.isInteger(by) ? 1 : by;
  const above = numbersOf(parts, 'exclusiveMinimum');
  const below = numbersOf(parts, 'exclusiveMaximum');
  const least = Math.max(...numbersOf(parts, 'minimum'), ...above, Number.NEGATIVE_INFINITY);
  const most = Math.min(...numbersOf(parts, 'maximum'), ...below, Number.POSITIVE_INFINITY);
  const isBetween = (value: number) =>
    value >= least && value <= most && !above.includes(value) && !below.includes(value);
  const start =
    least > Number.NEGATIVE_INFINITY
      ? Math.ceil(least / unit) * unit
      : Math.min(0, Math.floor(most / unit) * unit);
  // Three times 0.1 is 0.30000000000000004 in floating point.
  const within = turn % (Math.floor((most - start) / unit) + 1);
  const candidates = [turn, within, 0, 1, -1].map((count) => Number((start + unit * count).toPrecision(15)));
  // A number between the bounds, if no whole number fits.
  return [...candidates, (least + most) / 2].find(isBetween) ?? start;
}

/** The values of a keyword in each of them. */
export function numbersOf(parts: readonly JsonObject[], key: string): number[] {
  return parts.flatMap((part) => (typeof part[key] === 'number' ? [part[key] as number] : []));
}
