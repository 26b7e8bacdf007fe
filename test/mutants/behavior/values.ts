/** Makes a value wrong without losing its type: by the format that the description gives it. */
import type { Field } from '../../../conformance/catalogue/tree.ts';
import type { Json } from '../../../lib/json.ts';
import type { PatchStep } from '../../../server/faults/fault.ts';
import { change, drop, set } from '../steps.ts';

/** Steps by how they break a value, in words. The first way keeps its form, too. */
export type Ways = Readonly<Record<string, readonly PatchStep[]>>;

const OTHER_TAIL = '6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38';

/** @param value an example of what stands there */
export function waysToBreak(pointer: string, field: Field | undefined, value: Json | undefined): Ways {
  if (typeof value === 'boolean') return { 'is inverted': [change(pointer, { invert: true })] };
  if (field?.types?.includes('array') === true) return brokenList(pointer, value);
  if (value !== undefined && typeof value !== 'string') return { 'is null': [set(pointer, null)] };
  const form = field?.format?.name?.replace(/OrUnset$/, '') ?? '';
  if (form.endsWith('Id')) return brokenId(pointer, field, value);
  const { [form]: ways = brokenText } = BY_FORM;
  return ways(pointer, value ?? '');
}

const BY_FORM: Readonly<Record<string, (pointer: string, value: string) => Ways>> = {
  Amount: (pointer, value) =>
    value === ''
      ? { 'is an amount': [set(pointer, '12.00')], 'is zero': [set(pointer, '0.00')] }
      : {
          'is a cent more': [change(pointer, { addAmount: '0.01' })],
          'is a cent less': [change(pointer, { addAmount: '-0.01' })],
          'is a hundred more': [change(pointer, { addAmount: '100.00' })],
          'is unset': [set(pointer, '')],
        },
  Count: (pointer, value) =>
    value === ''
      ? { 'is a count': [set(pointer, '4')] }
      : {
          'is one more': [change(pointer, { addAmount: '1' })],
          'has a leading zero': [change(pointer, { prepend: '0' })],
          'is unset': [set(pointer, '')],
        },
  Timestamp: (pointer, value) =>
    value === ''
      ? { 'is set': [set(pointer, '1970-01-01T00:00:00Z')] }
      : {
          'is a second before': [change(pointer, { addSeconds: -1 })],
          'is a second later': [change(pointer, { addSeconds: 1 })],
        },
  CountryCode: (pointer, value) =>
    value === ''
      ? { 'is filled': [set(pointer, 'US')] }
      : { 'is in lower case': [change(pointer, { letters: 'lower' })] },
  PhoneNumber: (pointer) => ({
    'has a digit more': [change(pointer, { append: '0' })],
    'is a constant': [set(pointer, '+10000000000')],
    'is empty': [set(pointer, '')],
  }),
};

function brokenText(pointer: string, value: string): Ways {
  if (value === '') return { 'is filled': [set(pointer, 'x')] };
  return {
    'has something more': [change(pointer, { append: ' x' })],
    'is in other letters': [change(pointer, { append: 'a', letters: 'upper' })],
    'has a blank more': [change(pointer, { append: ' ' })],
    'is cut short': [change(pointer, { slice: [0, -1] })],
    'loses its first character': [change(pointer, { slice: [1] })],
    'is a constant': [set(pointer, 'Constant')],
    'is empty': [set(pointer, '')],
  };
}

function brokenId(pointer: string, field: Field | undefined, value: Json | undefined): Ways {
  const another = { 'is another': [set(pointer, `${String(value).slice(0, 4)}${OTHER_TAIL}`)] };
  return field?.format?.name?.endsWith('OrUnset') ? { ...another, 'is unset': [set(pointer, '')] } : another;
}

function brokenList(pointer: string, value: Json | undefined): Ways {
  if (!Array.isArray(value) || value.length === 0) return { 'has an entry': [set(pointer, ['1234567890'])] };
  return {
    'has another entry': [change(`${pointer}/0`, { append: '0' })],
    'lacks its first entry': [drop(`${pointer}/0`)],
    'lacks its last entry': [drop(`${pointer}/${value.length - 1}`)],
    'is empty': [set(pointer, [])],
    'is null': [set(pointer, null)],
  };
}
