import { shellQuote } from '../../../lib/shell.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import { withinLimits } from '../limits.ts';
import type { Description } from '../read/load.ts';
import { toPlace } from '../read/place.ts';
import { findProblems, type Severities } from './find-problems.ts';
import { type CheckFinding, FIRM_RULES, findingAsError } from './finding.ts';

export interface CheckOptions {
  /** Severity by rule, from a configuration. */
  readonly rules?: Severities | undefined;
  /** A fault that can be left out is an error, too. */
  readonly strict?: boolean | undefined;
  /** Is given what is no reason to stop, a line each. */
  readonly warn?: ((line: string) => void) | undefined;
}

/** Warnings that are shown one by one. */
const SHOWN_WARNINGS = 5;

/**
 * Stops a broken description before anything is made of it.
 *
 * @throws ToolError `problem` for the first fault, further ones in `others`
 */
export async function checkDescription(description: Description, options: CheckOptions = {}): Promise<void> {
  const { cwd } = description;
  const findings = await withinLimits('anything', () => findProblems(description, options.rules));
  const errors = findings.filter(({ severity }) => severity === 'error');
  const isStopped = errors.some(({ canBeLeftOut = false }) => options.strict === true || !canBeLeftOut);
  const [first, ...others] = errors.map((finding) => findingAsError(finding, cwd)).sort(byPlace);
  if (first === undefined || !isStopped) {
    warnAbout(findings, cwd, options.warn);
    return;
  }
  const { message, place, fix = '' } = first;
  const isUnsupported = errors.every(({ rule }) => rule === 'spec/unsupported');
  throw new ToolError(isUnsupported ? 'unsupported' : 'problem', message, {
    ...(place === undefined ? {} : { place }),
    fix,
    others,
    note: noteOn(errors, displayPath(description.file, cwd)),
  });
}

function noteOn(errors: readonly CheckFinding[], file: string): string {
  const rule = errors.find((finding) => !FIRM_RULES.has(finding.rule))?.rule;
  const lower =
    rule === undefined
      ? ''
      : `\nIf the description is not yours to change, lower the rule in the configuration file: lint: { rules: { '${rule}': 'warn' } }`;
  return `Nothing was generated. \`banking-platform-api lint --spec ${shellQuote(file)}\` checks everything else.${lower}`;
}

function warnAbout(findings: readonly CheckFinding[], cwd: string, warn: CheckOptions['warn']): void {
  for (const { rule, message, location, canBeLeftOut } of findings.slice(0, SHOWN_WARNINGS)) {
    const { file, line, column } = toPlace(location, cwd);
    warn?.(`${file}:${line}:${column}: ${message} [${rule}${canBeLeftOut === true ? ', left out' : ''}]`);
  }
  const more = findings.length - SHOWN_WARNINGS;
  if (more > 0) warn?.(`${more} more like these; \`lint\` lists them all`);
}

/** The findings in reading order: by file, then from the top. */
function byPlace({ place: a }: ToolError, { place: b }: ToolError): number {
  const file = (a?.file ?? '') < (b?.file ?? '') ? -1 : a?.file === b?.file ? 0 : 1;
  return file || (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
}
