import { basename } from 'node:path';
import ts from 'typescript';

/** Words that names in code and of files do not have, each with the field's term. */
const TERMS: ReadonlyMap<string, string> = new Map([
  ['doubt', 'uncertainty'],
  ['freedom', 'variation'],
  ['habit', 'choice, repeated change'],
  ['stray', 'unexpected'],
  ['telling', 'statement'],
  ['witness', 'call origin'],
]);

const ANY = new RegExp([...TERMS.keys()].join('|'), 'i');

/** @returns a line for each such name in a TypeScript file: `lib/doubt.ts:3  Use "uncertainty" instead of "doubt" in the name "isDoubt".` */
export function wrongNames(file: string, content: string): string[] {
  if (!ANY.test(file) && !ANY.test(content)) return [];
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest);
  const found = findings(`${file}:1`, basename(file));
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(...findings(`${file}:${line + 1}`, node.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(found)];
}

/** The words of `isDoubt`, `DOUBT_LIMIT` and `read-doubts.ts` are compared in singular and lower case. */
function findings(place: string, name: string): string[] {
  return name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/(?<=ss)es$|(?<!s)s$/, ''))
    .filter((word) => TERMS.has(word))
    .map((word) => `${place}  Use "${TERMS.get(word)}" instead of "${word}" in the name "${name}".`);
}
