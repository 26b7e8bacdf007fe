import { isMultiple } from '../../../../lib/is-multiple.ts';
import type { Atom, Bound } from './atom.ts';
import type { Comparison, Reason, Spot } from './comparison.ts';
import { impliesFormat } from './string-formats.ts';

export function compareNumbers(a: Atom, b: Atom, spot: Spot): Reason[] {
  const reasons: Reason[] = [];
  const whole = a.multipleOf.some((step) => Number.isInteger(step));
  const [low, high] = whole ? [rounded(a.low, 'up'), rounded(a.high, 'down')] : [a.low, a.high];
  if (low.value < b.low.value || (low.value === b.low.value && b.low.exclusive && !low.exclusive))
    reasons.push({
      spot,
      keyword: b.low.exclusive ? 'exclusiveMinimum' : 'minimum',
      a: finite(a.low.value),
      b: b.low.value,
    });
  if (high.value > b.high.value || (high.value === b.high.value && b.high.exclusive && !high.exclusive))
    reasons.push({
      spot,
      keyword: b.high.exclusive ? 'exclusiveMaximum' : 'maximum',
      a: finite(a.high.value),
      b: b.high.value,
    });
  for (const step of b.multipleOf)
    if (!a.multipleOf.some((one) => isMultiple(one, step)))
      reasons.push(
        step === 1
          ? { spot, keyword: 'type', a: 'number', b: ['integer'] }
          : { spot, keyword: 'multipleOf', a: a.multipleOf[0], b: step },
      );
  return reasons;
}

function rounded(bound: Bound, way: 'up' | 'down'): Bound {
  if (!Number.isFinite(bound.value)) return bound;
  const inside = way === 'up' ? Math.ceil(bound.value) : Math.floor(bound.value);
  const value = inside === bound.value && bound.exclusive ? inside + (way === 'up' ? 1 : -1) : inside;
  return { value, exclusive: false };
}

export function compareStrings(
  a: Atom,
  b: Atom,
  spot: Spot,
  { isCovered }: Pick<Comparison, 'isCovered'>,
): Reason[] {
  const reasons: Reason[] = [];
  if (a.minLength < b.minLength && !isCovered(a, { minLength: b.minLength }))
    reasons.push({ spot, keyword: 'minLength', a: a.minLength, b: b.minLength });
  if (a.maxLength > b.maxLength && !isCovered(a, { maxLength: b.maxLength }))
    reasons.push({ spot, keyword: 'maxLength', a: finite(a.maxLength), b: b.maxLength });
  for (const pattern of b.patterns)
    if (!a.patterns.includes(pattern) && !isCovered(a, { pattern }))
      reasons.push({ spot, keyword: 'pattern', a: a.patterns[0], b: pattern });
  for (const format of b.formats)
    if (!impliesFormat(a.formats, format))
      reasons.push({ spot, keyword: 'format', a: a.formats[0], b: format });
  return reasons;
}

export function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
