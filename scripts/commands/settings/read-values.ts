import { displayValue } from '../../../lib/display-value.ts';
import { nearest } from '../../../lib/nearest.ts';
import { parseUrl } from '../../../lib/parse-url.ts';
import { ToolError } from '../../cli/errors.ts';

/** The value that a text was parsed to, or why it is invalid. */
export type Reading<Value> =
  | { readonly value: Value }
  | {
      /** The error without the setting's name: `cannot be 5`. */
      readonly wrong: string;
      /** The way to fix it: `Give an amount …`. */
      readonly fix: string;
    };

/** @throws ToolError('usage') under the name that the user gave it: `--max-amount`, `BANKING_API_KEY` */
export function readOrThrow<Value>(name: string, reading: Reading<Value>): Value {
  if ('value' in reading) return reading.value;
  throw new ToolError('usage', `${name} ${reading.wrong}.`, { fix: reading.fix });
}

function refused(text: string, fix: string): Reading<never> {
  return { wrong: `cannot be ${displayValue(text)}`, fix };
}

/** Strict readers of single values: each error says which values are valid. Those that throw have errors with words of their own. */

export function readTextValue(text: string): Reading<string> {
  return text.trim() === ''
    ? { wrong: 'is empty', fix: 'Give a value, or remove the setting.' }
    : { value: text };
}

/** An identifier of the API. Errors do not quote the value, which may be a misplaced key. */
export function readId(prefix: string): (text: string) => Reading<string> {
  const pattern = new RegExp(`^${prefix}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`, 'i');
  return (text) =>
    text.startsWith(prefix) && pattern.test(text)
      ? { value: text }
      : { wrong: 'is not a valid identifier', fix: `Use ${prefix} followed by a UUID.` };
}

/** An API key: visible ASCII characters. Never displayed. */
export function readKey(text: string): Reading<string> {
  return /^[\x21-\x7e]+$/.test(text)
    ? { value: text }
    : {
        wrong: 'cannot be sent in a header',
        fix: 'Use visible ASCII characters only, without spaces or line breaks.',
      };
}

export function readAmount(text: string): Reading<string> {
  return /^(0|[1-9]\d{0,14})\.\d{2}$/.test(text) && Number(text) > 0
    ? { value: text }
    : refused(text, 'Use an amount above zero with two decimal places, such as 5.00.');
}

const MAX_SEED = 2 ** 32 - 1;

export function readSeedNumber(text: string): Reading<number> {
  return /^(0|[1-9]\d{0,9})$/.test(text) && Number(text) <= MAX_SEED
    ? { value: Number(text) }
    : refused(text, `Use an integer from 0 to ${MAX_SEED}.`);
}

/** The suite knows how many calls a run can make at most. */
export function readCalls(text: string): Reading<number> {
  return /^[1-9]\d{0,3}$/.test(text)
    ? { value: Number(text) }
    : refused(text, 'Use a whole number, such as 40.');
}

/** @param flag for the example of the fix: `--repeat` */
export function readWholeNumber(flag: string, low: number, high: number): (text: string) => Reading<number> {
  return (text) =>
    /^\d{1,6}$/.test(text) && Number(text) >= low && Number(text) <= high
      ? { value: Number(text) }
      : {
          wrong: `is not a number from ${low} to ${high}`,
          fix: `Use a whole number, such as ${flag} ${low}.`,
        };
}

export function readJobs(text: string): Reading<number> {
  return /^\d{1,3}$/.test(text) && Number(text) > 0
    ? { value: Number(text) }
    : { wrong: `cannot be ${text.slice(0, 20)}`, fix: 'Give a number from 1 to 999.' };
}

/** `3/8` */
export function readPart(text: string): Reading<{ readonly number: number; readonly of: number }> {
  const [, number, of] = (/^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text) ?? []).map(Number);
  return number !== undefined && of !== undefined && number <= of
    ? { value: { number, of } }
    : refused(text, 'Use the number of the part and the number of all parts, such as 3/8.');
}

const MAX_TIMEOUT = 3_600_000;

export function readTimeout(text: string): Reading<number> {
  return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= MAX_TIMEOUT
    ? { value: Number(text) }
    : refused(text, `Give a whole number of milliseconds from 1 to ${MAX_TIMEOUT}.`);
}

