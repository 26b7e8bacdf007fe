import { type Operation, operations } from '../../generated/operations.ts';
import type { Requirement } from '../model/requirement.ts';
import { formatWords, typeWords } from './format-words.ts';
import { type Field, fieldsOf } from './tree.ts';

/** Facts of a response as a whole. */
export type ResponseFact = 'status' | 'json';

/** Facts of a field. */
export type FieldFact = 'present' | 'type' | 'set' | 'format';

export function responseFactId(operation: string, fact: ResponseFact): string {
  return `${operation}.response.${fact}`;
}

/** Calls by the million ask for the ids of the same few fields, each of which belongs to one operation. */
const ids = new WeakMap<Field, Partial<Record<FieldFact, string>>>();

export function fieldFactId(operation: string, field: Field, fact: FieldFact): string {
  let known = ids.get(field);
  if (known === undefined) {
    known = {};
    ids.set(field, known);
  }
  const { path } = field;
  known[fact] ??= `${operation}.body${path === '' || path.startsWith('[') ? '' : '.'}${path}:${fact}`;
  return known[fact];
}

/** Lists what can be asked of a field: nothing if it may be left out or hold anything. */
export function factsOf({ required, types, alwaysSet, format }: Field): FieldFact[] {
  return [
    ...(required ? ['present' as const] : []),
    ...(types === undefined ? [] : ['type' as const]),
    ...(alwaysSet === undefined ? [] : ['set' as const]),
    ...(format === undefined ? [] : ['format' as const]),
  ];
}

/** Every fact of the form of every success: the response as a whole, then its fields. */
export const facts: readonly Requirement[] = Object.values(operations).flatMap((operation) => [
  ...responseFacts(operation),
  ...fieldsOf(operation.id, 'response').flatMap((field) =>
    factsOf(field).map((fact) => fieldFact(operation, field, fact)),
  ),
]);

function responseFacts({ id, section, success }: Operation): Requirement[] {
  const common = { kind: 'schema', section, operations: [id] } as const;
  return [
    // Any status that reports success is right if none is shown, so nothing could violate that.
    ...(isStatusShown(success)
      ? [
          {
            ...common,
            id: responseFactId(id, 'status'),
            evidence: 'stated' as const,
            statement: `A success has the status ${success.join(' or ')}.`,
          },
        ]
      : []),
    {
      ...common,
      id: responseFactId(id, 'json'),
      evidence: 'implied',
      statement: 'The body of a success is one JSON text in UTF-8, without a byte order mark.',
    },
  ];
}

/** Tells whether the status of a success is described: `201`, and not `2XX`. */
export function isStatusShown(success: readonly string[]): boolean {
  return success.every((status) => /^\d+$/.test(status));
}

function fieldFact({ id }: Operation, field: Field, fact: FieldFact): Requirement {
  return {
    id: fieldFactId(id, field, fact),
    kind: 'schema',
    section: sectionOf(field, fact),
    evidence: fact === 'set' ? (field.alwaysSet?.evidence ?? 'stated') : 'stated',
    statement: fact === 'present' ? presence(field) : `${subject(field)} is ${looks(field, fact)}.`,
    operations: [id],
  };
}

function sectionOf({ section, alwaysSet, format }: Field, fact: FieldFact): string {
  if (fact === 'set') return alwaysSet?.section ?? section;
  return fact === 'format' ? (format?.section ?? section) : section;
}

function looks({ types, format }: Field, fact: FieldFact): string {
  if (fact === 'set') return types?.includes('string') ? 'never the empty string' : 'never null';
  return fact === 'format' && format !== undefined ? formatWords(format) : typeWords(types ?? []);
}

function presence({ path }: Field): string {
  const [list, inner] = split(path);
  return list === undefined
    ? `The response has the field \`${inner}\`.`
    : `Each entry of \`${list}\` has the field \`${inner}\`.`;
}

function subject({ path }: Field): string {
  const [list, inner] = split(path);
  if (list === undefined) return inner === '' ? 'The body of the response' : `The field \`${inner}\``;
  return inner === '' ? `Each entry of \`${list}\`` : `The field \`${inner}\` of each entry of \`${list}\``;
}

/** The innermost list that a path leads through, and the rest: `billing.contacts[].email` as `billing.contacts` and `email`. */
function split(path: string): readonly [list: string | undefined, inner: string] {
  const end = path.lastIndexOf('[]');
  return end === -1 ? [undefined, path] : [path.slice(0, end), path.slice(end + 2).replace(/^\./, '')];
}
