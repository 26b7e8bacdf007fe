/** For every fact of a response's form the servers that break just that: made from the description, so that none can be missing. */

import type { OperationId } from '../../../generated/operations.ts';
import { at, isObject, type Json } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import type { Fault, PatchStep } from '../../../server/faults/fault.ts';
import { exampleResponse } from '../../example-call.ts';
import type { Mutant } from '../mutant.ts';
import { type ResponseField, type ResponseShape, responseShapes } from './response-fields.ts';
import { wrongForms, wrongType } from './wrong-values.ts';

const WRONG_BODIES = ['truncated', 'not-json', 'empty', 'not-utf8', 'byte-order-mark'] as const;
export const schemaMutants: readonly Mutant[] = responseShapes.flatMap((shape) => [
  ...mutantsOfMessage(shape),
  ...shape.fields.flatMap(mutantsOfField),
]);

function mutantsOfMessage({ operation, success }: ResponseShape): Mutant[] {
  const mutant = (fact: string, how: string, fault: Fault, also: readonly string[] = []): Mutant => ({
    id: `${operation}.response.${fact}: ${how}`,
    kind: 'schema',
    operation,
    faults: [{ operation, times: null, ...fault }],
    breaks: `${operation}.response.${fact}`,
    also: also.map((other) => `${operation}.response.${other}`),
  });
  const statuses = success.endsWith('XX')
    ? []
    : [200, 201, 202, 206, 299].filter((one) => String(one) !== success);
  return [
    ...statuses.map((status) => mutant('status', String(status), { status })),
    // A status without a body leaves nothing to be a resource either.
    ...(success.endsWith('XX') ? [] : [mutant('status', '204', { status: 204 }, ['json'])]),
    ...WRONG_BODIES.map((body) => mutant('json', body, { body })),
  ];
}

/** @param turn picks among the wrong values, so that each of them is somebody's */
function mutantsOfField(field: ResponseField, turn: number): Mutant[] {
  const { operation, path, required } = field;
  const name = ['body', ...path].join('.').replaceAll('.[]', '[]');
  const mutant = (fact: string, how: string, patch: readonly PatchStep[]): Mutant => ({
    id: `${operation}.${name}:${fact}: ${how}`,
    kind: 'schema',
    operation,
    faults: [{ operation, times: null, patch }],
    breaks: `${operation}.${name}:${fact}`,
  });
  const mutants: Mutant[] = [];
  if (required && path.length > 0)
    mutants.push(mutant('present', 'missing', put(operation, path, undefined)));
  const other = wrongType(field, turn);
  if (other !== undefined) mutants.push(mutant('type', JSON.stringify(other), put(operation, path, other)));
  if (field.alwaysSet)
    mutants.push(mutant('set', 'unset', put(operation, path, field.types.includes('string') ? '' : null)));
  const forms = wrongForms(field);
  const form = forms[turn % forms.length];
  if (form !== undefined) mutants.push(mutant('format', JSON.stringify(form), put(operation, path, form)));
  return mutants;
}

/** The steps that put a value at a path, or take away what is there. Where the path leads through a list, a list of one comes there. */
function put(operation: OperationId, path: readonly string[], value: Json | undefined): readonly PatchStep[] {
  const list = path.indexOf('[]');
  if (list < 0) {
    const pointer = toPointer(path);
    return value === undefined
      ? [{ op: 'remove', path: pointer }]
      : [{ op: 'replace', path: pointer, value }];
  }
  const pointer = toPointer(path.slice(0, list));
  const entry = at(exampleResponse(operation) as Json, `${pointer}/0`);
  return [{ op: 'replace', path: pointer, value: [inside(entry, path.slice(list + 1), value)] }];
}

/** The entry with something else at a path below it. */
function inside(entry: Json | undefined, path: readonly string[], value: Json | undefined): Json {
  const [name, ...rest] = path;
  if (name === undefined) return value ?? null;
  if (!isObject(entry)) throw new Error(`The example has no entry to take ${name} from.`);
  const { [name]: member, ...others } = entry;
  if (rest.length > 0) return { ...others, [name]: inside(member, rest, value) };
  return value === undefined ? others : { ...others, [name]: value };
}
