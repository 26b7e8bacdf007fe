/** Shorter secrets are looked for only where they stand alone: `5538` would be found in half of all identifiers. */
const LONG = 8;

/** The ways in which a secret may come back, as the source of a regular expression each. Case is left to the expression's flags. */
export function encodings(secret: string): string[] {
  // `encodeURIComponent` throws for half of a surrogate pair.
  const wellFormed = secret.replace(/\p{Surrogate}/gu, '\ufffd');
  const plain = [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(wellFormed),
    encodeURIComponent(wellFormed).replaceAll('%20', '+'),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  ].map(toSource);
  const cased = [secret, secret.toLowerCase(), secret.toUpperCase()];
  if (isShort(secret)) {
    const encoded = cased.map((one) => toSource(Buffer.from(one).toString('base64').replace(/=+$/, '')));
    return unique([...plain, ...encoded]).map((one) => alone(one));
  }
  const encoded = cased
    .flatMap((one) => [...base64Cores(one), Buffer.from(one).toString('hex')])
    .map(toSource);
  return unique([...plain, ...encoded, ...digitGroups(secret)]);
}

export function isShort(secret: string): boolean {
  return secret.length < LONG;
}

function alone(source: string): string {
  // Digits may stand next to letters: `XXXX5538`.
  return /^\d+$/.test(source) ? `(?<!\\d)${source}(?!\\d)` : `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`;
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
function digitGroups(secret: string): string[] {
  const digits = secret.replace(/[\s().+-]/g, '');
  return /^\d{7,}$/.test(digits) ? [`\\+?${[...digits].join('[\\s().-]{0,2}')}`] : [];
}

function toSource(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)].filter((one) => one !== '');
}
