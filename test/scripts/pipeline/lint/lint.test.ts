import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lintDescription } from '../../../../scripts/pipeline/lint/lint.ts';
import { lintSummary, lintText } from '../../../../scripts/pipeline/lint/lint-report.ts';
import { loadDescription } from '../../../../scripts/pipeline/read/load.ts';

const cases = join(import.meta.dirname, 'cases');
const root = join(import.meta.dirname, '../../../..');

async function lintOf(folder: string) {
  return lintDescription(await loadDescription('openapi.yaml', folder));
}

describe('a description and what lies beside it', () => {
  test.each(readdirSync(cases))('%s', async (name) => {
    const folder = join(cases, name);
    const result = await lintOf(folder);
    const output = [...result.problems.map(lintText), lintSummary(result), ''].join('\n');
    await expect(output).toMatchFileSnapshot(join(folder, 'expected.txt'));
    expect(result.problems.length > 0).toBe(name.startsWith('bad'));
  });
});

describe('the set of rules', () => {
  const full = join(cases, 'good-with-lists');

  test.each([
    [undefined, 'full', 'recommended'],
    ['house', 'full', 'common'],
    ['recommended', 'recommended', 'recommended'],
  ] as const)('of %s is %s beside requirement rows, else %s', async (rules, beside, alone) => {
    const setOf = async (folder: string) => {
      const description = await loadDescription('openapi.yaml', folder);
      return (await lintDescription(description, { rules })).ruleSet;
    };
    expect(await setOf(full)).toBe(beside);
    expect(await setOf(join(cases, 'bad-example-against-its-schema'))).toBe(alone);
  });

  test('that is asked for is the one that is used', async () => {
    const description = await loadDescription('test/fixtures/ferry/openapi.yaml', root);
    const rulesOf = async (rules: 'spec' | 'common' | 'full') =>
      [...new Set((await lintDescription(description, { rules })).problems.map(({ rule }) => rule))].sort();
    expect(await rulesOf('spec')).toEqual([]);
    expect(await rulesOf('common')).toEqual([]);
    // Ferry is not held to a source: what the full set says of it shows that the set is used.
    expect(await rulesOf('full')).toEqual([
      'house/always-set',
      'house/description-sentence',
      'house/errors-not-shown',
      'house/example-name',
      'house/no-request-required',
      'house/open-objects',
      'house/operation-id',
      'house/property-name',
      'house/shared-format',
      'house/source-section',
      'house/unset-described',
    ]);
  });
});

test("the bank's description has no problem, and every file of it was looked at", async () => {
  const result = await lintDescription(await loadDescription('spec/openapi.yaml', root));
  expect(result.problems).toEqual([]);
  expect(result.ruleSet).toBe('full');
  const looked = (folder: string) => result.files.filter((file) => file.startsWith(`spec/${folder}`)).length;
  for (const folder of ['paths', 'schemas', 'examples', 'pages', 'requirements']) {
    const present = readdirSync(join(root, 'spec', folder)).filter((name) =>
      /^(?!README)[^.]+\.(?:ya?ml|md)$/.test(name),
    );
    expect(looked(`${folder}/`), folder).toBe(present.length);
  }
  expect(looked('not-shown.yaml') + looked('workflows.arazzo.yaml')).toBe(2);
});
