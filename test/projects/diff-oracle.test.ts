import { expect, test } from 'vitest';
import { countOf, withEdits } from '../diff/oracle/count.ts';
import { EDITS } from '../diff/oracle/edits.ts';
import { oracleTable } from '../diff/oracle/table.ts';
import { askOasdiff, askOurs } from '../diff/oracle/tools.ts';
import { isConfirmed } from '../diff/oracle/verify.ts';
import { read } from '../house/files.ts';

test('Ajv confirms what each edit of a schema is said to do', () => {
  expect(EDITS.length).toBeGreaterThan(500);
  expect(EDITS.filter((edit) => !isConfirmed(edit)).map(({ id, title }) => `${id} ${title}`)).toEqual([]);
});

test('no edit that breaks is missed, and none is falsely breaking', { timeout: 300_000 }, async () => {
  const verdicts = await withEdits(askOurs);
  expect(typeof verdicts === 'string' ? verdicts : countOf(verdicts)).toEqual({
    missed: [],
    falselyBreaking: [],
  });
});

test('docs/internals/diff-oracle.md has the counts of all three tools', {
  timeout: 600_000,
}, async (context) => {
  const others = await withEdits(askOasdiff);
  if (typeof others === 'string') context.skip(others);
  expect(await oracleTable()).toBe(read('docs/internals/diff-oracle.md'));
});
