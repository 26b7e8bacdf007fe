/**
 * Whether a secret looks like the words of a sentence: `text`, `account`, `First Bank`, `open-account`; or is too short to mean anything in one: `30000`. The suite's
 * own sentences are not searched for such secrets, or they could not be read any more. Wherever a value of a call is shown, they are masked as all others.
 */
export function isOrdinary(secret: string): boolean {
  return secret.length < 8 || /^[\p{L}\s'’.,:;_-]+$/u.test(secret);
}
