import type { JsonObject } from '../../../lib/json.ts';
import { FORMATS } from './format-samples.ts';
import type { SampleBudget } from './sample-budget.ts';
import { compiled, samplePattern } from './sample-pattern.ts';

/** False for an example that is not in the format which a schema names beside it. */
export function isInFormat(value: unknown, format: unknown): boolean {
  return typeof value !== 'string' || FORMATS[String(format)]?.check?.test(value) !== false;
}

/** A text for schemas that all apply: by pattern, or by format, as long as it must be. `turn` asks for another one, and so does `chance`. */
export function sampleText(
  parts: readonly JsonObject[],
  turn: number,
  budget: SampleBudget,
  chance = 0,
): string {
  const numbers = (key: string) =>
    parts.flatMap((part) => (typeof part[key] === 'number' ? [Number(part[key])] : []));
  const least = Math.max(0, ...numbers('minLength'));
  const most = Math.min(Number.POSITIVE_INFINITY, ...numbers('maxLength'));
  budget.takeCharacters(Math.min(least, most));
  const patterns = parts.flatMap((part) => (typeof part.pattern === 'string' ? [part.pattern] : []));
  for (let offset = 0; offset < patterns.length * TEXTS; offset++) {
    const text = samplePattern(
      patterns[offset % patterns.length] ?? '',
      turn + chance + Math.floor(offset / patterns.length),
    );
    if (
      text !== undefined &&
      text.length >= least &&
      text.length <= most &&
      patterns.every((one) => compiled(one)?.test(text) === true)
    )
      return text;
  }
  const format = parts.map((part) => FORMATS[String(part.format)]).find((one) => one !== undefined);
  const plain = turn + chance < 2 ? 'string' : `string${turn + chance}`;
  const text = format === undefined || turn >= IN_FORMAT ? plain : format.sample(turn + chance);
  return text.padEnd(least, 'x').slice(0, most === Number.POSITIVE_INFINITY ? undefined : most);
}

const TEXTS = 60;
/** So many texts of a format are tried before one that is not in it. */
const IN_FORMAT = 20;
