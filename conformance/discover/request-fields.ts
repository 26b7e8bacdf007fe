import type { OperationId } from '../../generated/operations.ts';
import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { fromPointer } from '../../lib/json-pointer.ts';
import { type Field, fieldsOf } from '../catalogue/tree.ts';
import type { Session } from './session.ts';

/** The described fields that the complete request has. Those in lists and free-form values are left as they are. */
export async function sentFields(session: Session, operation: OperationId): Promise<Field[]> {
  if (!(await session.control(operation))) return [];
  const body = session.controlsOf(operation).at(-1)?.request.body;
  return fieldsOf(operation, 'request').filter(
    ({ template }) => template !== '' && !template.includes('*') && at(body ?? null, template) !== undefined,
  );
}

/** From the body's root. */
export function fieldNames({ template }: Field): string[] {
  return template === '' ? [] : fromPointer(template);
}

/** Entries of lists have no names. */
export function valueByNames(body: Json | undefined, names: readonly string[]): Json | undefined {
  return names.reduce<Json | undefined>((here, name) => (isObject(here) ? here[name] : undefined), body);
}

/** The body without the field, which need not be there. */
export function without(body: Json, [name, ...rest]: readonly string[]): Json {
  if (name === undefined || !isObject(body) || !Object.hasOwn(body, name)) return body;
  if (rest.length > 0) return { ...body, [name]: without(body[name] as Json, rest) };
  const { [name]: _, ...others } = body;
  return others;
}

/** The body with another value; objects on the way to it are made where they are missing. */
export function withValue(body: Json, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value;
  const here: JsonObject = isObject(body) ? body : {};
  return { ...here, [name]: withValue(here[name] ?? {}, rest, value) };
}
