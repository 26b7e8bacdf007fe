import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../../conformance/catalogue/tree.ts';
import { ConfigurationError } from '../../../conformance/model/options.ts';
import { dataErrors } from '../../../conformance/operator-data/data-errors.ts';
import { DATA_KINDS } from '../../../conformance/operator-data/data-kinds.ts';
import type { OperatorData } from '../../../conformance/operator-data/operator-data.ts';
import { readOptions } from '../../../conformance/options/read-options.ts';
import { sentAt } from '../../../conformance/scenario/sent-at.ts';
import { ENOUGH_DATA } from './enough-data.ts';

const schema = JSON.parse(
  readFileSync(
    new URL('../../../conformance/operator-data/operator-data.schema.json', import.meta.url),
    'utf8',
  ),
) as object;
const isValid = new Ajv2020({ strict: false }).compile(schema);

test('every kind is sent somewhere: at a place of a request that the description has', () => {
  const missing = DATA_KINDS.flatMap(({ name }) =>
    sentAt(name).flatMap(({ operation, pointers }) => {
      const places = fieldsOf(operation, 'request').map(({ template }) => template);
      return pointers.filter((pointer) => !places.includes(pointer)).map((one) => `${operation} ${one}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('data of every kind, and of any one, is valid', () => {
  expect(Object.keys(ENOUGH_DATA)).toEqual(DATA_KINDS.map(({ name }) => name));
  expect(dataErrors({ $schema: 'x', ...ENOUGH_DATA })).toEqual([]);
  for (const [name, values] of Object.entries(ENOUGH_DATA))
    expect(dataErrors({ [name]: values })).toEqual([]);
});

test('ENOUGH_DATA has enough of every kind', () => {
  for (const { name, enough } of DATA_KINDS)
    expect(ENOUGH_DATA[name].length, name).toBeGreaterThanOrEqual(enough);
});

const text = 'is empty, has blanks at its edges, or has line breaks';
const quotes =
  'Put the value in quotes: YAML would read it as something else, and numbers lose their leading zeros.';

test.each<readonly [unknown, ...(readonly [pointer: string, wrong: string, fix: string])[]]>([
  [null, ['', 'is not a mapping', 'Give a mapping of kinds to lists, such as accountTypes: ["…"].']],
  [{}, ['', 'is empty', 'Give at least one value, or remove it.']],
  [
    { routingNumber: ['021000021'], phones: ['5035550142'] },
    ['/routingNumber', 'is unknown: "routingNumber"', 'Did you mean routingNumbers?'],
    [
      '/phones/0',
      'does not fit section 2.2',
      'Begin it with + and the country code, such as "+15035550142".',
    ],
  ],
  [
    { routingNumbers: '021000021' },
    ['/routingNumbers', 'is not a list', 'Give a list, even of a single value: ["…"].'],
  ],
  [{ routingNumbers: [] }, ['/routingNumbers', 'is empty', 'Give at least one value, or remove it.']],
  [{ routingNumbers: [21000021] }, ['/routingNumbers/0', 'is not a string', quotes]],
  [{ merchants: ['a', 'b', 'a'] }, ['/merchants', 'has the same value at 0 and at 2', 'Remove one of them.']],
  [
    { bics: ['', ' KSTLGB2LXXX', 'KSTL\nGB2L'] },
    ...['/bics/0', '/bics/1', '/bics/2'].map(
      (pointer) =>
        [pointer, text, 'Give the value alone. An empty string is an unset value (section 1).'] as const,
    ),
  ],
  [
    { domains: ['ada@bank.example'] },
    [
      '/domains/0',
      'does not fit section 2.2',
      'Give the domain alone, such as "mail.example", without the @.',
    ],
  ],
  [
    { bankAccounts: [{ routingNumber: '021000021', acountNumber: '12345' }] },
    ['/bankAccounts/0/accountNumber', 'is missing', 'Add accountNumber to this entry.'],
    ['/bankAccounts/0/acountNumber', 'is unknown: "acountNumber"', 'Did you mean accountNumber?'],
  ],
  [
    { bankAccounts: [{ routingNumber: '021000021', accountNumber: '123' }] },
    [
      '/bankAccounts/0/accountNumber',
      'is shorter than the last four characters that responses show of it (section 2.2)',
      'Give the whole number, in quotes.',
    ],
  ],
  [
    {
      addressesAbroad: [
        { line1: '1 Quay', city: 'Cardiff', state: 'WLS', postalCode: 'CF10', country: 'GB' },
      ],
    },
    [
      '/addressesAbroad/0/state',
      'is set for an address outside of the United States, where states are empty (section 2.1)',
      'Remove it, or correct the country.',
    ],
  ],
  [
    { addresses: [{ line1: '1 Quay', city: 'Salem', postalCode: '97301', country: 'USA' }] },
    [
      '/addresses/0/country',
      'is not a two-letter country code (section 2.1)',
      'Use two letters, such as US.',
    ],
  ],
])('%j', (data, ...expected) => {
  expect(dataErrors(data).map(({ pointer, wrong, fix }) => [pointer, wrong, fix])).toEqual(expected);
  expect(isValid(data)).toBe(false);
});

test('no error quotes a value', () => {
  const canary = '5035550142';
  const wrong = [
    { phones: [canary] },
    { phones: canary },
    { phones: { [canary]: 1 } },
    { bankAccounts: [canary] },
    { [`${canary}-${canary}`]: [] },
    { addresses: [{ line1: ` ${canary}` }] },
  ];
  for (const data of wrong) {
    const errors = dataErrors(data).map(({ wrong: one, fix }) => one + fix);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.join('').replace('+15035550142', '')).not.toContain(canary);
  }
});

test('invalid data ends a run before it begins', () => {
  const data = { phones: ['0'] } as OperatorData;
  expect(() => readOptions({ baseUrl: 'http://127.0.0.1', data })).toThrow(
    new ConfigurationError(
      'data is invalid: /phones/0 does not fit section 2.2',
      'Begin it with + and the country code, such as "+15035550142".',
    ),
  );
});
