import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import * as nodeModule from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packageInfo } from '../cli/package-info.ts';
import { typescriptApi } from '../cli/typescript-api.ts';

/** A module, not a CommonJS script: a statement begins with one of these words. */
const MODULE_SYNTAX = /^\s*(?:import\b(?!\s*\()|export\b)/m;

/**
 * Imports a configuration file, in TypeScript or JavaScript. Node.js strips the types. Two things are made easy that Node.js
 * refuses: ES module syntax in a package of CommonJS (what `npm init` makes), and the import of `…/config` where this package is not
 * installed (`npx`).
 *
 * @returns its default export, or what it assigns to `module.exports`
 * @throws ToolError `environment` where an older Node.js would need TypeScript, and it is not installed
 */
export async function importConfig(file: string): Promise<unknown> {
  // Neither is in Node.js 20, nor in the first releases of 22.
  const { registerHooks }: Partial<typeof nodeModule> = nodeModule;
  if (registerHooks === undefined || !process.features.typescript) return importCopy(file);
  const url = pathToFileURL(file).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier !== CONFIG_MODULE) return next(specifier, context);
      return { url: ownConfigModule(), shortCircuit: true };
    },
    load(loaded, context, next) {
      if (loaded !== url) return next(loaded, context);
      const typed = isTypeScript(file) ? '-typescript' : '';
      const { source } = next(loaded, { ...context, format: `module${typed}` });
      return next(loaded, {
        ...context,
        format: `${isModule(file, String(source)) ? 'module' : 'commonjs'}${typed}`,
      });
    },
  });
  try {
    const { default: value } = await import(url);
    return value;
  } finally {
    hooks.deregister();
  }
}

/** As JavaScript beside the file for a moment, so that its relative imports lead to the same files; as Vite does. */
async function importCopy(file: string): Promise<unknown> {
  const source = await readFile(file, 'utf8');
  const format = isModule(file, source) ? 'mjs' : 'cjs';
  const own = format === 'mjs' ? ownConfigModule() : fileURLToPath(ownConfigModule());
  const script = isTypeScript(file) ? await withoutTypes(file, source) : source;
  const text = script.replace(new RegExp(`(['"])${CONFIG_MODULE}\\1`, 'g'), JSON.stringify(own));
  const copy = `${file}.${process.pid}.${format}`;
  try {
    await writeFile(copy, text);
    const { default: value } = await import(pathToFileURL(copy).href);
    return value;
  } finally {
    await rm(copy, { force: true });
  }
}

/** @throws ToolError `environment` where TypeScript is not installed */
async function withoutTypes(file: string, source: string): Promise<string> {
  const typescript = await typescriptApi(
    `A configuration in TypeScript under Node.js ${process.versions.node} (22.18 and later need nothing)`,
  );
  const { ModuleKind, ScriptTarget, transpileModule } = typescript;
  const compilerOptions = { module: ModuleKind.Preserve, target: ScriptTarget.ES2022 };
  return transpileModule(source, { fileName: file, compilerOptions }).outputText;
}

const CONFIG_MODULE = `${packageInfo().name}/config`;

function isTypeScript(file: string): boolean {
  return /\.m?ts$/.test(file);
}

function isModule(file: string, source: string): boolean {
  return file.endsWith('.mts') || file.endsWith('.mjs') || MODULE_SYNTAX.test(source);
}

/** The module with `defineConfig`: TypeScript in the repository, JavaScript when installed. */
function ownConfigModule(): string {
  const source = new URL('./config.ts', import.meta.url);
  return existsSync(fileURLToPath(source)) ? source.href : new URL('./config.js', import.meta.url).href;
}
