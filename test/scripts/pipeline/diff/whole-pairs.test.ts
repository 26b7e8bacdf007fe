import { expect, test } from 'vitest';
import { openVersion } from '../../../../scripts/commands/diff/open-version.ts';
import { compareDescriptions } from '../../../../scripts/pipeline/diff/compare-descriptions.ts';
import { STEPS, withStep } from '../../../diff/oracle/steps.ts';

test('there are at least 370 steps', () => {
  expect(STEPS.length).toBeGreaterThanOrEqual(370);
});

test.each(STEPS)('$group: $title', async (step) => {
  const found = await withStep(step, async ({ base, revision }) =>
    compareDescriptions(await openVersion(base, base, '/'), await openVersion(revision, revision, '/'))
      .filter(({ impact }) => impact === 'breaking')
      .map(({ where, message }) => `${where}: ${message}`),
  );
  expect(found).toEqual(step.breaking ? expect.arrayContaining([expect.any(String)]) : []);
});
