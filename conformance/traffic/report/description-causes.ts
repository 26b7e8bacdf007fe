import { fromPointer, toPointer } from '../../../lib/json-pointer.ts';
import type { JudgedApi } from '../../api/judged-api.ts';
import type { Cause, RequirementResult } from '../../model/report.ts';
import type { Violation } from '../../model/violation.ts';
import type { Disagreement } from '../judge/agreement.ts';

/** Violations of one place at which all responses agree with each other, and not with the description: it is probably the description that is wrong. */
export function descriptionCauses(
  results: readonly RequirementResult[],
  disagreements: readonly Disagreement[],
  api: JudgedApi,
): { readonly results: readonly RequirementResult[]; readonly causes: readonly Cause[] } {
  const keyOf = (requirement: string, pointer: string) => `${requirement} ${templateOf(pointer)}`;
  const found = new Map<string, { readonly one: Disagreement; readonly violations: Violation[] }>();
  for (const { id, operations } of results)
    for (const one of disagreements)
      if (one.requirement === id && operations[0] !== undefined)
        found.set(keyOf(id, api.shownPointer(operations[0], one.template)), { one, violations: [] });
  const marked = results.map((result) => ({
    ...result,
    violations: result.violations.map((violation) => {
      const key = keyOf(result.id, violation.pointer);
      const known = found.get(key);
      if (known === undefined) return violation;
      known.violations.push(violation);
      return { ...violation, cause: `description:${key}` };
    }),
  }));
  const causes = [...found].flatMap(([key, { one, violations }]): Cause[] => {
    const [example] = violations;
    if (example === undefined) return [];
    const { requirement, exchange, pointer } = example;
    const where = pointer === '' ? '' : ` at \`${templateOf(pointer)}\``;
    return [
      {
        id: `description:${key}`,
        sentence: `All ${one.responses} responses that ${requirement} checks agree with each other and differ from the description${where}: the description is probably wrong.`,
        places: violations.length,
        requirements: [requirement],
        example: { requirement, exchange, pointer },
      },
    ];
  });
  return { results: marked, causes };
}

function templateOf(pointer: string): string {
  return toPointer(fromPointer(pointer).map((name) => (/^\d+$/.test(name) ? '*' : name)));
}
