import { randomUUID } from 'node:crypto';
import { digestWith, requirements } from '../catalogue/catalogue.ts';
import { description } from '../catalogue/description.ts';
import { suite } from '../catalogue/suite.ts';
import { findCauses } from '../causes/find-causes.ts';
import { deploymentFacts } from '../deployment/deployment-facts.ts';
import { deploymentResults } from '../deployment/deployment-results.ts';
import type { RowCheck } from '../judge/check.ts';
import { checks as allChecks } from '../judge/checks/checks.ts';
import { toHistory } from '../judge/history.ts';
import { judge } from '../judge/judge.ts';
import { toResults } from '../judge/results.ts';
import { count, decide } from '../judge/verdict.ts';
import { createWaivers, violatedPlaces } from '../judge/waivers.ts';
import type { Exchange } from '../model/exchange.ts';
import type { ConformanceOptions } from '../model/options.ts';
import {
  type Cause,
  RECORDING,
  REPORT_SCHEMA,
  type Report,
  type RequirementResult,
  type RunInfo,
  type WaiverResult,
} from '../model/report.ts';
import { observe } from '../observe/observe.ts';
import { type RunSettings, readOptions } from '../options/read-options.ts';
import { type Selection, select } from '../options/select.ts';
import { harOfRun } from '../record/record-run.ts';
import { createRedactor } from '../redact/create-redactor.ts';
import type { Redactor } from '../redact/redactor.ts';
import { steps } from '../scenario/steps.ts';
import { makeCalls } from './calls-made.ts';
import { dataSection } from './data-section.ts';
import type { ConformanceEvent } from './events.ts';
import { existingRecords } from './existing-records.ts';
import { responseHint } from './response-hint.ts';
import { passGate } from './safety/gate.ts';
import { readTarget } from './safety/target.ts';
import { learnSecrets } from './secrets-of.ts';

/** The suite's own tests replace these parts. */
export interface SuiteOverrides {
  readonly checks?: readonly RowCheck[];
  /** Called with the exchanges in full after the last call: tests judge them again. */
  readonly onExchanges?: (exchanges: readonly Exchange[]) => void;
  /** Default: the one that masks, which takes longer than all judging. Tests with thousands of runs whose reports nobody reads leave it out. */
  readonly redactor?: Redactor;
  /** True to look for what violations have in common, which checks several times. Default: yes. */
  readonly causes?: boolean;
}

/**
 * Judges a deployment: makes the calls, one after the other and each at most once, and then judges every requirement by the responses.
 * Yields events as they happen and returns the report, which is also in the last event. Everything that it yields is redacted.
 *
 * @throws ConfigurationError for invalid options, SafetyRefusal for calls that the operator has not allowed: both before the first call
 */
export async function* runSuite(
  options: ConformanceOptions,
  overrides: SuiteOverrides = {},
): AsyncGenerator<ConformanceEvent, Report, undefined> {
  const settings = readOptions(options);
  const { clock } = settings;
  const target = readTarget(options.baseUrl, options.proxyUrl);
  const facts = options.overlay === undefined ? [] : deploymentFacts(options.overlay);
  const all = [...requirements, ...facts.map(({ requirement }) => requirement)];
  const selection = select(options, all, steps);
  const startedAt = clock.now();
  const waivers = createWaivers(options.waivers ?? [], all, startedAt);
  passGate(target, options, selection.steps);

  const redactor = overrides.redactor ?? createRedactor();
  learnSecrets(redactor, options, target);
  const begun = beginRun(options, settings, selection, redactor.url(target.url.href), startedAt);
  const asked = all.filter((one) => selection.notAsked(one) === undefined).length;
  yield { type: 'start', run: begun, requirements: asked };

  const { exchanges, notSent, stopped } = yield* makeCalls({
    options,
    settings,
    selection,
    redactor,
    run: begun.id,
    proxy: target.proxy,
    // A server on this machine may begin anew, and a stub returns the same account to every run.
    recorded: target.isLoopback ? [] : ((await options.journal?.created?.()) ?? []),
  });
  overrides.onExchanges?.(exchanges);

  const input: JudgedRun = { options, settings, selection, facts, waivers, redactor, exchanges, notSent };
  const { results, causes } = judgeRun(input, overrides);
  for (const result of results) yield { type: 'requirement', result };

  const waiverResults = waivers.results(violatedPlaces(results));
  const endedAt = clock.now();
  const run: RunInfo = {
    ...begun,
    endedAt: new Date(endedAt).toISOString(),
    durationMs: endedAt - startedAt,
    verdict: decide(results, waiverResults, stopped !== undefined),
    ...(stopped !== undefined && { stopped }),
  };
  const report = toReport(input, run, results, waiverResults, causes);
  yield { type: 'end', report };
  return report;
}

