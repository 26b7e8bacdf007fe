import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run, temporaryFolder } from '../../pipeline/command-line.ts';

const FERRY = fileURLToPath(new URL('../../../fixtures/ferry', import.meta.url));

test('a lock file of another state of the description is stale, and the command that renews it is named', async () => {
  const folder = await temporaryFolder();
  await cp(FERRY, join(folder, 'api'), { recursive: true });
  const spec = join(folder, 'api/openapi.yaml');
  const generate = (...flags: string[]) =>
    run(['generate', '--spec', 'api/openapi.yaml', '--only', 'openapi', '--quiet', ...flags], folder);
  const fix = 'Run `banking-platform-api generate --collections bruno,postman` with the same options.';

  await generate('--collections', 'bruno,postman');
  expect(await generate('--check')).toMatchObject({ code: 0, stderr: '' });

  const text = await readFile(spec, 'utf8');
  await writeFile(spec, `# A comment changes nothing.\n${text}`);
  expect(await generate()).toMatchObject({ code: 0, stderr: '' });

  await writeFile(spec, text.replace('version: ', 'version: 9'));
  expect(await generate()).toMatchObject({ code: 0, stderr: expect.stringContaining(fix) });
  const behind = {
    code: 1,
    stdout: 'stale    generated/collections.lock.json\n',
    stderr: expect.stringContaining(fix),
  };
  expect(await generate('--check')).toMatchObject(behind);

  // One of two formats is not all that the file locks.
  await generate('--collections', 'bruno');
  expect(await generate('--check')).toMatchObject(behind);
  await generate('--collections', 'postman,bruno');
  expect(await generate('--check')).toMatchObject({ code: 0, stderr: '' });

  // Members of two branches in one file, and the marks of a conflict.
  const lock = join(folder, 'generated/collections.lock.json');
  const locked = await readFile(lock, 'utf8');
  await writeFile(lock, locked.replace(/("postman": ")./, '$1_'));
  expect(await generate('--check')).toMatchObject(behind);
  await writeFile(lock, `<<<<<<< ours\n${locked}`);
  expect(await generate('--check')).toMatchObject({
    ...behind,
    stderr: expect.stringContaining('--collections ...'),
  });
});
