import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CHECK_KINDS, kindsFor } from '../../../conformance/client/checks/kinds.ts';
import schema from '../../../conformance/client/client-requirement.schema.json' with { type: 'json' };
import { clientRows } from '../../../conformance/client/client-rows.ts';
import { SCENARIO_KINDS } from '../../../conformance/client/scenarios.ts';

const FOLDER = new URL('../../../conformance/client/requirements/', import.meta.url);
const { check, ...members } = schema.items.properties;
const grammars = Object.fromEntries(
  Object.entries(CHECK_KINDS).map(([name, { grammar }]) => [name, grammar]),
);
const validate = new Ajv2020({ allErrors: true }).compile({
  ...schema,
  items: {
    ...schema.items,
    properties: { ...members, check: { ...check, additionalProperties: false, properties: grammars } },
  },
});

test.each(readdirSync(FOLDER))('%s keeps to its schema, and its rows bear its name', (file) => {
  const rows = parse(readFileSync(new URL(file, FOLDER), 'utf8')) as { id: string }[];
  validate(rows);
  expect(validate.errors ?? []).toEqual([]);
  expect(rows.filter(({ id }) => !id.startsWith(`${file.replace('.yaml', '')}.`))).toEqual([]);
  expect(clientRows()).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))));
});

test('ids are unique', () => {
  const ids = clientRows().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('each kind of check has a row, as has each check in code, and each kind of scenario is used', () => {
  const named = clientRows().flatMap((row) => Object.keys(row.check));
  expect(new Set(named)).toEqual(new Set(Object.keys(CHECK_KINDS)));
  const code = clientRows().flatMap((row) => row.check.code ?? []);
  expect(code.toSorted()).toEqual(CHECK_KINDS.code?.grammar.enum);
  const used = new Set(clientRows().flatMap(kindsFor));
  expect([...used].toSorted()).toEqual(SCENARIO_KINDS.map(({ id }) => id).toSorted());
});

test('a row rests on the source where its evidence says so, and otherwise on an RFC or on both', () => {
  const wrong = clientRows().filter(({ evidence, section }) => {
    const isOfRfc = section.startsWith('RFC ');
    if (evidence === 'http') return !isOfRfc;
    return ['stated', 'observed', 'implied'].includes(evidence) && isOfRfc;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
