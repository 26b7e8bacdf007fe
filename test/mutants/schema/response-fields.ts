/**
 * The fields of each success response, read from the description itself and not from the suite: a field that the suite overlooked must
 * have its mutants all the same.
 */
import { readFileSync } from 'node:fs';
import type { OperationId } from '../../../generated/operations.ts';
import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';

export interface ResponseField {
  readonly operation: OperationId;
  /** Names from the body down; `[]` for each entry of a list: `['billing', 'contacts', '[]', 'email']`. Empty: the body. */
  readonly path: readonly string[];
  /** Must be there. Entries of a list need not. */
  readonly required: boolean;
  /** Types of JSON that it may have; empty: any. */
  readonly types: readonly string[];
  /** Never unset, though another requirement than that of its type or form says so. */
  readonly alwaysSet: boolean;
  readonly pattern: string | undefined;
  readonly maxLength: number | undefined;
}

const document = JSON.parse(
  readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'),
) as JsonObject;

export interface ResponseShape {
  readonly operation: OperationId;
  /** `201`, or `2XX`. */
  readonly success: string;
  readonly fields: readonly ResponseField[];
}

export const responseShapes: readonly ResponseShape[] = Object.values(objectAt(document, 'paths')).flatMap(
  (item) => (isObject(item) ? Object.values(item).flatMap(toShape) : []),
);

function toShape(method: Json): ResponseShape[] {
  if (!isObject(method) || typeof method.operationId !== 'string') return [];
  const operation = method.operationId as OperationId;
  const [success, response] =
    Object.entries(objectAt(method, 'responses')).find(([status]) => status.startsWith('2')) ?? [];
  if (success === undefined || !isObject(response)) throw new Error(`${operation} has no success response.`);
  const schema = objectAt(objectAt(objectAt(response, 'content'), 'application/json'), 'schema');
  return [{ operation, success, fields: fieldsBelow(operation, [], true, schema) }];
}

function fieldsBelow(
  operation: OperationId,
  path: readonly string[],
  required: boolean,
  reference: JsonObject,
): ResponseField[] {
  const { schema, nullable } = resolve(reference);
  const { type = [], pattern, maxLength, properties, items } = schema;
  const types = (Array.isArray(type) ? type : [type]).map(String);
  const own: ResponseField = {
    operation,
    path,
    required,
    types: nullable && types.length > 0 ? [...types, 'null'] : types,
    alwaysSet: 'x-always-set' in reference || 'x-always-set' in schema,
    pattern: typeof pattern === 'string' ? pattern : undefined,
    maxLength: typeof maxLength === 'number' ? maxLength : undefined,
  };
  const names = Array.isArray(schema.required) ? schema.required : [];
  const members = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, member]) =>
    fieldsBelow(operation, [...path, name], names.includes(name), member as JsonObject),
  );
  const entries = isObject(items) ? fieldsBelow(operation, [...path, '[]'], false, items) : [];
  return [own, ...members, ...entries];
}

/** Behind references, and the one that is not null of two. */
function resolve(schema: JsonObject): { readonly schema: JsonObject; readonly nullable: boolean } {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.replace('#/components/schemas/', '');
    return resolve(objectAt(objectAt(objectAt(document, 'components'), 'schemas'), name));
  }
  if (!Array.isArray(schema.anyOf)) return { schema, nullable: false };
  const others = (schema.anyOf as JsonObject[]).filter(({ type }) => type !== 'null');
  if (others.length !== 1 || others[0] === undefined) throw new Error('anyOf of more than one shape.');
  return { schema: resolve(others[0]).schema, nullable: true };
}

function objectAt(value: JsonObject, name: string): JsonObject {
  const found = value[name];
  if (!isObject(found)) throw new Error(`The description has no ${name} where one belongs.`);
  return found;
}
