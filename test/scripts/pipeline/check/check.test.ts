import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run, temporaryFolder } from '../command-line.ts';

const CASES = fileURLToPath(new URL('cases', import.meta.url));

/** A case is a folder: a broken description, and `expected.txt` with all that each command says about it. */
test.each(readdirSync(CASES))('%s', async (name) => {
  const folder = join(CASES, name);
  const out = join(await temporaryFolder(), 'out');
  const say = async (...argv: string[]) => {
    const ran = await run([...argv, '--quiet', '--spec', 'openapi.yaml'], folder);
    expect({ ...ran, stderr: '' }).toEqual({ code: 1, stdout: '', stderr: '' });
    expect(existsSync(out)).toBe(false);
    return ran.stderr;
  };
  const said = await say('generate', '--out', out);
  await expect(said).toMatchFileSnapshot(join(folder, 'expected.txt'));
  for (const argv of [
    ['bundle', '--out', out],
    ['docs', '--out', out],
    ['mock', '--port', '0'],
  ])
    expect(await say(...argv), argv[0]).toBe(said);
});
