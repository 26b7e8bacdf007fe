const FORM =
  /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?\s*([Zz]|[+-]\d\d(?::?\d\d)?)?$/;

/** Nearly all recorders write this format. */
const USUAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * A time in milliseconds since 1970 as RFC 3339 in UTC, with as many digits as it has: `2026-11-22T10:00:00.0005Z`.
 *
 * @throws RangeError for a time that no date has
 */
export function formatTime(time: number): string {
  const whole = Math.floor(time);
  // Before 1970 the digits would count backwards, and the first millisecond has exponents.
  const [, fraction = ''] = time < 1 ? [] : String(time).split('.');
  return new Date(whole).toISOString().replace(/Z$/, `${fraction}Z`);
}

/**
 * Milliseconds since 1970 of a time as RFC 3339 has it, with any offset and any number of digits; also of what recorders write instead: no offset
 * (taken as UTC), no seconds, a comma. `undefined` for anything else.
 */
export function parseTime(text: string): number | undefined {
  if (USUAL.test(text)) {
    const time = Date.parse(text);
    if (!Number.isNaN(time)) return time;
  }
  const parts = FORM.exec(text.trim());
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second = '00', fraction = '', offset = 'Z'] = parts;
  const zone = /^[Zz]$/.test(offset)
    ? 'Z'
    : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  // A leap second has no number of its own.
  const seconds = second === '60' ? '59' : second;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${seconds}.${milliseconds}${zone}`);
  if (Number.isNaN(time)) return undefined;
  const rest = fraction.slice(3);
  return rest === '' || time < 0 ? time : Number(`${time}.${rest}`);
}

const FIRST = Date.UTC(2000, 0);
const LAST = Date.UTC(2100, 0);

/**
 * When a call was made, as a recording says it: milliseconds since 1970, or a text.
 *
 * @returns milliseconds since 1970; or what is wrong with it
 */
export function readTime(value: unknown): number | string {
  const time = typeof value === 'string' ? parseTime(value) : value;
  if (typeof time !== 'number')
    return 'must be a time such as "2026-11-22T10:00:00.000Z", or milliseconds since 1970';
  if (time >= FIRST && time < LAST) return time;
  return `must be a time between 2000 and 2100: numbers are milliseconds since 1970${time < FIRST ? ', not seconds' : ''}`;
}
