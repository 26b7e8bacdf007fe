/** Reads path, query and header parameters as the description says they are written, strictly. */

import { refusal } from './server-problem.ts';
import { percentDecode } from './server-router.ts';
import type { OperationRow, ParameterRow, ProblemItem, ValidatorMap, ValueKind } from './server-types.ts';
import { toParameterItems } from './server-validation-errors.ts';

type Values = Record<string, unknown>;
type Where = 'path' | 'query' | 'header';

export interface ParsedParameters {
  readonly path: Values;
  readonly query: Values;
  readonly headers: Values;
}

/** Thrown inside this file while one parameter is read. */
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
  const byName: Record<Where, Values> = { path: {}, query: {}, header: {} };
  const byKey: Record<Where, Values> = { path: {}, query: {}, header: {} };
  const query = operation.queryParameters.length === 0 ? undefined : parseQuery(raw.query);
  if (query === 'broken') throw refusal('bad-encoding', 'The query holds a broken percent-encoding.');

  const read = (where: Where, rows: readonly ParameterRow[], take: (row: ParameterRow) => unknown) => {
    for (const row of rows) {
      try {
        const value = take(row);
        if (value === undefined && !row.required) continue;
        if (value === undefined) throw new Misread('required', 'is required');
        set(byName[where], row.name, value);
        set(byKey[where], row.key, value);
      } catch (error) {
        if (!(error instanceof Misread)) throw error;
        items.push({
          pointer: '#',
          in: where,
          name: row.name,
          detail: error.message,
          keyword: error.keyword,
        });
      }
    }
  };
  read('path', operation.pathParameters, (row) => readPath(row, raw.path.get(row.name)));
  if (query !== undefined) read('query', operation.queryParameters, (row) => readQuery(row, query));
  read('header', operation.headerParameters, (row) => readHeader(row, raw.headers.get(row.name)));

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
  return { path: byKey.path, query: byKey.query, headers: byKey.header };
}

/** Assignment, except that a parameter called `__proto__` is an ordinary one. */
function set(target: Values, name: string, value: unknown): void {
  if (name !== '__proto__') target[name] = value;
  else Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
}

/** `simple` style: one value, or `a,b` for a list. Split before decoding, so that `a%2Cb` stays one item. */
function readPath(row: ParameterRow, raw: string | undefined): unknown {
  if (raw === undefined) return undefined;
  const read = (kind: ValueKind | undefined, text: string) => {
    const decoded = percentDecode(text);
    if (decoded === undefined) throw new Misread('encoding', 'holds a broken percent-encoding');
    return convert(kind, decoded);
  };
  return row.kind === 'array' ? raw.split(',').map((item) => read(row.itemKind, item)) : read(row.kind, raw);
}

function readHeader(row: ParameterRow, text: string | null): unknown {
  if (text === null) return undefined;
  return row.kind === 'array'
    ? text.split(',').map((item) => convert(row.itemKind, item.trim()))
    : convert(row.kind, text);
}

interface QueryPair {
  readonly name: string;
  /** Still percent-encoded, so that `a%2Cb` stays one item of a list. */
  readonly raw: string;
  readonly value: string;
}

function parseQuery(query: string): readonly QueryPair[] | 'broken' {
  const pairs: QueryPair[] = [];
  for (const piece of query.replace(/^\?/, '').split('&')) {
    if (piece === '') continue;
    const equals = piece.indexOf('=');
    const raw = equals < 0 ? '' : piece.slice(equals + 1);
    const name = decodePlus(equals < 0 ? piece : piece.slice(0, equals));
    const value = decodePlus(raw);
    if (name === undefined || value === undefined) return 'broken';
    pairs.push({ name, raw, value });
  }
  return pairs;
}

/** In a query, `+` is a space: that is what forms and `URLSearchParams` write. */
function decodePlus(text: string): string | undefined {
  return percentDecode(text.replaceAll('+', '%20'));
}

/** `form` style: `a=1`, and for a list `a=1&a=2` (exploded) or `a=1,2`. */
function readQuery(row: ParameterRow, pairs: readonly QueryPair[]): unknown {
  const own = pairs.filter((pair) => pair.name === row.name);
  if (row.kind === 'array' && row.explode) {
    return own.length === 0 ? undefined : own.map((pair) => convert(row.itemKind, pair.value));
  }
  const [only, ...others] = own;
  if (others.length > 0) throw new Misread('duplicate', 'is given more than once');
  if (only === undefined) return undefined;
  if (row.kind !== 'array') return convert(row.kind, only.value);
  return only.raw.split(',').map((item) => convert(row.itemKind, decodePlus(item) ?? item));
}

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Numbers as JSON writes them, `true` and `false`, and nothing that only looks like them (`1e999`, `0x10`, `yes`). */
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
