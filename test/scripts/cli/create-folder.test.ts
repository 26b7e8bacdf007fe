import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { createFolder } from '../../../scripts/cli/create-folder.ts';
import { folderForTest } from '../../temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

test('all that is missing is created, and the first of it returned', () => {
  expect(createFolder(join(folder, 'a/b/c'))).toBe(join(folder, 'a'));
  expect(statSync(join(folder, 'a/b/c')).isDirectory()).toBe(true);
  expect(createFolder(join(folder, 'a/b/d'))).toBe(join(folder, 'a/b/d'));
  mkdirSync(join(folder, 'there'));
  expect(createFolder(join(folder, 'there'))).toBeUndefined();
});

test('a file in the path is an error', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => createFolder(join(folder, 'file'))).toThrow('EEXIST');
  expect(() => createFolder(join(folder, 'file/a/b'))).toThrow('ENOTDIR');
});

// The command runs in a process of its own: one that never ends could not be stopped here.
test.runIf(existsSync('/proc/self'))(
  'where a file system knows no new folders, it is an error, too, and not an endless loop',
  () => {
    const module = fileURLToPath(new URL('../../../scripts/cli/create-folder.ts', import.meta.url));
    const script = `const { createFolder } = await import(${JSON.stringify(module)}); createFolder('/proc/no-such/below');`;
    const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
      timeout: 60_000,
      killSignal: 'SIGKILL',
    });
    expect(signal).toBeNull();
    expect(stderr).toContain("ENOENT: no such file or directory, mkdir '/proc/no-such'");
  },
);
