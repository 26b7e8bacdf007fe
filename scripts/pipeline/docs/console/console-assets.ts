import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRepository, packageInfo } from '../../../cli/package-info.ts';

/** The console adds these to a page, whatever the description. */
export interface ConsoleAssets {
  readonly style: string;
  /** The console, to be run by the page. */
  readonly script: string;
  /** The bank, to be run by the console once somebody opens it. */
  readonly bank: string;
}

/** Files of the published package, below its root. */
export const ASSET_FILES: Readonly<Record<keyof ConsoleAssets, string>> = {
  style: 'dist/console/console.css',
  script: 'dist/console/console.js',
  bank: 'dist/console/bank.js',
};

/** Bundled from the sources in the repository; the published package has the bundles. */
export async function consoleAssets(): Promise<ConsoleAssets> {
  const { root } = packageInfo();
  if (inRepository()) {
    const { bundleConsole } = await import('./bundle-console.ts');
    return bundleConsole(root);
  }
  const [style, script, bank] = await Promise.all([
    readFile(join(root, ASSET_FILES.style), 'utf8'),
    readFile(join(root, ASSET_FILES.script), 'utf8'),
    readFile(join(root, ASSET_FILES.bank), 'utf8'),
  ]);
  return { style, script, bank };
}
