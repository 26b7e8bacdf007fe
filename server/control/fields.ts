/** Reads the few fields of a control body, and reports each invalid one with its place and the reason. */
import { refusal } from '../../generated/server-problem.ts';
import type { ProblemItem } from '../../generated/server-types.ts';
import { isObject } from '../../lib/json.ts';
import { bodyError } from '../api/body-error.ts';

export interface BodyField<Value> {
  accepts(value: unknown): value is Value;
  /** `must be true or false` */
  readonly detail: string;
  readonly keyword: string;
}

type ValueOf<Of> = Of extends BodyField<infer Value> ? Value : never;

/**
 * The fields that were sent; none without a body.
 *
 * @throws ProblemError 400 `invalid-body` with an item per field that is unknown or invalid
 */
export function readFields<Fields extends Readonly<Record<string, BodyField<unknown>>>>(
  body: unknown,
  fields: Fields,
): { readonly [Name in keyof Fields]?: ValueOf<Fields[Name]> } {
  if (body === undefined) return {};
  if (!isObject(body)) throw invalidBody([bodyError([], 'type', 'must be object')]);
  const errors = Object.entries(body).flatMap(([name, value]) => {
    if (!Object.hasOwn(fields, name))
      return [bodyError([name], 'additionalProperties', 'is not allowed here')];
    const field = fields[name] as BodyField<unknown>;
    return field.accepts(value) ? [] : [bodyError([name], field.keyword, field.detail)];
  });
  if (errors.length > 0) throw invalidBody(errors);
  return body as { readonly [Name in keyof Fields]?: ValueOf<Fields[Name]> };
}

export function invalidBody(errors: readonly ProblemItem[]) {
  return refusal('invalid-body', 'The body is not valid for this route.', { errors });
}

export const booleanField: BodyField<boolean> = {
  accepts: (value) => typeof value === 'boolean',
  detail: 'must be true or false',
  keyword: 'type',
};

export const labelField: BodyField<string> = {
  accepts: (value): value is string => typeof value === 'string' && /^[^\p{Cc}]{1,100}$/u.test(value),
  detail: 'must be a string of 1 to 100 characters without control characters',
  keyword: 'label',
};

export const objectField: BodyField<Record<string, unknown>> = {
  accepts: isObject,
  detail: 'must be object',
  keyword: 'type',
};

export function identifierField<Id extends string>(
  accepts: (value: unknown) => value is Id,
  prefix: string,
): BodyField<Id> {
  return { accepts, detail: `must be an identifier, ${prefix}...`, keyword: 'pattern' };
}
