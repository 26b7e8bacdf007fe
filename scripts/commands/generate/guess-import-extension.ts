import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImportExtension } from '../../../templates/model.ts';
import { readJsonc } from './read-jsonc.ts';
import { readTsConfig, type TsConfig } from './read-tsconfig.ts';

export interface Guess {
  readonly extension: ImportExtension;
  /** The tsconfig.json or deno.json that it follows from, if any. */
  readonly file?: string;
  /** `false` where a file that decides could not be read: what was guessed on another machine is better then. */
  readonly sure: boolean;
}

/**
 * Guesses how the imports of generated modules have to end in the project around an output folder. The first that applies:
 *
 * | project | imports |
 * |---|---|
 * | no tsconfig.json, or a nearer deno.json: Node.js, Deno and Bun run the files as they are | `.ts` |
 * | `allowImportingTsExtensions` or `rewriteRelativeImportExtensions` | `.ts` |
 * | `moduleResolution` `node16` or `nodenext`, in a package of ES modules | `.js` |
 * | the compiler's output is run as ES modules: `"type": "module"`, `outDir`, an ES `module` | `.js` |
 * | all others: bundlers and CommonJS | none |
 */
export function guessImportExtension(out: string): Guess {
  const file = nearest(out, ['tsconfig.json', 'deno.json', 'deno.jsonc']);
  if (file === undefined) return { extension: '.ts', sure: true };
  if (!file.endsWith('tsconfig.json')) return { extension: '.ts', file, sure: true };
  const config = readTsConfig(file, out);
  if (config === undefined) return { extension: '.ts', file, sure: false };
  return { extension: extensionFor(config, isModulePackage(out)), file: config.file, sure: config.complete };
}

function extensionFor({ options }: TsConfig, isModule: boolean): ImportExtension {
  const word = (name: string) => String(options[name] ?? '').toLowerCase();
  if (options.allowImportingTsExtensions === true || options.rewriteRelativeImportExtensions === true)
    return '.ts';
  // A CommonJS package allows an ending and needs none, and Jest would not find `./types.js`.
  if (/^node(16|18|2\d|next)$/.test(word('moduleResolution') || word('module'))) return isModule ? '.js' : '';
  const emits =
    options.noEmit !== true && options.emitDeclarationOnly !== true && options.outDir !== undefined;
  return isModule && emits && /^(es|preserve$)/.test(word('module')) ? '.js' : '';
}

/** Tells whether `.ts` files below a folder are ES modules, as Node.js decides. */
function isModulePackage(folder: string): boolean {
  const file = nearest(folder, ['package.json']);
  if (file === undefined) return false;
  try {
    return (readJsonc(readFileSync(file, 'utf8')) as { type?: unknown } | null)?.type === 'module';
  } catch {
    return false;
  }
}

/** The first of the names that exists in the folder or above it. */
function nearest(folder: string, names: readonly string[]): string | undefined {
  const found = names.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (found !== undefined || dirname(folder) === folder) return found;
  return nearest(dirname(folder), names);
}
