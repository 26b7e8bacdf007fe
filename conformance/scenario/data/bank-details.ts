import type { Random } from '../random.ts';

/** Bank code in international codes and account numbers. */
const BANK_LETTERS = 'EXMP';

/**
 * An ABA routing number: its check digit is right, so that validation passes, and it begins as no real bank's number does, so that no real account is
 * debited.
 */
export function routingNumber(random: Random): string {
  const digits = `1100${random.digits(4)}`;
  const weights = [3, 7, 1];
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index % 3] as number),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Twelve digits: `700000915538`. */
export function accountNumber(random: Random): string {
  return `7000${random.digits(4)}${random.integer(1000, 9999)}`;
}

/** Twelve digits that begin with a zero, as do their last four: `070009150538`. */
export function accountNumberWithZeros(random: Random): string {
  return `0700${random.digits(4)}0${random.digits(3)}`;
}

/** An IBAN (ISO 13616) of the United Kingdom, with right check digits: `GB63EXMP01020312345678`. */
export function britishIban(random: Random): string {
  const rest = `${BANK_LETTERS}${random.digits(14)}`;
  const check = 98n - (asNumber(`${rest}GB00`) % 97n);
  return `GB${String(check).padStart(2, '0')}${rest}`;
}

/** A business identifier code (ISO 9362) of eleven characters, of the same bank as `britishIban`: `EXMPGB2LXXX`. */
export function britishBic(random: Random): string {
  return `${BANK_LETTERS}GB${random.pick(['2L', '22', '21'])}XXX`;
}

export function americanBic(random: Random): string {
  return `${BANK_LETTERS}US${random.pick(['33', '44', '6S'])}XXX`;
}

/** Letters count from ten, as the standard has it: `GB` is `1611`. */
function asNumber(text: string): bigint {
  return BigInt([...text].map((character) => String(Number.parseInt(character, 36))).join(''));
}
