import { join } from 'node:path';
import type { ConsoleAssets } from './console-assets.ts';

/** Calls under way: the last one to end stops the bundler's process, which would outlive this one for a moment. */
let running = 0;

/** Only this repository needs this: the published package has a bundle already. The same bytes for the same sources. */
export async function bundleConsole(root: string): Promise<ConsoleAssets> {
  const { stop } = await import('esbuild');
  running += 1;
  try {
    const [script, bank, style] = await Promise.all([
      bundle(root, 'console/main.ts'),
      bundle(root, 'console/bank.ts'),
      bundle(root, 'console/ui/console.css'),
    ]);
    return { script, bank, style };
  } finally {
    running -= 1;
    if (running === 0) await stop();
  }
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
