import { createConfig } from '@redocly/openapi-core';
import { nearest } from '../../../lib/nearest.ts';
import { house } from '../../../spec/rules/index.ts';
import { ToolError } from '../../cli/errors.ts';
import type { Severities } from '../check/find-problems.ts';
import { CHECK_RULES } from '../check/finding.ts';

/** Rules of Redocly that `check/` has instead, and what they are called there. */
export const CHECKED_HERE: Readonly<Record<string, readonly string[]>> = {
  struct: Object.keys(CHECK_RULES).filter((rule) => !/reference|unique/.test(rule)),
  'no-unresolved-refs': ['spec/reference', 'spec/remote-reference'],
  'operation-operationId-unique': ['spec/operation-id-unique'],
  'operation-parameters-unique': ['spec/parameter-unique'],
};

/** @throws ToolError `usage` for a rule that nobody has */
export async function expectKnownRules(severities: Severities): Promise<void> {
  const { rules } = await createConfig({ extends: ['all'] });
  const known = [
    ...Object.keys(CHECK_RULES),
    ...[rules.oas2, rules.oas3_0, rules.oas3_1, rules.oas3_2, rules.arazzo1].flatMap(Object.keys),
    ...Object.values(house.rules ?? {}).flatMap((group) => Object.keys(group).map((rule) => `house/${rule}`)),
  ];
  for (const rule of Object.keys(severities)) {
    if (known.includes(rule)) continue;
    const near = nearest(rule, known);
    throw new ToolError('usage', `Unknown rule in the configuration: ${rule}.`, {
      fix:
        near === undefined
          ? '`lint` prints the name of the rule with each problem.'
          : `Did you mean ${near}?`,
    });
  }
}

/** Severities of the rules of `check/`, where Redocly's names for them are understood too. */
export function bySpecRule(severities: Severities): Severities {
  return Object.fromEntries(
    Object.entries(severities).flatMap(([rule, severity]) =>
      (CHECKED_HERE[rule] ?? [rule]).map((name) => [name, severity] as const),
    ),
  );
}

/** Severities of all other rules, those of Redocly and of the house. */
export function ownSeverities(severities: Severities): Severities {
  return Object.fromEntries(
    Object.entries(severities).filter(([rule]) => !(rule in CHECKED_HERE) && !(rule in CHECK_RULES)),
  );
}
