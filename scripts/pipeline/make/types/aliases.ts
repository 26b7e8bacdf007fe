import type { InterfaceDeclaration, Node, PropertyName, PropertySignature, TypeNode } from 'typescript';
import { ts } from './openapi-typescript.ts';

/**
 * The printed types with a type alias in place of each component whose type is part of itself: TypeScript resolves
 * `type $JsonValue = string | $JsonValue[]`, but not `JsonValue: string | components['schemas']['JsonValue'][]`.
 *
 * @param names of components
 */
export function withAliases(nodes: readonly Node[], names: ReadonlySet<string>): Node[] {
  if (names.size === 0) return [...nodes];
  const { factory } = ts;
  const aliasOf = new Map([...names].map((name, index) => [name, `$Recursive${index + 1}`]));
  const reference = (name: string) => factory.createTypeReferenceNode(aliasOf.get(name) ?? name);
  const referred = (node: Node): Node => {
    const name = componentOf(node);
    if (name !== undefined && aliasOf.has(name)) return reference(name);
    return ts.visitEachChild(node, referred, undefined);
  };
  const aliases: Node[] = [];
  const replaced = nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return node;
    return mapMember(node, ['schemas'], (member) => {
      const name = keyOf(member.name);
      if (name === undefined || !aliasOf.has(name) || member.type === undefined) return member;
      const type = ts.visitNode(member.type, referred) as TypeNode;
      aliases.push(factory.createTypeAliasDeclaration(undefined, aliasOf.get(name) ?? '', undefined, type));
      return factory.updatePropertySignature(
        member,
        member.modifiers,
        member.name,
        member.questionToken,
        reference(name),
      );
    });
  });
  return [...replaced, ...aliases];
}

/** Changes the members of a type literal that stands below an interface by keys. */
function mapMember(
  node: InterfaceDeclaration,
  [key]: readonly [string],
  change: (member: PropertySignature) => PropertySignature,
): InterfaceDeclaration {
  const { factory } = ts;
  const members = node.members.map((member) => {
    if (!ts.isPropertySignature(member) || keyOf(member.name) !== key) return member;
    if (member.type === undefined || !ts.isTypeLiteralNode(member.type)) return member;
    const inner = member.type.members.map((one) => (ts.isPropertySignature(one) ? change(one) : one));
    const type = factory.createTypeLiteralNode(inner);
    return factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, type);
  });
  return factory.updateInterfaceDeclaration(
    node,
    node.modifiers,
    node.name,
    node.typeParameters,
    node.heritageClauses,
    members,
  );
}

function keyOf(name: PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)
    ? name.text
    : undefined;
}

/** `Card` for `components["schemas"]["Card"]`. */
function componentOf(node: Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType: group, indexType } = node;
  if (!ts.isTypeReferenceNode(group.objectType) || !ts.isIdentifier(group.objectType.typeName))
    return undefined;
  if (group.objectType.typeName.text !== 'components' || textOf(group.indexType) !== 'schemas')
    return undefined;
  return textOf(indexType);
}

function textOf(node: TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}
