import type { ZodWriter } from './writer.ts';
import type { ArrayShape } from './zod-shapes.ts';

export function arrayText(shape: ArrayShape, writer: ZodWriter, depth: number): string {
  const { items, minItems, maxItems, unique, prefix, contains } = shape;
  const text = writer.write(items, depth);
  const checks = [
    ...(minItems === undefined ? [] : [`.min(${minItems})`]),
    ...(maxItems === undefined ? [] : [`.max(${maxItems})`]),
  ];
  if (prefix !== undefined) {
    checks.push(`.refine(${writer.call('$tuple', writer.list(prefix, depth), text)})`);
  }
  if (contains !== undefined) {
    const { shape: wanted, min, max } = contains;
    const bounds = max === undefined ? [`${min}`] : [`${min}`, `${max}`];
    checks.push(`.refine(${writer.call('$contains', writer.write(wanted, depth), ...bounds)})`);
  }
  if (unique) checks.push(`.refine(${writer.call('$unique')}, 'Must not hold the same twice')`);
  return [`zod.array(${prefix === undefined ? text : 'zod.unknown()'})`, ...checks].join('');
}
