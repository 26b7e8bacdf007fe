import { isIPv4, isIPv6 } from 'node:net';
import type { JsonObject } from '../../../lib/json.ts';
import { TimeBudget } from '../../../lib/node/within-time.ts';
import { mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../document/schema-walk.ts';
import { CHECKED_FORMATS, FORMATS } from '../sample/format-samples.ts';
import { compiled, samplePattern } from '../sample/sample-pattern.ts';

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

/** The fewest and the most characters of a text in a format. */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = {
  date: [10, 10],
  uuid: [36, 36],
  'date-time': [20, Number.POSITIVE_INFINITY],
  time: [9, Number.POSITIVE_INFINITY],
  ipv4: [7, 15],
  ipv6: [2, 45],
};
/** So many texts of a pattern are looked at. */
const TEXTS = 8;
/** Milliseconds for the pattern of one schema. */
const PATTERN_TIME = 1000;

/** A document without the formats that the rest of their schema rules out: a `uuid` of 24 characters could never be sent. */
export function withoutImpossibleFormats(document: JsonObject): JsonObject {
  const time = new TimeBudget(PATTERN_TIME);
  const visit = (schema: SchemaNode, pointer: string): SchemaNode => {
    if (typeof schema === 'boolean') return schema;
    const mapped = mapSubschemas(schema, pointer, visit);
    if (hasRoom(schema) && time.run(() => hasText(schema))?.value !== false) return mapped;
    const { format: _, ...others } = mapped;
    return others;
  };
  return mapDocumentSchemas(document, visit);
}

function hasRoom({ format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonObject): boolean {
  const [least, most] = LENGTHS[String(format)] ?? [0, Number.POSITIVE_INFINITY];
  return Number(maxLength) >= least && Number(minLength) <= most;
}

/** Tells whether a text of the format fits the pattern, or one of the pattern the format. */
function hasText({ format, pattern }: JsonObject): boolean {
  const { sample, check } = FORMATS[String(format)] ?? {};
  const fits = typeof pattern === 'string' ? compiled(pattern) : undefined;
  if (typeof pattern !== 'string' || fits === undefined || check === undefined) return true;
  const turns = Array.from({ length: TEXTS }, (_, turn) => turn);
  return turns.some((turn) => {
    const text = sample?.(turn) ?? '';
    return fits.test(text) || fits.test(text.toUpperCase()) || check.test(samplePattern(pattern, turn) ?? '');
  });
}
