import type { ScenarioStep } from './step.ts';

/**
 * Steps in an order in which each is made after those that it names. Where they name nothing, the order stays.
 *
 * @throws Error for a step that names one that there is not, or that waits for itself
 */
export function inOrder(steps: readonly ScenarioStep[]): readonly ScenarioStep[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const ordered = new Set<ScenarioStep>();
  const visit = (id: string, from: readonly string[]) => {
    const step = byId.get(id);
    if (step === undefined)
      throw new Error(`The step ${from.at(-1)} is made after ${id}, and there is no such step`);
    if (from.includes(id)) throw new Error(`The step ${[...from, id].join(' is made after ')}`);
    for (const earlier of step.after) visit(earlier, [...from, id]);
    ordered.add(step);
  };
  for (const { id } of steps) visit(id, []);
  return [...ordered];
}
