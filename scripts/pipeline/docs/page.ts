import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageInfo } from '../../cli/package-info.ts';

/** The style and script that go into the page, as files so that editors and linters know them. */
export async function pageAssets(): Promise<{ style: string; script: string }> {
  const folder = join(packageInfo().root, 'templates', 'docs');
  const [style, script] = await Promise.all([
    readFile(join(folder, 'page.css'), 'utf8'),
    readFile(join(folder, 'page.js'), 'utf8'),
  ]);
  return { style, script };
}
