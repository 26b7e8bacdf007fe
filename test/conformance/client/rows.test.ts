import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CODE_CHECKS } from '../../../conformance/client/client-checks.ts';
import schema from '../../../conformance/client/client-requirement.schema.json' with { type: 'json' };
import { clientRows, kindsFor } from '../../../conformance/client/client-rows.ts';
import { SCENARIO_KINDS } from '../../../conformance/client/scenarios.ts';

const FOLDER = new URL('../../../conformance/client/requirements/', import.meta.url);
const validate = new Ajv2020({ allErrors: true }).compile(schema);

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

test('checks in code have a row, and rows name known kinds of scenarios, each of which is used', () => {
  const named = clientRows().flatMap(({ check }) => check.code ?? []);
  expect(named.toSorted()).toEqual(Object.keys(CODE_CHECKS).toSorted());
  const used = new Set(clientRows().flatMap(kindsFor));
  used.delete('without-faults');
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
