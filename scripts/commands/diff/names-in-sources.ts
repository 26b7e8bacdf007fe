import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type TypeScript from 'typescript';
import { ToolError } from '../../cli/errors.ts';

const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const SKIPPED = new Set(['node_modules', '.git', 'dist', 'build', 'coverage']);

/**
 * Which of the known names a team's sources use: names that they import, and methods that they call. Comments and strings do not count.
 *
 * @param places files and folders
 * @throws ToolError `usage` where there is no source file
 */
export async function namesInSources(
  places: readonly string[],
  known: ReadonlySet<string>,
  cwd: string,
): Promise<Set<string>> {
  const { default: ts } = await import('typescript');
  const files = (await Promise.all(places.map((place) => filesIn(resolve(cwd, place), true)))).flat();
  if (files.length === 0)
    throw new ToolError('usage', `No source file in ${places.join(', ')}.`, {
      fix: 'Give a folder or a file with TypeScript or JavaScript: `--sources src`.',
    });
  const found = new Set<string>();
  for (const file of files)
    for (const name of namesIn(scriptOf(file, await readFile(file, 'utf8')), ts))
      if (known.has(name)) found.add(name);
  return found;
}

async function filesIn(place: string, isGiven: boolean): Promise<string[]> {
  const found = await stat(place).catch(() => undefined);
  if (found === undefined) return [];
  if (found.isFile()) return isGiven || SOURCE.test(place) ? [place] : [];
  const names = (await readdir(place)).filter((name) => !SKIPPED.has(name)).sort();
  return (await Promise.all(names.map((name) => filesIn(join(place, name), false)))).flat();
}

/** The scripts of a component, one after another. */
function scriptOf(file: string, text: string): string {
  if (!/\.(?:vue|svelte)$/.test(file)) return text;
  return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n');
}

/** Imported names as they are exported, members that are read or taken apart, and keys of text: `client.createCard`, `{ createCard } = client`. */
function namesIn(text: string, ts: typeof TypeScript): Set<string> {
  const names = new Set<string>();
  const visit = (node: TypeScript.Node): void => {
    if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node))
      names.add((node.propertyName ?? node.name).text);
    else if (ts.isPropertyAccessExpression(node)) names.add(node.name.text);
    else if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name)) names.add(name.text);
    } else if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
      names.add(node.argumentExpression.text);
    else if (ts.isQualifiedName(node)) names.add(node.right.text);
    else if (
      ts.isIndexedAccessTypeNode(node) &&
      ts.isLiteralTypeNode(node.indexType) &&
      ts.isStringLiteral(node.indexType.literal)
    )
      names.add(node.indexType.literal.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return names;
}
