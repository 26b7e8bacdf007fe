/** Servers that take nothing that the source has not shown: held against the description of each request. */
import { bodyOf, type Field } from '../../../../conformance/catalogue/tree.ts';
import { requestBodies } from '../../../../generated/validators.ts';
import { isObject, type Json } from '../../../../lib/json.ts';
import type { PermittedVariation } from '../permitted-variation.ts';
import { caution, leaves } from './caution.ts';

/** Everything that differs between a body and the fields that are described. */
function complaints(field: Field | undefined, value: Json | undefined, look: Look): string[] {
  if (field === undefined) return [];
  const own = look(field, value);
  if (Array.isArray(value))
    return [...own, ...value.flatMap((entry: Json) => complaints(field.entries, entry, look))];
  if (!isObject(value)) return own;
  const members = field.properties.flatMap((member) => complaints(member, value[member.name], look));
  const known = field.properties.map(({ name }) => name);
  // An object of which nothing is described takes what comes.
  const unknown = known.length === 0 ? [] : Object.keys(value).filter((name) => !known.includes(name));
  return [...own, ...members, ...unknown.flatMap((name) => look(undefined, name))];
}

type Look = (field: Field | undefined, value: Json | undefined) => string[];

const unknownFields: Look = (field, value) => (field === undefined ? [`${value} is not known`] : []);

const missingFields: Look = (field, value) =>
  field !== undefined && (value === undefined || value === null) ? [`${field.path} is missing`] : [];

/** A type may be left empty where it means that there is none (section 2.7). */
const unseenValues: Look = (field, value) =>
  field === undefined || field.seen.length === 0 || value === undefined || field.seen.includes(value)
    ? []
    : [`${field.path} is ${JSON.stringify(value)}`];

const mayBeEmpty = /\/(line2|state|daily|monthly)$/;

export const shape: readonly PermittedVariation[] = [
  caution('fields that are not described', ['required-fields', 'field-validation'], ({ operation, body }) =>
    complaints(bodyOf(operation, 'request'), body, unknownFields),
  ),
  caution('bodies that lack a described field', ['required-fields'], ({ operation, body }) =>
    complaints(bodyOf(operation, 'request'), body, missingFields),
  ),
  caution('values that were never seen', ['allowed-values', 'field-validation'], ({ operation, body }) =>
    complaints(bodyOf(operation, 'request'), body, unseenValues),
  ),
  caution('what the description rejects', ['field-validation'], ({ operation, body }) => {
    const validate = (requestBodies as Partial<Record<string, (body: unknown) => boolean>>)[operation];
    return validate === undefined || validate(body) ? [] : ['it does not fit the description'];
  }),
  caution('empty texts where the source shows none', ['field-validation', 'required-fields'], ({ body }) =>
    leaves(body)
      .filter(({ value, pointer }) => value === '' && !mayBeEmpty.test(pointer))
      .map(({ pointer }) => `${pointer} is empty`),
  ),
  caution('metadata with other keys than those seen', ['metadata-shape', 'field-validation'], ({ body }) => {
    const metadata = body?.metadata;
    if (!isObject(metadata)) return [];
    return Object.entries(metadata)
      .filter(([name, value]) => !/^(description|externalId)$/.test(name) || typeof value !== 'string')
      .map(([name]) => `metadata.${name}`);
  }),
];
