import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Removes the declarations in a package's `dist` that no entry of its package.json leads to: they describe modules that nobody can import. */
export function dropUnusedDeclarations(folder: string): void {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const entries = manifest.match(/\bdist\/[^"*]+\.d\.ts(?=")/g) ?? [];
  const used = new Set(entries.map((entry) => join(folder, entry)));
  for (const file of used) {
    if (!existsSync(file)) continue;
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles)
      if (fileName.startsWith('.')) used.add(join(dirname(file), fileName.replace(/\.[jt]s$/, '.d.ts')));
  }
  const dist = join(folder, 'dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts') && !used.has(join(dist, file))) rmSync(join(dist, file));
}
