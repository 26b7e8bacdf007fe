// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

/** Reads path, query, header and cookie parameters strictly in their described style. */

import { parseCookies } from './server-cookies.ts';
import { refusal } from './server-problem.ts';
import { percentDecode } from './server-router.ts';
import type {
  OperationRow,
  ParameterLocation,
  ParameterRow,
  ProblemItem,
  ValidatorMap,
  ValueKind,
} from './server-types.ts';
import { toParameterItems } from './server-validation-errors.ts';

type Values = Record<string, unknown>;

export interface ParsedParameters {
  readonly path: Values;
  readonly query: Values;
  readonly headers: Values;
  readonly cookies: Values;
}

/** Why a parameter cannot be read. Never leaves this file. */
class Misread extends Error {
  readonly keyword: string;

  constructor(keyword: string, detail: string) {
    super(detail);
    this.keyword = keyword;
  }
}

/**
 * All parameters of a request, converted and valid; throws a ProblemError with status 400 that lists what is not.
 * `describe` is the validator that collects all errors, `decide` the one that stops at the first.
 */
export function readParameters(
  operation: OperationRow,
  raw: {
    readonly path: ReadonlyMap<string, string>;
    readonly query: string;
    readonly headers: Headers;
  },
  validators: { readonly describe: ValidatorMap; readonly decide: ValidatorMap },
  maxErrors: number,
): ParsedParameters {
  const items: ProblemItem[] = [];
  const byName: Record<ParameterLocation, Values> = { path: {}, query: {}, header: {}, cookie: {} };
  const byKey: Record<ParameterLocation, Values> = { path: {}, query: {}, header: {}, cookie: {} };
  const has = (place: ParameterLocation) => operation.parameters.some((row) => row.in === place);
  const query = has('query') ? parseQuery(raw.query) : [];
  if (query === 'broken') throw refusal('bad-encoding', 'The query holds a broken percent-encoding.');
  const cookies = has('cookie') ? parseCookies(raw.headers.get('cookie')) : [];
  const read: Record<ParameterLocation, (row: ParameterRow) => unknown> = {
    path: (row) => readPath(row, raw.path.get(row.name)),
    query: (row) => readForm(row, query, decodePlus),
    header: (row) => readHeader(row, raw.headers.get(row.name)),
    cookie: (row) => readForm(row, cookies, percentDecode),
  };
  for (const row of operation.parameters) {
    try {
      const value = read[row.in](row);
      if (value === undefined && !row.required) continue;
      if (value === undefined) throw new Misread('required', 'is required');
      set(byName[row.in], row.name, value);
      set(byKey[row.in], row.key, value);
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      const { name, in: place } = row;
      items.push({ pointer: '#', in: place, name, detail: error.message, keyword: error.keyword });
    }
  }

  const decide = validators.decide[operation.id];
  const describe = validators.describe[operation.id];
  if (items.length === 0 && decide !== undefined && !decide(byName)) {
    const all = describe === undefined || describe(byName) ? decide.errors : describe.errors;
    items.push(...toParameterItems(all, maxErrors));
  }
  if (items.length > 0) {
    const badEncoding = items.every((item) => item.keyword === 'encoding');
    throw refusal(
      badEncoding ? 'bad-encoding' : 'invalid-parameters',
      'The parameters do not match the description.',
      { errors: items.slice(0, maxErrors) },
    );
  }
  return { path: byKey.path, query: byKey.query, headers: byKey.header, cookies: byKey.cookie };
}

/** Assignment, except that a parameter called `__proto__` is an ordinary one. */
function set(target: Values, name: string, value: unknown): void {
  if (name !== '__proto__') target[name] = value;
  else Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
}

/** `simple` style: one value, or `a,b` for a list. Split before decoding, so that `a%2Cb` stays one item. */
function readPath(row: ParameterRow, raw: string | undefined): unknown {
  if (raw === undefined) return undefined;
  const read = (kind: ValueKind | undefined, text: string) => convertDecoded(kind, percentDecode(text));
  return row.kind === 'array' ? raw.split(',').map((item) => read(row.itemKind, item)) : read(row.kind, raw);
}

function convertDecoded(kind: ValueKind | undefined, text: string | undefined): unknown {
  if (text === undefined) throw new Misread('encoding', 'holds a broken percent-encoding');
  return convert(kind, text);
}

function readHeader(row: ParameterRow, text: string | null): unknown {
  if (text === null) return undefined;
  return row.kind === 'array'
    ? text.split(',').map((item) => convert(row.itemKind, item.trim()))
    : convert(row.kind, text);
}

interface FormPair {
  readonly name: string;
  /** Still percent-encoded, so that `a%2Cb` stays one item of a list. */
  readonly raw: string;
}

function parseQuery(query: string): readonly FormPair[] | 'broken' {
  const pairs: FormPair[] = [];
  for (const piece of query.replace(/^\?/, '').split('&')) {
    if (piece === '') continue;
    const equals = piece.indexOf('=');
    const raw = equals < 0 ? '' : piece.slice(equals + 1);
    const name = decodePlus(equals < 0 ? piece : piece.slice(0, equals));
    if (name === undefined || decodePlus(raw) === undefined) return 'broken';
    pairs.push({ name, raw });
  }
  return pairs;
}

/** In a query, `+` is a space: that is what forms and `URLSearchParams` write. */
function decodePlus(text: string): string | undefined {
  return percentDecode(text.replaceAll('+', '%20'));
}

/** `form` style: `a=1`, and for a list `a=1` and `a=2` (exploded) or `a=1,2`. */
function readForm(
  row: ParameterRow,
  pairs: readonly FormPair[],
  decode: (raw: string) => string | undefined,
): unknown {
  const own = pairs.filter((pair) => pair.name === row.name);
  if (row.kind === 'array' && row.explode) {
    return own.length === 0 ? undefined : own.map(({ raw }) => convertDecoded(row.itemKind, decode(raw)));
  }
  const [only, ...others] = own;
  if (others.length > 0) throw new Misread('duplicate', 'is given more than once');
  if (only === undefined) return undefined;
  if (row.kind !== 'array') return convertDecoded(row.kind, decode(only.raw));
  return only.raw.split(',').map((item) => convertDecoded(row.itemKind, decode(item)));
}

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Accepts numbers in JSON's notation, `true` and `false`; rejects `1e999`, `0x10` and `yes`. */
function convert(kind: ValueKind | undefined, text: string): unknown {
  if (kind === 'integer') {
    const value = Number(text);
    if (!INTEGER.test(text)) throw new Misread('type', 'must be an integer');
    if (!Number.isSafeInteger(value)) throw new Misread('type', 'is too large to be read exactly');
    return value;
  }
  if (kind === 'number') {
    const value = Number(text);
    if (!NUMBER.test(text) || !Number.isFinite(value)) throw new Misread('type', 'must be a number');
    return value;
  }
  if (kind === 'boolean') {
    if (text !== 'true' && text !== 'false') throw new Misread('type', 'must be true or false');
    return text === 'true';
  }
  return text;
}
