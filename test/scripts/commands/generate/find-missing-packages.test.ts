import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run, temporaryFolder } from '../../pipeline/command-line.ts';

const FERRY = fileURLToPath(new URL('../../../fixtures/ferry/openapi.yaml', import.meta.url));

async function warningsIn(folder: string, ...flags: string[]): Promise<string[]> {
  const argv = ['generate', '--spec', FERRY, '--out', 'app/src/api', ...flags];
  const { code, stderr } = await run(argv, folder);
  expect(code).toBe(0);
  return stderr.split('\n').filter((line) => line.startsWith('warning:'));
}

test('packages that generated modules import and that are not installed are named, with the command', async () => {
  const folder = await temporaryFolder();
  // One is installed at the root of a workspace, another in the project.
  await mkdir(join(folder, 'node_modules/msw'), { recursive: true });
  await mkdir(join(folder, 'app/node_modules/@tanstack/react-query'), { recursive: true });
  await writeFile(join(folder, 'pnpm-lock.yaml'), '');
  const flags = ['--only', 'msw,zod,hooks', '--hooks', 'react'];
  expect(await warningsIn(folder, ...flags)).toEqual([
    expect.stringMatching(
      /^warning: app\/src\/api\/hooks\/client-provider\.ts and 1 more import react, which is not installed here\. Run `pnpm add react@\S+`\.$/,
    ),
    expect.stringMatching(
      /^warning: app\/src\/api\/zod\.ts imports zod, .* Run `pnpm add zod@\S+`, or leave it out: `skip: \['zod'\]` in the configuration file\.$/,
    ),
  ]);
  await mkdir(join(folder, 'app/node_modules/zod'), { recursive: true });
  await mkdir(join(folder, 'app/node_modules/react'));
  expect(await warningsIn(folder, ...flags)).toEqual([]);
});

test.each([
  ['nothing is installed yet', () => {}],
  [
    'packages are elsewhere (Plug’n’Play)',
    async (folder: string) => {
      // Tools keep their caches there.
      await mkdir(join(folder, 'app/node_modules/.vite'), { recursive: true });
      await writeFile(join(folder, '.pnp.cjs'), '');
    },
  ],
])('nothing is said where %s', async (_, prepare) => {
  const folder = await temporaryFolder();
  await prepare(folder);
  expect(await warningsIn(folder, '--only', 'msw,zod')).toEqual([]);
});
