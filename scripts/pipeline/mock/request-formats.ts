import { isIPv4, isIPv6 } from 'node:net';
import { CHECKED_FORMATS } from '../sample/format-samples.ts';

const { date, uuid, byte, 'json-pointer': jsonPointer } = CHECKED_FORMATS;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i;

/** Numbers that OpenAPI's registry of formats limits. */
const NUMBERS = Object.fromEntries(
  [32, 64].map((bits) => {
    const most = 2 ** (bits - 1);
    const validate = (value: number) => Number.isInteger(value) && value >= -most && value < most;
    return [`int${bits}`, { type: 'number', validate } as const];
  }),
);

/**
 * Formats for which a request is refused. Each takes all that its standard allows, and more where that is simpler: nothing right is refused. A sample is held against
 * the stricter ones of `sample/format-samples.ts`, since it has to please every checker.
 */
export const REQUEST_FORMATS = {
  ...NUMBERS,
  date,
  uuid,
  byte,
  'json-pointer': jsonPointer,
  'date-time': (text: string) =>
    date?.test(text.slice(0, 10)) === true && /^.{10}[t ]/i.test(text) && TIME.test(text.slice(11)),
  time: TIME,
  ipv4: isIPv4,
  ipv6: isIPv6,
  email: /^[^\s@].*@[^\s@]+$/u,
  hostname: /^[^\s/?#@:]{1,253}$/u,
  uri: /^[a-z][a-z\d+.-]*:\S*$/iu,
};
