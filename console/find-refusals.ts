import { isObject } from '../lib/json.ts';
import { fromPointer, toPointer } from '../lib/json-pointer.ts';
import type { FieldRefusal, ReceivedResponse } from './console-types.ts';

const PLACES: ReadonlySet<unknown> = new Set(['body', 'path', 'query', 'header', 'cookie']);

/** Reads what problem details (RFC 9457) say of single fields, in their member `errors`: pointer and detail of each. */
export function refusalsIn({ status, text }: Pick<ReceivedResponse, 'status' | 'text'>): FieldRefusal[] {
  if (status < 400) return [];
  let problem: unknown;
  try {
    problem = JSON.parse(text);
  } catch {
    return [];
  }
  const errors = isObject(problem) && Array.isArray(problem.errors) ? problem.errors : [];
  return errors.filter(isObject).flatMap(({ pointer, detail, message, name, in: place }): FieldRefusal[] => {
    const said = typeof detail === 'string' ? detail : message;
    if (typeof said !== 'string' || typeof pointer !== 'string') return [];
    const known = PLACES.has(place) ? (place as FieldRefusal['in']) : 'body';
    if (known !== 'body') return typeof name === 'string' ? [{ in: known, name, message: said }] : [];
    return [{ in: known, name: toPointer(fromPointer(pointer)), message: said }];
  });
}
