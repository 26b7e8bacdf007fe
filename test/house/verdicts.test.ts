import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type VerdictResults, verdictsTable } from '../../bench/verdicts/table.ts';
import { VERDICT_TOOLS } from '../../bench/verdicts/tools.ts';
import { differences } from '../servers/differences.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const results = JSON.parse(read('bench/verdicts/results.json')) as VerdictResults;

test('docs/verdicts.md shows the results that are kept', () => {
  expect(read('docs/verdicts.md')).toBe(verdictsTable(results));
});

test('the results are of the recordings and the tools that are here', () => {
  expect(results.tools).toEqual(
    VERDICT_TOOLS.map(({ name, version, command }) => ({ name, version, command })),
  );
  expect(results.servers.map(({ name }) => name)).toEqual(Object.keys(differences));
  for (const { name, calls, said } of results.servers) {
    const { log } = JSON.parse(read(`test/fixtures/servers/${name}.har`)) as { log: { entries: unknown[] } };
    expect(calls).toBe(log.entries.length);
    expect(said['this project']).toEqual({ found: differences[name]?.map((_, index) => index), kinds: [] });
  }
});
