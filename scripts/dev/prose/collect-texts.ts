import { extname } from 'node:path';
import ts from 'typescript';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A text that people read, and the line on which it begins, from 1. */
export interface PlacedText {
  readonly text: string;
  readonly line: number;
}

/** Keys of YAML files whose values are prose. */
const PROSE_KEYS = new Set([
  ...['description', 'summary', 'title', 'topic', 'x-plain'],
  ...['statement', 'open', 'suite', 'server'],
  // The outcomes in the words of `discover` and the suite.
  ...['what', 'accepted', 'refused', 'absent', 'equal', 'other'],
]);

/** The texts of a YAML, JSON or TypeScript file. In code, a string counts as a text if it has three words in a row. */
export function collectTexts(file: string, content: string): PlacedText[] {
  return /ya?ml|json/.test(extname(file)) ? textsOfYaml(content) : textsOfCode(file, content);
}

function textsOfYaml(content: string): PlacedText[] {
  const lines = new LineCounter();
  const found: PlacedText[] = [];
  visit(parseDocument(content, { lineCounter: lines }), {
    Map(_, map) {
      for (const { key, value } of map.items) {
        if (!isScalar(key) || !PROSE_KEYS.has(String(key.value)) || !isScalar(value)) continue;
        if (typeof value.value !== 'string') continue;
        found.push({ text: value.value, line: lines.linePos(value.range?.[0] ?? 0).line });
      }
    },
  });
  return found;
}

/** White space tells a text from a path or an identifier. */
const THREE_WORDS = /[A-Za-z]{2,}\W?\s\W?\w+\W?\s\W?[A-Za-z]{2,}/;

const SQL = /^\s*\(?(ALTER|BEGIN|CREATE|DELETE|INSERT|SELECT|UPDATE)\b/;

function textsOfCode(file: string, content: string): PlacedText[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest);
  const found: PlacedText[] = [];
  const visitNode = (node: ts.Node): void => {
    const text = literalText(node);
    if (text !== undefined && THREE_WORDS.test(text) && !SQL.test(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ text, line: line + 1 });
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(source);
  return found;
}

/** The text of a string, or of a template with `…` for what is filled in. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ').trim();
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}
