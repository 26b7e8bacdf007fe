import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, read } from './files.ts';

/** Finds by the sources what `import` finds of both packages in a project that installed them: `dist/` need not be built. */
export function sourcesOfExports(): Record<string, string[]> {
  return { ...sourcesOf('package.json', '/'), ...sourcesOf('packages/client/package.json', '/generated/') };
}

/** @param sources where what is compiled to `dist/` comes from */
function sourcesOf(manifest: string, sources: string): Record<string, string[]> {
  const { name, exports } = JSON.parse(read(manifest)) as {
    name: string;
    exports: Record<string, string | { types: string }>;
  };
  const modules = Object.entries(exports).flatMap(([path, entry]) =>
    typeof entry === 'string' ? [] : [[path, entry.types] as const],
  );
  return Object.fromEntries(
    modules.map(([path, types]) => {
      const declarations = join(ROOT, types.replace('/dist/', sources));
      const source = declarations.replace('.d.ts', '.ts');
      return [path.replace('.', name), [existsSync(source) ? source : declarations]];
    }),
  );
}
