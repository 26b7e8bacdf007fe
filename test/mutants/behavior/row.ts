/** The ways to break a row are made from these: the row, the examples of its operation, and what other rows say of the same places. */
import { rows } from '../../../conformance/catalogue/catalogue.ts';
import { creates } from '../../../conformance/catalogue/effect.ts';
import { type Field, fieldsOf } from '../../../conformance/catalogue/tree.ts';
import { steps } from '../../../conformance/scenario/steps.ts';
import { examples } from '../../../generated/examples.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { at, type Json } from '../../../lib/json.ts';
import type { PatchStep } from '../../../server/faults/fault.ts';
import { change, copy } from '../steps.ts';

export type Row = (typeof rows)[number];

export function operationOf({ id, operations: [operation] }: Row): OperationId {
  if (operation === undefined) throw new Error(`${id} names no operation.`);
  return operation;
}

/** The first example of a body; `null` where there is none. */
export function exampleOf(operation: OperationId, side: 'requests' | 'responses'): Json {
  const all: Readonly<Record<string, Partial<Record<string, object>>>> = examples[operation];
  return (Object.values(all[side] ?? {})[0] ?? null) as Json;
}

export function fieldAt(operation: OperationId, pointer: string): Field | undefined {
  return fieldsOf(operation, 'response').find(({ template }) => template === pointer);
}

export const CALLS = ['first', 'second', 'third'] as const;

/** The calls of an operation that every run makes, as far as a mutant can tell them apart. */
export function callsOf(operation: OperationId): readonly (typeof CALLS)[number][] {
  return CALLS.slice(0, steps.filter((step) => step.operation === operation && !step.onlyIf).length);
}

/** Steps that let what is compared with a place of the same response change with it, so that its own row alone is broken. */
export function followers(operation: OperationId, pointer: string): readonly PatchStep[] {
  return rows.flatMap(({ check, operations: [first] }) => {
    if (first !== operation) return [];
    const same = 'sameAs' in check ? placesComparedWith(check.sameAs, pointer) : [];
    const ends = 'lastFourOf' in check ? placesComparedWith(check.lastFourOf, pointer) : [];
    return [
      ...same.map((place) => copy(pointer, place)),
      ...ends.flatMap((place) => [copy(pointer, place), change(place, { slice: [-4] })]),
    ];
  });
}

function placesComparedWith(pairs: Readonly<Record<string, string>>, pointer: string): string[] {
  return Object.entries(pairs).flatMap(([place, from]) => (from === pointer ? [place] : []));
}

/** The kind of record to store with the same change, where a later response is compared with what the creation showed. */
export function storedKind(operation: OperationId, pointer: string): string | undefined {
  if (!creates(operation)) return undefined;
  const kind = String(at(exampleOf(operation, 'responses'), '/id')).slice(0, 4);
  const compared = rows.flatMap(({ check }) => {
    if (kind === 'acc-' && 'unchanged' in check) return check.unchanged;
    if (kind === 'acc-' && 'ofAccount' in check) return Object.values(check.ofAccount);
    return kind === 'con-' && 'ofContact' in check ? Object.values(check.ofContact) : [];
  });
  return compared.includes(pointer) ? kind : undefined;
}
