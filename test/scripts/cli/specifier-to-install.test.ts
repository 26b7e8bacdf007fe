import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { specifierToInstall } from '../../../scripts/cli/specifier-to-install.ts';
import { folderForTest } from '../../temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

/** The package in the cache of npx, which got it by `specifier`, and a project with what it has. */
function run(specifier: string, ...has: string[]): string | undefined {
  const root = join(folder, 'cache/node_modules/tool');
  const cwd = join(folder, 'project/src');
  for (const path of [root, cwd, ...has.map((one) => join(folder, 'project', one))])
    mkdirSync(path, { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"name":"tool","version":"1.2.0"}');
  writeFileSync(join(folder, 'cache/package.json'), JSON.stringify({ dependencies: { tool: specifier } }));
  return specifierToInstall(root, cwd);
}

test('a project without the package gets it by name and version', () => {
  expect(run('^1.2.0')).toBe('tool@1.2.0');
});

test('a tarball is installed as the tarball it is', () => {
  expect(run('file:../tool-1.2.0.tgz')).toBe(join(folder, 'tool-1.2.0.tgz'));
});

test.each(['node_modules/tool', '.pnp.cjs'])('a project with %s has it', (path) => {
  expect(run('^1.2.0', path)).toBeUndefined();
});

test('its own repository has it', () => {
  const root = join(folder, 'tool');
  mkdirSync(join(root, 'src'), { recursive: true });
  expect(specifierToInstall(root, join(root, 'src'))).toBeUndefined();
});
