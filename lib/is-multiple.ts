/**
 * Tells whether a number is a multiple of another in decimals, as descriptions and bodies mean it: 0.07 is a multiple of 0.01, although their
 * quotient in floating point is 7.000000000000001. Exact for any size: each number stands for the shortest decimal that means it.
 */
export function isMultiple(value: number, step: number): boolean {
  if (!Number.isFinite(value)) return false;
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const places = Math.max(decimalPlaces(value), decimalPlaces(step));
  return scaled(value, places) % scaled(step, places) === 0n;
}

/** 2 for 0.07, 7 for 1e-7, -21 for 1e21. */
function decimalPlaces(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e');
  return (digits.split('.')[1] ?? '').length - Number(exponent);
}

/** The number times ten to the power of `places`, which are as many as it has or more. */
function scaled(number: number, places: number): bigint {
  const digits = String(number).replace(/e.*/, '').replace('.', '');
  return BigInt(digits + '0'.repeat(places - decimalPlaces(number)));
}

/** `multipleOf` for Ajv, whose own one divides: `ajv.removeKeyword('multipleOf').addKeyword(DECIMAL_MULTIPLE_OF)`. */
export const DECIMAL_MULTIPLE_OF = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  errors: true,
  compile: (multipleOf: number) => {
    const validate: DecimalCheck = (value) => {
      if (isMultiple(value, multipleOf)) return true;
      const message = `must be multiple of ${multipleOf}`;
      validate.errors = [{ keyword: 'multipleOf', params: { multipleOf }, message }];
      return false;
    };
    return validate;
  },
} as const;

interface DecimalCheck {
  (value: number): boolean;
  errors?: { keyword: string; params: { multipleOf: number }; message: string }[];
}
