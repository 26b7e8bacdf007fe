import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FATES } from './fates.ts';
import { standardFields } from './standard-fields.ts';
import { fatesTable, TABLE_FILE } from './table.ts';

const listOf = (objects: Readonly<Record<string, { readonly [field: string]: unknown }>>) =>
  Object.entries(objects).flatMap(([object, fields]) =>
    Object.keys(fields).map((field) => `${object}.${field}`),
  );

test('each field of the standard has a fate, and nothing else has one', async () => {
  const fields = listOf(await standardFields());
  const fates = listOf(
    Object.fromEntries(Object.entries(FATES).map(([object, { fields: own }]) => [object, own])),
  );
  expect(fates.toSorted()).toEqual(fields.toSorted());
  // The fields of all versions together: otherwise the schemas of one were not read.
  expect(fields.length).toBeGreaterThan(300);
});

test('the page shows them', async () => {
  const shown = readFileSync(join(import.meta.dirname, '../..', TABLE_FILE), 'utf8');
  expect(shown, 'node test/standard/table.ts').toBe(await fatesTable());
});
