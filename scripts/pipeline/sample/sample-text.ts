import type { JsonObject } from '../../../lib/json.ts';
import { samplePattern } from './sample-pattern.ts';

/** A value of each `format` that is in common use. */
const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'someone@example.com',
  'idn-email': 'someone@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  'uri-reference': '/example',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  byte: 'dGV4dA==',
  decimal: '1.00',
};

const DATE = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)`;

/** What examples get wrong most often, and checkers of formats refuse. */
const CHECKS: Readonly<Record<string, RegExp>> = {
  date: new RegExp(`^${DATE}$`),
  'date-time': new RegExp(`^${DATE}[Tt ]${TIME}$`),
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  uri: /^[a-z][a-z\d+.-]*:[^\s<>{}|\\^`]+$/i,
  ipv4: /^\d+(?:\.\d+){3}$/,
};

/** False for an example that is not in the format which a schema names beside it. */
export function isInFormat(value: unknown, format: unknown): boolean {
  return typeof value !== 'string' || CHECKS[String(format)]?.test(value) !== false;
}

/** A text for schemas that all apply: by pattern, or by format, as long as it must be. `turn` asks for another one. */
export function sampleText(parts: readonly JsonObject[], turn: number): string {
  const numbers = (key: string) =>
    parts.flatMap((part) => (typeof part[key] === 'number' ? [Number(part[key])] : []));
  const least = Math.max(0, ...numbers('minLength'));
  const most = Math.min(Number.POSITIVE_INFINITY, ...numbers('maxLength'));
  const patterns = parts.flatMap((part) => (typeof part.pattern === 'string' ? [part.pattern] : []));
  for (let offset = 0; offset < patterns.length * TEXTS; offset++) {
    const text = samplePattern(
      patterns[offset % patterns.length] ?? '',
      turn + Math.floor(offset / patterns.length),
    );
    if (
      text !== undefined &&
      text.length >= least &&
      text.length <= most &&
      patterns.every((one) => fits(one, text))
    )
      return text;
  }
  const format = parts.map((part) => FORMATS[String(part.format)]).find((text) => text !== undefined);
  const base = turn % 2 === 0 ? (format ?? 'string') : 'string';
  const text = turn < 2 ? base : `${base}${turn}`;
  return text.padEnd(least, 'x').slice(0, most === Number.POSITIVE_INFINITY ? undefined : most);
}

const TEXTS = 60;

function fits(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return new RegExp(pattern).test(text);
  }
}
