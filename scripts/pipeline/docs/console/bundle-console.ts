import { basename, join } from 'node:path';
import type { ConsoleAssets } from './console-assets.ts';

/** For this repository alone: what is published has been bundled when it was built. The same bytes for the same sources. */
export async function bundleConsole(root: string): Promise<ConsoleAssets> {
  // Its process then ends with the call, and does not outlive this one for a moment.
  process.env.ESBUILD_WORKER_THREADS ??= '0';
  const { buildSync } = await import('esbuild');
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['console/main.ts', 'console/bank.ts', 'console/ui/console.css'].map((entry) =>
      join(root, entry),
    ),
    // Nothing is written there.
    outdir: join(root, 'build/console'),
    entryNames: '[name]',
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
  const text = (name: string) => outputFiles.find(({ path }) => basename(path) === name)?.text ?? '';
  return { script: text('main.js'), bank: text('bank.js'), style: text('console.css') };
}
