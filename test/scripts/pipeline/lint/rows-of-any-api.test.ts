import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../command-line.ts';
import { lintJson } from './lint-json.ts';

const fixtures = join(import.meta.dirname, '../../../fixtures/servers');

/** A description with its rows beside it, as a team has them. */
async function project(name: string, change: (rows: string) => string = (rows) => rows): Promise<string> {
  const folder = await temporaryFolder();
  cpSync(join(fixtures, `${name}.json`), join(folder, 'openapi.json'));
  cpSync(join(fixtures, `${name}-requirements`), join(folder, 'requirements'), { recursive: true });
  for (const file of [`${name}.yaml`, 'records.yaml'].map((one) => join(folder, 'requirements', one)))
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  return folder;
}

const ofRows = /^(?:requirements|records\/|house\/|files\/)/;

test.each(['alertmanager', 'pdns', 'jupyter'])(
  '%s: its rows have no problem, by any set of rules',
  async (name) => {
    const folder = await project(name);
    for (const rules of ['auto', 'recommended', 'spec'] as const) {
      const { problems, files } = await lintJson(folder, rules);
      expect(problems.filter(({ rule }) => ofRows.test(rule))).toEqual([]);
      expect(files).toContain(`requirements/${name}.yaml`);
    }
    // The house rules are about the description, for who asks for them.
    for (const rules of ['common', 'full'] as const) {
      const { problems } = await lintJson(folder, rules);
      expect(problems.filter(({ rule }) => /^re/.test(rule))).toEqual([]);
    }
  },
);

test.each([
  [
    '[getSilence, deleteSilence]',
    '[getSilence, deleteSilense]',
    'The description has no operation deleteSilense.',
  ],
  ['getSilence: { path: silenceID }', 'getSilence: { path: id }', 'getSilence has no path parameter id.'],
  ['{ /id: silenceID }', '{ /identifier: silenceID }', '/identifier'],
  ['[/updatedAt]', '[/updated]', '/updated'],
  ['{ /*/startsAt: /*/endsAt }', '{ /*/startsAt: /*/end }', '/*/end'],
  ['receivers/*/name: receiver', 'receivers/*/name: reciever', 'reciever'],
  ['check: { listed: true }', 'check: { listd: true }', 'listd'],
  ['evidence: implied', 'evidence: guessed', 'evidence'],
] as const)('%s as %s is told with its place', async (from, to, message) => {
  const folder = await project('alertmanager', (rows) => rows.replace(from, to));
  const problems = (await lintJson(folder, 'auto')).problems.filter(({ rule }) => ofRows.test(rule));
  expect(problems.map((one) => one.message)).toEqual([expect.stringContaining(message)]);
  expect(problems[0]?.place).toMatchObject({
    file: expect.stringMatching(/^requirements\//),
    line: expect.any(Number),
  });
});
