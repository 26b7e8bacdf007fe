import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packageInfo } from '../cli/package-info.ts';

/** A module, not a CommonJS script: a statement begins with one of these words. */
const MODULE_SYNTAX = /^\s*(?:import\b(?!\s*\()|export\b)/m;

/**
 * Imports a configuration file, in TypeScript or JavaScript. Node.js strips the types. Two things are made easy that Node.js
 * refuses: ES module syntax in a package of CommonJS (what `npm init` makes), and the import of `…/config` where this package is not
 * installed (`npx`).
 *
 * @returns its default export, or what it assigns to `module.exports`
 */
export async function importConfig(file: string): Promise<unknown> {
  const url = pathToFileURL(file).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier !== `${packageInfo().name}/config`) return next(specifier, context);
      return { url: ownConfigModule(), shortCircuit: true };
    },
    load(loaded, context, next) {
      if (loaded !== url) return next(loaded, context);
      const typed = /\.m?ts$/.test(file) ? '-typescript' : '';
      const { source } = next(loaded, { ...context, format: `module${typed}` });
      const isModule = file.endsWith('.mts') || file.endsWith('.mjs') || MODULE_SYNTAX.test(String(source));
      return next(loaded, { ...context, format: `${isModule ? 'module' : 'commonjs'}${typed}` });
    },
  });
  try {
    const { default: value } = await import(url);
    return value;
  } finally {
    hooks.deregister();
  }
}

/** The module with `defineConfig`: TypeScript in the repository, JavaScript when installed. */
function ownConfigModule(): string {
  const source = new URL('./config.ts', import.meta.url);
  return existsSync(fileURLToPath(source)) ? source.href : new URL('./config.js', import.meta.url).href;
}
