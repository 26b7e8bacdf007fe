import { randomUUID } from 'node:crypto';
import { type OperationId, operations } from '../../generated/operations.ts';
import { description } from '../catalogue/description.ts';
import { sha256Of, suite } from '../catalogue/suite.ts';
import { count, decide } from '../judge/verdict.ts';
import { createWaivers, violatedPlaces } from '../judge/waivers.ts';
import { ConfigurationError, type Waiver } from '../model/options.ts';
import { REPORT_SCHEMA, type Report, type ReportExchange, type ReportScenario } from '../model/report.ts';
import type { ClientEvidence } from '../model/requirement.ts';
import { createRedactor } from '../redact/create-redactor.ts';
import type { Redactor } from '../redact/redactor.ts';
import { toExchange } from '../traffic/to-exchange.ts';
import { describeExit, worksAsIn } from './checks/endings.ts';
import { kindsFor } from './checks/kinds.ts';
import { bankCalls } from './client-judgement.ts';
import { clientResults, endOf } from './client-results.ts';
import { type ClientRow, clientRows } from './client-rows.ts';
import type { ClientRun } from './client-run.ts';
import { createQuoter, type Quote } from './create-quoter.ts';
import { runScenario, type ScenarioSettings } from './run-scenario.ts';
import {
  isVariation,
  planScenarios,
  REWRITING_WORDS,
  type Scenario,
  SLOW,
  WITHOUT_FAULTS,
} from './scenarios.ts';

export interface JudgeClientOptions extends ScenarioSettings {
  /** The command, for the report. */
  readonly command: string;
  /** Values that the client may print and that must not be shown. */
  readonly secrets?: readonly string[];
  /** Rows by id, beginning of an id, or area: `retries`. Default: all. */
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  /** The weakest evidence that fails a run. Default: `safety`. */
  readonly evidence?: ClientEvidence;
  readonly waivers?: readonly Waiver[];
  /** Runs at once. Default: 1. */
  readonly jobs?: number;
  /** Chooses the runs that the rows need. Default: all. */
  readonly among?: (scenario: Scenario) => boolean;
  /** Called when a run has ended. */
  readonly onRun?: (scenario: Scenario, done: number, all: number, end: string) => void;
}

/** The reason why a row is not asked for; `undefined`: it is. @throws ConfigurationError for a word that names no row */
export function selectRows({
  only = [],
  skip = [],
}: Pick<JudgeClientOptions, 'only' | 'skip'>): (row: ClientRow) => string | undefined {
  const names = (word: string, { id }: ClientRow) =>
    id === word || id.startsWith(`${word}.`) || id.startsWith(`${word}-`);
  for (const word of [...only, ...skip])
    if (word.trim() === '')
      throw new ConfigurationError(
        'an empty text names no requirement on clients',
        '--list shows all of them; check that the variable in --only or --skip is set.',
      );
    else if (!clientRows().some((row) => names(word, row)))
      throw new ConfigurationError(`"${word}" is not a requirement on clients`, '--list shows all of them.');
  return (row) => {
    if (skip.some((word) => names(word, row))) return 'excluded by skip';
    return only.length > 0 && !only.some((word) => names(word, row)) ? 'not selected by only' : undefined;
  };
}

/** Runs after the one without faults, for a client that calls these operations. Default: all of them. */
export function scenariosFor(
  notAsked: (row: ClientRow) => string | undefined,
  used: readonly OperationId[] = Object.keys(operations) as OperationId[],
): Scenario[] {
  const asked = clientRows().filter((row) => notAsked(row) === undefined);
  return planScenarios(new Set(asked.flatMap(kindsFor)), used);
}

/**
 * Runs a client against banks that work, fail, or use what the source leaves open, and judges what it does.
 *
 * @throws ConfigurationError for unknown rows and invalid waivers, before anything runs
 */
export async function judgeClient(options: JudgeClientOptions): Promise<Report> {
  const { clock, evidence = 'safety', signal } = options;
  const notAsked = selectRows(options);
  const rows = clientRows();
  const waivers = createWaivers(options.waivers ?? [], asRequirements(rows), clock.now());
  const redactor = createRedactor('recorded');
  const startedAt = clock.now();
  const { runs, stopped } = await runAll(options, notAsked);
  for (const { apiKeys, environment } of runs) {
    for (const key of apiKeys) redactor.learn(key, true);
    if (environment.BANKING_PERSON_ID) redactor.learn(environment.BANKING_PERSON_ID);
  }
  // A client may print in one run what it got in another one.
  for (const call of runs.flatMap(({ calls }) => calls)) learnFrom(call, redactor);

  const quote = createQuoter(runs, options.secrets ?? []);
  const [plain] = runs;
  const unusable = plain && whyUnusable(plain, quote);

  const untouchedIsOpen = stopped || options.among !== undefined || (options.only ?? []).length > 0;
  const results = clientResults({
    ...{ rows, notAsked, runs, unusable, untouchedIsOpen, evidence, waivers, redactor },
  });
  const waiverResults = waivers.results(violatedPlaces(results));
  const shown = new Set(results.flatMap(({ violations }) => violations.map(({ exchange }) => exchange)));
  const exchanges = runs.flatMap((run) => exchangesOf(run, shown, redactor));
  const endedAt = clock.now();
  return {
    $schema: REPORT_SCHEMA,
    run: {
      id: randomUUID(),
      suite,
      description,
      catalogue: { digest: sha256Of(JSON.stringify(rows)) },
      target: { baseUrl: 'http://127.0.0.1' },
      client: { command: quote(options.command), runs: runs.length },
      profile: 'full',
      evidence,
      readOnly: false,
      only: options.only ?? [],
      skip: options.skip ?? [],
      startedAt: new Date(startedAt).toISOString(),
      endedAt: new Date(endedAt).toISOString(),
      durationMs: endedAt - startedAt,
      verdict: decide(results, waiverResults, stopped),
      ...(signal?.aborted === true && { stopped: 'the user has interrupted it' }),
    },
    counts: count(
      results,
      runs.reduce((sum, { calls }) => sum + calls.length, 0),
    ),
    requirements: results,
    waivers: waiverResults,
    observations: [],
    exchanges,
    notSent: [],
    scenarios: runs.map((run) => toReportScenario(run, quote)),
  };
}

