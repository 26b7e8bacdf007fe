import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { CASES } from '../../bench/peers/cases.ts';
import { peersTable, type Results } from '../../bench/peers/table.ts';
import { PACKAGES, TOOLS } from '../../bench/peers/tools.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const results = JSON.parse(read('bench/peers/results.json')) as Results;

test('docs/peers.md shows the results that are kept, and the README leads to it', () => {
  expect(read('docs/peers.md')).toBe(peersTable(results));
  expect(read('README.md')).toContain('(docs/peers.md)');
});

test('the results are of all inputs and tools, at the versions that would be installed', () => {
  const inputs = readdirSync(join(ROOT, 'bench/peers/inputs')).map((file) => basename(file, '.yaml'));
  expect(results.outcomes.map(({ name, right }) => ({ name, right }))).toEqual(
    CASES.map(({ name, right }) => ({ name, right })),
  );
  expect(results.outcomes.map(({ name }) => name).sort()).toEqual(inputs.sort());
  for (const { verdicts } of results.outcomes)
    expect(Object.keys(verdicts)).toEqual(TOOLS.map(({ name }) => name));
  expect(PACKAGES).toMatchObject(results.versions);
});
