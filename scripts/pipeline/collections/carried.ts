import type { Slot, Yield } from '../../../console/console-types.ts';
import { camelCase, lowerFirst, upperFirst } from '../../../lib/case.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import { slotKey } from '../../../lib/slot-key.ts';
import type { CarriedField } from '../../../templates/collections/collection.ts';
import type { ApiModel, OperationModel } from '../../../templates/model.ts';
import type { SlotsAndYields } from '../docs/console/slots-and-yields.ts';
import { type OrderedFolder, runOrder } from './run-order.ts';

/** The variables that requests take, and the responses that set them. */
export interface Carried {
  readonly folders: readonly OrderedFolder[];
  /** The variable of a place, by `slotKey`; none where the example's value is sent. */
  readonly variablesOf: (operation: OperationModel) => ReadonlyMap<string, string>;
  readonly carriesOf: (operation: OperationModel) => readonly CarriedField[];
  /** The variables in the order in which they are taken first. */
  readonly variables: readonly SlotVariable[];
}

export interface SlotVariable {
  readonly name: string;
  readonly kind: string;
  /** A response sets it before it is taken; others have to be known when a run starts. */
  readonly isCarried: boolean;
  readonly takenBy: readonly { readonly operation: OperationModel; readonly slot: Slot }[];
}

/**
 * Decides the order of requests and what they hand on.
 *
 * @param reserved names of variables that are taken already
 */
export function carriedValues(
  model: ApiModel,
  places: ReadonlyMap<string, SlotsAndYields>,
  workflow: readonly string[],
  reserved: readonly string[],
): Carried {
  const sources = sourcesOf(model, places);
  const byKind = new Map<string, { readonly id: string; readonly source: Yield }[]>();
  for (const [id, found] of sources)
    for (const source of found) byKind.set(source.kind, [...(byKind.get(source.kind) ?? []), { id, source }]);
  const makers = (id: string, kind: string) =>
    (byKind.get(kind) ?? []).filter(({ source }) => isFor(source, id));
  const slotsOf = (id: string) => places.get(id)?.slots ?? [];
  const dependencies = model.operations.flatMap(({ id }) =>
    slotsOf(id).flatMap(({ kind }) =>
      // A mention is taken where there is one already; it is no reason to run a request earlier.
      makers(id, kind).flatMap((maker) => (strength(maker.source) > 0 ? [[maker.id, id] as const] : [])),
    ),
  );
  const folders = runOrder(model.operations, dependencies, workflow);
  const inOrder = folders.flatMap(({ operations }) => operations);
  const position = new Map(inOrder.map(({ id }, index) => [id, index]));
  const isBefore = (one: string, other: string) => (position.get(one) ?? 0) < (position.get(other) ?? 0);

  const unnamed = takenValues(inOrder, slotsOf, (id, kind) =>
    makers(id, kind).filter((maker) => isBefore(maker.id, id)),
  );
  const variables = withNames(unnamed, reserved);
  const taken = new Map<string, Map<string, string>>();
  for (const { name, takenBy } of variables.values())
    for (const { operation, slot } of takenBy) {
      const own = taken.get(operation.id) ?? new Map<string, string>();
      taken.set(operation.id, own.set(slotKey(slot.in, slot.name), name));
    }
  return {
    folders,
    variablesOf: ({ id }) => taken.get(id) ?? new Map(),
    carriesOf: ({ id }) =>
      (sources.get(id) ?? []).flatMap((source) => {
        const variable = variables.get(`${source.kind} true`);
        const isTaken = variable?.takenBy.some(
          ({ operation }) => isFor(source, operation.id) && isBefore(id, operation.id),
        );
        return variable === undefined || isTaken !== true
          ? []
          : [{ variable: variable.name, path: fromPointer(source.pointer) }];
      }),
    variables: [...unnamed.keys()].flatMap((key) => variables.get(key) ?? []),
  };
}

type UnnamedVariable = Omit<SlotVariable, 'name'>;

/**
 * Lists what requests take, by kind and whether a response sets it before.
 *
 * @param earlierMakers the places of responses that have come when an operation's request is sent
 */
