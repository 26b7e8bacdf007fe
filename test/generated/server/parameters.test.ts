import { describe, expect, test } from 'vitest';
import { readParameters } from '../../../templates/runtime/server-parameters.ts';
import { ProblemError } from '../../../templates/runtime/server-problem.ts';
import type { OperationRow, ParameterRow, ValueShape } from '../../../templates/runtime/server-types.ts';

type Where = 'path' | 'query' | 'header' | 'cookie';

/** Reads one parameter called `p`; a refusal comes back as its first error's keyword. */
function readOne(where: Where, text: string | undefined, row: Partial<ParameterRow>): unknown {
  const parameter: ParameterRow = {
    in: where,
    name: 'p',
    key: 'p',
    required: false,
    shape: 'string',
    explode: false,
    ...row,
  };
  const operation: OperationRow = {
    id: 'operation',
    method: 'GET',
    path: '/{p}',
    parameters: [parameter],
    body: undefined,
    responses: [],
    credentials: [],
    mandatory: [],
  };
  const raw = {
    path: new Map(where === 'path' && text !== undefined ? [['p', text]] : []),
    query: where === 'query' && text !== undefined ? `?${text}` : '',
    headers: new Headers(text === undefined ? {} : { [where === 'cookie' ? 'cookie' : 'p']: text }),
  };
  try {
    const read = readParameters(operation, raw, { describe: {}, decide: {} }, 10);
    return { path: read.path, query: read.query, header: read.headers, cookie: read.cookies }[where][
      parameter.key
    ];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return `${error.input.code} ${error.input.errors?.[0]?.keyword}`;
  }
}

const list = (items: ValueShape, explode = false): Partial<ParameterRow> => ({ shape: { items }, explode });

describe('lists', () => {
  test.each<[Where, string, Partial<ParameterRow>, unknown]>([
    ['path', 'a%2Cb,c', list('string'), ['a,b', 'c']],
    ['path', '1,2', list('integer'), [1, 2]],
    ['path', '1,x', list('integer'), 'invalid-parameters type'],
    ['path', 'a,%zz', list('string'), 'bad-encoding encoding'],
    ['header', '1.5, 2e3', list('number'), [1.5, 2000]],
    ['header', 'true,false', list('boolean'), [true, false]],
    ['query', 'p=1&p=2', list('integer', true), [1, 2]],
    ['query', 'p=1,2', list('integer', true), 'invalid-parameters type'],
    ['query', 'p=1,2', list('integer'), [1, 2]],
    ['query', 'p=a%2Cb,c+d', list('string'), ['a,b', 'c d']],
    ['query', 'p=1&p=2', list('integer'), 'invalid-parameters duplicate'],
    ['query', 'q=1', list('integer', true), undefined],
    ['cookie', 'a=1; p=1; b=2;p=2', list('integer', true), [1, 2]],
    ['cookie', 'p=a%2Cb,c+d', list('string'), ['a,b', 'c+d']],
    ['cookie', 'p=1; p=2', list('integer'), 'invalid-parameters duplicate'],
    ['cookie', 'p=1,%zz', list('string'), 'bad-encoding encoding'],
    ['cookie', 'P=1; pp=2; p', list('string', true), undefined],
  ])('in a %s: %s', (where, text, row, expected) => {
    expect(readOne(where, text, row)).toEqual(expected);
  });
});

describe('plain values', () => {
  test.each<[Where, string | undefined, Partial<ParameterRow>, unknown]>([
    ['query', 'p=a%20b+c', {}, 'a b c'],
    ['query', '%70=x', {}, 'x'],
    ['query', 'p', {}, ''],
    ['query', '&&p=x&', {}, 'x'],
    ['query', undefined, {}, undefined],
    ['query', undefined, { required: true }, 'invalid-parameters required'],
    ['header', undefined, { required: true }, 'invalid-parameters required'],
    ['query', 'p=12', { shape: 'any' }, '12'],
    ['path', '-0', { shape: 'integer' }, -0],
    ['path', '-12', { shape: 'integer' }, -12],
    ['path', '+12', { shape: 'integer' }, 'invalid-parameters type'],
    ['path', '0x10', { shape: 'number' }, 'invalid-parameters type'],
    ['path', '1e999', { shape: 'number' }, 'invalid-parameters type'],
    ['path', 'Infinity', { shape: 'number' }, 'invalid-parameters type'],
    ['path', '.5', { shape: 'number' }, 'invalid-parameters type'],
    ['path', '-1.50e-2', { shape: 'number' }, -0.015],
    ['path', '1', { shape: 'boolean' }, 'invalid-parameters type'],
  ])('in a %s: %s', (where, text, row, expected) => {
    expect(readOne(where, text, row)).toEqual(expected);
  });

  test('a parameter called __proto__ is one like any other', () => {
    expect(readOne('query', '__proto__=x', { name: '__proto__', key: 'p' })).toBe('x');
    expect(readOne('query', 'p=x', { name: 'p', key: '__proto__' })).toBe('x');
  });
});
