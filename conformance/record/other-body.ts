import { operationIds } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import { rows } from '../catalogue/catalogue.ts';
import { fieldsOf } from '../catalogue/tree.ts';
import type { RecordedBody } from '../traffic/recorded-call.ts';
import { readJsonBody, readJsonText } from '../transport/read-json-body.ts';

/** Replaces each part of a body. */
export interface Replacements {
  /** @param field its name; of an entry of a list, the list's */
  text(text: string, field: string): string;
  number(number: number): number;
  name(name: string): string;
  /** Called for a body that cannot be read, which is replaced as a whole. */
  whole(): void;
  /** Called for a body that has too many parts, and is left out. */
  tooMany(): void;
}

/** Names, texts and numbers of a body that get a pseudonym: each takes much longer to replace than to send. */
export const MAX_PARTS = 20_000;

const encoder = new TextEncoder();
const MARK = '\ufeff';

/** A body of the same shape that can be read, or cannot, in the same way. */
export function otherBody(body: RecordedBody, replace: Replacements): RecordedBody {
  if (typeof body === 'object' && 'absent' in body) return { absent: body.absent };
  const read = typeof body === 'string' ? readJsonText(body.toWellFormed()) : readJsonBody(body);
  if (hasTooMany(read.value)) {
    replace.tooMany();
    return { absent: 'not-recorded', reason: `it has more than ${MAX_PARTS} names and values` };
  }
  if (read.kind === 'json') return otherJson(read.value, replace);
  const { value } = read;
  if (value === undefined && read.why !== 'empty') replace.whole();
  const json = value === undefined ? undefined : otherJson(value, replace);
  switch (read.why) {
    case 'not-utf8':
      return notUtf8(value, json);
    case 'byte-order-mark':
      return encoder.encode(MARK + (json ?? STAND_IN));
    case 'not-json':
      return /^\s*</.test(read.text) ? `<!-- ${STAND_IN} -->` : STAND_IN;
    default:
      return '';
  }
}

function hasTooMany(value: Json | undefined): boolean {
  let count = 0;
  const open: unknown[] = [value];
  // Grows during the loop.
  for (const here of open) {
    if (typeof here === 'object' && here !== null) {
      const inner = Object.values(here);
      count += Array.isArray(here) ? 0 : inner.length;
      if (count + inner.length > MAX_PARTS) return true;
      for (const one of inner) open.push(one);
    } else count++;
    if (count > MAX_PARTS) return true;
  }
  return false;
}

const STAND_IN = 'replaced: not JSON';
const INVALID = Uint8Array.of(0xff);

/** The byte that no text in UTF-8 has stands where it changes nothing for a lenient reader: of two values with one name, the last one counts. */
function notUtf8(value: Json | undefined, json: string | undefined): Uint8Array {
  const name = /^\{("(?:[^"\\]|\\.)*")/.exec(json ?? '')?.[1];
  if (json !== undefined && name !== undefined)
    return Buffer.concat([Buffer.from(`{${name}:"`), INVALID, Buffer.from(`",${json.slice(1)}`)]);
  // No check looks into a body that is not an object.
  const [before, after] =
    value === undefined ? [STAND_IN, ''] : Array.isArray(value) ? ['["', '"]'] : ['"', '"'];
  return Buffer.concat([Buffer.from(before), INVALID, Buffer.from(after)]);
}

/** Fields whose end stands in another field, and those: `accountNumber`, `last4`. */
const NUMBERED: ReadonlySet<string> = new Set(
  rows.flatMap(({ check }) =>
    'lastFourOf' in check && check.lastFourOf !== undefined
      ? Object.entries(check.lastFourOf)
          .flat()
          .map((place) => place.slice(place.lastIndexOf('/') + 1))
      : [],
  ),
);

export function isNumbered(field: string): boolean {
  return NUMBERED.has(field);
}

/** Fields with the number of something. Whether one is more than another decides what a deployment may do. */
const COUNTS: ReadonlySet<string> = new Set(
  operationIds.flatMap((id) =>
    fieldsOf(id, 'response').flatMap(({ name, format }) => (format?.name === 'CountOrUnset' ? [name] : [])),
  ),
);

/** Tells whether a text is only a count: it has too few digits for a number that identifies a person or an account. */
export function isCount(text: string, field: string): boolean {
  return COUNTS.has(field) && /^\d{1,4}$/.test(text);
}

interface Open {
  readonly values: readonly Json[];
  /** Absent: it is a list. */
  readonly names?: readonly string[];
  readonly field: string;
  next: number;
}

/** JSON text with other values and names. Not recursive: a body may be deeper than the stack. */
export function otherJson(root: Json, replace: Omit<Replacements, 'whole' | 'tooMany'>): string {
  const written: string[] = [];
  const open: Open[] = [];

  function write(value: Json, field: string): void {
    if (typeof value === 'string') written.push(JSON.stringify(replace.text(value, field)));
    else if (typeof value === 'number') written.push(numberText(replace.number(value)));
    else if (value === null || typeof value === 'boolean') written.push(String(value));
    else if (Array.isArray(value)) {
      written.push('[');
      open.push({ values: value, field, next: 0 });
    } else {
      written.push('{');
      open.push({ values: Object.values(value), names: Object.keys(value), field, next: 0 });
    }
  }

  write(root, '');
  for (let here = open.at(-1); here !== undefined; here = open.at(-1)) {
    const { values, names, next } = here;
    if (next === values.length) {
      written.push(names === undefined ? ']' : '}');
      open.pop();
      continue;
    }
    here.next++;
    if (next > 0) written.push(',');
    const name = names?.[next];
    if (name !== undefined) written.push(`${JSON.stringify(replace.name(name))}:`);
    write(values[next] as Json, name ?? here.field);
  }
  return written.join('');
}

/** JSON has no infinite numbers, but a parser reads one where there are too many digits. */
function numberText(number: number): string {
  if (Number.isFinite(number)) return String(number);
  return number > 0 ? '1e999' : '-1e999';
}
