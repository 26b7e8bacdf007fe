import ts from 'typescript';

/** Names that a module exports itself, each once: what it declares, and what it passes on under another name. The default export has none. */
export function exportedNames(file: string, text: string): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const imported = new Set(statements.filter(ts.isImportDeclaration).flatMap(importedNames));
  return [...new Set(statements.flatMap((statement) => namesOf(statement, imported)))];
}

function namesOf(statement: ts.Statement, imported: ReadonlySet<string>): string[] {
  if (ts.isExportDeclaration(statement)) return namesOfList(statement, imported);
  const modifiers = (ts.canHaveModifiers(statement) && ts.getModifiers(statement)) || [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const { name } = statement as ts.Statement & { readonly name?: ts.Node };
  return name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
}

/** `export { a }` of what the module declares; of another one's only `export { a as b }`, since `a` is still the same thing. */
function namesOfList(
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  imported: ReadonlySet<string>,
): string[] {
  if (exportClause === undefined) return [];
  if (ts.isNamespaceExport(exportClause)) return [exportClause.name.text];
  return exportClause.elements
    .filter(
      ({ name, propertyName }) =>
        propertyName !== undefined || (moduleSpecifier === undefined && !imported.has(name.text)),
    )
    .map(({ name }) => name.text)
    .filter((name) => name !== 'default');
}

function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  if (bindings === undefined) return [];
  return ts.isNamespaceImport(bindings)
    ? [bindings.name.text]
    : bindings.elements.map(({ name }) => name.text);
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}
