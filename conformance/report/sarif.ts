import { upperFirst } from '../../lib/case.ts';
import { jsonText } from '../../lib/json-text.ts';
import { visible } from '../../lib/visible.ts';
import type { Report, RequirementResult } from '../model/report.ts';
import type { FilePlace } from '../model/requirement.ts';
import { OF_ROWS } from '../model/requirement.ts';
import type { Violation } from '../model/violation.ts';
import { placeOfRequirement } from './place-of-requirement.ts';
import { sectionWords } from './section-words.ts';
import { outlived, waiverOf } from './waiver-of.ts';

/**
 * `conformance.sarif` (SARIF 2.1.0), for what collects findings: a rule for each requirement that is violated, a result for each violation,
 * `error` where it fails the run and `warning` where it does not. Waived ones are suppressed. The logical
 * location is the place in the response, `createCard/cardholder/name`; the physical one is the recording of the call or, of a run, where the
 * requirement is written.
 */
export async function sarifReport(report: Report): Promise<string> {
  const sarif = await import('node-sarif-builder');
  const { run, requirements, waivers } = report;
  const builder = new sarif.SarifBuilder();
  const { name, version } = run.suite;
  const invocation = {
    executionSuccessful: run.stopped === undefined,
    startTimeUtc: run.startedAt,
    endTimeUtc: run.endedAt,
    toolExecutionNotifications: notificationsOf(report),
  };
  const runBuilder = new sarif.SarifRunBuilder({
    tool: { driver: { name, version, rules: [] } },
    invocations: [invocation],
    properties: {
      target: run.target.baseUrl,
      verdict: run.verdict,
      ...(run.seed !== undefined && { seed: run.seed }),
      run: run.id,
    },
  });
  for (const result of requirements.filter(({ violations }) => violations.length > 0)) {
    runBuilder.addRule(new sarif.SarifRuleBuilder(toRule(result)));
    for (const violation of result.violations)
      runBuilder.addResult(
        new sarif.SarifResultBuilder({
          ...toResult(violation, result, report),
          suppressions: suppressionsOf(violation, waivers),
        }),
      );
  }
  builder.addRun(runBuilder);
  return `${jsonText(builder.buildSarifOutput(), 2)}\n`;
}

function toRule(result: RequirementResult) {
  const { id, kind, statement, section, evidence, operations } = result;
  return {
    id,
    shortDescription: { text: statement },
    help: {
      text: `${statement} ${evidence === 'deployment' ? 'An overlay says it of this deployment' : section === 'description' ? 'The description says it' : `${upperFirst(sectionWords(section))}${section.startsWith(OF_ROWS) ? '' : ' of the source'}; evidence: ${evidence}`}.`,
    },
    properties: { kind, section, evidence, operations: [...operations] },
  };
}

function toResult(violation: Violation, result: RequirementResult, { traffic }: Report) {
  const { fails, status, statement } = result;
  const { requirement, operation, pointer, expected, actual, exchange, why } = violation;
  // The same violation in another run of a client is another finding.
  const scenario = violation.scenario === undefined ? [] : [violation.scenario];
  const how = why === undefined ? '' : ` (${why})`;
  const fullyQualifiedName = `${operation}${pointer}`;
  const name = pointer === '' ? operation : (pointer.split('/').at(-1) ?? '');
  const written = physical(placeOfRequirement(result, operation));
  const recorded = placeInRecording(exchange, traffic);
  const states = { new: 'new', persisting: 'unchanged' } as const;
  return {
    ruleId: requirement,
    ...(violation.baseline !== undefined && { baselineState: states[violation.baseline] }),
    level: fails || status === 'waived' ? ('error' as const) : ('warning' as const),
    message: { text: message(`${statement} Expected: ${expected}. Actual: ${actual}${how}.`) },
    locations: [
      {
        physicalLocation: recorded === undefined ? written : physical(recorded),
        logicalLocations: [{ name, fullyQualifiedName, kind: pointer === '' ? 'function' : 'member' }],
      },
    ],
    ...(recorded !== undefined && { relatedLocations: [{ id: 1, physicalLocation: written }] }),
    partialFingerprints: { 'requirementAndPlace/v1': [requirement, pointer, ...scenario].join(' ') },
    properties: {
      exchange,
      pointer,
      expected,
      actual,
      ...(why !== undefined && { why }),
      ...(violation.cause !== undefined && { cause: violation.cause }),
    },
  };
}

function physical({ file, line }: FilePlace) {
  return { artifactLocation: { uri: encodeURI(file) }, region: { startLine: line } };
}

/** A recording is the reader's own file, which the description seldom is. Of NDJSON, the number of a call is its line. */
function placeInRecording(exchange: string, traffic: Report['traffic']): FilePlace | undefined {
  const source = traffic?.sources.find(({ name }) => exchange.startsWith(`${name}#`));
  const number = Number(exchange.slice(exchange.lastIndexOf('#') + 1));
  if (source === undefined || source.name === 'stdin' || !Number.isSafeInteger(number)) return undefined;
  return { file: source.name, line: /\.(?:ndjson|jsonl)$/i.test(source.name) ? Math.max(1, number) : 1 };
}

function suppressionsOf(violation: Violation, waivers: Report['waivers']) {
  const waiver = waiverOf(violation, waivers);
  if (waiver === undefined) return [];
  return [
    {
      kind: 'external' as const,
      status: 'accepted' as const,
      justification: `${waiver.reason} (until ${waiver.expires})`,
    },
  ];
}

/** Lists what is not in the results: requirements that could not be checked, and waivers that fail the run. */
function notificationsOf({ run, counts, waivers }: Report) {
  const texts = [
    ...(run.stopped === undefined ? [] : [`The run was stopped: ${run.stopped}.`]),
    ...(counts.inconclusive === 0 ? [] : [`${counts.inconclusive} requirements could not be checked.`]),
    ...waivers
      .filter((waiver) => outlived(waiver) !== undefined)
      .map((waiver) => `The waiver of ${waiver.requirement} is ${waiver.state}: ${outlived(waiver)}.`),
  ];
  return texts.map((text) => ({ level: 'error' as const, message: { text: message(text) } }));
}

/** Braces stand for arguments in a message of SARIF, and brackets before parentheses for a link: neither may come from a server. */
function message(text: string): string {
  return visible(text).replaceAll('{', '{{').replaceAll('}', '}}').replaceAll('](', '] (');
}
