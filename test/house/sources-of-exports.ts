import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, read } from './files.ts';

/** What `import` finds of this package in a project that installed it, by the sources: `dist/` need not be built. */
export function sourcesOfExports(): Record<string, string[]> {
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
