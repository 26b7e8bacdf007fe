import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isOfFormat } from '../../../scripts/pipeline/diff/inclusion/string-formats.ts';
import { type Edit, NAMED } from './edit.ts';

/**
 * Tells whether Ajv confirms the effect of an edit: its payload fits the sender's version, and the other one exactly if the edit does not break.
 * Edits without a payload are compared on values that differ in type and size.
 */
export function isConfirmed({ proof, breaking }: Edit): boolean {
  if (proof === undefined) return true;
  const { base, revision, direction, payload } = proof;
  const [sent, received] = direction === 'request' ? [base, revision] : [revision, base];
  if (payload === undefined) return VALUES.every((value) => fits(sent, value) === fits(received, value));
  return fits(sent, payload) && fits(received, payload) === !breaking;
}

const ajv = new Ajv2020({ strict: false });
for (const format of ['date', 'uuid']) ajv.addFormat(format, (text: string) => isOfFormat(format, text));
ajv.addFormat('int32', { type: 'number', validate: (value: number) => Math.abs(value) < 2 ** 31 });

const compiled = new Map<string, ValidateFunction>();

function fits(schema: unknown, value: unknown): boolean {
  const key = JSON.stringify(schema);
  const validate =
    compiled.get(key) ?? ajv.compile({ ...(schema as object), components: { schemas: NAMED } });
  compiled.set(key, validate);
  return validate(value) === true;
}

const SCALARS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  2,
  1.5,
  -1,
  '',
  'a',
  'b',
  '12',
  'abc',
  'abcdef',
  { a: 'x' },
  { a: 'x', b: 'y' },
  { a: 1 },
  { kind: 'cat' },
  { kind: 'dog' },
  { kind: 'cow' },
  {},
];
const VALUES: readonly unknown[] = [
  ...SCALARS,
  ...SCALARS.flatMap((value) => [{ field: value }, { list: [value] }, { any: value }]),
];
