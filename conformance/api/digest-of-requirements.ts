import { sha256Of } from '../catalogue/suite.ts';
import type { RequirementResult } from '../model/report.ts';

/** `sha256:…` of a description and of the requirements that were made of it. */
export function digestOfRequirements(
  description: string,
  requirements: readonly Pick<
    RequirementResult,
    'id' | 'kind' | 'section' | 'evidence' | 'operations' | 'statement'
  >[],
): string {
  const listed = requirements.map(({ id, kind, section, evidence, operations, statement }) => [
    ...[id, kind, section, evidence, operations, statement],
  ]);
  return sha256Of(JSON.stringify([description, listed]));
}
