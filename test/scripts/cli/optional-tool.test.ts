import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectTools, OLDEST, optionalTool } from '../../../scripts/cli/optional-tool.ts';
import { TYPESCRIPT_PACKAGES } from '../../../scripts/cli/typescript-api.ts';

const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

test('a package that is there is loaded', async () => {
  expect(await optionalTool('yaml', () => import('yaml'))).toHaveProperty('parse');
});

test.each(['@example/absent', '@example/absent/part'])(
  'an absent %s is named with the line that installs it',
  async (specifier) => {
    const error = Object.assign(new Error(`Cannot find package '${specifier}' imported from x.js`), {
      code: 'ERR_MODULE_NOT_FOUND',
    });
    await expect(optionalTool('@example/absent', () => Promise.reject(error))).rejects.toMatchObject({
      exit: 'environment',
      message: 'Package @example/absent is required but not installed.',
      cause: error,
    });
  },
);

test("an absent package is recognized in the words of yarn's Plug'n'Play too", async () => {
  const message =
    "banking-platform-api tried to access orval (a peer dependency) but it isn't provided by its ancestors; this makes the require call ambiguous and unsound.";
  const error = Object.assign(new Error(message), { code: 'MODULE_NOT_FOUND' });
  await expect(optionalTool('orval', () => Promise.reject(error))).rejects.toMatchObject({
    message: 'Package orval is required but not installed.',
  });
});

test('a package that is there but broken shows its own error', async () => {
  const error = Object.assign(new Error("Cannot find package 'inner' imported from x.js"), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
  await expect(optionalTool('@example/outer', () => Promise.reject(error))).rejects.toBe(error);
});

test('tools that are there are passed over in silence', () => {
  expect(expectTools(['yaml', 'orval', '@redocly/cli'])).toBeUndefined();
});

test('each peer is optional, and takes the version that the repository itself uses', () => {
  const names = Object.keys(manifest.peerDependencies);
  expect(Object.keys(manifest.peerDependenciesMeta)).toEqual(names);
  for (const name of names) {
    const oldest = OLDEST[name];
    expect(manifest.peerDependenciesMeta[name]).toEqual({ optional: true });
    // A tool may stand beside this package in any version; the command that uses it refuses an old one, and a compiler without an interface.
    const isCompiler = TYPESCRIPT_PACKAGES.some((one) => one === name);
    expect(manifest.peerDependencies[name] === '*', name).toBe(oldest !== undefined || isCompiler);
    if (isCompiler) continue;
    const lowest = oldest ?? /\d[\d.]*/.exec(manifest.peerDependencies[name])?.[0];
    const used = manifest.devDependencies[name];
    expect(used.localeCompare(lowest, 'en', { numeric: true }), name).toBeGreaterThanOrEqual(0);
  }
});
