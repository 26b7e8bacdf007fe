/** Reads path, query, header and cookie parameters strictly in their described style. */

import { parseCookies } from './server-cookies.ts';
import { refusal } from './server-problem.ts';
import type {
  OperationRow,
  ParameterLocation,
  ParameterRow,
  ParameterSource,
  ProblemItem,
  ValidatorMap,
} from './server-types.ts';
import { toParameterItems } from './server-validation-errors.ts';
import { convert, decodePlus, Misread, parsePairs, percentDecode, set } from './server-values.ts';

type Values = Record<string, unknown>;

export interface ParsedParameters {
  readonly path: Values;
  readonly query: Values;
  readonly headers: Values;
  readonly cookies: Values;
}

interface RawParameters {
  readonly path: ReadonlyMap<string, string>;
  readonly query: string;
  readonly headers: Headers;
}

/**
 * All parameters of a request, converted and valid; throws a ProblemError with status 400 that lists what is not.
 * `describe` is the validator that collects all errors, `decide` the one that stops at the first.
 */
export function readParameters(
  operation: OperationRow,
  raw: RawParameters,
  validators: { readonly describe: ValidatorMap; readonly decide: ValidatorMap },
  maxErrors: number,
): ParsedParameters {
  const items: ProblemItem[] = [];
  const byName: Record<ParameterLocation, Values> = { path: {}, query: {}, header: {}, cookie: {} };
  const byKey: Record<ParameterLocation, Values> = { path: {}, query: {}, header: {}, cookie: {} };
  const read = parameterReader(operation, raw);
  for (const row of operation.parameters) {
    try {
      const value = read(row);
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

type Decode = ParameterSource['decode'];

const asItIs: Decode = (text) => text;
const trimmed: Decode = (text) => text.trim();
const NO_PAIRS: ParameterSource['pairs'] = [];

/** A reader of the parameters of one request. Query and cookies are parsed only for an operation that takes any. */
function parameterReader(operation: OperationRow, raw: RawParameters): (row: ParameterRow) => unknown {
  const has = (place: ParameterLocation) => operation.parameters.some((row) => row.in === place);
  const query = has('query') ? parsePairs(raw.query) : NO_PAIRS;
  if (query === undefined) throw refusal('bad-encoding', 'The query holds a broken percent-encoding.');
  const cookies = has('cookie') ? parseCookies(raw.headers.get('cookie')) : NO_PAIRS;
  return (row) => {
    const { in: place, name, shape } = row;
    const inForm = place === 'query' || place === 'cookie';
    const text =
      place === 'path'
        ? raw.path.get(name)
        : place === 'header'
          ? (raw.headers.get(name) ?? undefined)
          : undefined;
    const decode = place === 'query' ? decodePlus : place === 'header' ? asItIs : percentDecode;
    if (row.parse !== undefined) {
      const described = new Set(
        operation.parameters.filter((one) => one.in === place).map((one) => one.name),
      );
      return row.parse(row, { text, pairs: place === 'cookie' ? cookies : query, described, decode });
    }
    if (inForm) return readForm(row, { pairs: place === 'cookie' ? cookies : query, decode });
    const isList = typeof shape === 'object' && 'items' in shape;
    return readText(row, text, place === 'header' && isList ? trimmed : decode);
  };
}

/** A plain value, or a list as `a,b`. Split before decoding, so that `a%2Cb` stays one item. */
function readText(
  { shape }: ParameterRow,
  text: string | undefined,
  decode: (raw: string) => string | undefined,
): unknown {
  if (text === undefined) return undefined;
  if (typeof shape === 'string' || !('items' in shape)) return convert(shape, decode(text));
  return text.split(',').map((item) => convert(shape.items, decode(item)));
}

/** `form` style: `a=1`, and for a list `a=1` and `a=2` (exploded) or `a=1,2`. */
function readForm(row: ParameterRow, { pairs, decode }: Pick<ParameterSource, 'pairs' | 'decode'>): unknown {
  const { shape, explode, name } = row;
  const [first, ...others] = pairs.filter((pair) => pair.name === name);
  if (first === undefined) return undefined;
  if (typeof shape === 'object' && 'items' in shape && explode)
    return [first, ...others].map(({ raw }) => convert(shape.items, decode(raw)));
  if (others.length > 0) throw new Misread('duplicate', 'is given more than once');
  if (row.allowEmptyValue && first.raw === '' && shape !== 'string' && shape !== 'any') return undefined;
  return readText(row, first.raw, decode);
}
