import { join } from 'node:path';
import type { ConsoleAssets } from './console-assets.ts';

/** For this repository alone: what is published has been bundled when it was built. The same bytes for the same sources. */
export async function bundleConsole(root: string): Promise<ConsoleAssets> {
  const [script, bank, style] = await Promise.all([
    bundle(root, 'console/main.ts'),
    bundle(root, 'console/bank.ts'),
    bundle(root, 'console/ui/console.css'),
  ]);
  return { script, bank, style };
}

async function bundle(root: string, entry: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
