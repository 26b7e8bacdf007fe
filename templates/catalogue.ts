import type { ApiModel } from './model.ts';
import type { Evidence, NotShown, Requirement } from './reference/evidence.ts';
import { literal } from './samples/literal.ts';

/** `catalogue.ts`: what stands beside the description as values, for whoever judges a deployment by it. */
export function catalogueTemplate(model: ApiModel, evidence: Evidence): string {
  const operations = model.operations.map(({ id }) => `'${id}'`).join(' | ') || 'never';
  return `/** A fact that no schema keyword can express. */
export interface CatalogueRequirement {
  /** In words, never reused. */
  readonly id: string;
  /** Section of the source. */
  readonly section: string;
  readonly evidence: 'stated' | 'observed' | 'implied';
  readonly statement: string;
  /** Operations that it takes to judge it; the first is the one that it is about. */
  readonly operations: readonly (${operations})[];
}

/** Something that the source leaves open. */
export interface CatalogueNotShown {
  readonly id: string;
  readonly section: string;
  /** Whether the source itself says that it is not shown, or is silent. */
  readonly said: 'explicit' | 'silent';
  /** What is open. */
  readonly open: string;
  /** What a conformance suite does about it. */
  readonly suite: string;
}

export interface Catalogue {
  readonly requirements: readonly CatalogueRequirement[];
  readonly notShown: readonly CatalogueNotShown[];
}

/** What stands beside the description: facts that its schemas cannot say, and what is left open. */
export const catalogue: Catalogue = ${literal({
    requirements: evidence.requirements.map(requirementRow),
    notShown: evidence.notShown.map(notShownRow),
  })};
`;
}

function requirementRow({ id, section, evidence, statement, operations }: Requirement): Requirement {
  return { id, section, evidence, statement, operations };
}

function notShownRow({ id, section, said, open, suite }: NotShown): Omit<NotShown, 'description' | 'server'> {
  return { id, section, said, open, suite };
}
