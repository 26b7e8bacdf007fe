import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectTools, optionalTool } from '../../../scripts/cli/optional-tool.ts';

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

test('a package that is there but broken shows its own error', async () => {
  const error = Object.assign(new Error("Cannot find package 'inner' imported from x.js"), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
  await expect(optionalTool('@example/outer', () => Promise.reject(error))).rejects.toBe(error);
});

test('tools that are there are passed over in silence', () => {
  expect(expectTools(['yaml', 'orval', '@redocly/cli'])).toBeUndefined();
});

test('each optional peer is optional, and the version that the repository itself uses', () => {
  const names = Object.keys(manifest.peerDependencies);
  expect(Object.keys(manifest.peerDependenciesMeta)).toEqual(names);
  for (const name of names) {
    const used = manifest.devDependencies[name];
    // A page has a React of its own: an exact version would keep this package from being installed beside it.
    const expected = { react: /^>=18$/, '@tanstack/react-query': /^\^5\./ }[name] ?? used;
    expect(manifest.peerDependencies[name]).toEqual(
      expected instanceof RegExp ? expect.stringMatching(expected) : expected,
    );
    expect(manifest.peerDependenciesMeta[name]).toEqual({ optional: true });
  }
});
