import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compile } from '../scripts/commands/scaffold/project.ts';
import { ROOT, read } from './files.ts';
import { sourcesOfExports } from './sources-of-exports.ts';

const DOCUMENTS = [
  'README.md',
  'docs/client.md',
  'docs/sandbox.md',
  'docs/conformance.md',
  'docs/traffic.md',
];

let folder: string;

// Inside the repository, so that the packages of the generated modules are found.
beforeAll(async () => {
  await mkdir(join(ROOT, 'build'), { recursive: true });
  folder = await mkdtemp(join(ROOT, 'build', 'readme-'));
  for (const document of DOCUMENTS) {
    const blocks = [...read(document).matchAll(/```(tsx?)\n(.*?)```/gs)];
    expect(blocks.length).toBeGreaterThan(0);
    for (const [index, [, extension, code = '']] of blocks.entries())
      await writeFile(join(folder, `${basename(document)}-${index}.${extension}`), code);
  }
  const tsconfig = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: { paths: sourcesOfExports(), jsx: 'react-jsx', jsxImportSource: 'react' },
    include: ['.'],
    exclude: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the code of the README and the guides compiles', async () => {
  expect(await compile(folder, 'TypeScript 7')).toBe('');
});
