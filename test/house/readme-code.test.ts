import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPILERS, compile } from '../scripts/commands/scaffold/project.ts';
import { ROOT, read } from './files.ts';

let folder: string;

// Inside the repository, so that the packages of the generated modules are found.
beforeAll(async () => {
  await mkdir(join(ROOT, 'build'), { recursive: true });
  folder = await mkdtemp(join(ROOT, 'build', 'readme-'));
  const blocks = [...read('README.md').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
  expect(blocks.length).toBeGreaterThan(0);
  for (const [index, code] of blocks.entries()) {
    const local = code
      .replace("'banking-platform-api/sandbox'", "'../../server/sandbox.ts'")
      .replace(/'banking-platform-api\/([\w-]+)'/g, "'../../generated/$1.ts'");
    await writeFile(join(folder, `block-${index}.ts`), local);
  }
  const tsconfig = { extends: join(ROOT, 'tsconfig.json'), include: ['.'], exclude: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(Object.keys(COMPILERS) as (keyof typeof COMPILERS)[])(
  "the README's code compiles under %s",
  async (compiler) => {
    expect(await compile(folder, compiler)).toBe('');
  },
);
