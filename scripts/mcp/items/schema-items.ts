import { requirements } from '../../../conformance/catalogue/catalogue.ts';
import { operations } from '../../../generated/operations.ts';
import { jsonText } from '../../../lib/json-text.ts';
import { type DescribedSchema, document, notShownOf } from './document.ts';
import type { Item } from './item.ts';
import { bullets, notShownLines } from './lines.ts';

/** Every schema, and every field of one. */
export function schemaItems(): Item[] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => [
    schemaItem(name, schema),
    ...Object.entries(schema.properties ?? {}).map(([field, own]) => fieldItem(name, schema, field, own)),
  ]);
}

function schemaItem(name: string, schema: DescribedSchema): Item {
  const { description = '', properties = {}, 'x-source': section } = schema;
  return {
    id: name,
    kind: 'schema',
    about: description,
    ...(section !== undefined && { section }),
    words: '',
    read: () =>
      [
        `# Schema ${name}`,
        description,
        bullets([`Section of the source: ${section ?? 'none'}`, ...usesOf(name)]),
        ...(Object.keys(properties).length === 0
          ? [block(withoutProse(schema))]
          : [
              `## Fields\n\n${bullets(Object.entries(properties).map(([field, own]) => `${field}: ${typeOf(own)}. ${own.description ?? ''}${seen(own)}`))}`,
            ]),
        `## Not shown\n\n${notShownLines(notShownOf(schema))}`,
      ].join('\n\n'),
  };
}

function fieldItem(name: string, holder: DescribedSchema, field: string, own: DescribedSchema): Item {
  const always = own['x-always-set'];
  const section = own['x-source'] ?? holder['x-source'];
  return {
    id: `${name}.${field}`,
    kind: 'field',
    about: own.description ?? `The field ${field} of ${name}.`,
    ...(section !== undefined && { section }),
    evidence: 'stated',
    words: `${typeOf(own)} ${(own['x-seen'] ?? []).join(' ')}`,
    read: () =>
      [
        `# Field ${field} of ${name}`,
        own.description ?? '',
        bullets([
          `Type: ${typeOf(own)}`,
          `Section of the source: ${section ?? 'none'}, stated`,
          `Always present: ${holder.required?.includes(field) === true ? 'yes' : 'not stated'}`,
          ...(always === undefined
            ? []
            : [`Always set: yes (${always.evidence}, section ${always.section})`]),
          ...usesOf(name),
        ]),
        block(withoutProse(own)),
        `## Judged by\n\n${bullets(factsOf(name, field))}`,
        `## Not shown\n\n${notShownLines(notShownOf(own))}`,
      ].join('\n\n'),
  };
}

function usesOf(name: string): string[] {
  const all = Object.values(operations);
  const named = (ids: readonly { readonly id: string }[]) => ids.map(({ id }) => id).join(', ');
  const sent = all.filter(({ request }) => request === name);
  const received = all.filter(({ response }) => response === name);
  return [
    ...(sent.length === 0 ? [] : [`Body of the request of ${named(sent)}`]),
    ...(received.length === 0 ? [] : [`Body of a success of ${named(received)}`]),
  ];
}

/** Facts of the form of a field that stands at the top of a response. */
function factsOf(name: string, field: string): string[] {
  const starts = Object.values(operations)
    .filter(({ response }) => response === name)
    .map(({ id }) => `${id}.body.${field}:`);
  return requirements
    .filter(({ id }) => starts.some((start) => id.startsWith(start)))
    .map(({ id, evidence, statement }) => `${id} (${evidence}): ${statement}`);
}

/** `string`, `AccountId`, `list of string`, `string or null`. */
function typeOf({ $ref, type, items }: DescribedSchema): string {
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  const types = [type ?? 'any value'].flat();
  return types.map((one) => (one === 'array' ? `list of ${typeOf(items ?? {})}` : one)).join(' or ');
}

function seen({ 'x-seen': values = [] }: DescribedSchema): string {
  return values.length === 0 ? '' : ` Values seen: ${values.map((value) => jsonText(value)).join(', ')}.`;
}

function withoutProse({ description: _, ...keywords }: DescribedSchema): object {
  return keywords;
}

function block(value: object): string {
  return `\`\`\`json\n${jsonText(value, 1)}\n\`\`\``;
}
