/**
 * Fields whose values are never shown, and are masked wherever else they appear: what the description marks `x-sensitive`, persons, addresses,
 * and fields that a deployment adds and names like a secret.
 */
const SECRET: ReadonlySet<string> = new Set([
  'accountNumber',
  'routingNumber',
  'last4',
  'iban',
  'bankName',
  'bankIdentifierCode',
  'beneficiaryBank',
  'correspondentBank',
  'correspondentBankIdentifierCode',
  'tin',
  'email',
  'phone',
  'phoneNumber',
  'line1',
  'line2',
  'embossingPerson',
  'personId',
  'createdPersonId',
  'clientId',
  'clientSecret',
  'emailProviderKey',
  'smsProviderSenderSid',
  'smsProviderSenderToken',
  'messageServiceSid',
  'smsSenderNumber',
  'platformNtfSenderNumber',
]);

const LIKE_A_SECRET =
  /secret|token|passw|passphrase|credential|authorization|cookie|api.?key|e-?mail|phone|iban|swift|(?:account|routing|card).?number|ssn|cvv|cvc|person.?id/i;

/** Words of their own at the end, as in `senderSid`, unlike the end of `businessId`. */
const ENDS_LIKE_A_SECRET = /(?:^|[_-])(?:key|sid|pin|pan|tin)$|(?:Key|Sid|Pin|Pan|Tin|KEY|SID|PIN|PAN|TIN)$/;

/** A `name` is a person's only in these. */
const PERSONS: ReadonlySet<string> = new Set(['contact', 'contacts', 'cardholder']);

/** @param names from the body's root; entries of lists add none */
export function isSecretField(names: readonly string[]): boolean {
  const name = names.at(-1) ?? '';
  return (
    SECRET.has(name) ||
    LIKE_A_SECRET.test(name) ||
    ENDS_LIKE_A_SECRET.test(name) ||
    (name === 'name' && PERSONS.has(names.at(-2) ?? ''))
  );
}
