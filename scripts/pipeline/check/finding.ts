import type { LocationObject } from '@redocly/openapi-core';
import { ToolError } from '../../cli/errors.ts';
import { toPlace } from '../read/place.ts';

/** The rules that are checked before anything is made of a description. A configuration sets each to `off`, `warn` or `error`. */
export const CHECK_RULES = {
  'spec/empty-field': 'a field without a value whose content seems to be next to it',
  'spec/missing-field': 'a field that the specification requires is missing',
  'spec/misplaced-field': 'a field that belongs to another object',
  'spec/misspelled-field': 'a field or keyword whose name is nearly a known one',
  'spec/operation-id-unique': 'two operations with one operationId',
  'spec/other-version': 'a field or keyword of another version of OpenAPI or JSON Schema',
  'spec/parameter-unique': 'a parameter that is listed twice',
  'spec/reference': 'a reference that cannot be resolved',
  'spec/remote-reference': 'a reference to the network',
  'spec/unknown-field': 'a field that the specification does not have',
  'spec/unknown-keyword': 'a keyword that JSON Schema does not have',
  'spec/unsupported': 'something that the specification allows and this tool cannot read',
  'spec/value': 'a value that no version of the specification allows',
} as const;

export type CheckRule = keyof typeof CHECK_RULES;

/** A description that breaks one of these cannot be read in any way, so their severity is fixed. */
export const FIRM_RULES: ReadonlySet<CheckRule> = new Set([
  'spec/reference',
  'spec/remote-reference',
  'spec/unsupported',
]);
export type Severity = 'error' | 'warn';

/** Something wrong with a description, at a place in one of its author's files. */
export interface CheckFinding {
  readonly rule: CheckRule;
  readonly severity: Severity;
  /** The fault in one sentence. */
  readonly message: string;
  readonly fix: string;
  readonly location: LocationObject;
  /** Everything can be made without it, if it is left out. That stops `lint` and `--strict`, and is a warning otherwise. */
  readonly canBeLeftOut?: boolean;
}

export type ReportFinding = (finding: CheckFinding) => void;

export function findingAsError({ rule, message, fix, location }: CheckFinding, cwd: string): ToolError {
  return new ToolError('problem', `${message} [${rule}]`, { place: toPlace(location, cwd), fix });
}
