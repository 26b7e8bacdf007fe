/** Each operation as the description's examples call it: what tests that want any call of every operation send. */
import { examples } from '../generated/examples.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import type { operations as Described } from '../generated/types.ts';
import type { Seed } from '../server/sandbox-types.ts';

/** The body of a success. */
export type Success<Id extends OperationId> = BodyOf<Omit<Described[Id]['responses'], 'default'>>;
type BodyOf<Responses> = {
  [Status in keyof Responses]: Responses[Status] extends { content: { 'application/json': infer Body } }
    ? Body
    : never;
}[keyof Responses];

interface OfOperation {
  readonly requests?: Readonly<Record<string, object>>;
  readonly responses: Readonly<Record<string, object>>;
}

function examplesOf(id: OperationId): OfOperation {
  return examples[id];
}

/** The first example of the request's body; `undefined` for an operation that takes none. */
export function exampleRequest(id: OperationId): object | undefined {
  return Object.values(examplesOf(id).requests ?? {})[0];
}

/** The first example of what a success answers. */
export function exampleResponse(id: OperationId): object {
  const [response] = Object.values(examplesOf(id).responses);
  if (response === undefined) throw new Error(`The description has no example of what ${id} answers.`);
  return response;
}

/** Ids of a program's records, by the names that the seed gives them. */
export type Ids = Readonly<Record<Exclude<keyof Seed, 'apiKey' | 'ids'>, string>>;

/** The seeded record that a path parameter means. */
export function seededId(parameter: string, seed: Ids): string {
  const ids: Readonly<Record<string, string>> = { ...seed, transferId: seed.checkTransferId };
  const id = ids[parameter];
  if (id === undefined) throw new Error(`The seed has no ${parameter}.`);
  return id;
}

/** @param id of one record, for whatever the path asks for; default: the seeded ones */
export function pathOf(operation: OperationId, seed: Ids, id?: string): string {
  return operations[operation].path.replace(/\{(\w+)\}/g, (_, name: string) => id ?? seededId(name, seed));
}

/** A status that fits what is described: `201`, or 200 for `2XX`. */
export function successStatus(operation: OperationId): number {
  return Number(operations[operation].success[0]?.replace('XX', '00'));
}
