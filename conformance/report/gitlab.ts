import { jsonText } from '../../lib/json-text.ts';
import { visible } from '../../lib/visible.ts';
import { sha256Of } from '../catalogue/suite.ts';
import type { Report, RequirementResult } from '../model/report.ts';
import type { Violation } from '../model/violation.ts';
import { placeInWords } from './group-of.ts';
import { placeOfRequirement } from './place-of-requirement.ts';

/** Longer descriptions are cut: a merge request shows a line of each. */
const MAX_LENGTH = 1000;

/**
 * `gl-code-quality-report.json`, for the Code Quality widget of a merge request in GitLab: an entry for each place where a requirement is violated,
 * `major` where it fails the run, `minor` where it does not, `info` where it is waived. GitLab takes one entry of each fingerprint.
 */
export function gitlabReport({ requirements, causes = [] }: Report): string {
  const sentences = new Map(causes.map(({ id, sentence }) => [id, sentence]));
  const entries = requirements.flatMap((result) =>
    result.violations.map((violation) => toEntry(violation, result, sentences.get(violation.cause ?? ''))),
  );
  const unique = new Map(entries.map((entry) => [entry.fingerprint, entry]));
  return `${jsonText([...unique.values()], 2)}\n`;
}

function toEntry(violation: Violation, result: RequirementResult, cause: string | undefined) {
  const { requirement, operation, pointer, expected, actual, why, scenario = '' } = violation;
  const { file, line } = placeOfRequirement(result, operation);
  const description = [
    `${operation}, ${placeInWords(violation)}: ${result.statement}`,
    `Expected: ${expected}. Actual: ${actual}${why === undefined ? '' : ` (${why})`}.`,
    ...(cause === undefined ? [] : [`Cause: ${cause}`]),
  ].join(' ');
  return {
    description: cut(visible(description)),
    check_name: requirement,
    fingerprint: sha256Of(JSON.stringify([requirement, operation, pointer, scenario])).replace('sha256:', ''),
    severity: result.status === 'waived' ? 'info' : result.fails ? 'major' : 'minor',
    location: { path: file, lines: { begin: line } },
  };
}

function cut(text: string): string {
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 3)}...`;
}
