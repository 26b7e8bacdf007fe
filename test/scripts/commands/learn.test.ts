import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import conform from '../../../scripts/commands/conform.ts';
import learn from '../../../scripts/commands/learn.ts';
import lint from '../../../scripts/commands/lint.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { runWith } from '../cli/run.ts';

const fixtures = new URL('../../fixtures/servers/', import.meta.url).pathname;

let folder: string;
beforeEach(() => {
  folder = folderForTest();
  for (const name of ['pdns.json', 'pdns.har', 'alertmanager.har'])
    cpSync(join(fixtures, name), join(folder, name));
});

const run = (...line: readonly string[]) =>
  runWith([learn, conform, lint], [...line, '--spec', 'pdns.json'], { cwd: folder });
const inFolder = (name: string) => readFileSync(join(folder, 'requirements', name), 'utf8');
const change = (name: string, from: string, to: string) =>
  writeFileSync(join(folder, 'requirements', name), inFolder(name).replace(from, to));

test('drafts are written, told of by lint, and ignored by conform until one has a section', async () => {
  const { code, stdout } = await run('learn', 'pdns.har');
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(
      /^requirements\/records\.yaml: Zone \(3 identifiers\), .*\nrequirements\/learned\.yaml: 30 drafts from 77 calls\n {2}\S+, held \d+ times\n/,
    ),
  ]);
  expect(inFolder('learned.yaml')).toContain(`- id: listZone.is-gone-after-deletion
  draft: held 2 times, never violated
  evidence: observed
  statement: The status is 404 after the record was deleted.
  operations: [ listZone, deleteZone ]
  check: { gone: [ 404 ] }
`);
  const linted = await run('lint', '--max', '99');
  expect(linted.stdout).toContain(
    'listZone.is-gone-after-deletion is a draft (held 2 times, never violated), not checked until',
  );
  const judged = await run('conform', '--traffic', 'pdns.har');
  expect(judged.stderr).toContain('requirements: 30 drafts, not checked until');
  expect(judged.stdout).not.toContain('listZone.is-gone');

  change('learned.yaml', 'draft: held 2 times, never violated', 'section: Zones');
  const adopted = inFolder('learned.yaml').match(/id: (\S+)\n {2}section: Zones/)?.[1];
  const again = await run('conform', '--traffic', 'pdns.har', '--reporter', 'json');
  expect(again.stderr).toContain('requirements: 29 drafts');
  const report = JSON.parse(readFileSync(join(folder, 'conformance-report/conformance.json'), 'utf8'));
  const found = report.requirements.filter(({ id }: { id: string }) => id === adopted);
  expect(found).toEqual([expect.objectContaining({ status: 'passed', section: 'requirements: Zones' })]);
});

test('what somebody has edited stays, unless they say otherwise', async () => {
  await run('learn', 'pdns.har');
  const [drafts, records] = [inFolder('learned.yaml'), inFolder('records.yaml')];
  // It is replaced as long as it is as it was written.
  expect((await run('learn', 'pdns.har')).code).toBe(0);
  expect([inFolder('learned.yaml'), inFolder('records.yaml')]).toEqual([drafts, records]);

  appendFileSync(join(folder, 'requirements/learned.yaml'), '# mine\n');
  const refused = await run('learn', 'pdns.har');
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringContaining('A person has edited requirements/learned.yaml, so it is not replaced.'),
  ]);
  expect(inFolder('learned.yaml')).toBe(`${drafts}# mine\n`);
  const forced = await run('learn', 'pdns.har', '--force');
  expect(forced.stderr).toContain('requirements/learned.yaml was replaced, although a person had edited it');
  expect(inFolder('learned.yaml')).toBe(drafts);

  // Records that a person wrote are used, and rows that are there are not proposed again.
  const kept = records.slice(0, records.indexOf('Tsigkey:')).replace(/ {2}patchZone: .*\n/, '');
  writeFileSync(join(folder, 'requirements/records.yaml'), kept);
  change('learned.yaml', 'draft: held 2 times, never violated', 'section: Zones');
  cpSync(join(folder, 'requirements/learned.yaml'), join(folder, 'requirements/kept.yaml'));
  rmSync(join(folder, 'requirements/learned.yaml'));
  const next = await run('learn', 'pdns.har', '--min', '1');
  expect(next.stderr).toContain('stays as it is, without what calls show of Server, Zone, Metadata, Tsigkey');
  expect(inFolder('records.yaml')).toBe(kept);
  expect(inFolder('learned.yaml')).not.toContain('id: listZone.is-gone-after-deletion');
  await run('learn', 'pdns.har', '--force');
  expect(inFolder('records.yaml').match(/^ *(?:patchZone|Tsigkey):/gm)).toEqual(['  patchZone:', 'Tsigkey:']);
});

test.each<[readonly string[], number, string]>([
  [['alertmanager.har'], 1, 'No recorded call is to an operation of the description'],
  [['pdns.har', '--min', '500'], 1, 'Nothing was learned from 77 calls: of '],
  [['pdns.har', '--base-url', 'http://127.0.0.1:1'], 1, 'No recorded call is to an operation'],
  [['pdns.har', '--base-url', '::'], 2, '--base-url is not the address of a deployment.'],
  [['pdns.har', '--min', '0'], 2, '--min must be a number from 1.'],
  [['nothing.har'], 2, 'nothing.har: it cannot be read'],
  [['pdns.json'], 2, 'it is an API description'],
  [['pdns.har', '--out', 'pdns.json/below'], 6, 'Cannot write the drafts to pdns.json/below'],
])('learn %j ends with %i', async (line, code, message) => {
  const result = await run('learn', ...line);
  expect([result.code, result.stderr]).toEqual([code, expect.stringContaining(message)]);
  expect(result.stderr).toContain('fix: ');
  expect(readdirSync(folder).sort()).toEqual(['alertmanager.har', 'pdns.har', 'pdns.json']);
});
