/** Servers that break one fact of a response's form: made from the description, so that no operation and no kind of fact can be missing. */

import type { OperationId } from '../../../generated/operations.ts';
import { at, isObject, type Json } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import type { Fault, PatchStep } from '../../../server/faults/fault.ts';
import { exampleResponse } from '../../example-call.ts';
import { firstOfEach, inStrides } from '../first-of-each.ts';
import type { Mutant } from '../mutant.ts';
import { type ResponseField, type ResponseShape, responseShapes } from './response-fields.ts';
import { wrongFormats, wrongTypes } from './wrong-values.ts';

const WRONG_BODIES = ['truncated', 'not-json', 'empty', 'not-utf8', 'byte-order-mark'] as const;

export const schemaMutants: readonly Mutant[] = [
  ...responseShapes.flatMap(mutantsOfMessage),
  // `each-fact.test.ts` judges every break of every field.
  ...firstOfEach(
    inStrides(responseShapes.flatMap(({ fields }) => fields.flatMap(breaksOf))),
    ({ field: { operation, pattern }, fact, how }) => [
      `${operation} ${fact}`,
      fact === 'format' ? `${pattern}` : `${fact} ${how}`,
    ],
  ).map(toMutant),
];

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

/** One field that is wrong. */
export interface FieldBreak {
  readonly field: ResponseField;
  /** The requirement: `createCard.body.label:type`. */
  readonly breaks: string;
  readonly fact: 'present' | 'type' | 'set' | 'format';
  readonly how: string;
  /** `undefined`: the field is missing. */
  readonly value: Json | undefined;
}

/** Every way to break each fact of a field. */
export function breaksOf(field: ResponseField): FieldBreak[] {
  const { operation, path, required, alwaysSet, types } = field;
  const name = ['body', ...path].join('.').replaceAll('.[]', '[]');
  const broken = (fact: FieldBreak['fact'], value: Json | undefined, how = JSON.stringify(value)) => ({
    ...{ field, breaks: `${operation}.${name}:${fact}` },
    ...{ fact, how, value },
  });
  return [
    ...(required && path.length > 0 ? [broken('present', undefined, 'missing')] : []),
    ...wrongTypes(field).map((value) => broken('type', value)),
    ...(alwaysSet ? [broken('set', types.includes('string') ? '' : null, 'unset')] : []),
    ...wrongFormats(field).map((value) => broken('format', value)),
  ];
}

function toMutant({ field: { operation, path }, breaks, how, value }: FieldBreak): Mutant {
  return {
    id: `${breaks}: ${how}`,
    kind: 'schema',
    operation,
    faults: [{ operation, times: null, patch: put(operation, path, value) }],
    breaks,
  };
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
