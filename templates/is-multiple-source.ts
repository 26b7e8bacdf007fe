/**
 * `isMultiple` of `lib/is-multiple.ts` as an expression, for generated modules that import nothing. It is JavaScript and, by its default
 * values, strict TypeScript too; `BigInt` is called, since compilers refuse `0n` for older targets. A test holds it to the other.
 */
export const IS_MULTIPLE = `(value = 0, step = 1) => {
  if (!Number.isFinite(value)) return false;
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  // As decimals: the quotient of 0.07 and 0.01 is 7.000000000000001 in floating point.
  const places = (number = 0) => {
    const [digits = '', exponent = '0'] = String(number).split('e');
    return (digits.split('.')[1] ?? '').length - Number(exponent);
  };
  const most = Math.max(places(value), places(step));
  const scaled = (number = 0) =>
    globalThis.BigInt(String(number).replace(/e.*/, '').replace('.', '') + '0'.repeat(most - places(number)));
  return scaled(value) % scaled(step) === globalThis.BigInt(0);
}`;
