import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageInfo } from '../../cli/package-info.ts';

/**
 * Modules of `templates/runtime/` as they are copied beside the generated ones, by file name. With `.js`, their imports of each
 * other end so too.
 */
export async function readRuntimeFiles(
  names: readonly string[],
  importExtension: '.ts' | '.js',
): Promise<Record<string, string>> {
  const texts = names.map(async (name) => {
    const text = await readFile(join(packageInfo().root, 'templates/runtime', name), 'utf8');
    return [name, text.replace(/(from '\.\/[\w-]+)\.ts'/g, `$1${importExtension}'`)];
  });
  return Object.fromEntries(await Promise.all(texts));
}
