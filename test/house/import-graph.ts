import { posix } from 'node:path';
import ts from 'typescript';

/** One import: from which file, of what, and how. */
export interface Import {
  readonly from: string;
  /** A path in the project, `templates/model.ts`, or the specifier of a package, `@redocly/openapi-core`, `node:fs`. */
  readonly target: string;
  readonly inside: boolean;
  readonly kind: 'static' | 'type' | 'lazy';
}

/** Every import of one module, in all forms: import, export from, `import type`, `import('...')` as type or as call. */
export function importsOf(file: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (literal: ts.Node | undefined, kind: Import['kind']) => {
    if (literal === undefined || !ts.isStringLiteralLike(literal)) return;
    const inside = literal.text.startsWith('.');
    const target = inside ? posix.join(posix.dirname(file), literal.text) : literal.text;
    found.push({ from: file, target, inside, kind });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(
        node.moduleSpecifier,
        node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type' : 'static',
      );
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'static');
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, 'type');
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], 'lazy');
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}
