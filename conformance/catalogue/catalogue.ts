import { catalogue } from '../../generated/catalogue.ts';
import type { OverlayInfo } from '../model/overlaid-description.ts';
import type { Requirement } from '../model/requirement.ts';
import { facts } from './facts.ts';
import { sha256Of } from './suite.ts';

/** Everything that a deployment is judged by: the form of its responses, and the rows of `spec/requirements/`. */
export const requirements: readonly Requirement[] = [
  ...facts,
  // Reports do not contain the check of a row.
  ...catalogue.requirements.map(({ id, section, evidence, statement, operations }) => ({
    ...{ id, section, evidence, statement, operations },
    kind: 'behaviour' as const,
  })),
];

/** The rows as they are written, with how each is judged. */
export const { requirements: rows } = catalogue;

/** The list has what the source leaves open, and what the suite does about it: the entries of `spec/not-shown.yaml`. */
export const { notShown } = catalogue;

/** `sha256:…`. Changes with every word of the above. */
export const catalogueDigest: string = sha256Of(JSON.stringify({ requirements, notShown }));

/** Returns the same list with what overlays add, which is a part of what the deployment is checked against. */
export function digestWith(overlays: readonly OverlayInfo[] | undefined): string {
  return overlays === undefined ? catalogueDigest : sha256Of(JSON.stringify([catalogueDigest, overlays]));
}
