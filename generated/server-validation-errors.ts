// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** Turns validation errors into problem items with places in the request or reply. */
// prettier-ignore
import { fromPointer, toFragment, toPointer } from './lib/json-pointer.ts';
// prettier-ignore
import type { ProblemItem, ValidationError } from './server-types.ts';

/** Keywords whose error is about a property that `params` names, not about the object that holds (or lacks) it. */
// prettier-ignore
const PROPERTY_PARAMS: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  dependentRequired: 'missingProperty',
  dependencies: 'missingProperty',
  additionalProperties: 'additionalProperty',
  unevaluatedProperties: 'unevaluatedProperty',
  propertyNames: 'propertyName',
};

// prettier-ignore
const MAX_FRAGMENT = 512;

/** The path of the value or property that an error is about, one segment per entry. */
// prettier-ignore
export function errorPath(error: ValidationError): string[] {
  const segments = fromPointer(error.instancePath);
  const param = PROPERTY_PARAMS[error.keyword];
  const property = param === undefined ? undefined : error.params[param];
  return typeof property === 'string' ? [...segments, property] : segments;
}

/** `#/config/a~1b`, as a URI fragment. Cut at a segment when the keys of a body make it long. */
// prettier-ignore
export function shortFragment(segments: readonly string[]): string {
  let fragment = '#';
  for (const segment of segments) {
    const next = fragment + toFragment([segment]).slice(1);
    if (next.length > MAX_FRAGMENT) return fragment;
    fragment = next;
  }
  return fragment;
}

/** The message of an error, with the allowed values if the description lists them, without the value itself. */
// prettier-ignore
export function describe(error: ValidationError): string {
  if (error.keyword === 'required') return 'is required';
  if (error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties')
    return 'is not allowed here';
  const { allowedValues, allowedValue } = error.params;
  if (error.keyword === 'enum' && Array.isArray(allowedValues))
    return `must be one of ${allowedValues.map((value) => JSON.stringify(value)).join(', ')}`;
  if (error.keyword === 'const') return `must be ${JSON.stringify(allowedValue)}`;
  return error.message ?? `does not satisfy ${error.keyword}`;
}

/** Further errors are ignored: an untrusted body can have tens of thousands. */
// prettier-ignore
const MAX_ERRORS_READ = 1000;

/** Errors of a body validator as problem items, each once, without those that only say that a union did not fit. */
// prettier-ignore
export function toItems(errors: readonly ValidationError[] | null | undefined, most: number): ProblemItem[] {
  const items = new Map<string, ProblemItem>();
  for (const error of withoutUnionNoise((errors ?? []).slice(0, MAX_ERRORS_READ))) {
    if (items.size >= most) break;
    const item = {
      pointer: shortFragment(errorPath(error)),
      in: 'body' as const,
      detail: describe(error),
      keyword: error.keyword,
    };
    items.set(`${item.pointer} ${item.keyword} ${item.detail}`, item);
  }
  return [...items.values()];
}

/**
 * A validator reports three errors for `{ line1: 7 }` if an address or null is allowed: line1 must be string (the useful one), the whole must be
 * null, and neither branch matches. A value with an error inside is an object or a list, so an error about its type comes from another branch.
 */
// prettier-ignore
function withoutUnionNoise(errors: readonly ValidationError[]): readonly ValidationError[] {
  const isUnion = ({ keyword }: ValidationError) => keyword === 'anyOf' || keyword === 'oneOf';
  const reported = new Set<string>();
  const above = new Set<string>();
  for (const error of errors) {
    if (isUnion(error)) continue;
    reported.add(error.instancePath);
    for (const path of pathsAbove(errorPath(error))) above.add(path);
  }
  return errors.filter((error) => {
    const { instancePath, keyword } = error;
    if (isUnion(error)) return !reported.has(instancePath) && !above.has(instancePath);
    return keyword !== 'type' || !above.has(instancePath);
  });
}

// prettier-ignore
function pathsAbove(place: readonly string[]): string[] {
  return place.map((_, length) => toPointer(place.slice(0, length)));
}

/** Errors of a parameters validator, whose data is `{ path, query, header, cookie }`. */
// prettier-ignore
export function toParameterItems(
  errors: readonly ValidationError[] | null | undefined,
  most: number,
): ProblemItem[] {
  return (errors ?? []).slice(0, most).map((error) => {
    const [where, name, ...rest] = errorPath(error);
    return {
      pointer: shortFragment(rest),
      in: where === 'path' || where === 'header' || where === 'cookie' ? where : 'query',
      ...(name === undefined ? {} : { name }),
      detail: describe(error),
      keyword: error.keyword,
    };
  });
}
