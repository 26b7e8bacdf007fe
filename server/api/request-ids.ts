/** The header of a response that names its request. */
export const ID_HEADER = 'x-request-id';

const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567';
const PREFIX_LENGTH = 8;

/** Generates ids such as `k3fq7wza-1f`: a random prefix and a counter. */
export function createRequestIds(): () => string {
  const bytes = crypto.getRandomValues(new Uint8Array(PREFIX_LENGTH));
  const prefix = Array.from(bytes, (byte) => DIGITS[byte % DIGITS.length]).join('');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
