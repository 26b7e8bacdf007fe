import { fieldTypeOf, type Seen } from './fields.ts';
import type { CheckFinding } from './finding.ts';
import { isNamedType } from './named-type.ts';
import type { WrittenMember } from './unknown-field.ts';

/**
 * A field without a value, where its content stands beside it because it is not indented:
 *
 *     properties:
 *     id:
 *       type: string
 */
export function findEmptyField(seen: Seen, unknown: readonly WrittenMember[]): CheckFinding | undefined {
  const { node, type, location } = seen;
  if (unknown.length === 0) return undefined;
  const field = Object.keys(node).find((name) => {
    const held = node[name] === null ? fieldTypeOf(type, name, {}) : undefined;
    return (
      isNamedType(held) && unknown.every((member) => isDefined(fieldTypeOf(held, member.name, member.value)))
    );
  });
  if (field === undefined) return undefined;
  const names = unknown.map(({ name }) => `\`${name}\``);
  const shown =
    names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
  return {
    rule: 'spec/empty-field',
    severity: 'error',
    message: `\`${field}\` is empty, and what seems to be its content is next to it: ${shown}.`,
    fix: `Indent ${shown} further than \`${field}\`.`,
    location: location.child(field).key(),
  };
}

function isDefined(schema: unknown): boolean {
  return schema !== undefined && schema !== null;
}
