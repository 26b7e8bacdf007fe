/** A fact that no schema keyword can express. */
export interface CatalogueRequirement {
  /** In words, never reused. */
  readonly id: string;
  /** Section of the source. */
  readonly section: string;
  readonly evidence: 'stated' | 'observed' | 'implied';
  readonly statement: string;
  /** Operations that it takes to judge it; the first is the one that it is about. */
  readonly operations: readonly (never)[];
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
export const catalogue: Catalogue = { requirements: [], notShown: [] };
