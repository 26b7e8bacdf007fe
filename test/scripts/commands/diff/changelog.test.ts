import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ownSpec } from '../../../../scripts/cli/own-spec.ts';
import { diffReport } from '../../../../scripts/commands/diff/diff-report.ts';
import { changelogEntries } from '../../../../scripts/commands/diff/formats/show-changelog.ts';
import { openVersion } from '../../../../scripts/commands/diff/open-version.ts';
import { compareDescriptions } from '../../../../scripts/pipeline/diff/compare-descriptions.ts';
import { keptVersions } from '../../../diff/kept-versions.ts';
import { read } from '../../../house/files.ts';
import { folderForTest } from '../../../temporary-folder.ts';

async function changesFrom(base: string, revision: string) {
  const [old, changed] = [await openVersion(base, base, '/'), await openVersion(revision, revision, '/')];
  const changes = compareDescriptions(old, changed);
  return diffReport(changes, old, changed, {
    uses: undefined,
    accepted: [],
    today: '2026-11-22',
    currentVersion: undefined,
  });
}

/** Entries that CHANGELOG.md lacks for the description as it is in a folder. */
async function missingEntries(revision: string): Promise<string[]> {
  const entries = changelogEntries(await changesFrom(keptVersions().at(-1) as string, revision));
  const changelog = new Set(read('CHANGELOG.md').split('\n'));
  return entries.filter((entry) => !changelog.has(entry));
}

test('CHANGELOG.md has an entry for each change of spec/ since the newest kept version: `diff --format changelog` writes them', async () => {
  expect(await missingEntries(ownSpec())).toEqual([]);
});

test('a change of spec/ without an entry is found', async () => {
  const folder = folderForTest();
  cpSync(dirname(ownSpec()), folder, { recursive: true });
  const file = join(folder, 'schemas', 'AddressInput.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('properties:', 'required: [line1]\nproperties:'));
  expect(await missingEntries(join(folder, 'openapi.yaml'))).toContain(
    '- **Breaking:** AddressInput, /line1 (in a request): is required.',
  );
});

test('kept versions are the same as themselves, and differ from each other', async () => {
  const kept = keptVersions();
  expect(kept).toHaveLength(3);
  for (const [index, file] of kept.entries()) {
    expect((await changesFrom(file, file)).changes).toEqual([]);
    const next = kept[index + 1];
    if (next === undefined) continue;
    const { changes, affected } = await changesFrom(file, next);
    expect(changes.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['requirement']));
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
    expect(affected.methods.length).toBeGreaterThan(0);
    expect(affected.rows.length).toBeGreaterThan(0);
  }
});
