import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type TypeScript from 'typescript';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import { typescriptApi } from '../../cli/typescript-api.ts';
import type { KnownNames } from '../../pipeline/diff/affected.ts';
import { scriptIn } from './script-in.ts';

const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx|vue|svelte|astro)$/;
const SKIPPED = new Set(['node_modules', '.git', 'dist', 'build', 'coverage']);

/** Lists the names that a team's sources use, and says how much of the sources could be read. */
export interface SourcesUse {
  readonly names: ReadonlySet<string>;
  /** Files that were looked at. */
  readonly files: number;
  /** The files in which a name was found. */
  readonly using: number;
  /** The files that do not parse: what they use is not known. */
  readonly unread: readonly UnreadFile[];
}

export interface UnreadFile {
  /** `src/app.ts:12:5` */
  readonly place: string;
  /** `')' expected.` */
  readonly reason: string;
}

/**
 * Finds which of the known names a team's sources use: names that they import, functions and methods that they call, and paths that they
 * give to the raw client. Comments and other strings do not count.
 *
 * @param places files and folders
 * @throws ToolError `usage` for a place that is not there or has no source file, `environment` without TypeScript
 */
export async function namesInSources(
  places: readonly string[],
  known: KnownNames,
  cwd: string,
): Promise<SourcesUse> {
  const files = new Set((await Promise.all(places.map((place) => filesAt(place, cwd)))).flat());
  const ts = await typescriptApi('--sources');
  const names = new Set<string>();
  const unread: UnreadFile[] = [];
  let using = 0;
  for (const file of files) {
    const { script, lang, members } = scriptIn(file, await readSource(file, cwd));
    const { source, error } = parse(script, lang, ts);
    if (error !== undefined) unread.push({ ...error, place: `${displayPath(file, cwd)}:${error.place}` });
    const found = namesIn(source, known, ts);
    for (const name of members) {
      const one = known.nameFor(name);
      if (one !== undefined) found.add(one);
    }
    if (found.size > 0) using += 1;
    for (const name of found) names.add(name);
  }
  return { names, files: files.size, using, unread };
}

async function filesAt(place: string, cwd: string): Promise<string[]> {
  const path = resolve(cwd, place);
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new ToolError('usage', `There is no such file or folder: ${place}`);
  const files = found.isFile() ? (SOURCE.test(path) ? [path] : []) : await filesIn(path, new Set());
  if (files.length === 0)
    throw new ToolError('usage', `No source file in ${place}.`, {
      fix: 'Give a folder or a file with TypeScript, JavaScript, Vue, Svelte or Astro: `--sources src`.',
    });
  return files;
}

/** @param entered real paths of folders, since links may lead in a circle */
async function filesIn(folder: string, entered: Set<string>): Promise<string[]> {
  const real = await realpath(folder);
  if (entered.has(real)) return [];
  entered.add(real);
  const names = (await readdir(folder)).filter((name) => !SKIPPED.has(name)).sort();
  const files: string[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory() === true) files.push(...(await filesIn(path, entered)));
    else if (found?.isFile() === true && SOURCE.test(name)) files.push(path);
  }
  return files;
}

async function readSource(file: string, cwd: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new ToolError('environment', `The source file cannot be read: ${displayPath(file, cwd)}`, {
      cause,
    });
  }
}

/** Codes of what TypeScript refuses in a JavaScript file although it parses: a type annotation, for example. */
const ONLY_TYPESCRIPT = [8000, 8999] as const;

/** @param lang the extension that says how the text is to be read: `mts` */
function parse(text: string, lang: string, ts: typeof TypeScript) {
  const name = `source.${lang}`;
  const source = ts.createSourceFile(name, text, { languageVersion: ts.ScriptTarget.Latest });
  const host: TypeScript.CompilerHost = {
    getSourceFile: (file) => (file === name ? source : undefined),
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
    useCaseSensitiveFileNames: () => true,
    fileExists: (file) => file === name,
    readFile: () => undefined,
    writeFile: () => undefined,
  };
  const options = { allowJs: true, noLib: true, noResolve: true, types: [] };
  const program = ts.createProgram({ rootNames: [name], options, host });
  const [first] = program
    .getSyntacticDiagnostics(source)
    .filter(({ code }) => code < ONLY_TYPESCRIPT[0] || code > ONLY_TYPESCRIPT[1]);
  if (first === undefined) return { source };
  const { line, character } = source.getLineAndCharacterOfPosition(first.start);
  const reason = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  return { source, error: { place: `${line + 1}:${character + 1}`, reason } };
}

/**
 * Imported names as they are exported, functions that are called, members that are read or taken apart, keys of text, and paths that the raw
 * client is given: `client.createCard`, `{ createCard } = client`, `components['schemas']['Card']`, `client.raw.POST('/v1/card')`.
 */
function namesIn(source: TypeScript.SourceFile, known: KnownNames, ts: typeof TypeScript): Set<string> {
  const names = new Set<string>();
  const add = (name: string) => {
    const found = known.nameFor(name);
    if (found !== undefined) names.add(found);
  };
  const visit = (node: TypeScript.Node): void => {
    if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) add((node.propertyName ?? node.name).text);
    else if (ts.isCallExpression(node)) {
      const { expression: callee, arguments: given } = node;
      const [first] = given;
      if (ts.isIdentifier(callee)) add(callee.text);
      if (ts.isPropertyAccessExpression(callee) && first !== undefined && ts.isStringLiteralLike(first))
        for (const name of known.callsOf(first.text, callee.name.text)) names.add(name);
    } else if (ts.isPropertyAccessExpression(node)) add(node.name.text);
    else if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) add(name.text);
    } else if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
      add(node.argumentExpression.text);
    else if (ts.isQualifiedName(node)) add(node.right.text);
    else if (
      ts.isIndexedAccessTypeNode(node) &&
      ts.isLiteralTypeNode(node.indexType) &&
      ts.isStringLiteral(node.indexType.literal)
    ) {
      add(node.indexType.literal.text);
      for (const name of known.callsOf(node.indexType.literal.text)) names.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
