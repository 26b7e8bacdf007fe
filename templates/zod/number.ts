import type { NumberShape } from './model.ts';

export function numberText(shape: NumberShape): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = shape;
  const bounds = Object.entries({ min: minimum, gt: exclusiveMinimum, max: maximum, lt: exclusiveMaximum });
  return [
    shape.integer ? 'zod.int()' : 'zod.number()',
    ...bounds.flatMap(([check, bound]) => (bound === undefined ? [] : [`.${check}(${bound})`])),
    ...(multipleOf === undefined
      ? []
      : [
          `.refine((value) => Number.isInteger(value / ${multipleOf}), 'Must be a multiple of ${multipleOf}')`,
        ]),
  ].join('');
}
