/** Fewer characters in a row are a coincidence. */
const PART = 8;
/** Length that a credential must have without separators. */
const MIN_LENGTH = 6;

/** Credentials as they are known to `hidesSecret`: nothing but their letters and digits. */
export interface Bare {
  readonly whole: Set<string>;
  /** Every eight consecutive characters of those that are keys, without separators. */
  readonly parts: Set<string>;
}

export function learnBare(credential: string, isKey: boolean, { whole, parts }: Bare): void {
  const bare = toBare(credential);
  if (bare.length < PART) return;
  whole.add(bare);
  if (!isKey) return;
  for (const part of [...partsOf(bare, PART), ...partsOf(credential, PART).map(toBare)])
    if (part.length >= MIN_LENGTH) parts.add(part.slice(0, PART));
}

/** Tells whether text from the server holds a credential, or a part of a key, in disguise: with other characters in between, or encoded. */
export function hidesSecret(text: string, { whole, parts }: Bare): boolean {
  if (text.length < PART || whole.size === 0) return false;
  return readings(text).some(
    (bare) =>
      [...whole].some((one) => bare.includes(one)) ||
      (parts.size > 0 && LENGTHS.some((length) => partsOf(bare, length).some((part) => parts.has(part)))),
  );
}

const LENGTHS = [PART, PART - 1, MIN_LENGTH];

/** Returns the text unchanged, decoded, and decoded twice: encodings may be nested. */
function readings(text: string): string[] {
  const plain = text.replace(/\p{Cf}/gu, '').normalize('NFKC');
  const once = decode(plain);
  const twice = decode(once);
  return [...new Set([plain, once, twice])].map(toBare);
}

function toBare(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function partsOf(text: string, length: number): string[] {
  return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, index) =>
    text.slice(index, index + length),
  );
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Percent-encoding, escapes of JSON and JavaScript, references of HTML. */
function decode(text: string): string {
  return text
    .replace(/(?:%[\da-f]{2})+/gi, (codes) => Buffer.from(codes.replaceAll('%', ''), 'hex').toString())
    .replace(/\\u\{?([\da-f]{4,6})\}?|\\x([\da-f]{2})/gi, (all, long?: string, short?: string) =>
      toCharacter(Number.parseInt(long ?? short ?? '', 16), all),
    )
    .replace(/&#(\d{1,7});?|&#x([\da-f]{1,6});?/gi, (all, decimal?: string, hex?: string) =>
      toCharacter(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal), all),
    )
    .replace(/&([a-z]{2,4});/gi, (all, name: string) => NAMED[name.toLowerCase()] ?? all);
}

function toCharacter(code: number, otherwise: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}
