import { isObject, type Json } from '../../../lib/json.ts';
import { jsonText } from '../../../lib/json-text.ts';
import {
  type DescribedApi,
  type DescribedSchema,
  fieldsIn,
  listOf,
  nameOfRef,
  notShownOf,
  optional,
  textOf,
} from './description.ts';
import type { Item } from './item.ts';
import { bullets, jsonBlock, notShownPart, type OpenQuestion } from './lines.ts';
import { type OpenQuestions, openQuestions } from './open-questions.ts';

export interface SchemaDetails {
  readonly questions: ReadonlyMap<string, OpenQuestion>;
  /** IDs of the facts that a field of a response is judged by. */
  factsOf(operations: readonly string[], field: string): readonly string[];
  asked(id: string): string | undefined;
}

/** Every schema, and every field of one, those of objects in it included: `Card.shipping.eta`. */
export function schemaItems(description: DescribedApi, details: SchemaDetails): Item[] {
  const open = openQuestions(description);
  return [...description.schemas].flatMap(([name, schema]) => [
    schemaItem(name, schema, description, details),
    ...fieldsOf(schema).map(([field, own, holder]) =>
      fieldItem(name, field, own, holder, description, details, open),
    ),
  ]);
}

/** Objects in objects, so deep. */
const MAX_DEPTH = 5;

function fieldsOf(
  schema: DescribedSchema,
  prefix = '',
  depth = 0,
): [string, DescribedSchema, DescribedSchema][] {
  const parts = [schema, ...listOf(schema.allOf).filter((one) => isObject(one))];
  return parts.flatMap((part) =>
    fieldsIn(part).flatMap(([name, own]) => {
      const items = isObject(own.items) ? own.items : {};
      const inner = fieldsIn(own).length > 0 ? own : items;
      return [
        [`${prefix}${name}`, own, part] as [string, DescribedSchema, DescribedSchema],
        ...(depth < MAX_DEPTH ? fieldsOf(inner, `${prefix}${name}.`, depth + 1) : []),
      ];
    }),
  );
}

function schemaItem(
  name: string,
  schema: DescribedSchema,
  description: DescribedApi,
  { questions, asked }: SchemaDetails,
): Item {
  const about = textOf(schema.description);
  const section = optional(schema['x-source']);
  const fields = fieldsOf(schema).filter(([field]) => !field.includes('.'));
  const words = asked(name);
  return {
    id: name,
    kind: 'schema',
    about,
    ...(section !== undefined && { section }),
    ...(words !== undefined && { asked: words }),
    words: '',
    open: notShownOf(schema),
    read: () =>
      [
        `# Schema ${name}`,
        about,
        bullets([
          ...(section === undefined ? [] : [`Section of the source: ${section}`]),
          ...usesOf(name, description),
        ]),
        fields.length === 0
          ? jsonBlock(withoutProse(schema))
          : `## Fields\n\n${bullets(fields.map(([field, own]) => `${field}: ${typeOf(own)}. ${textOf(own.description)}${seen(own)}`))}`,
        ...notShownPart(notShownOf(schema), questions),
      ].join('\n\n'),
  };
}

function fieldItem(
  name: string,
  field: string,
  own: DescribedSchema,
  holder: DescribedSchema,
  description: DescribedApi,
  { questions, factsOf }: SchemaDetails,
  open: OpenQuestions,
): Item {
  const always = isObject(own['x-always-set']) ? own['x-always-set'] : undefined;
  const section = optional(own['x-source']) ?? optional(description.schemas.get(name)?.['x-source']);
  const ids = open.of(name, field, own);
  const last = field.slice(field.lastIndexOf('.') + 1);
  const type = description.schemas.get(nameOfRef(own) ?? '') ?? own;
  const required = listOf(holder.required).includes(last);
  return {
    id: `${name}.${field}`,
    kind: 'field',
    about: `${textOf(own.description) || `The field ${field} of ${name}.`}${seen(own)}`,
    ...(section !== undefined && { section }),
    evidence: 'stated',
    words: `${typeOf(own)} ${name}`,
    open: ids,
    group: last,
    read: () =>
      [
        `# Field ${field} of ${name}`,
        `${textOf(own.description)}${seen(own)}`,
        bullets([
          `Type: ${typeOf(own)}`,
          ...(section === undefined ? [] : [`Section of the source: ${section}, stated`]),
          `Always present: ${required ? 'yes' : 'not stated'}`,
          ...(always === undefined
            ? []
            : [`Always set: yes (${textOf(always.evidence)}, section ${textOf(always.section)})`]),
          ...statedAndOpen(type),
          ...usesOf(name, description),
          ...judgedBy(factsOf(operationsWith(name, description), field)),
        ]),
        ...notShownPart(ids, questions, 'No open question is listed for this field.'),
      ].join('\n\n'),
  };
}

/** Lists what a schema says of values, and what it could say and does not: a reader who finds no length must not think that there is none. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'multipleOf'],
  integer: ['minimum', 'maximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems'],
};

function statedAndOpen(schema: DescribedSchema): string[] {
  const types = [schema.type ?? []].flat();
  const possible = [...new Set(types.flatMap((type) => KEYWORDS[String(type)] ?? [])), 'enum', 'const'];
  const stated = possible.filter((keyword) => schema[keyword] !== undefined);
  const silent = possible.filter((keyword) => schema[keyword] === undefined && keyword !== 'const');
  if (types.length === 0) return [];
  return [
    ...(stated.length === 0
      ? []
      : [`Stated: ${stated.map((keyword) => `${keyword} ${jsonText(schema[keyword])}`).join(', ')}`]),
    ...(silent.length === 0 ? [] : [`Not stated: ${silent.join(', ')}`]),
  ];
}

function judgedBy(ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : [`Judged by: ${ids.join(', ')}`];
}

function operationsWith(name: string, { operations }: DescribedApi): string[] {
  return operations.filter(({ response }) => response === name).map(({ id }) => id);
}

function usesOf(name: string, { operations }: DescribedApi): string[] {
  const sent = operations.filter(({ request }) => request === name).map(({ id }) => id);
  const received = operations.filter(({ response }) => response === name).map(({ id }) => id);
  return [
    ...(sent.length === 0 ? [] : [`Body of the request of ${sent.join(', ')}`]),
    ...(received.length === 0 ? [] : [`Body of a success of ${received.join(', ')}`]),
  ];
}

/** `string`, `AccountId`, `list of string`, `string or null`. */
function typeOf(schema: DescribedSchema): string {
  const name = nameOfRef(schema);
  if (name !== undefined) return name;
  const { type, items, anyOf, oneOf } = schema;
  if (type === undefined && (anyOf ?? oneOf) !== undefined)
    return [
      ...new Set(listOf(anyOf ?? oneOf).map((one) => (isObject(one) ? typeOf(one) : 'any value'))),
    ].join(' or ');
  const types = [type ?? 'any value'].flat().map(String);
  return types
    .map((one) => (one === 'array' ? `list of ${typeOf(isObject(items) ? items : {})}` : one))
    .join(' or ');
}

function seen({ 'x-seen': values }: DescribedSchema): string {
  const all = listOf(values);
  return all.length === 0 ? '' : ` Values seen: ${all.map((value) => jsonText(value)).join(', ')}.`;
}

function withoutProse({ description: _, ...keywords }: DescribedSchema): Json {
  return keywords as Json;
}