/** The calls that were made, and the requirements that they are checked against. */
interface JudgedRun {
  readonly options: ConformanceOptions;
  readonly settings: RunSettings;
  readonly selection: Selection;
  readonly facts: ReturnType<typeof deploymentFacts>;
  readonly waivers: ReturnType<typeof createWaivers>;
  readonly redactor: Redactor;
  readonly exchanges: readonly Exchange[];
  readonly notSent: Report['notSent'];
}

function judgeRun(
  { options, settings, facts, ...rest }: JudgedRun,
  overrides: SuiteOverrides,
): { readonly results: readonly RequirementResult[]; readonly causes: readonly Cause[] } {
  const { exchanges, redactor } = rest;
  const checks = overrides.checks ?? allChecks;
  const input = { ...rest, evidence: settings.evidence };
  const judgements = judge(exchanges, checks);
  const judged = toResults({ ...input, requirements, judgements, hint: responseHint(options.data) });
  const { results, causes } =
    overrides.causes === false
      ? { results: judged, causes: [] }
      : findCauses({ results: judged, again: { exchanges, checks, redactor } });
  const ofDeployment = options.overlay === undefined ? [] : deploymentResults(options.overlay, facts, input);
  return { results: [...results, ...ofDeployment], causes };
}

function toReport(
  { exchanges, notSent, selection, redactor }: JudgedRun,
  run: RunInfo,
  requirements: readonly RequirementResult[],
  waivers: readonly WaiverResult[],
  causes: readonly Cause[],
): Report {
  const shown = exchanges.map((exchange) => redactor.exchange(exchange));
  const left = notSent.map(({ id, operation, reason }) => ({ id, operation, reason: redactor.text(reason) }));
  return {
    $schema: REPORT_SCHEMA,
    run,
    counts: count(requirements, exchanges.length),
    requirements,
    waivers,
    observations: observe(toHistory(exchanges), redactor),
    exchanges: shown,
    notSent: left,
    ...existingRecords(exchanges, redactor),
    [RECORDING]: () => harOfRun({ run, selection, exchanges, shown, notSent: left }),
    ...(causes.length > 0 && { causes }),
  };
}

/** Returns what is known of a run before its first call. */
function beginRun(
  { readOnly = false, only = [], skip = [], overlay, data }: ConformanceOptions,
  { profile, evidence, seed }: RunSettings,
  { thorough, notAsked }: Selection,
  baseUrl: string,
  startedAt: number,
): Omit<RunInfo, 'endedAt' | 'durationMs' | 'verdict'> {
  const isJudged = (id: string) => requirements.some((one) => one.id === id && notAsked(one) === undefined);
  return {
    id: randomUUID(),
    suite,
    description,
    catalogue: { digest: digestWith(overlay?.overlays) },
    ...(overlay !== undefined && { overlays: overlay.overlays }),
    target: { baseUrl },
    profile,
    evidence,
    readOnly,
    only,
    skip,
    seed,
    ...(data !== undefined && { data: dataSection(data, isJudged) }),
    ...(thorough !== undefined && { thorough }),
    startedAt: new Date(startedAt).toISOString(),
  };
}
