import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportExtension } from '../../../templates/model.ts';
import { packageInfo } from '../../cli/package-info.ts';

/**
 * Modules of `templates/runtime/` and `lib/` as they are copied beside the generated ones.
 *
 * @param names `server-types.ts`, `lib/json-pointer.ts`
 * @param importExtension how their imports of each other are to end
 * @returns text by the same names
 */
export async function readRuntimeFiles(
  names: readonly string[],
  importExtension: ImportExtension,
): Promise<Record<string, string>> {
  const texts = names.map(async (name) => {
    const folder = name.startsWith('lib/') ? '.' : 'templates/runtime';
    const text = await readFile(join(packageInfo().root, folder, name), 'utf8');
    return [
      name,
      text.replace(/(?<=from ')(?:\.\.\/\.\.\/(?=lib\/)|\.\/)([\w/-]+)\.ts'/g, `./$1${importExtension}'`),
    ];
  });
  return Object.fromEntries(await Promise.all(texts));
}
