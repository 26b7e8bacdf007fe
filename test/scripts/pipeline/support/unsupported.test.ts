import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run, temporaryFolder } from '../command-line.ts';

const CASES = fileURLToPath(new URL('cases', import.meta.url));

/**
 * A case is a folder: a description, `expected.txt` with all that `generate --strict` says about it, and `loose.txt` with what it
 * says without `--strict`, where that makes something.
 */
test.each(readdirSync(CASES))('%s', async (name) => {
  const folder = join(CASES, name);
  const generate = async (...flags: string[]) => {
    const project = await temporaryFolder();
    writeFileSync(join(project, 'package.json'), '{"dependencies":{"msw":"*","zod":"*"}}');
    const out = join(project, 'generated');
    const ran = await run(['generate', ...flags, '--spec', 'openapi.yaml', '--out', out], folder);
    return { ...ran, written: existsSync(out) };
  };
  const strict = await generate('--strict', '--quiet');
  expect(existsSync(join(folder, 'expected.txt'))).toBe(true);
  await expect(strict.stderr).toMatchFileSnapshot(join(folder, 'expected.txt'));
  expect(strict.stdout).toBe('');
  expect(strict.code).toBe(5);
  expect(strict.written).toBe(false);

  const loose = await generate();
  expect(loose.written).toBe(loose.code === 0);
  if (loose.code === 0) {
    const said = loose.stderr.split('\n').filter((line) => !/^(✔|made |\d+ unchanged)/.test(line));
    await expect(said.join('\n')).toMatchFileSnapshot(join(folder, 'loose.txt'));
  } else {
    expect(loose.code).toBe(strict.code);
    expect(loose.stderr).toContain(strict.stderr);
    expect(existsSync(join(folder, 'loose.txt'))).toBe(false);
  }
});
