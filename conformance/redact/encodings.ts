/** Shorter secrets are looked for only where they stand alone: `5538` would be found in half of all identifiers. */
const LONG = 8;

/** A way in which a secret may come back. Case never matters. */
export interface Encoding {
  /**
   * The text to look for; of digits that may stand in groups, the digits alone.
   */
  readonly text: string;
  /**
   * The contexts in which an encoding counts: anywhere, only between characters that are neither letters nor digits, only between characters that are
   * no digits, or in groups of digits as well.
   */
  readonly form: 'anywhere' | 'alone' | 'alone-in-digits' | 'grouped';
}

/** The ways in which a secret may come back. */
export function encodings(secret: string): Encoding[] {
  // `encodeURIComponent` throws for half of a surrogate pair.
  const wellFormed = secret.replace(/\p{Surrogate}/gu, '\ufffd');
  const plain = [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(wellFormed),
    encodeURIComponent(wellFormed).replaceAll('%20', '+'),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  ];
  const cased = [secret, secret.toLowerCase(), secret.toUpperCase()];
  if (isShort(secret)) {
    const encoded = cased.map((one) => Buffer.from(one).toString('base64').replace(/=+$/, ''));
    // Digits may stand next to letters: `XXXX5538`.
    return unique([...plain, ...encoded]).map((text) => ({
      text,
      form: /^\d+$/.test(text) ? 'alone-in-digits' : 'alone',
    }));
  }
  const encoded = cased.flatMap((one) => [...base64Cores(one), Buffer.from(one).toString('hex')]);
  const anywhere = unique([...plain, ...encoded]).map((text) => ({ text, form: 'anywhere' as const }));
  return [...anywhere, ...digitGroups(secret)];
}

export function isShort(secret: string): boolean {
  return secret.length < LONG;
}

/** A secret inside a longer text that is encoded in base64: three forms, by where it begins. */
function base64Cores(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    // Six bits make a character; those at the edges hold bits of the neighbors as well.
    const core = whole.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** Numbers are written in groups: `+1 (503) 555-0142`, `7000 0091 5538`. */
function digitGroups(secret: string): Encoding[] {
  const text = secret.replace(/[\s().+-]/g, '');
  return /^\d{7,}$/.test(text) ? [{ text, form: 'grouped' }] : [];
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)].filter((one) => one !== '');
}
