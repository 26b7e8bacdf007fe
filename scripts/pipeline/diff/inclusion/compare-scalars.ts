import { isMultiple } from '../../../../lib/is-multiple.ts';
import type { Atom, Bound } from './atom.ts';
import type { Comparison, Reason, Spot } from './comparison.ts';
import { impliesFormat } from './string-formats.ts';

export function compareNumbers(a: Atom, b: Atom, spot: Spot): Reason[] {
  const reasons: Reason[] = [];
  const whole = a.multipleOf.some((step) => Number.isInteger(step));
  const [low, high] = whole ? [rounded(a.low, 'up'), rounded(a.high, 'down')] : [a.low, a.high];
  if (low.value < b.low.value || (low.value === b.low.value && b.low.exclusive && !low.exclusive))
    reasons.push(boundReason(a, a.low, b.low, 'inimum', spot));
  if (high.value > b.high.value || (high.value === b.high.value && b.high.exclusive && !high.exclusive))
    reasons.push(boundReason(a, a.high, b.high, 'aximum', spot));
  for (const step of b.multipleOf)
    if (!a.multipleOf.some((one) => isMultiple(one, step)))
      reasons.push(
        step === 1
          ? { spot, keyword: 'type', a: ['number'], b: ['integer'] }
          : { spot, keyword: 'multipleOf', a: a.multipleOf.find((one) => one !== 1), b: step },
      );
  // Both bounds of a format are one change.
  return reasons.filter(
    ({ keyword }, index) => index === 0 || keyword !== 'format' || reasons[0]?.keyword !== 'format',
  );
}

function boundReason(atom: Atom, a: Bound, b: Bound, name: 'inimum' | 'aximum', spot: Spot): Reason {
  if (b.format !== undefined) return { spot, keyword: 'format', a: atom.formats[0], b: b.format };
  const keywordOf = ({ exclusive }: Bound) => (exclusive ? `exclusiveM${name}` : `m${name}`);
  const keyword = keywordOf(b);
  if (a.format !== undefined) return { spot, keyword, a: undefined, b: b.value };
  const value = finite(a.value);
  return {
    spot,
    keyword,
    a: value,
    b: b.value,
    ...(value !== undefined &&
      keywordOf(a) !== keyword && {
        written: [keywordOf(a), keyword] as const,
      }),
  };
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
    reasons.push({ spot, keyword: 'minLength', a: positive(a.minLength), b: b.minLength });
  if (a.maxLength > b.maxLength && !isCovered(a, { maxLength: b.maxLength }))
    reasons.push({ spot, keyword: 'maxLength', a: finite(a.maxLength), b: b.maxLength });
  for (const pattern of b.patterns)
    if (!a.patterns.includes(pattern) && !isCovered(a, { pattern }))
      reasons.push({ spot, keyword: 'pattern', a: a.patterns[0], b: pattern });
  for (const format of b.formats) {
    if (impliesFormat(a.formats, format)) continue;
    const [keyword, name] = named(format);
    const before = a.formats.map(named).find(([one]) => one === keyword)?.[1];
    reasons.push({ spot, keyword, a: before, b: name });
  }
  return reasons;
}

/** A limit of 0 excludes nothing, and is seldom written. */
export function positive(value: number): number | undefined {
  return value > 0 ? value : undefined;
}

export function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}

/** `contentEncoding base64` is a keyword and its value, `date` a format. */
function named(format: string): readonly [keyword: string, name: string] {
  const [, keyword, name] = /^(content\w+) (.*)$/s.exec(format) ?? [];
  return keyword === undefined || name === undefined ? ['format', format] : [keyword, name];
}