function takenValues(
  inOrder: readonly OperationModel[],
  slotsOf: (id: string) => readonly Slot[],
  earlierMakers: (id: string, kind: string) => readonly { readonly source: Yield }[],
): ReadonlyMap<string, UnnamedVariable> {
  const known = new Map<string, UnnamedVariable>();
  for (const operation of inOrder)
    for (const slot of slotsOf(operation.id)) {
      // A value that a run has to begin with anyway needs no mention of it.
      const isKnown = known.has(`${slot.kind} false`);
      const isCarried = earlierMakers(operation.id, slot.kind).some(
        ({ source }) => strength(source) > 0 || !isKnown,
      );
      const key = `${slot.kind} ${isCarried}`;
      const takenBy = [...(known.get(key)?.takenBy ?? []), { operation, slot }];
      known.set(key, { kind: slot.kind, isCarried, takenBy });
    }
  return known;
}

/** The variables that responses set get the plain names. */
function withNames(
  unnamed: ReadonlyMap<string, UnnamedVariable>,
  reserved: readonly string[],
): ReadonlyMap<string, SlotVariable> {
  const names = new Set(reserved);
  const carriedFirst = [...unnamed].toSorted(
    ([, one], [, other]) => Number(other.isCarried) - Number(one.isCarried),
  );
  return new Map(
    carriedFirst.map(([key, one]) => {
      const [first] = one.takenBy;
      return [key, { ...one, name: freeName(variableName(first?.slot as Slot), names) }] as const;
    }),
  );
}

function isFor({ to }: Yield, operation: string): boolean {
  return to === undefined || to.includes(operation);
}

/**
 * The places of responses that later requests take values from, by operation; for each kind the best that there is: what creates a record knows its
 * identifier better than what lists records, and that one better than a record of another kind which mentions it. What takes an identifier itself has no
 * news of it.
 */
function sourcesOf(
  model: ApiModel,
  places: ReadonlyMap<string, SlotsAndYields>,
): Map<string, readonly Yield[]> {
  const best = new Map<string, number>();
  const found = model.operations.map((operation) => {
    const { slots = [], yields = [] } = places.get(operation.id) ?? {};
    const takes = new Set(slots.map(({ kind }) => kind));
    const graded = yields
      .filter(({ kind, to }) => !takes.has(kind) && to?.length !== 0)
      .map((source) => ({ source, grade: grade(source, operation) }));
    for (const one of graded)
      best.set(one.source.kind, Math.max(one.grade, best.get(one.source.kind) ?? one.grade));
    return [operation.id, graded] as const;
  });
  return new Map(
    found.map(([id, graded]) => {
      const chosen = graded.filter((one) => one.grade === best.get(one.source.kind));
      const first = new Map(chosen.toReversed().map(({ source }) => [source.kind, source]));
      return [id, [...first.values()]];
    }),
  );
}

function grade(one: Yield, { method }: OperationModel): number {
  return strength(one) * 2 + (method === 'post' || method === 'put' ? 1 : 0);
}

/** A link of the description, the record's own identifier, a mention. */
function strength({ pointer, to }: Yield): number {
  if (to !== undefined) return 2;
  return /^(\/[^/]+)?(\/\*)?\/(id|uuid|guid|gid|sid)$/i.test(pointer) ? 1 : 0;
}

/** `accountId` for an identifier called `AccountId`, else the parameter's name. */
function variableName({ kind, in: place, name }: Slot): string {
  if (/^[A-Z]/.test(kind)) return lowerFirst(kind);
  const last = place === 'body' ? (fromPointer(name).at(-1) ?? kind) : name;
  // `id` alone would say nothing among other variables. What is no identifier has a kind that is no word.
  const word =
    kind.includes(' ') || (/id$/i.test(last) && last.length > 2) ? last : kind.replace(/id$/, 'Id');
  return camelCase(word) || 'value';
}

function freeName(name: string, names: Set<string>): string {
  const plain = name.replace(/[^\w-]/g, '') || 'value';
  let free = plain;
  for (let count = 1; names.has(free); count += 1)
    free = `existing${upperFirst(plain)}${count === 1 ? '' : count}`;
  names.add(free);
  return free;
}
