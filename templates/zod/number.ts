import type { ZodWriter } from './writer.ts';
import type { NumberShape } from './zod-shapes.ts';

/** Tells whether an integer may be beyond 2 to the power of 53 by its description, where zod's own ends: `$integer` checks it then. */
export function isAnyInteger({
  integer,
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: NumberShape): boolean {
  const least = minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY;
  const most = maximum ?? exclusiveMaximum ?? Number.POSITIVE_INFINITY;
  return integer === true && !(least >= Number.MIN_SAFE_INTEGER && most <= Number.MAX_SAFE_INTEGER);
}

export function numberText(shape: NumberShape, writer: ZodWriter): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = shape;
  const bounds = Object.entries({ min: minimum, gt: exclusiveMinimum, max: maximum, lt: exclusiveMaximum });
  return [
    isAnyInteger(shape) ? writer.call('$integer') : shape.integer ? 'zod.int()' : 'zod.number()',
    ...bounds.flatMap(([check, bound]) => (bound === undefined ? [] : [`.${check}(${bound})`])),
    ...(multipleOf === undefined
      ? []
      : [
          `.refine((value) => ${writer.call('$multiple', 'value', `${multipleOf}`)}, 'Must be a multiple of ${multipleOf}')`,
        ]),
  ].join('');
}
