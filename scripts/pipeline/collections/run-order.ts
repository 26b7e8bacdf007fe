import type { OperationModel } from '../../../templates/model.ts';

/** An operation whose response holds what another one takes: `[createAccount, updateAccount]`. */
export type Dependency = readonly [before: string, after: string];

export interface OrderedFolder {
  readonly name: string;
  readonly operations: readonly OperationModel[];
}

/** The group of operations without a tag has the name that other tools give it. */
const UNTAGGED = 'default';

/**
 * A folder for each first tag, and both the folders and what is in them in the order in which they can be run: what creates a record before what takes its
 * identifier, and what deletes one after everything else in its folder.
 *
 * @param workflow operation ids in the order in which the description's own workflow calls them, which comes before all else
 */
export function runOrder(
  operations: readonly OperationModel[],
  dependencies: readonly Dependency[],
  workflow: readonly string[],
): OrderedFolder[] {
  const rank = new Map(
    operations.map(({ id, method }, index) => {
      const place = workflow.indexOf(id);
      const later = place === -1 ? workflow.length + index : place;
      return [id, method === 'delete' && place === -1 ? later + 2 * operations.length : later] as const;
    }),
  );
  const isGiven = ([before, after]: Dependency) => workflow.includes(before) && workflow.includes(after);
  const steps = workflow.slice(1).map((id, index): Dependency => [workflow[index] as string, id]);
  const edges = [...dependencies.filter((one) => !isGiven(one)), ...steps];
  const ids = operations.map(({ id }) => id);
  const inOrder = sorted(ids, edges, (id) => rank.get(id) ?? 0);

  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const folderOf = (id: string) => byId.get(id)?.tags[0] ?? UNTAGGED;
  const folders = [...new Set(inOrder.map(folderOf))];
  const between = edges.map(([before, after]): Dependency => [folderOf(before), folderOf(after)]);
  const folderOrder = sorted(folders, between, (name) => folders.indexOf(name));
  return folderOrder.map((name) => ({
    name,
    operations: inOrder
      .filter((id) => folderOf(id) === name)
      .flatMap((id) => byId.get(id) ?? [])
      .sort((one, other) => Number(isLast(one, workflow)) - Number(isLast(other, workflow))),
  }));
}

function isLast({ id, method }: OperationModel, workflow: readonly string[]): boolean {
  return method === 'delete' && !workflow.includes(id);
}

/** Topologically, the lowest rank first; where there is a circle, the lowest rank of it goes first. */
function sorted(
  names: readonly string[],
  edges: readonly Dependency[],
  rank: (name: string) => number,
): string[] {
  const waiting = new Map(names.map((name) => [name, new Set<string>()]));
  for (const [before, after] of edges)
    if (before !== after && waiting.has(before)) waiting.get(after)?.add(before);
  const byRank = names.toSorted((one, other) => rank(one) - rank(other));
  const order: string[] = [];
  while (waiting.size > 0) {
    const left = byRank.filter((name) => waiting.has(name));
    const next = left.find((name) => waiting.get(name)?.size === 0) ?? (left[0] as string);
    waiting.delete(next);
    for (const before of waiting.values()) before.delete(next);
    order.push(next);
  }
  return order;
}
