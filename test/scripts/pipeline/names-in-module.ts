import ts from 'typescript';

/** Names that a module imports, under which it knows them; names that it declares, overloads of a function once; and names that it exports of other modules. */
export function namesIn(text: string): {
  readonly imported: readonly string[];
  readonly declared: readonly string[];
  readonly passedOn: readonly string[];
} {
  const file = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest);
  const imported = file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return [
      ...(importClause?.name === undefined ? [] : [importClause.name.text]),
      ...(bindings === undefined || !ts.isNamedImports(bindings)
        ? []
        : bindings.elements.map(({ name }) => name.text)),
    ];
  });
  const declared = file.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(file));
    if (ts.isFunctionDeclaration(statement))
      return statement.body === undefined ? [] : [statement.name?.text ?? ''];
    return ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)
      ? [statement.name.text]
      : [];
  });
  const passedOn = file.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) =>
      exportClause !== undefined && ts.isNamedExports(exportClause)
        ? exportClause.elements.map(({ name }) => name.text)
        : [],
    );
  return { imported, declared, passedOn };
}