/** `5`, `0.5/s` */
export function readRate(text: string): Reading<number> {
  const rate = Number(/^(\d{1,4}(?:\.\d{1,3})?)(?:\/s)?$/.exec(text)?.[1]);
  return rate > 0
    ? { value: rate }
    : refused(text, 'Give calls per second, above 0 and below 10000, such as 5 or 0.5.');
}

export function readOneOf<const Value extends string>(
  allowed: readonly Value[],
): (text: string) => Reading<Value> {
  return (text) => {
    const value = allowed.find((one) => one === text);
    if (value !== undefined) return { value };
    const near = nearest(text, allowed);
    const hint = near === undefined ? '' : `Did you mean ${near}? `;
    // A near match is a typo, not a misplaced key.
    const shown = near === undefined ? displayValue(text) : `"${text}"`;
    return { wrong: `cannot be ${shown}`, fix: `${hint}Use one of: ${allowed.join(', ')}.` };
  };
}

type Reserved = Readonly<Record<string, string>>;

/** Headers that the suite sets itself or that belong to the connection, with the fix for each. */
export const OWN_HEADERS: Reserved = Object.fromEntries(
  [
    'accept',
    'accept-encoding',
    'connection',
    'content-length',
    'content-type',
    'expect',
    'host',
    'proxy-authorization',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
  ].map((name) => [name, 'Remove it: each call sets this header itself.']),
);

/** Adds the names that have settings of their own. */
const RESERVED: Reserved = {
  'sd-api-key': 'Set the API key with --api-key or BANKING_API_KEY.',
  'sd-person-id': 'Set the person with --person-id or BANKING_PERSON_ID.',
  ...OWN_HEADERS,
};

/** `Name: value`. Values are never displayed, since they may be secrets. */
export function readHeader(
  text: string,
  reserved: Reserved = RESERVED,
): Reading<readonly [name: string, value: string]> {
  const [, name = '', value = ''] =
    /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(\S(?:.*\S)?)[ \t]*$/.exec(text) ?? [];
  if (name === '' || !/^[\x20-\x7e\t]+$/.test(value))
    return {
      wrong: 'is not a valid header',
      fix: "Give a name, a colon and a value, such as 'x-tenant: north'.",
    };
  const instead = reserved[name.toLowerCase()];
  return instead === undefined ? { value: [name, value] } : { wrong: `cannot set ${name}`, fix: instead };
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** The longest that a timer takes. */
const MAX_DURATION = 2 ** 31 - 1;

/** `90s`, `10m`, `2h`, in milliseconds. */
export function readDuration(text: string): number {
  const [, count = '', unit = ''] = /^(\d+(?:\.\d+)?)([smh])$/.exec(text.trim()) ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (milliseconds > 0 && milliseconds <= MAX_DURATION) return milliseconds;
  throw new ToolError('usage', `Invalid value for --for: ${displayValue(text)}.`, {
    fix: 'Give a number with a unit, up to 596h: 90s, 10m or 2h.',
  });
}

/** Errors do not quote the value, which may hold a password. */
export function readProxyTarget(text: string): URL {
  const url = parseUrl(text);
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new ToolError('usage', 'The value of --target is not an http or https URL.', {
      fix: 'Give scheme, host and port: --target https://bank.example:8443',
    });
  if (url.username !== '' || url.password !== '')
    throw new ToolError('usage', 'The value of --target contains a user name or password.', {
      fix: 'Let the client send them: the proxy passes its headers as they are.',
    });
  if (url.pathname !== '/' || /[?#]/.test(text))
    throw new ToolError('usage', 'The value of --target has a path, but paths are passed as they are.', {
      fix: `Use --target ${url.origin}, and keep the path in the base URL of the client.`,
    });
  return url;
}

/** A name or an address as a `Host` has it, without its port. */
export function readHostName(text: string): Reading<string> {
  const host = /^[\da-f:.]*:[\da-f:.]*:[\da-f:.]*$/i.test(text) ? `[${text}]` : text;
  return /^[^\s/\\?#@*]+$/.test(host) &&
    parseUrl(`http://${host}/`)?.host === parseUrl(`http://${host}:9/`)?.hostname
    ? { value: host }
    : {
        wrong: 'is not a host name',
        fix: 'Give a name or an address without a scheme, a port or a path, such as proxy.test.',
      };
}

export function readRecordingFormat(text: string): 'har' | 'ndjson' {
  if (text === 'har' || text === 'ndjson') return text;
  throw new ToolError('usage', 'The format is har or ndjson.', {
    fix: 'Use --format har or --format ndjson.',
  });
}
