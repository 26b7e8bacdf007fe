import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compile } from '../scripts/commands/scaffold/project.ts';
import { ROOT, read } from './files.ts';

let folder: string;

/** What `import` finds of this package in a project that installed it, by the sources: `dist/` need not be built. */
function sourcesOfExports(): Record<string, string[]> {
  const { name, exports } = JSON.parse(read('package.json')) as {
    name: string;
    exports: Record<string, string | { types: string }>;
  };
  const modules = Object.entries(exports).flatMap(([path, entry]) =>
    typeof entry === 'string' ? [] : [[path, entry.types] as const],
  );
  return Object.fromEntries(
    modules.map(([path, types]) => {
      const declarations = join(ROOT, types.replace('/dist/', '/'));
      const source = declarations.replace('.d.ts', '.ts');
      return [path.replace('.', name), [existsSync(source) ? source : declarations]];
    }),
  );
}

// Inside the repository, so that the packages of the generated modules are found.
beforeAll(async () => {
  await mkdir(join(ROOT, 'build'), { recursive: true });
  folder = await mkdtemp(join(ROOT, 'build', 'readme-'));
  const blocks = [...read('README.md').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
  expect(blocks.length).toBeGreaterThan(0);
  for (const [index, code] of blocks.entries()) await writeFile(join(folder, `block-${index}.ts`), code);
  const tsconfig = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: { paths: sourcesOfExports() },
    include: ['.'],
    exclude: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("the README's code compiles", async () => {
  expect(await compile(folder, 'TypeScript 7')).toBe('');
});
