import type { ScenarioStep } from './step.ts';

/**
 * Sorts the steps so that each comes after those in its `after` list, and otherwise keeps their order.
 *
 * @throws Error for an `after` that names an unknown step, and for a cycle
 */
export function inOrder(steps: readonly ScenarioStep[]): readonly ScenarioStep[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const ordered = new Set<ScenarioStep>();
  const visit = (id: string, from: readonly string[]) => {
    const step = byId.get(id);
    if (step === undefined) throw new Error(`Step ${from.at(-1)} comes after ${id}, which is not a step`);
    if (from.includes(id)) throw new Error(`Steps form a cycle: ${[...from, id].join(' comes after ')}`);
    for (const earlier of step.after) visit(earlier, [...from, id]);
    ordered.add(step);
  };
  for (const { id } of steps) visit(id, []);
  return [...ordered];
}
