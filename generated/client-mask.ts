// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

// prettier-ignore
const MASK = '***';

/** Deeper than any real body; a hostile one must not overflow the stack. */
// prettier-ignore
const MAX_DEPTH = 64;

/** A word of the client's, or a name of the server's, holds no secret by chance that is as long as this. */
// prettier-ignore
const MIN_IN_WORD = 8;

/** Only these fields of an event or an error come from elsewhere; the others are the client's own words and numbers. */
// prettier-ignore
const FOREIGN = /^(headers|body|params|problems|cause)$/;

/** A raw call to a path that is not described shows it as its caller gave it. */
// prettier-ignore
const CALLERS = /^(operation|path)$/;

/**
 * Masks text with the encodings in which a server may echo secrets: unchanged, escaped for JSON, escaped for a URL. Longest
 * first: masking a secret that is part of another one would leave the rest of the longer one readable. No URL holds half a character.
 */
// prettier-ignore
function masker(secrets: readonly string[]) {
  const encoded = secrets
    .flatMap((secret) => [
      secret,
      JSON.stringify(secret).slice(1, -1),
      encodeURIComponent(secret.replace(/\p{Cs}/gu, '')),
    ])
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  return (text: string, isWord?: boolean) =>
    encoded
      .filter((one) => !isWord || one === text || one.length >= MIN_IN_WORD)
      .reduce((masked, one) => masked.replaceAll(one, MASK), text);
}

/**
 * A deep copy without secrets: in strings, in names, and in numbers with the digits of one. Values of the names in `sensitive`
 * are masked whole, unless they are unset (`''`, `null`).
 */
// prettier-ignore
export function mask<Value>(
  value: Value,
  secrets: readonly string[],
  sensitive?: ReadonlySet<string>,
): Value {
  const maskText = masker(secrets);
  const walk = (value: unknown, depth: number): unknown => {
    if (!value) return value;
    if (typeof value !== 'object') {
      const text = String(value);
      const masked = maskText(text);
      return masked === text ? value : masked;
    }
    if (depth > MAX_DEPTH) return MASK;
    if (Array.isArray(value)) return value.map((item) => walk(item, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        maskText(name, true),
        walk(item && sensitive?.has(name) ? MASK : item, depth + 1),
      ]),
    );
  };
  return walk(value, 0) as Value;
}

/** Masks an error, or what a hook is given: its fields keep their names, and its own words stay readable. */
// prettier-ignore
export function maskFields<Fields extends object>(
  fields: Fields,
  secrets: readonly string[],
  sensitive?: ReadonlySet<string>,
): Fields {
  const maskText = masker(secrets);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      FOREIGN.test(name)
        ? mask(value, secrets, sensitive)
        : CALLERS.test(name)
          ? maskText(String(value), true)
          : value,
    ]),
  ) as Fields;
}
