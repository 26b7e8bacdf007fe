import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run, temporaryFolder } from '../command-line.ts';

const CASES = fileURLToPath(new URL('cases', import.meta.url));

/** A case is a folder: a description, and `expected.txt` with all that `generate` says about it. */
test.each(readdirSync(CASES))('%s', async (name) => {
  const folder = join(CASES, name);
  const out = join(await temporaryFolder(), 'generated');
  const ran = await run(['generate', '--quiet', '--spec', 'openapi.yaml', '--out', out], folder);

  expect(existsSync(join(folder, 'expected.txt'))).toBe(true);
  await expect(ran.stderr).toMatchFileSnapshot(join(folder, 'expected.txt'));
  expect(ran.stdout).toBe('');
  // Broken YAML is a problem of the file; all else is beyond a generator.
  expect(ran.code).toBe(name === 'a-file-that-is-no-yaml-shows-where-it-breaks' ? 1 : 5);
  expect(existsSync(out)).toBe(false);
});
