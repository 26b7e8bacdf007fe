import type { ApiModel } from './model.ts';
import type { EvidenceRecords, NotShown, RequirementRow } from './reference/evidence.ts';
import { literal } from './samples/literal.ts';

/** A kind of check that rows can name. */
export interface StandardCheckModel {
  readonly name: string;
  /** The type of what it is given. */
  readonly type: string;
}

/** `catalogue.ts`: the requirement rows and the not-shown list as values, for judging a deployment. */
export function catalogueTemplate(
  model: ApiModel,
  evidence: EvidenceRecords,
  checks: readonly StandardCheckModel[],
): string {
  const { requirements, notShown } = evidence;
  const operations = union(model.operations.map(({ id }) => id));
  const codes = requirements.flatMap(({ check }) =>
    check !== undefined && 'code' in check ? String(check.code) : [],
  );
  const optional = requirements.every(({ check }) => check !== undefined) ? '' : '?';
  return `import type { CheckConditions, CodeCheck, PlacePairs, PlaceValues } from './catalogue-check${model.importExtension}';

/** The input of each standard check. */
export interface StandardChecks {
${checks.map(({ name, type }) => `  readonly ${name}: ${type};`).join('\n')}
}

export type StandardCheckName = keyof StandardChecks;

/** One standard check. */
export type StandardCheck = {
  [Name in StandardCheckName]: Readonly<Pick<StandardChecks, Name>>;
}[StandardCheckName];

/** The checks that are code, by name. */
export type CheckCode = ${union([...new Set(codes)])};

/** A fact that no schema keyword can express. */
export interface CatalogueRequirement {
  /** A name in words, never reused. */
  readonly id: string;
  /** Section of the source. */
  readonly section: string;
  readonly evidence: 'stated' | 'observed' | 'implied';
  readonly statement: string;
  /** Operations that it takes to judge it; the first is the one that it is about. */
  readonly operations: readonly (${operations})[];
  /** The check. */
  readonly check${optional}: StandardCheck | CodeCheck<CheckCode>;
  /** The condition under which the source speaks of it; default: always. */
  readonly where?: CheckConditions;
  /** True if texts that differ in nothing but the case of their letters are the same. */
  readonly ignoreCase?: true;
  /** The place where it is written: a file below the description's folder, and a line from 1. */
  readonly place?: { readonly file: string; readonly line: number };
}

/** Something that the source leaves open. */
export interface CatalogueNotShown {
  readonly id: string;
  readonly section: string;
  /** Says whether the source itself calls it not shown, or is silent. */
  readonly said: 'explicit' | 'silent';
  /** The open question. */
  readonly open: string;
  /** A conformance suite does this about it. */
  readonly suite: string;
  /** Comparisons whose results it records. */
  readonly compare?: readonly CatalogueComparison[];
  /** Requests that find out what a deployment does. */
  readonly probes?: readonly CatalogueProbe[];
}

/** Values of one field, each sent alone in an otherwise complete request; or calls in a row. */
export type CatalogueProbe = CatalogueValuesProbe | CatalogueCallsProbe;

export interface CatalogueValuesProbe {
  readonly operation: ${operations};
  /** JSON pointer into the request's body. */
  readonly field: string;
  readonly values: readonly unknown[];
}

export interface CatalogueCallsProbe {
  /** The words for people. */
  readonly what: string;
  /** The outcome of the last one is what is noted; those before it must be accepted. */
  readonly calls: readonly CatalogueProbeCall[];
  /** The place of the outcome, if it is in the response of the last call; default: whether that call is accepted. */
  readonly look?: CatalogueProbeLook;
  /** A sentence for each outcome. \`{status}\` stands for the status. */
  readonly says: { readonly [outcome in CatalogueProbeOutcome]?: string };
}

export type CatalogueProbeOutcome = 'accepted' | 'refused' | 'absent' | 'null' | 'empty' | 'equal' | 'program' | 'other';

export interface CatalogueProbeCall {
  readonly operation: ${operations};
  readonly method?: string;
  /** Instead of the operation's. */
  readonly path?: string;
  readonly pathParameters?: { readonly [name: string]: string };
  /** Instead of the complete one. */
  readonly body?: { readonly [name: string]: unknown };
  /** Values by JSON pointer into the body. */
  readonly set?: { readonly [pointer: string]: unknown };
  /** JSON pointers of fields that are left out. */
  readonly remove?: readonly string[];
  /** Values of responses to earlier calls, by JSON pointer into the body. */
  readonly take?: { readonly [pointer: string]: CatalogueProbeValue };
}

export interface CatalogueProbeLook {
  /** JSON pointer into the response. */
  readonly at: string;
  /** The outcome is \`equal\` if the value is this one. */
  readonly equals?: CatalogueProbeValue;
  /** JSON pointer into the program: the outcome is \`program\` if the value is that one. */
  readonly program?: string;
}

export interface CatalogueProbeValue {
  /** Number of the call, from 0. */
  readonly call: number;
  /** JSON pointer into its response. */
  readonly at: string;
}

/** The fact would be a requirement if the source stated it. */
export interface CatalogueComparison
  extends Required<Pick<CatalogueRequirement, 'operations' | 'check'>>,
    Pick<CatalogueRequirement, 'where'> {
  /** The name of each result, as a sentence for people. */
  readonly says: { readonly equal: string; readonly other: string };
}

export interface Catalogue {
  readonly requirements: readonly CatalogueRequirement[];
  readonly notShown: readonly CatalogueNotShown[];
}

/** The requirement rows of the description, and the list of what is not shown. */
export const catalogue: Catalogue = ${literal({
    requirements: requirements.map(requirementRow),
    notShown: notShown.map(notShownRow),
  })};
`;
}

function requirementRow({
  id,
  section,
  evidence,
  statement,
  operations,
  check,
  where,
  ignoreCase,
  place,
}: RequirementRow): object {
  return {
    ...{ id, section, evidence, statement, operations },
    ...(check && { check }),
    ...(where && { where }),
    ...(ignoreCase && { ignoreCase }),
    ...(place && { place }),
  };
}

function notShownRow({ id, section, said, open, suite, compare, probes }: NotShown): object {
  return {
    id,
    section,
    said,
    open,
    suite,
    ...(compare && { compare }),
    ...(probes && { probes }),
  };
}

function union(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ') || 'never';
}
