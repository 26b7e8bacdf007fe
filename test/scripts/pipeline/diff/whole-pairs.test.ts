import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openVersion } from '../../../../scripts/commands/diff/open-version.ts';
import { compareDescriptions } from '../../../../scripts/pipeline/diff/compare-descriptions.ts';
import { WHOLE_PAIRS, type Whole, wholeOf } from '../../../diff/oracle/whole-pairs.ts';

const folder = mkdtempSync(join(tmpdir(), 'whole-pairs-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function breaking(old: Whole, changed: Whole): Promise<string[]> {
  const [base, revision] = await Promise.all(
    [old, changed].map(async (whole, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, JSON.stringify(wholeOf(whole)));
      return openVersion(file, file, folder);
    }),
  );
  if (base === undefined || revision === undefined) throw new Error('no version');
  return compareDescriptions(base, revision)
    .filter(({ impact }) => impact === 'breaking')
    .map(({ where, message }) => `${where}: ${message}`);
}

test('there are at least 200 pairs, both ways counted', () => {
  expect(2 * WHOLE_PAIRS.length).toBeGreaterThanOrEqual(200);
});

test.each(WHOLE_PAIRS)('%s: %s', async (_group, _title, old, changed, breaks, backBreaks) => {
  const [found, back] = [await breaking(old, changed), await breaking(changed, old)];
  expect([found.length > 0 ? found : false, back.length > 0 ? back : false]).toEqual([
    breaks ? expect.any(Array) : false,
    backBreaks ? expect.any(Array) : false,
  ]);
});
