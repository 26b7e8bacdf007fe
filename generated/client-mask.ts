// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

const MASK = '***';

/** Deeper than any sane body; a hostile one must not overflow the stack. */
const MAX_DEPTH = 64;

/** Adds a secret in the spellings in which a server may echo it: as it is, escaped for JSON, escaped for a URL. */
export function addSecret(secrets: string[], secret: string): void {
  if (secret) {
    secrets.push(secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret));
    // Longest first, or a secret inside another one would leave the rest of the longer one readable.
    secrets.sort((a, b) => b.length - a.length);
  }
}

/**
 * A deep copy without secrets: in strings, in keys, and in numbers that spell one. Values under a name of `sensitive` are
 * masked whole, unless they are unset (`''`, `null`) or stand at the top, where the names are ours.
 */
export function mask<Value>(
  value: Value,
  secrets: readonly string[],
  sensitive?: ReadonlySet<string>,
  depth?: number,
): Value;
export function mask(
  value: unknown,
  secrets: readonly string[],
  sensitive?: ReadonlySet<string>,
  depth = 0,
): unknown {
  const maskText = (text: string) =>
    secrets.reduce((masked, secret) => masked.replaceAll(secret, MASK), text);
  if (!value) return value;
  if (typeof value !== 'object') {
    const text = String(value);
    const masked = maskText(text);
    return masked === text ? value : masked;
  }
  if (depth > MAX_DEPTH) return MASK;
  if (Array.isArray(value)) return value.map((item) => mask(item, secrets, sensitive, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      maskText(name),
      mask(depth && item && sensitive?.has(name) ? MASK : item, secrets, sensitive, depth + 1),
    ]),
  );
}