async function runAll(options: JudgeClientOptions, notAsked: (row: ClientRow) => string | undefined) {
  const { jobs = 1, among = () => true, onRun = () => {}, signal } = options;
  const plain = await runScenario(WITHOUT_FAULTS, options);
  const used = [...new Set(bankCalls(plain).flatMap(({ operation }) => operation ?? []))];
  const isUsable = whyUnusable(plain, () => '') === undefined;
  const scenarios = isUsable ? scenariosFor(notAsked, used).filter(among) : [];
  onRun(WITHOUT_FAULTS, 1, scenarios.length + 1, describeExit(plain));
  const runs = new Map<Scenario, ClientRun>([[WITHOUT_FAULTS, plain]]);
  const waiting = scenarios.values();
  const work = async () => {
    for (const scenario of waiting) {
      if (signal?.aborted) return;
      const run = await runScenario(scenario, options);
      // A run that was interrupted says nothing.
      if (signal?.aborted) return;
      runs.set(scenario, run);
      onRun(scenario, runs.size, scenarios.length + 1, describeExit(run));
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, jobs) }, work));
  for (const [scenario, run] of runs)
    if (isVariation(scenario.kind)) runs.set(scenario, await withoutHaste(run, plain, options));
  const inOrder = [WITHOUT_FAULTS, ...scenarios].flatMap((scenario) => runs.get(scenario) ?? []);
  return { runs: inOrder, stopped: signal?.aborted === true };
}

/**
 * On a busy machine, responses are slower than they are meant to be, and a client may give up although it would not elsewhere. So one that does not work with a bank
 * that is merely otherwise is run again, with nothing beside it.
 */
async function withoutHaste(
  run: ClientRun,
  plain: ClientRun,
  options: JudgeClientOptions,
): Promise<ClientRun> {
  let last = run;
  const times = run.scenario.kind === SLOW ? 2 : 1;
  for (let left = times; left > 0 && !worksAsIn(plain, last); left--) {
    const again = await runScenario(run.scenario, options);
    if (options.signal?.aborted) return last;
    last = again;
  }
  return last;
}

/** The reason why faults would show nothing: the client does not work without them. */
function whyUnusable(plain: ClientRun, quote: Quote): string | undefined {
  if (plain.exit.timedOut) return 'the client did not end in time against a bank without faults';
  if (plain.exit.code !== 0)
    return `the run without faults has to succeed first; it ended with ${endOf(plain, quote)}`;
  return bankCalls(plain).length === 0
    ? 'the client called nothing: it has to take the address of the bank from BANKING_BASE_URL or {baseUrl}'
    : undefined;
}

function asRequirements(rows: readonly ClientRow[]) {
  return rows.map(({ id, section, statement }) => ({
    id,
    section,
    statement,
    kind: 'behaviour' as const,
    evidence: 'implied' as const,
    operations: [],
  }));
}

/** Also from calls that are for no operation. */
function learnFrom(call: ClientRun['calls'][number], redactor: Redactor): void {
  const exchange = toExchange(call);
  if (exchange !== undefined) redactor.learnFrom(exchange);
  else
    for (const [name, value] of call.request.headers)
      if (/key|token|auth|cookie|secret|person/i.test(name)) redactor.learn(value);
}

/** The calls of the run without faults, and those that show a violation. */
function exchangesOf(run: ClientRun, shown: ReadonlySet<string>, redactor: Redactor): ReportExchange[] {
  return run.calls
    .filter(({ id }) => run.scenario === WITHOUT_FAULTS || shown.has(id))
    .flatMap((call) => {
      const endedAt = Math.min(call.endedAt, run.endedAt);
      const exchange = toExchange({ ...call, endedAt: Math.max(endedAt, call.startedAt) });
      return exchange === undefined ? [] : [redactor.exchange(exchange)];
    });
}

function toReportScenario(run: ClientRun, quote: Quote): ReportScenario {
  const { id, title, faults, rewriting } = run.scenario;
  return {
    id,
    title,
    faults,
    ...(rewriting !== undefined && { rewriting: REWRITING_WORDS[rewriting] }),
    end: endOf(run, quote),
    calls: run.calls.length,
  };
}
