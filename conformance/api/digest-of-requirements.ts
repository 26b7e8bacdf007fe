import { sha256Of } from '../catalogue/suite.ts';
import type { Requirement } from '../model/requirement.ts';

/** `sha256:…` of a description and of the requirements that were made of it. */
export function digestOfRequirements(
  description: string,
  requirements: readonly Pick<Requirement, 'id' | 'kind' | 'operations' | 'statement'>[],
): string {
  const listed = requirements.map(({ id, kind, operations, statement }) => [id, kind, operations, statement]);
  return sha256Of(JSON.stringify([description, listed]));
}
