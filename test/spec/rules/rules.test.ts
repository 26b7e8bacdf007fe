import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { toLintProblem } from '../../../scripts/pipeline/lint/lint.ts';
import { lintText } from '../../../scripts/pipeline/lint/lint-report.ts';
import { house } from '../../../spec/rules/index.ts';

const here = import.meta.dirname;
const rules = [...Object.keys(house.rules?.oas3 ?? {}), ...Object.keys(house.rules?.arazzo1 ?? {})];
const full = house.configs?.full?.rules ?? {};
const common = house.configs?.common?.rules ?? {};

/** `lint` adds these from what lies around a description. */
const SURROUNDINGS: Record<string, object> = {
  'not-shown-attached': { known: ['metadata-shape', 'error-bodies', 'events'] },
  'not-shown-known': { known: ['metadata-shape', 'error-bodies'] },
  'workflow-operation': { operations: ['createCard', 'createAccount'] },
};

/** The whole output of one rule, alone and set as for the bank, for one case folder. */
async function outputOf(rule: string, folder: string): Promise<string> {
  const root = ['openapi.yaml', 'workflows.arazzo.yaml'].find((name) => existsSync(join(folder, name)));
  const set = full[`house/${rule}`];
  const config = await createConfig({
    plugins: [house],
    rules: {
      [`house/${rule}`]: typeof set === 'object' ? set : { severity: 'error', ...SURROUNDINGS[rule] },
    },
  });
  const problems = await lint({ ref: join(folder, String(root)), config });
  return problems.map((problem) => lintText(toLintProblem(problem, folder))).join('\n');
}

describe.each(rules)('%s', (rule) => {
  const cases = readdirSync(join(here, rule));

  test.each(cases)('%s', async (name) => {
    const output = await outputOf(rule, join(here, rule, name));
    if (name.startsWith('good')) expect(output).toBe('');
    else await expect(output).toMatchFileSnapshot(join(here, rule, name, 'expected.txt'));
  });

  test('has a case that it refuses and one that it accepts', () => {
    expect(cases).toEqual(expect.arrayContaining(['bad', 'good']));
    expect(readFileSync(join(here, rule, 'bad', 'expected.txt'), 'utf8')).toContain(`error  house/${rule}\n`);
  });
});

test('every rule is on for the bank, and what suits every description is part of it', () => {
  const on = Object.keys(full).filter((rule) => rule.startsWith('house/'));
  expect(on.sort()).toEqual(rules.map((rule) => `house/${rule}`).sort());
  expect(Object.keys(full)).toEqual(expect.arrayContaining(Object.keys(common)));
});

test('the README names every rule, its file and its set', () => {
  const readme = readFileSync(join(here, '../../../spec/rules/README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `([a-z-]+)` \| (common|full) \|/gm)].map(([, rule, set]) => [
    rule,
    set,
  ]);
  const expected = rules.map((rule) => [rule, `house/${rule}` in common ? 'common' : 'full']);
  expect(listed.sort()).toEqual(expected.sort());
  const files = readdirSync(join(here, '../../../spec/rules')).filter((name) => /\.ts$/.test(name));
  expect(files.sort()).toEqual(['index.ts', 'support.ts', ...rules.map((rule) => `${rule}.ts`)].sort());
});
