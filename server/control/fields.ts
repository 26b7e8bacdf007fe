/** Reads the few fields of a control body, and says of each one that is wrong where it stands and why. */

import { refusal } from '../../generated/server-problem.ts';
import type { ProblemItem } from '../../generated/server-types.ts';
import { shortFragment } from '../../generated/server-validation-errors.ts';
import { isObject } from '../../lib/json.ts';

export interface Field<Value> {
  takes(value: unknown): value is Value;
  /** `must be true or false` */
  readonly detail: string;
  readonly keyword: string;
}

type ValueOf<Of> = Of extends Field<infer Value> ? Value : never;

/**
 * The fields that were sent. No body is a body without fields.
 *
 * @throws ProblemError 400 `invalid-body` with an item per field that is unknown or not what it must be
 */
export function readFields<Fields extends Readonly<Record<string, Field<unknown>>>>(
  body: unknown,
  fields: Fields,
): { readonly [Name in keyof Fields]?: ValueOf<Fields[Name]> } {
  if (body === undefined) return {};
  if (!isObject(body)) throw badBody([complaint([], 'type', 'must be object')]);
  const complaints = Object.entries(body).flatMap(([name, value]) => {
    if (!Object.hasOwn(fields, name))
      return [complaint([name], 'additionalProperties', 'is not allowed here')];
    const field = fields[name] as Field<unknown>;
    return field.takes(value) ? [] : [complaint([name], field.keyword, field.detail)];
  });
  if (complaints.length > 0) throw badBody(complaints);
  return body as { readonly [Name in keyof Fields]?: ValueOf<Fields[Name]> };
}

export function badBody(errors: readonly ProblemItem[]) {
  return refusal('invalid-body', 'The body is not valid for this route.', { errors });
}

export function complaint(place: readonly string[], keyword: string, detail: string): ProblemItem {
  return { pointer: shortFragment(place), in: 'body', detail, keyword };
}

export const flag: Field<boolean> = {
  takes: (value) => typeof value === 'boolean',
  detail: 'must be true or false',
  keyword: 'type',
};

export const label: Field<string> = {
  takes: (value): value is string => typeof value === 'string' && /^[^\p{Cc}]{1,100}$/u.test(value),
  detail: 'must be a string of 1 to 100 characters without control characters',
  keyword: 'label',
};

export const object: Field<Record<string, unknown>> = {
  takes: isObject,
  detail: 'must be object',
  keyword: 'type',
};

export function identifier<Id extends string>(
  takes: (value: unknown) => value is Id,
  prefix: string,
): Field<Id> {
  return { takes, detail: `must be an identifier, ${prefix}...`, keyword: 'pattern' };
}
