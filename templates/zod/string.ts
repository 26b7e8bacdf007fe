import type { ZodWriter } from './writer.ts';
import type { StringShape } from './zod-shapes.ts';

export function stringText(
  { minLength, maxLength, pattern, patternName }: StringShape,
  writer: ZodWriter,
): string {
  const checks = [
    ...(minLength === undefined ? [] : [`.min(${minLength})`]),
    ...(maxLength === undefined ? [] : [`.max(${maxLength})`]),
  ];
  if (pattern !== undefined) {
    const expression = regularExpression(pattern);
    if (patternName !== undefined) writer.exportPattern(patternName, expression);
    checks.push(`.regex(${patternName ?? expression})`);
  }
  return ['zod.string()', ...checks].join('');
}

/** A literal. A pattern may hold `/` as it is; a literal may not. */
export function regularExpression(pattern: string): string {
  return `/${new RegExp(pattern, 'u').source}/u`;
}
