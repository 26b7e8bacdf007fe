const MASK = '***';

/** Deeper than any real body; a hostile one must not overflow the stack. */
const MAX_DEPTH = 64;

/**
 * The encodings in which a server may echo secrets: unchanged, escaped for JSON, escaped for a URL. Longest first: masking a
 * secret that is part of another one would leave the rest of the longer one readable.
 */
function encodings(secrets: readonly string[]): string[] {
  return secrets
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
}

/**
 * A deep copy without secrets: in strings, in keys, and in numbers with the digits of one. Values of the names in `sensitive`
 * are masked whole, unless they are unset (`''`, `null`) or at the top level, where the names are the client's own.
 */
export function mask<Value>(
  value: Value,
  secrets: readonly string[],
  sensitive?: ReadonlySet<string>,
): Value {
  const encoded = encodings(secrets);
  const maskText = (text: string) => encoded.reduce((masked, one) => masked.replaceAll(one, MASK), text);
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
        maskText(name),
        walk(depth && item && sensitive?.has(name) ? MASK : item, depth + 1),
      ]),
    );
  };
  return walk(value, 0) as Value;
}
