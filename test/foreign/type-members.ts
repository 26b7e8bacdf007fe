import ts from 'typescript';

/**
 * The types of a file with `paths`, `components` and `operations`, without comments and in one form of print, by where they are: `components.schemas Card`,
 * `operations getCard`, `paths /cards`. An alias for a recursive schema stands as its component.
 */
export function typeMembers(text: string): Map<string, string> {
  const file = ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest, true);
  const printer = ts.createPrinter({ removeComments: true });
  const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, file);
  const aliases = new Map(
    file.statements
      .filter(ts.isTypeAliasDeclaration)
      .map(({ name, type }) => [name.text, print(type)] as const),
  );
  const components = new Map<string, string>();
  const members = new Map<string, string>();
  const add = (group: string, type: ts.TypeNode | undefined) => {
    if (type === undefined || !ts.isTypeLiteralNode(type)) return;
    for (const member of type.members.filter(ts.isPropertySignature)) {
      const name = nameOf(member);
      const shown = member.type === undefined ? '' : print(member.type);
      const alias = group === 'components.schemas' ? aliases.get(shown) : undefined;
      if (alias !== undefined) components.set(shown, `components["schemas"][${JSON.stringify(name)}]`);
      members.set(`${group} ${name}`, alias ?? shown);
    }
  };
  for (const statement of file.statements.filter(ts.isInterfaceDeclaration)) {
    const name = statement.name.text;
    const literal = ts.factory.createTypeLiteralNode(statement.members);
    if (name !== 'components') add(name, literal);
    else
      for (const one of statement.members.filter(ts.isPropertySignature))
        add(`components.${nameOf(one)}`, one.type);
  }
  for (const [place, type] of members)
    members.set(
      place,
      type.replace(/\$Recursive\d+/g, (alias) => components.get(alias) ?? alias),
    );
  return members;
}

function nameOf({ name }: ts.PropertySignature): string {
  return ts.isStringLiteral(name) || ts.isIdentifier(name) || ts.isNumericLiteral(name)
    ? name.text
    : name.getText();
}
