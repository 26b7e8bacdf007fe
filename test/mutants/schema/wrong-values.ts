import type { Json } from '../../../lib/json.ts';
import type { ResponseField } from './response-fields.ts';

export const OF_TYPE: Readonly<Record<string, readonly Json[]>> = {
  string: ['a text', '', '0', 'true', 'null'],
  number: [7, 0, -1.5],
  boolean: [true, false],
  null: [null],
  array: [[], ['a text'], [{}]],
  object: [{}, { name: 'a text' }],
};

/** Each format refuses these near values: the slips that servers make. By how the pattern begins. */
const NEAR_MISSES: readonly { readonly of: RegExp; readonly values: readonly string[] }[] = [
  {
    of: /-02-29/,
    values: [
      '2026-03-02T14:05:10.000Z',
      '2026-03-02T14:05:10+00:00',
      '2026-03-02 14:05:10Z',
      '2026-03-02T14:05:10',
      '2026-03-02',
      '2026-13-02T14:05:10Z',
      '2026-04-31T14:05:10Z',
      '2026-02-29T14:05:10Z',
      '2100-02-29T14:05:10Z',
      '2026-03-02T24:05:10Z',
      '1772460310',
      'Mon, 02 Mar 2026 14:05:10 GMT',
      '0001-01-01T00:00:00',
    ],
  },
  {
    of: /\\\.\[0-9\]\{2\}/,
    values: [
      '0',
      '0.0',
      '0.000',
      '1,000.00',
      '.50',
      '+1.00',
      '1e2',
      ' 0.00',
      '0.00 ',
      '$0.00',
      '0,00',
      'USD 0.00',
    ],
  },
  { of: /-\?\[0-9\]\+\$/, values: ['3.0', 'three', '1e1', ' 3', '+3', '0x3', 'unlimited'] },
  { of: /\\\+\[0-9\]/, values: ['5035550142', '(503) 555-0142', '0015035550142', '+', '+ 15035550142'] },
  { of: /\[A-Za-z\]\{2\}/, values: ['USA', 'U', '840', 'U.', 'United States', 'U1'] },
  { of: /\^\[0-9\]\{2\}\$$/, values: ['3', '003', 'ab', '12/'] },
  { of: /\^\[0-9\]\{4\}\$$/, values: ['29', '20290', '2O29', '-029'] },
];

/** Values of all types that the field may not have. Empty: it may have any. */
export function wrongTypes({ types, alwaysSet }: ResponseField): readonly Json[] {
  if (types.length === 0) return [];
  return Object.entries(OF_TYPE).flatMap(([type, examples]) =>
    types.includes(type) || (type === 'null' && alwaysSet && !types.includes('string')) ? [] : examples,
  );
}

/** Texts of the right type and the wrong form; empty where any text will do. */
export function wrongFormats({ pattern, maxLength, alwaysSet }: ResponseField): readonly string[] {
  if (maxLength !== undefined) return ['0'.repeat(maxLength + 1), '****1234'];
  if (pattern === undefined) return [];
  const kind = /([a-z]{3}-)[[(]/.exec(pattern)?.[1];
  const near = kind === undefined ? NEAR_MISSES.find(({ of }) => of.test(pattern))?.values : wrongIds(kind);
  const values = [...(near ?? []), ...(pattern.startsWith('^$|') || alwaysSet ? [] : [''])];
  const wrong = values.filter((value) => !new RegExp(pattern, 'u').test(value));
  if (near === undefined || wrong.length < values.length) throw new Error(`No near misses of ${pattern}.`);
  return wrong;
}

function wrongIds(kind: string): string[] {
  const uuid = '6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38';
  const other = kind === 'acc-' ? 'con-' : 'acc-';
  return [
    uuid,
    `${other}${uuid}`,
    `${kind.replace('-', '_')}${uuid}`,
    `${kind}${uuid.replaceAll('-', '').slice(1)}`,
    `${kind}${uuid.replace('-', '')}`,
    `${kind}${uuid.replaceAll('-', '_')}`,
    `${kind}${uuid.slice(0, -1)}`,
    `${kind}${uuid}0`,
    `${kind}12345`,
    kind,
    `${kind.toUpperCase()}${uuid}`,
    ` ${kind}${uuid}`,
    `${kind}6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a3g`,
  ];
}
