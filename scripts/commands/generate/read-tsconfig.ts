import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { isObject } from '../../../lib/json.ts';
import { readJsonc } from './read-jsonc.ts';

/** Reads a tsconfig.json with all that it extends. */
export interface TsConfig {
  readonly file: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** True if all of it could be read: a file that it extends may be made by a tool that has not run yet. */
  readonly complete: boolean;
}

/**
 * The settings that a TypeScript file in a folder is compiled with. Where the nearest tsconfig.json only lists projects, as Vite's
 * templates do, those of the first one that includes the folder; else of the first one that includes `src`.
 *
 * @returns `undefined` where the file is not to be read at all
 */
export function readTsConfig(file: string, folder: string): TsConfig | undefined {
  const root = readOne(file);
  if (root === undefined) return undefined;
  const projects = (Array.isArray(root.json.references) ? root.json.references : [])
    .filter(isObject)
    .map(({ path }) => configFileAt(resolve(dirname(file), String(path))));
  const listsOnly =
    Array.isArray(root.json.files) && root.json.files.length === 0 && root.json.include === undefined;
  if (!listsOnly || projects.length === 0) return withBases(root);
  const read = projects.flatMap((path) => readOne(path) ?? []);
  const including = (path: string) => read.find((project) => includes(project, path));
  const chosen = including(folder) ?? including(join(dirname(file), 'src')) ?? read[0];
  if (chosen === undefined) return { ...withBases(root), complete: false };
  const config = withBases(chosen);
  return { ...config, complete: config.complete && read.length === projects.length };
}

interface One {
  readonly file: string;
  readonly json: Readonly<Record<string, unknown>>;
}

function readOne(file: string): One | undefined {
  try {
    const json = readJsonc(readFileSync(file, 'utf8'));
    return isObject(json) ? { file, json } : undefined;
  } catch {
    return undefined;
  }
}

/** A reference names a file or the folder of a tsconfig.json. */
function configFileAt(path: string): string {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder ? join(path, 'tsconfig.json') : path;
}

/** Later bases override earlier ones, and the file itself overrides all. */
function withBases({ file, json }: One, seen: readonly string[] = []): TsConfig {
  const bases = [json.extends ?? []].flat().map((name) => {
    const path = seen.includes(file) ? undefined : baseOf(String(name), file);
    const base = path === undefined ? undefined : readOne(path);
    return base === undefined ? undefined : withBases(base, [...seen, file]);
  });
  return {
    file,
    options: Object.assign(
      {},
      ...bases.map((base) => base?.options),
      isObject(json.compilerOptions) && json.compilerOptions,
    ),
    complete: bases.every((base) => base?.complete === true),
  };
}

/** The file that `extends` names: a path, or a module of a package. */
function baseOf(name: string, file: string): string | undefined {
  if (/^\.\.?(\/|$)/.test(name) || isAbsolute(name)) {
    const path = resolve(dirname(file), name);
    return path.endsWith('.json') ? path : `${path}.json`;
  }
  const { resolve: find } = createRequire(file);
  for (const candidate of [name, `${name}.json`, `${name}/tsconfig.json`]) {
    try {
      const found = find(candidate);
      if (found.endsWith('.json')) return found;
    } catch {
      // The next spelling may be the right one.
    }
  }
  return undefined;
}

/** Tells whether files of a folder are among those that a project includes. */
function includes({ file, json }: One, folder: string): boolean {
  const patterns = [json.include ?? json.files ?? '**/*'].flat().map(String);
  return patterns.some((pattern) => {
    // `src/**/*.vue` is `src/`, then anything; `src/*` is `src/`, but nothing below it.
    const [, fixed = '', rest = ''] =
      /^((?:[^*?]*\/)?)(.*)$/.exec(pattern.replace(/^\$\{configDir\}/, '.')) ?? [];
    const isWild = /[*?]/.test(rest);
    const path = relative(resolve(dirname(file), isWild ? fixed : pattern), folder);
    if (isWild && !rest.startsWith('**')) return path === '' && rest.startsWith('*');
    return !path.startsWith('..') && !isAbsolute(path);
  });
}
