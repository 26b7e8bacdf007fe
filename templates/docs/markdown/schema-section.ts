import { at, isObject } from '../../../lib/json.ts';
import { code, plainText, table } from '../../reference/markdown.ts';
import { descriptionOf, limitsOf, printedFields, referenceName, typeText } from '../printed-schema.ts';

const COMPONENT = '#/components/schemas/';

/** A schema with its fields: what it takes, what it is, and a row for each field. */
export function schemaSection(document: unknown, schema: unknown): string[] {
  const fields = printedFields(document, schema);
  const hasLimits = limitsOf(schema, code, plainText).length > 0;
  return [
    ...(fields.length === 0 || hasLimits ? [typeWithLimits(schema)] : []),
    descriptionOf(schema),
    fields.length === 0
      ? ''
      : table(
          ['Field', 'Type', 'Description'],
          fields.map((field) => [
            code(field.path) + (field.required ? ' (required)' : ''),
            typeWithLimits(field.schema),
            field.description,
          ]),
        ),
  ].filter((part) => part !== '');
}

/** `` `string`, maxLength `9` ``. */
export function typeWithLimits(schema: unknown): string {
  return [code(typeText(schema)), ...limitsOf(schema, code, plainText)].join(', ');
}

/** Names of the component schemas that the given ones lead to, each once, in the order in which a reader meets them. */
export function reachedSchemas(document: unknown, starts: readonly unknown[]): string[] {
  const found = new Set<string>();
  const followed = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const member of value) visit(member);
    if (!isObject(value)) return;
    if (typeof value.$ref === 'string' && !followed.has(value.$ref)) {
      followed.add(value.$ref);
      const isComponent =
        value.$ref.startsWith(COMPONENT) && !value.$ref.slice(COMPONENT.length).includes('/');
      if (isComponent) found.add(referenceName(value.$ref));
      visit(at(document, value.$ref));
    }
    for (const [key, member] of Object.entries(value)) if (!DATA.has(key)) visit(member);
  };
  visit(starts);
  return [...found];
}

/** Keywords with values, in which a `$ref` is no reference. */
const DATA: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples']);
