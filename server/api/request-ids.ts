const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567';
const PREFIX_LENGTH = 8;

/** Makes names for requests: `k3fq7wza-1f`, a part of its own for each process and a count. */
export function createRequestIds(): () => string {
  const bytes = crypto.getRandomValues(new Uint8Array(PREFIX_LENGTH));
  const prefix = Array.from(bytes, (byte) => DIGITS[byte % DIGITS.length]).join('');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
